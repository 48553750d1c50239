import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let insetScroll = Rule(
    id: "inset-scroll",
    summary: "Padding around a scroll view cuts what scrolls before the edges of the screen.",
    finding: """
      A scroll view shows nothing beyond itself. Padding around it makes it smaller than the \
      screen: what scrolls is cut off in the middle of nowhere, above and below, and the \
      scroll bar stands beside the edge.
      """,
    example: """
      // proposal: 300x400
      // text-cell: 8x20
      ScrollView {
        VStack { ForEach(0..<40) { Text("Line \\($0)").frame(maxWidth: .infinity) } }
      }
      .id("lines")
      .padding(20)
      """,
    scope: """
      Reported for vertical scroll views that have more than they show, with padding of at least \
      8 points on all sides, which reaches the edges of the screen.
      """,
    help:
      "the padding on what scrolls; `.contentMargins` or `.safeAreaPadding` on the scroll view",
    exception: "the scroll view is a box in the page", keyNote: "of the scroll view",
    search: .each(.with(.scrolls), as: InsetScroll.find))
}

/// A scroll view that ends before the edges of the screen on all sides.
private struct InsetScroll: Detection {
  let timeline: Timeline
  let scroller: NodeID
  let padding: NodeID
  let room: CGSize
  /// The least of its margins, in points.
  let margin: CGFloat

  static func find(_ scroller: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.ignoresContent, scroller),
      let length = timeline.length(scroller, .vertical),
      let end = timeline.contentEnd(of: scroller, .vertical), end > length + 1,
      let padding = timeline.parent(scroller), timeline.has(.letsReachOut, padding),
      timeline.has(.spaces, padding), let room = timeline.size(of: padding),
      Axis.allCases.allSatisfy({ axis in
        timeline.screen(axis).map { abs(room[axis] - $0) < 1 } == true
      }),
      let margin = timeline.leastMargin(of: scroller), margin >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, padding: padding, room: room, margin: margin)
  }

  var goal: Goal? {
    Goal(
      Axis.allCases.map { .length(scroller, $0, .exactly(room[$0])) } + kept,
      near: [scroller], traits: [.unseen])
  }

  /// What scrolls keeps its margins.
  private var kept: [Goal.Condition] {
    guard let content = timeline.tree.children(of: scroller).first else { return [] }
    let column = timeline.shown(by: content)
    return timeline.length(column, .horizontal).map {
      [.length(column, .horizontal, .exactly($0))]
    } ?? []
  }

  var suspicion: Suspicion {
    Suspicion(
      .insetScroll, of: scroller, in: timeline,
      saying: Statement(
        """
        \(scroller) cuts what scrolls in it \(points(margin)) points before the edges of the screen
        """,
        isAboutPlace: true,
        because: "\(padding) lies around it, and not around what scrolls"),
      shownBy: timeline.placings(of: [scroller, padding]),
      remedies: ["write the padding on what scrolls in \(scroller)"],
      exception: "it is a box in the page", involving: [padding], off: margin)
  }
}

extension Timeline {
  /// The least distance of a view to the edges of the one around it.
  fileprivate func leastMargin(of node: NodeID) -> CGFloat? {
    guard let outer = parent(node) else { return nil }
    return Axis.allCases.flatMap { axis -> [CGFloat] in
      guard let own = extent(node, axis), let whole = length(outer, axis) else { return [-1] }
      return [own.start, whole - own.end]
    }.min()
  }
}
