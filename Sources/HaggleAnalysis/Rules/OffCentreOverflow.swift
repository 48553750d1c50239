import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What a frame centres is not what is drawn: the content sits off centre.
///
/// A lazy grid that reports 224 is centred in a frame of 200 by that number; if it then draws 236
/// from the same leading edge, the drawing sits 6 points off.
///
/// Helps: make the content fit, or align the frame to an edge.
package enum OffCentreOverflow: Rule {
  package static let id = "off-centre-overflow"
  package static let summary = "A frame centres a size that is not the one that is drawn."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    timeline.nodes.filter { timeline.kind($0) == "frame" }.flatMap { frame in
      Axis.allCases.compactMap { suspicion(timeline, frame, $0) }
    }
  }

  private static func suspicion(
    _ timeline: Timeline, _ frame: NodeID, _ axis: Axis
  ) -> Suspicion? {
    guard let room = timeline.size(of: frame)?[axis], room.isFinite,
      let content = timeline.tree.children(of: frame).first,
      let placed = timeline.placement(of: content)?.placement.frame,
      isCentred(placed, in: room, axis), let drawn = Drawing(timeline, content, axis)
    else { return nil }
    let start = placed.origin[axis] + drawn.lower
    let end = placed.origin[axis] + drawn.upper
    let shift = (start + end) / 2 - room / 2
    let overflows = start < -Timeline.visible || end > room + Timeline.visible
    guard abs(shift) > Timeline.visible, overflows else { return nil }
    return Suspicion(
      finding(timeline, frame, axis, drawn, (start, end), shift),
      involving: [content, drawn.node])
  }

  /// Whether the frame put the middle of the size that it was told in its own middle.
  private static func isCentred(_ placed: CGRect, in room: CGFloat, _ axis: Axis) -> Bool {
    abs(placed.origin[axis] + placed.size[axis] / 2 - room / 2) < Timeline.visible
  }

  private static func finding(
    _ timeline: Timeline, _ frame: NodeID, _ axis: Axis, _ drawn: Drawing,
    _ extent: (start: CGFloat, end: CGFloat), _ shift: CGFloat
  ) -> Finding {
    let reported = timeline.length(drawn.node, axis) ?? 0
    let direction =
      axis == .horizontal ? (shift > 0 ? "right" : "left") : (shift > 0 ? "below" : "above")
    return Finding(
      rule: id, class: .proof, node: drawn.node, axis: axis, place: timeline.place(drawn.node),
      message:
        "\(timeline.name(frame)) centres the \(points(reported)) that \(timeline.name(drawn.node)) reports, but what is drawn runs from \(points(extent.start)) to \(points(extent.end)): its centre lies \(counted(abs(shift))) \(direction) of the frame's.",
      evidence: [frame, drawn.node].compactMap { timeline.placement(of: $0)?.event }.sorted(),
      advice:
        "Make the content fit, or align the frame to an edge: alignment: \(axis == .horizontal ? ".leading" : ".top").",
      ignoreKey: "off-centre-overflow@\(timeline.name(drawn.node))")
  }
}

/// The extent that a view's content really takes, in the space of that view.
private struct Drawing {
  let node: NodeID
  let lower: CGFloat
  let upper: CGFloat

  /// Follows views with one child of their own size down to the container that draws.
  init?(_ timeline: Timeline, _ view: NodeID, _ axis: Axis) {
    var node = view
    while let only = Self.only(timeline.tree.children(of: node)),
      timeline.placement(of: only)?.placement.frame.size == timeline.size(of: node)
    {
      node = only
    }
    guard timeline.kind(node) != "ScrollView", timeline.kind(node) != "offset" else { return nil }
    let frames = timeline.tree.children(of: node).filter { !timeline.mayReachOut($0) }
      .compactMap { timeline.placement(of: $0)?.placement.frame }
    guard let lower = frames.map({ $0.origin[axis] }).min(),
      let upper = frames.map({ $0.origin[axis] + $0.size[axis] }).max(),
      lower.isFinite, upper.isFinite
    else { return nil }
    self.node = node
    self.lower = lower
    self.upper = upper
  }

  private static func only(_ children: [NodeID]) -> NodeID? {
    children.count == 1 ? children[0] : nil
  }
}
