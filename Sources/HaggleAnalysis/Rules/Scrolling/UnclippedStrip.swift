import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unclippedStrip = Rule(
    id: "unclipped-strip",
    summary: "What scrolls is drawn over the view beside it.",
    finding: """
      `scrollClipDisabled` lets a scroll view draw its content beyond its own frame, as far as \
      the content goes. It is meant for shadows and for the margin of a page; beside another \
      view in a row, or above one in a column, the content lies over that one, or under it.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      HStack {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<4) { _ in Color.teal.frame(width: 90, height: 60) } }
        }
        .scrollClipDisabled()
        .id("strip")
        Text("Share").id("share")
      }
      """,
    scope: """
      Reported for content that is longer than its scroll view, and for something to read or to \
      tap that has no background of its own and begins where the scroll view ends.
      """,
    help: """
      no `.scrollClipDisabled()`; `.clipped()` behind it; negative padding and as much \
      `.contentMargins` where only a margin is to be drawn in
      """,
    exception: "the content is to be seen under its neighbour", keyNote: "of what scrolls",
    search: .each(.with(.scrolls), as: UnclippedStrip.find))
}

/// A scroll view that draws beyond its end, over another view.
private struct UnclippedStrip: Detection {
  let timeline: Timeline
  let scroller: NodeID
  let axis: Axis
  let neighbour: NodeID
  /// How far its content reaches beyond it, in points.
  let depth: CGFloat

  /// Less, in points, is a margin.
  private static let least: CGFloat = 20

  static func find(_ scroller: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard timeline.has(.letsReachOut, scroller),
      timeline.tree.childCount(of: scroller) == 1,
      let content = timeline.tree.firstChild(of: scroller),
      let proposal = timeline.placement(of: content)?.placement.proposal,
      let axis = Axis.allCases.first(where: { proposal[$0] == nil }),
      !timeline.isClippedAround(scroller),
      let room = timeline.screenExtent(scroller, axis),
      let whole = timeline.screenExtent(content, axis),
      whole.end > room.end + Self.least,
      let (row, branch) = timeline.division(around: scroller, axis),
      let neighbour = timeline.tree.children(of: row).drop(while: { $0 != branch }).dropFirst()
        .first(where: { !timeline.has(.spacer, $0) }),
      contents.contains(neighbour), !timeline.isPainted(within: neighbour),
      let own = timeline.rectangle(of: neighbour), own.origin[axis] < whole.end,
      let drawn = timeline.rectangle(of: content), drawn.meets(own)
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, axis: axis, neighbour: neighbour,
      depth: whole.end - room.end)
  }

  var goal: Goal? { Goal(timeline.kept(scroller), near: [scroller], traits: [.unseen]) }

  var suspicion: Suspicion {
    Suspicion(
      .unclippedStrip, of: scroller, on: axis, in: timeline,
      saying: Statement(
        """
        What scrolls in \(scroller) is drawn \(points(depth)) points beyond its end, where \
        \(neighbour) stands
        """,
        because: "\(code: "scrollClipDisabled") lets it, as far as it goes"),
      shownBy: timeline.placings(of: [scroller, neighbour]),
      remedies: ["take \(code: ".scrollClipDisabled()") off \(scroller)"],
      exception: "it is to be seen under \(neighbour)", involving: [neighbour], off: depth)
  }
}

extension Timeline {
  /// Whether a modifier of a view clips it.
  fileprivate func isClippedAround(_ node: NodeID) -> Bool {
    modifier(around: node) { isClipped($0) } != nil
  }
}
