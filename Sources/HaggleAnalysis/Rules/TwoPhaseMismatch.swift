import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A container lays its children out for another size than the one that it reported.
///
/// `LazyVGrid` with `[.flexible(minimum: 50), .flexible(minimum: 120)]` in 200 points computes
/// 96 + 8 + 120 = 224 and reports that; placed in 224 it computes 108 + 8 + 120 = 236. Its container
/// still believes 224.
///
/// Helps: minimums that fit into what is offered, or `Grid` and stacks, which lay out once.
package enum TwoPhaseMismatch: Rule {
  package static let id = "two-phase-mismatch"
  package static let summary = "A container lays out for another size than the one it reported."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    timeline.nodes.flatMap { node in
      Axis.allCases.compactMap { suspicion(timeline, node, $0) }
    }
  }

  /// The children reach beyond the reported size, and one was placed by another proposal than it was
  /// measured by, and answered otherwise.
  private static func suspicion(
    _ timeline: Timeline, _ node: NodeID, _ axis: Axis
  ) -> Suspicion? {
    guard let reported = timeline.length(node, axis), let sizing = timeline.sizingSpan(node)
    else { return nil }
    let children = timeline.tree.children(of: node).filter { !timeline.mayReachOut($0) }
    let ends = children.compactMap { child -> CGFloat? in
      guard let frame = timeline.placement(of: child)?.placement.frame else { return nil }
      return frame.origin[axis] + frame.size[axis]
    }
    guard let drawn = ends.max(), drawn > reported + Timeline.visible,
      let changed = children.first(where: { isMeasuredOtherwise(timeline, $0, in: sizing, axis) })
    else { return nil }
    return Suspicion(
      finding(timeline, node, axis, sizing, (reported, drawn), changed), involving: [changed])
  }

  /// Whether a child is placed with a length that it did not answer while its parent was sized.
  private static func isMeasuredOtherwise(
    _ timeline: Timeline, _ child: NodeID, in sizing: Span, _ axis: Axis
  ) -> Bool {
    guard let placed = timeline.placement(of: child)?.placement,
      let end = sizing.answer
    else { return false }
    let measured = timeline.spans(of: child).map { timeline.spans[$0] }
      .last { $0.ask > sizing.ask && $0.ask < end }
    guard let measured, let size = measured.size, measured.proposal != placed.proposal
    else { return false }
    return abs(size[axis] - placed.frame.size[axis]) > Timeline.visible
  }

  private static func finding(
    _ timeline: Timeline, _ node: NodeID, _ axis: Axis, _ sizing: Span,
    _ sizes: (reported: CGFloat, drawn: CGFloat), _ changed: NodeID
  ) -> Finding {
    let first = total(timeline.reasons(of: node, in: sizing), axis)
    let second = total(timeline.placingReasons(of: node), axis)
    let asked = sizing.proposal[axis]
    var message =
      "Asked for \(points(asked)), \(timeline.name(node)) computes \(arithmetic(first, sizes.reported)) and reports \(points(sizes.reported)). When it is placed it computes again, for \(points(sizes.reported)): \(arithmetic(second, sizes.drawn))."
    if let frame = timeline.parent(node) {
      message += " \(timeline.name(frame)) places it as if it were \(points(sizes.reported))."
    }
    return Finding(
      rule: id, class: .proof, node: node, axis: axis, place: timeline.place(node),
      message: message,
      evidence: (timeline.evidence(of: sizing) + [first?.event, second?.event].compactMap { $0 }
        + (timeline.placement(of: changed).map { [$0.event] } ?? [])).sorted(),
      advice:
        "Choose minimums that fit into \(points(asked)) together with their gaps, or use Grid or stacks, which compute once.",
      ignoreKey: "two-phase-mismatch@\(timeline.name(node))")
  }

  private static func points(_ length: CGFloat?) -> String { NumberText.display(length) }

  private static func arithmetic(_ total: (event: Int, reason: Reason)?, _ size: CGFloat) -> String
  {
    guard let reason = total?.reason, let result = reason.result, reason.terms.count > 1 else {
      return points(size)
    }
    return "\(sum(reason)) = \(points(result))"
  }

  /// The last reason that says what the container's own length is made of.
  private static func total(
    _ reasons: [(event: Int, reason: Reason)], _ axis: Axis
  ) -> (event: Int, reason: Reason)? {
    reasons.last { ["columns", "rows", "size"].contains($0.reason.rule) && $0.reason.axis == axis }
  }
}
