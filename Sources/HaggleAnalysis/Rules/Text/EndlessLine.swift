import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let endlessLine = Rule(
    id: "endless-line",
    summary: "A long text in what scrolls sideways never breaks into lines.",
    finding: """
      A scroll view offers no length along its axes. A text that is offered no width keeps to \
      one line, however long: in a scroll view that scrolls both ways a paragraph goes on to \
      the right, beyond the screen.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      ScrollView([.horizontal, .vertical]) {
        Text("The lease begins on the first of the month and ends with six weeks of notice")
          .id("terms")
      }
      """,
    scope: """
      Reported for a text that is wider than the scroll view and alone in it, and for sentences \
      of eight or more words in a column.
      """,
    help: "`ScrollView` without `.horizontal`; a width for the text",
    exception: "its lines are not to break, as those of code",
    search: .each(.with(.text), as: EndlessLine.find))
}

/// A text of one line in a scroll view that is narrower.
private struct EndlessLine: Sighting {
  let timeline: Timeline
  let text: NodeID
  let scroller: NodeID
  let width: CGFloat
  let room: CGFloat

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.place(text) != nil,
      let scroller = timeline.scroller(aroundLine: text)
        ?? timeline.scroller(aroundParagraph: text),
      timeline.tree.children(of: scroller).count == 1,
      let content = timeline.tree.children(of: scroller).first,
      Axis.allCases.allSatisfy({ timeline.proposal(content, $0) == nil }),
      let width = timeline.length(text, .horizontal),
      let room = timeline.length(scroller, .horizontal), width > room
    else { return nil }
    return Self(
      timeline: timeline, text: text, scroller: scroller, width: width, room: room)
  }

  var goal: Goal? { Goal([.length(text, .horizontal, .atMost(room))], near: [scroller]) }

  var suspicion: Suspicion {
    suspected(
      .endlessLine, of: text, on: .horizontal, sized: [text],
      remedies: ["let \(scroller) scroll up and down only: \(code: "ScrollView")"],
      exception: "its lines are not to break", involving: [scroller], off: width - room)
  }

  var statement: Statement {
    Statement(
      "\(text) is \(points(width)) points wide in one line, and \(scroller) \(points(room))",
      because: "What scrolls sideways offers no width, and a text then does not break")
  }
}

extension Timeline {
  /// So many words are a sentence, and no line of a table or a log.
  private static let leastWords = 8

  /// What scrolls a text, if that is offered no width.
  fileprivate func scroller(aroundLine text: NodeID) -> NodeID? {
    guard proposal(text, .horizontal) == nil else { return nil }
    return modifier(around: text) { has(.scrolls, $0) }
  }

  /// What scrolls around a sentence in a column.
  fileprivate func scroller(aroundParagraph text: NodeID) -> NodeID? {
    guard (trace.nodes[text.index].words ?? "").split(separator: " ").count >= Self.leastWords
    else { return nil }
    for (inner, outer) in stepsOutwards(from: text) {
      if has(.scrolls, outer) { return outer }
      guard !isLayer(inner), onlySizingChild(of: outer) != nil || dividedAxes(outer) == .vertical
      else { return nil }
    }
    return nil
  }
}
