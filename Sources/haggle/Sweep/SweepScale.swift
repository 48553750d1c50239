import Foundation
import HaggleExperiments
import HaggleVocabulary

/// The positions of points across a drawing, and the numbers below it.
struct SweepScale {
  let run: SweepRun
  let left: CGFloat
  let width: CGFloat

  private static let mostTicks: CGFloat = 8

  /// The position of a length; other points have a cell each.
  func x(_ index: Int) -> CGFloat { left + CGFloat(share(index)) * width }

  private func share(_ index: Int) -> Double {
    run.isContinuous
      ? SweepStrip(run: run, width: 1, isASCII: true).share(index)
      : Double(index) / Double(run.layouts.count)
  }

  func x(of length: CGFloat) -> CGFloat {
    upper > lower ? left + (length - lower) / (upper - lower) * width : left
  }

  private var lower: CGFloat { run.layouts.first?.point.length ?? 0 }
  private var upper: CGFloat { run.layouts.last?.point.length ?? 0 }

  /// The ends of a stretch: for lengths it extends to the next point, at which it no longer holds.
  func extent(_ range: ClosedRange<Int>) -> (start: CGFloat, end: CGFloat) {
    let last = run.layouts.count - 1
    if !run.isContinuous {
      return (x(range.lowerBound), left + CGFloat(range.upperBound + 1) * width / CGFloat(last + 1))
    }
    let end = x(min(range.upperBound + 1, last))
    return (x(range.lowerBound), max(end, x(range.lowerBound) + 1))
  }

  /// Round numbers; none for other points.
  var ticks: [(x: CGFloat, text: String)] {
    guard run.isContinuous else { return [] }
    return Self.round(lower, upper).map { (x(of: $0), NumberText.display($0)) }
  }

  /// Some round numbers between two bounds; both bounds if they are equal.
  static func round(_ lower: CGFloat, _ upper: CGFloat) -> [CGFloat] {
    guard upper > lower else { return [lower] }
    var step: CGFloat = 1
    var count = 0
    while (upper - lower) / step < mostTicks / 4 { step /= 10 }
    while (upper - lower) / step > mostTicks {
      step *= count % 3 == 1 ? 2.5 : 2
      count += 1
    }
    let first = (lower / step).rounded(.up)
    let last = (upper / step).rounded(.down)
    guard last - first < 100 else { return [lower, upper] }
    return (0...max(0, Int(saturating: last - first))).map { (first + CGFloat($0)) * step }
  }
}
