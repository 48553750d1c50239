import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let scrolledBar = Rule(
    id: "scrolled-bar",
    summary: "A bar at the edge of what scrolls scrolls away with it.",
    finding: """
      `safeAreaInset` puts a bar at the edge of the view that it is written on. On the content \
      of a scroll view that is the end of the content, far below the screen; on the scroll view \
      it is the edge of the screen.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      ScrollView {
        VStack {
          Color.teal.frame(height: 900)
        }
        .safeAreaInset(edge: .bottom) {
          Text("To the checkout").frame(maxWidth: .infinity).id("bar")
        }
      }
      .id("page")
      """,
    scope: """
      Reported for a bar that is out of sight until the user scrolls.
      """,
    help: """
      the inset on the scroll view instead of on its content
      """,
    exception: "the bar belongs to the end of the content",
    search: .each(.with(.insets), as: ScrolledBar.find))
}

/// A bar below the last line that is seen of what scrolls.
private struct ScrolledBar: Sighting {
  let timeline: Timeline
  let bar: NodeID
  let page: NodeID
  let off: CGFloat

  static func find(_ inset: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: inset)
    guard children.count == 2, timeline.proposal(inset, .vertical) == nil,
      let page = timeline.scroller(around: inset), timeline.length(children[1], .vertical) ?? 0 > 1,
      let end = timeline.screenExtent(page, .vertical)?.end,
      let own = timeline.screenExtent(children[1], .vertical), own.start > end - 1
    else { return nil }
    return Self(
      timeline: timeline, bar: children[1], page: page, off: own.end - end)
  }

  var goal: Goal? { Goal([.level(bar, page, at: 1, .vertical)], near: [page]) }

  var suspicion: Suspicion {
    suspected(
      .scrolledBar, of: bar, on: .vertical, placed: [page, bar],
      remedies: ["write the inset on \(page) instead of on its content"], involving: [page],
      off: off)
  }

  var statement: Statement {
    Statement(
      "\(bar) ends \(points(off)) points below \(page): it is seen only at the end of the content",
      isAboutPlace: true,
      because: "It lies at the edge of the content, and scrolls with it")
  }
}
