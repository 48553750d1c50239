import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let boxedScroll = Rule(
    id: "boxed-scroll",
    summary: "What scrolls in a row of a list is cut off in a box of its own.",
    finding: """
      A scroll view with a height of its own is one row of a list, however many entries it \
      has: they scroll in a box inside of what scrolls already, and which of both moves \
      depends on where the finger begins.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      List {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<12) { Text("Row \\($0)").frame(height: 44) } }
        }
        .id("people")
        .frame(maxHeight: 300)
      }
      """,
    scope: """
      Reported for vertical scroll views in lists whose content is longer than they are.
      """,
    help: """
      the entries as rows of the list: `Section { ForEach(…) { … } }` in the place of the \
      scroll view
      """,
    exception: "the box is wanted",
    search: .each(.with(.scrolls), as: BoxedScroll.find))
}

/// A scroll view in a row of a list, shorter than its content.
private struct BoxedScroll: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let list: NodeID
  let length: CGFloat
  let end: CGFloat

  /// Less, in points, is hardly worth scrolling.
  private static let least: CGFloat = 20

  static func find(_ scroller: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.isList(scroller),
      timeline.content(of: scroller, scrolledAlong: .vertical) != nil,
      let list = timeline.scroller(around: scroller), timeline.isList(list),
      let length = timeline.length(scroller, .vertical),
      let end = timeline.contentEnd(of: scroller, .vertical), end > length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, list: list, length: length, end: end)
  }

  var goal: Goal? {
    Goal([.length(scroller, .vertical, .exactly(end))], near: [scroller])
  }

  var suspicion: Suspicion {
    suspected(
      .boxedScroll, of: scroller, on: .vertical, sized: [scroller],
      remedies: ["put what is in \(scroller) into \(list) as rows of its own"], involving: [list],
      off: end - length)
  }

  var statement: Statement {
    Statement(
      """
      \(scroller) shows \(points(length)) points of \(points(end)), and \(list) around it scrolls \
      as well
      """,
      because: "It is one row of the list, however much is in it")
  }
}
