import Foundation
import HaggleExperiments
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// What an edit does to the picture, in words: "title 86 wide instead of 62; nothing else moves".
struct AttemptWords {
  let trace: Trace

  /// More views are counted, not named.
  private static let mostNames = 3

  func text(_ attempt: Attempt) -> String {
    let own = attempt.effect.prefix(Self.mostNames).map(words).filter { !$0.isEmpty }
    let more = attempt.effect.count - own.count
    let effect = own + (more > 0 && !own.isEmpty ? ["\(more) like it"] : [])
    return ([effect.joined(separator: ", "), others(attempt)]).filter { !$0.isEmpty }
      .joined(separator: "; ")
  }

  func text(_ goal: Goal) -> String { goal.words.text { trace.name(of: $0) } }

  private func words(_ change: PictureChange) -> String {
    let (before, after) = (change.before, change.after)
    let name = trace.name(of: change.node)
    func both(_ what: String, _ old: CGFloat, _ new: CGFloat) -> String? {
      NumberText.isShownAlike(old, new)
        ? nil : "\(NumberText.display(new)) \(what) instead of \(NumberText.display(old))"
    }
    let lengths = [
      both("wide", before.width, after.width), both("high", before.height, after.height),
    ].compactMap(\.self)
    if !lengths.isEmpty { return "\(name) \(lengths.joined(separator: " and "))" }
    return "\(name) at \(place(after)) instead of \(place(before))"
  }

  private func place(_ rectangle: CGRect) -> String {
    "\(NumberText.display(rectangle.minX)),\(NumberText.display(rectangle.minY))"
  }

  private func others(_ attempt: Attempt) -> String {
    let changed = attempt.others
    if changed.isEmpty {
      return attempt.effect.isEmpty ? "no view changes its size or place" : "nothing else moves"
    }
    let names = changed.prefix(Self.mostNames).map { trace.name(of: $0.node) }
    let more = changed.count - names.count
    let listed = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return listed + (changed.count == 1 ? " moves" : " move")
      + (attempt.effect.isEmpty ? "" : ", too")
  }
}
