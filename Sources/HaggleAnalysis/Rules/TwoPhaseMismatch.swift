import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A container lays its children out for another size than the one that it reported.
///
/// `LazyVGrid` with `[.flexible(minimum: 50), .flexible(minimum: 120)]` in 200 points computes 96 +
/// 8 + 120 = 224 and reports that; placed in 224 it computes 108 + 8 + 120 = 236. Its container
/// still believes 224.
///
/// Helps: minimums that fit into what is offered, or `Grid` and stacks, which lay out once.
package enum TwoPhaseMismatch: SymptomRule {
  package static let id = "two-phase-mismatch"
  package static let summary = "A container lays out for another size than the one it reported."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let parked = Parked(timeline)
    return timeline.nodes.flatMap { node in
      Axis.allCases.compactMap { axis in
        Mismatch(timeline, node, axis, parked).map {
          Suspicion(
            $0.finding, involving: [$0.changed.node], off: $0.drawn - $0.reported)
        }
      }
    }
  }
}

/// A container whose children reach beyond the size that it reported, one of them because it was
/// placed by another proposal than it was measured by, and answered otherwise.
private struct Mismatch {
  let timeline: Timeline
  let node: NodeID
  let axis: Axis
  let sizing: Span
  let reported: CGFloat
  let drawn: CGFloat
  let changed: Change

  struct Change {
    let node: NodeID
    let measured: CGFloat
    let placed: CGFloat
  }

  init?(_ timeline: Timeline, _ node: NodeID, _ axis: Axis, _ parked: Parked) {
    guard let reported = timeline.length(node, axis) else { return nil }
    let children = timeline.tree.children(of: node).filter {
      !timeline.mayReachOut($0, on: axis) && !parked.contains($0)
    }
    let drawn = children.compactMap { timeline.extent($0, axis)?.end }.max() ?? 0
    guard drawn > reported + Timeline.visible, let sizing = timeline.sizingSpan(node),
      let changed = children.lazy.compactMap({
        Self.change(timeline, $0, in: sizing, axis)
      }).first
    else { return nil }
    self.timeline = timeline
    self.node = node
    self.axis = axis
    self.sizing = sizing
    self.reported = reported
    self.drawn = drawn
    self.changed = changed
  }

  /// How a child is placed otherwise than it answered while its parent was sized.
  private static func change(
    _ timeline: Timeline, _ child: NodeID, in sizing: Span, _ axis: Axis
  ) -> Change? {
    guard let placed = timeline.placement(of: child)?.placement, let end = sizing.answer,
      let measured = timeline.spans(of: child).last(where: {
        timeline.spans[$0].ask > sizing.ask && timeline.spans[$0].ask < end
      }).map({ timeline.spans[$0] }),
      let size = measured.size, measured.proposal != placed.proposal,
      abs(size[axis] - placed.frame.size[axis]) > Timeline.visible
    else { return nil }
    return Change(node: child, measured: size[axis], placed: placed.frame.size[axis])
  }
}

// MARK: - Sentences

extension Mismatch {
  var finding: Finding {
    let first = total(timeline.reasons(of: node, in: sizing))
    let second = total(timeline.placingReasons(of: node))
    let change = timeline.placement(of: changed.node)?.event
    return Finding(
      rule: TwoPhaseMismatch.id, class: .proof, node: node, axis: axis,
      place: timeline.place(node), message: message(first?.reason, second?.reason),
      evidence: (timeline.evidence(of: sizing)
        + [first?.event, second?.event, change].compactMap { $0 }).inOrder,
      advice: advice, ignoreKey: "two-phase-mismatch@\(timeline.name(node))")
  }

  private func message(_ first: Reason?, _ second: Reason?) -> String {
    let name = timeline.name(node)
    let asked = NumberText.display(sizing.proposal[axis])
    var text = "Asked for a \(axis.dimension) of \(asked) points, \(name) "
    text += first.flatMap { arithmetic($0) }.map { "computes \($0) and " } ?? ""
    text += "reports \(points(reported)). Placed in these \(points(reported)), it "
    text +=
      second.flatMap { arithmetic($0) }.map { "computes anew: \($0)" }
      ?? "needs \(points(drawn))"
    text += "; \(timeline.name(changed.node)) was measured \(points(changed.measured)) "
    text += "\(axis.adjective) and is placed \(points(changed.placed)) \(axis.adjective)."
    guard let parent = timeline.parent(node) else { return text }
    return text + " \(timeline.name(parent)) only knows of the \(points(reported))."
  }

  private var advice: String {
    let offered = NumberText.display(sizing.proposal[axis])
    let remedy =
      timeline.makesTracks(node)
      ? "Choose minimums that fit into \(offered) points together with their gaps, or use Grid or "
        + "stacks, which compute once."
      : "Let \(timeline.name(node)) place its subviews by the proposals that it measured them by."
    return remedy + " Leave it if nothing around it depends on its size."
  }

  /// The last reason that says what the container's own length is made of.
  private func total(_ reasons: [Timeline.Explanation]) -> Timeline.Explanation? {
    reasons.last { ($0.reason.isTotal || $0.reason.rule == .size) && $0.reason.axis == axis }
  }
}
