import Foundation

/// The search for the number that reaches a goal.
extension EditScorer {
  /// Each begins where the one before it went.
  private static let mostSteps = 3

  /// The edit with the number nearest to the written one that reaches the goal; nil if none does,
  /// or if the number has no part in it.
  ///
  /// Sizes and places depend on a length in straight pieces, so that how much one point does says
  /// how many are needed; where a piece ends, the search goes on from there.
  func solved(_ edit: Edit) -> Trial? {
    guard let written = edit.written?.value, distance.isFinite else { return nil }
    var (number, distance) = (written, distance)
    for _ in 0..<Self.mostSteps {
      guard let next = next(of: edit, from: number, distance) else { return nil }
      var nearest: Trial?
      for candidate in numbers(near: next, awayFrom: number) {
        guard let trial = edit.writing(candidate).flatMap({ Trial($0, on: base) }) else { continue }
        if trial.lack(goal) == 0 { return least(trial, missed: number) }
        let isNearer = nearest.map { trial.distance(from: goal) < $0.distance(from: goal) }
        if isNearer ?? true { nearest = trial }
      }
      guard let nearest, nearest.distance(from: goal) < distance,
        let reached = nearest.edit.written?.value
      else { return nil }
      (number, distance) = (reached, nearest.distance(from: goal))
    }
    return nil
  }

  /// As far beyond the goal, in points, is no farther: a length that fits is not made to fit less.
  private static let hardlyFarther: CGFloat = 0.05

  /// The whole number next to one that misses the goal. A number that is asked for is reached by
  /// one alone.
  private func least(_ trial: Trial, missed: Double) -> Trial {
    guard !goal.isAsked, var reached = trial.edit.written?.value else { return trial }
    var (best, missed) = (trial, missed)
    while abs(reached - missed) > 1 {
      let middle = ((reached + missed) / 2).rounded()
      guard middle != reached, middle != missed else { break }
      let next = trial.edit.writing(middle).flatMap { Trial($0, on: base) }
      if let next, next.lack(goal) == 0,
        next.distance(from: goal) <= trial.distance(from: goal) + Self.hardlyFarther
      {
        (best, reached) = (next, middle)
      } else {
        missed = middle
      }
    }
    return best
  }

  /// Where the distance from the goal would be 0 if it went on as it does at a number.
  private func next(of edit: Edit, from number: Double, _ distance: CGFloat) -> Double? {
    // A step that does not go beyond the goal; back where what is too long would be longer.
    let length = min(1, Double(distance) / 4)
    let isFirst = number == edit.written?.value
    for step in [length, -length] where length > 0 {
      guard let trial = edit.writing(number + step).flatMap({ Trial($0, on: base) }) else {
        continue
      }
      let slope = Double(trial.distance(from: goal) - distance) / step
      if slope.isFinite, abs(slope) > Self.leastSlope {
        let next = number - Double(distance) / slope
        // A distance to one side is not meant to become one to the other.
        return next.isFinite && abs(next) < 1e6 && (number < 0) == (next < 0) ? next : nil
      }
      // A number without a part in it has none on either side, but where a piece ends.
      if isFirst { return nil }
    }
    return nil
  }

  /// Less has no part in the distance, in points for each point.
  private static let leastSlope = 0.05

  /// The numbers that people would write, and where one is asked for, the exact one.
  private func numbers(near number: Double, awayFrom start: Double) -> [Double] {
    let whole = number.rounded()
    let beyond = number < start ? number.rounded(.down) : number.rounded(.up)
    let exact = goal.isAsked ? [(number * 2).rounded() / 2, (number * 100).rounded() / 100] : []
    return ((goal.isAsked ? [whole, beyond] : [beyond, whole]) + exact).distinct()
  }
}
