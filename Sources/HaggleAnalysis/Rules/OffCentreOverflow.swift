import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What a frame centres is not what is drawn: the content sits off centre.
///
/// A lazy grid that reports 224 is centred in a frame of 200 by that number; if it then draws 236
/// from the same leading edge, the drawing sits 6 points off. Where content is too large but
/// centred by its true size, `overflow` says all there is to say; and a frame that is as long as
/// what it is told centres nothing.
///
/// Helps: make the content fit, or align the frame to an edge.
package enum OffCentreOverflow: SymptomRule {
  package static let id = "off-centre-overflow"
  package static let summary = "A frame centres a size that is not the one that is drawn."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    let drawers = drawers(in: timeline)
    let parked = Parked(timeline)
    return timeline.nodes.filter { timeline.has(.frames, $0) && !timeline.isClipped($0) }
      .flatMap { frame in
        Axis.allCases.compactMap { suspicion(timeline, frame, $0, drawers, parked) }
      }
  }

  /// For each node the one that draws: where an only child has its parent's size, the child's.
  private static func drawers(in timeline: Timeline) -> [NodeID] {
    var drawers = timeline.nodes
    for node in timeline.tree.preorder.reversed() {
      let children = timeline.tree.children(of: node)
      guard children.count == 1, let size = timeline.size(of: node),
        timeline.size(of: children[0]) == size, !timeline.mayMove(children[0])
      else { continue }
      drawers[node.index] = drawers[children[0].index]
    }
    return drawers
  }

  private static func suspicion(
    _ timeline: Timeline, _ frame: NodeID, _ axis: Axis, _ drawers: [NodeID],
    _ parked: Parked
  ) -> Suspicion? {
    guard let room = timeline.length(frame, axis),
      let content = timeline.tree.children(of: frame).first,
      let reported = timeline.extent(content, axis),
      abs((reported.start + reported.end - room) / 2) < Timeline.visible,
      abs(reported.end - reported.start - room) > Timeline.visible,
      let extent = drawn(by: drawers[content.index], timeline, axis, parked)
    else { return nil }
    let start = reported.start + extent.start
    let end = reported.start + extent.end
    let shift = (start + end - room) / 2
    guard abs(shift) > Timeline.visible,
      start < -Timeline.visible || end > room + Timeline.visible
    else { return nil }
    let finding = finding(
      timeline, (frame, drawers[content.index]), axis, (start, end), shift)
    return Suspicion(finding, subject: frame, involving: [content], off: abs(shift))
  }

  /// The extent that the children really take, in the space of their container.
  private static func drawn(
    by node: NodeID, _ timeline: Timeline, _ axis: Axis, _ parked: Parked
  ) -> (start: CGFloat, end: CGFloat)? {
    let children = timeline.tree.children(of: node).filter { !parked.contains($0) }
    let extents = children.filter { !timeline.mayReachOut($0, on: axis) }
      .compactMap { timeline.extent($0, axis) }
    guard !timeline.isClipped(node), let start = extents.map(\.start).min(),
      let end = extents.map(\.end).max()
    else { return nil }
    return (start, end)
  }

  private static func finding(
    _ timeline: Timeline, _ nodes: (frame: NodeID, drawer: NodeID), _ axis: Axis,
    _ extent: (start: CGFloat, end: CGFloat), _ shift: CGFloat
  ) -> Finding {
    let (frame, drawer) = (timeline.name(nodes.frame), timeline.name(nodes.drawer))
    let reported = points(timeline.length(nodes.drawer, axis) ?? 0)
    let side =
      axis == .horizontal ? (shift > 0 ? "right of" : "left of") : (shift > 0 ? "below" : "above")
    return Finding(
      rule: id, class: .proof, node: nodes.drawer, axis: axis, place: timeline.place(nodes.drawer),
      message: "\(frame) centres the \(reported) points that \(drawer) reports, but what is drawn "
        + "runs from \(points(extent.start)) to \(points(extent.end)): its centre lies "
        + "\(counted(abs(shift))) \(side) the frame's.",
      evidence: [nodes.frame, nodes.drawer].compactMap { timeline.placement(of: $0)?.event }
        .inOrder,
      advice: "Make the content fit, or align the frame to an edge: alignment: "
        + "\(axis == .horizontal ? ".leading" : ".top"). Leave it if what is cut or reaches out "
        + "does not show.",
      ignoreKey: "off-centre-overflow@\(drawer)")
  }
}

extension Timeline {
  /// Whether a child may stand elsewhere than its size says, on some axis.
  fileprivate func mayMove(_ child: NodeID) -> Bool {
    Axis.allCases.contains { mayReachOut(child, on: $0) }
  }
}
