import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let scrolledButton = Rule(
    id: "scrolled-button",
    summary: "A button behind a spacer is at the end of what scrolls, out of sight.",
    finding: """
      A spacer before a button is to hold it at the bottom of the screen. In a scroll view it \
      has nothing to take, and where the content is longer than the screen the button is seen \
      only by those who scroll to the end.
      """,
    example: """
      // proposal: 375x300
      // text-cell: 8x20
      ScrollView {
        VStack(spacing: 0) {
          Color.teal.frame(height: 320)
          Spacer()
          Button("Continue") { }.id("go")
        }
      }
      """,
    scope: """
      Reported for the last view of a column that is all that scrolls, directly behind a \
      spacer.
      """,
    help: """
      `.safeAreaInset(edge: .bottom) { … }` on the scroll view, with the button in it
      """,
    exception: "it is meant for the end of the content",
    search: .each(.columns, as: ScrolledButton.find))
}

/// A column that scrolls, whose last view reacts and is below the screen.
private struct ScrolledButton: Sighting {
  let timeline: Timeline
  let button: NodeID
  let scroller: NodeID
  let off: CGFloat

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: column)
    guard children.count > 2, timeline.has(.spacer, children[children.count - 2]),
      timeline.has(.reacts, within: children[children.count - 1]),
      let scroller = timeline.scroller(around: column), !timeline.isList(scroller),
      timeline.proposal(column, .vertical) == nil,
      let content = timeline.tree.children(of: scroller).first,
      timeline.modified(by: content).contains(column),
      let end = timeline.screenExtent(scroller, .vertical)?.end,
      let own = timeline.screenExtent(children[children.count - 1], .vertical), own.start > end - 1
    else { return nil }
    return Self(
      timeline: timeline, button: children[children.count - 1], scroller: scroller,
      off: own.end - end)
  }

  var goal: Goal? {
    Goal([.level(button, scroller, at: 1, .vertical)], near: [button, scroller])
  }

  var suspicion: Suspicion {
    suspected(
      .scrolledButton, of: button, on: .vertical, placed: [button, scroller],
      remedies: [
        """
        put \(button) into \(code: ".safeAreaInset(edge: .bottom) { … }") on \(scroller)
        """
      ], involving: [scroller], off: off)
  }

  var statement: Statement {
    Statement(
      """
      \(button) ends \(points(off)) points below \(scroller): it is seen only at the end of the \
      content
      """, isAboutPlace: true,
      because: "The spacer before it has nothing to take, as what scrolls has no height")
  }
}
