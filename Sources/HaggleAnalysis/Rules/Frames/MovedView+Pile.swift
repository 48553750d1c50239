import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views of a row that are each moved back farther than the one before, so that they lie on each
/// other, while the row stays as long as it was.
struct MovedPile: Sighting {
  let timeline: Timeline
  let container: NodeID
  let axis: Axis
  let first: NodeID
  let second: NodeID
  let last: NodeID
  let next: NodeID
  /// How much farther each is moved than the one before, and how far the last one is, in points.
  let step: CGFloat
  let shift: CGFloat
  /// What is between their places, in points.
  let spacing: CGFloat

  /// A smaller gap, in points, is hardly seen.
  private static let least: CGFloat = 12
  /// As many views lie on each other at least.
  private static let leastViews = 3

  static func find(_ container: NodeID, in timeline: Timeline) -> Self? {
    guard let axis = timeline.dividedAxis(container) else { return nil }
    let run = timeline.movedRun(in: container, axis)
    guard run.count >= leastViews, run[0].by == 0, run[1].by < 0,
      zip(run, run.dropFirst()).allSatisfy({ abs($1.by - $0.by - run[1].by) < Timeline.tolerance }),
      timeline.areAlike(run.map(\.view)), let last = run.last, -last.by >= least,
      let next = timeline.view(behind: last.view, in: container, axis),
      let start = timeline.extent(run[1].view, axis)?.start,
      let end = timeline.extent(run[0].view, axis)?.end
    else { return nil }
    return Self(
      timeline: timeline, container: container, axis: axis, first: run[0].view,
      second: run[1].view, last: last.view, next: next,
      step: run[1].by, shift: -last.by, spacing: start - end)
  }

  /// They lie on each other as they are drawn, and what follows begins as far behind that as it
  /// does behind their places.
  var goal: Goal? {
    let drawn = [first, second, last].map(timeline.moved)
    guard let (place, other) = timeline.screenExtents(last, next, axis),
      let (one, two) = timeline.screenExtents(drawn[0], drawn[1], axis)
    else { return nil }
    return Goal(
      [
        .gap(drawn[2], next, axis, other.start - place.end),
        .distance(drawn[1], behind: drawn[0], axis, two.start - one.start),
      ], near: [container])
  }

  var suspicion: Suspicion {
    let spacing = "spacing: \(typed(spacing + step))"
    return suspected(
      .movedView, of: container, on: axis, placed: [last, next],
      remedies: [
        """
        write \(code: spacing) in \(container) instead of the offset, which moves what follows as \
        well
        """
      ], exception: "what follows is to stay where it is", involving: [last, next], off: shift)
  }

  var statement: Statement {
    Statement(
      "\(points(shift)) points stay empty in \(container) before \(next)",
      isAboutPlace: true,
      because: """
        Each of its views is drawn \(points(-step)) points farther from its place than the one \
        before, and an offset moves what is drawn alone
        """)
  }
}

extension Timeline {
  /// The first views of a stack that follow each other and are moved, each with how far it is.
  fileprivate func movedRun(
    in container: NodeID, _ axis: Axis
  ) -> [(view: NodeID, by: CGFloat)] {
    var run: [(view: NodeID, by: CGFloat)] = []
    for child in tree.children(of: container) {
      if let shift = shift(of: child, axis) {
        run.append((child, shift))
      } else if !run.isEmpty {
        break
      }
    }
    return run
  }

  /// How far the offsets of a view draw it from its place; nil for none, and where a condition says
  /// so, as that of a fold does.
  fileprivate func shift(of view: NodeID, _ axis: Axis) -> CGFloat? {
    guard appearance(of: view).effects.isEmpty else { return nil }
    let shifts = modified(by: view).filter { offset(of: $0, axis) != nil }
    guard !shifts.isEmpty, !shifts.contains(where: statesChoice) else { return nil }
    return shifts.compactMap { offset(of: $0, axis) }.reduce(0, +)
  }

  /// What is behind a view in its stack, or behind that stack in the one around it: no spacer.
  fileprivate func view(behind last: NodeID, in container: NodeID, _ axis: Axis) -> NodeID? {
    if let next = sibling(behind: last, in: container) {
      return has(.spacer, within: next) ? nil : next
    }
    guard let (outer, branch) = division(around: container, axis),
      length(branch, axis) == length(container, axis),
      let next = sibling(behind: branch, in: outer), !has(.spacer, within: next)
    else { return nil }
    return next
  }
}
