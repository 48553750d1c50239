import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let passedOver = Rule(
    id: "passed-over",
    summary: "A text that may wrap is passed over for its width in one line, and scrolls.",
    finding: """
      `ViewThatFits` takes the first view whose ideal size fits on both axes, and the ideal \
      width of a text is that of one line. So a text that would have room in some lines is \
      passed over, and the scroll view behind it is taken, which fills all there is.
      """,
    example: """
      // proposal: 200x300
      // text-cell: 8x20
      ViewThatFits {
        Text("What is new in this version of the app").id("whole")
        ScrollView { Text("What is new in this version of the app") }.id("scrolling")
      }
      .id("choice")
      """,
    scope: "Reported where the scroll view that is taken has more room than it scrolls.",
    help: "`ViewThatFits(in: .vertical)`",
    exception: "the text is to stand in one line or to scroll",
    keyNote: "of the text", needs: "the log with its reasons",
    consequences: [Rule.shortScroll.id],
    search: .symptoms { timeline in
      timeline.choicesOfScrollers.compactMap { PassedOver.find(in: $0, timeline) }
    })
}

/// A text that is too wide in one line for a choice which takes what scrolls instead.
private struct PassedOver: Sighting {
  let timeline: Timeline
  let choice: NodeID
  let passed: NodeID
  let scroller: NodeID
  /// Widths in points: on one line, and offered.
  let width: (ideal: CGFloat, offered: CGFloat)
  /// The lengths of the scroll view and of its content, in points.
  let height: (room: CGFloat, content: CGFloat)

  static func find(in choice: NodeID, _ timeline: Timeline) -> Self? {
    guard let span = timeline.sizingSpan(choice),
      let taken = timeline.lastReason(of: choice, in: span, .choice)?.child,
      let test = timeline.lastLack(of: choice, in: span),
      test.axis == .horizontal, let passed = test.child,
      let scroller = timeline.modified(by: taken).first(where: { timeline.has(.scrolls, $0) }),
      let content = timeline.tree.children(of: scroller).first,
      timeline.saysTheSame(passed, content),
      let room = timeline.length(scroller, .vertical),
      let needed = timeline.length(content, .vertical), needed + Timeline.tolerance < room,
      let offered = timeline.offer(choice, .horizontal),
      let lacking = test.result
    else { return nil }
    return Self(
      timeline: timeline, choice: choice, passed: passed, scroller: scroller,
      width: (offered - lacking, offered), height: (room, needed))
  }

  var goal: Goal? {
    Goal([.length(choice, .vertical, .atMost(height.content))], near: [choice])
  }

  var suspicion: Suspicion {
    suspected(
      .passedOver, of: passed, on: .vertical, sized: [choice],
      remedies: ["write \(code: "ViewThatFits(in: .vertical)") for \(choice)"],
      involving: [choice, scroller], off: height.room - height.content)
  }

  var statement: Statement {
    Statement(
      """
      \(choice) takes \(scroller), \(points(height.room)) points high for \
      \(points(height.content)), although \(passed) has room for its lines
      """, subject: choice,
      because: """
        It goes by the ideal width of \(passed), which is that of one line: \
        \(points(width.ideal)), and \(points(width.offered)) are offered
        """)
  }
}

extension Timeline {
  /// What may choose a view that scrolls: what is around that, out through its modifiers.
  fileprivate var choicesOfScrollers: [NodeID] {
    var choices: Set<NodeID> = []
    for scroller in views(with: .scrolls) {
      for (_, outer) in stepsOutwards(from: scroller) {
        choices.insert(outer)
        if sizingChildren(of: outer).count != 1 { break }
      }
    }
    return choices.sorted()
  }

  /// The last time that a choice found too little room.
  fileprivate func lastLack(of choice: NodeID, in span: Span) -> Reason? {
    reasons(of: choice, in: span).last {
      $0.reason.knownRule == .room && ($0.reason.result ?? 0) < 0
    }?
    .reason
  }

  /// Whether two views show the same texts.
  fileprivate func saysTheSame(_ a: NodeID, _ b: NodeID) -> Bool {
    let words = words(in: a)
    return !words.isEmpty && words == self.words(in: b)
  }

  /// The words of the first texts in a view.
  private func words(in node: NodeID) -> [String] {
    tree.walk(from: node).prefix(256).filter { has(.text, $0) }
      .map { trace.nodes[$0.index].words ?? "" }
  }
}
