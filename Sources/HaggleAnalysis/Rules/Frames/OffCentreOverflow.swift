import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let offCentreOverflow = Rule(
    id: "off-centre-overflow",
    summary: "A frame centres a size that is not the one that is drawn.",
    finding: """
      A frame puts the middle of the size that it was told into its own middle, but what is \
      drawn is not of that size: the content is too large, and sits off centre as well. It \
      mostly comes from a `two-phase-mismatch`, and is reported as its consequence. Content that \
      is too large but centred by its true size is an `overflow`, no more, and a frame that is \
      as long as what it is told centres nothing.
      """,
    example: """
      // proposal: nilx200
      LazyHGrid(rows: [GridItem(.flexible(minimum: 20)), GridItem(.flexible(minimum: 150))]) {
        ForEach(0..<4, id: \\.self) { i in
          Color.red.frame(width: 20).id("cell\\(i)")
        }
      }
      .id("grid")
      .frame(height: 200)
      .id("page")
      """,
    help: "content that fits, or a frame that aligns to an edge",
    exception: "what reaches out does not show", class: .proof, needs: "the log",
    search: .symptoms { timeline in
      let drawers = timeline.drawers
      let offstage = OffstageViews(timeline)
      return timeline.views(with: .frames).filter { !timeline.isClipped($0) }
        .flatMap { frame in
          Axis.allCases.compactMap {
            OffCentre.find(frame, on: $0, in: timeline, drawers: drawers, offstage: offstage)
          }
        }
    })
}

/// A frame whose content sits elsewhere than its size says.
private struct OffCentre: Detection {
  let timeline: Timeline
  let frame: NodeID
  let content: NodeID
  /// The view inside whose children are drawn off centre.
  let drawer: NodeID
  let axis: Axis
  /// The start and end of the drawn content in the frame.
  let start: CGFloat
  let end: CGFloat
  /// How far its centre is from the frame's.
  let shift: CGFloat

  static func find(
    _ frame: NodeID, on axis: Axis, in timeline: Timeline, drawers: [NodeID],
    offstage: OffstageViews
  ) -> Self? {
    guard let room = timeline.length(frame, axis),
      let content = timeline.tree.children(of: frame).first,
      let reported = timeline.extent(content, axis),
      abs((reported.start + reported.end - room) / 2) < Timeline.tolerance,
      abs(reported.length - room) > Timeline.tolerance,
      let extent = drawn(by: drawers[content.index], timeline, axis, offstage)
    else { return nil }
    let (start, end) = (reported.start + extent.start, reported.start + extent.end)
    let shift = (start + end - room) / 2
    guard abs(shift) > Timeline.tolerance,
      start < -Timeline.tolerance || end > room + Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, content: content, drawer: drawers[content.index],
      axis: axis, start: start, end: end, shift: shift)
  }

  /// The extent that the children really take, in the space of their container.
  private static func drawn(
    by node: NodeID, _ timeline: Timeline, _ axis: Axis, _ offstage: OffstageViews
  ) -> Extent? {
    let children = timeline.tree.children(of: node).filter { !offstage.contains($0) }
    let extents = children.filter { !timeline.mayReachOut($0, on: axis) }
      .compactMap { timeline.extent($0, axis) }
    guard !timeline.isClipped(node), let start = extents.map(\.start).min(),
      let end = extents.map(\.end).max()
    else { return nil }
    return Extent(start: start, end: end)
  }

  var suspicion: Suspicion {
    let reported = points(timeline.length(drawer, axis) ?? 0)
    let side =
      axis == .horizontal ? (shift > 0 ? "right of" : "left of") : (shift > 0 ? "below" : "above")
    let edge = "alignment: \(axis == .horizontal ? ".leading" : ".top")"
    return Suspicion(
      .offCentreOverflow, of: drawer, on: axis, in: timeline,
      saying: Statement(
        """
        \(frame) centres the \(reported) points that \(drawer) reports, but what is drawn runs \
        from \(points(start)) to \(points(end))
        """, subject: frame,
        details: [
          .init(.explanation, "its centre lies \(counted(abs(shift))) \(side) the frame's")
        ]), shownBy: timeline.placings(of: [frame, drawer]),
      remedies: ["make the content fit", "align the frame to an edge: \(code: edge)"],
      exception: "what is cut or reaches out does not show", subject: frame, involving: [content],
      off: abs(shift))
  }
}

extension Timeline {
  /// The node that draws for each node: an only child that fills its parent draws for it.
  fileprivate var drawers: [NodeID] {
    var drawers = trace.nodes.indices.map { NodeID($0) }
    for node in tree.preorder.reversed() {
      let children = tree.children(of: node)
      guard children.count == 1, let size = size(of: node), self.size(of: children[0]) == size,
        !mayMove(children[0])
      else { continue }
      drawers[node.index] = drawers[children[0].index]
    }
    return drawers
  }

  /// Whether a child may be placed elsewhere than its size says, on some axis.
  private func mayMove(_ child: NodeID) -> Bool {
    Axis.allCases.contains { mayReachOut(child, on: $0) }
  }
}
