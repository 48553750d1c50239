import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Why, in words,` {
  private func text(
    _ timeline: Timeline, _ node: NodeID, _ quantity: Quantity, columns: Int = 80
  ) -> String {
    WhyText(timeline, Why(timeline, node, quantity)).text(columns: columns)
  }

  /// What a console log of one view gives.
  private var log: TraceBuilder {
    var story = TraceBuilder()
    let nested = story.node("View", "nested", at: 0, 0)
    story.trace.nodes[0].place = nil
    story.ask(nested, 0, 0, answer: (8, 16))
    story.ask(nested, .infinity, .infinity, answer: (.infinity, .infinity))
    story.ask(nested, 167, nil, answer: (167, 46))
    return story
  }

  @Test func `says of a log without reasons what it shows and no more`() {
    #expect(
      text(log.timeline, NodeID(0), .height) == """
        nested is 46 high                                                        event 5
          The trace places nothing; this is its last answer, to 167×nil.         event 4

        nested answers 167×46 to 167×nil; the trace says no reason               event 5

        why nested is offered nil
          it is offered nil; the trace does not say by whom                      event 4

        """)
    #expect(
      text(log.timeline, NodeID(0), .x) == """
        nested has no x: it, or something around it, was never placed

        """)
  }

  @Test func `tells of a row what the list puts around rows and around sections`() {
    var story = TraceBuilder()
    let list = story.node("List", "list", roles: [.scrolls])
    let rows = Ornament.Rows(
      card: nil, radius: 0, line: Paint(0), margin: 0, lineInset: 0, leastHeight: 44)
    story.trace.nodes[list.index].appearance.ornaments = [.rows(rows)]
    story.place(list, 0, 0, 100, 300)
    for (index, y) in [47.0, 91, 170].enumerated() {
      let row = story.node("Text", "row \(index)", in: list)
      story.trace.nodes[row.index].appearance.ornaments = [
        .row(.init(isFirst: index != 1, isLast: index != 0, above: 10, below: 10))
      ]
      story.place(row, 0, CGFloat(y), 50, 20)
    }
    let words = text(story.timeline, NodeID(3), .y, columns: 200)
    #expect(
      words.contains("behind \"row 0\" 20, \"row 1\" 20, 60 around rows and 70 around sections"))
  }

  @Test func `takes no number for like no number`() {
    var story = TraceBuilder()
    let view = story.node("View", "view")
    story.ask(view, 10, 10, answer: (.nan, 10))
    story.place(view, 0, 0, .nan, 10, for: .init(width: 10, height: 10))
    let text = text(story.timeline, view, .width)
    #expect(text.hasPrefix("view is NaN wide"))
    #expect(!text.contains("another size"))
  }

  @Test func `speaks of one answer where one call is asked about`() {
    let timeline = log.timeline
    let lines = WhyText(timeline, Why(timeline, call: 0, on: .horizontal)).text(columns: 80)
    #expect(
      lines == """
        nested is 8 wide                                                         event 1
          That is its answer to 0×0.                                             event 0

        nested answers 8×16 to 0×0; the trace says no reason                     event 1

        why nested is offered 0
          it is offered 0; the trace does not say by whom                        event 0

        """)
  }

  @Test func `says that a trace is damaged where its numbers do not add up`() {
    var story = TraceBuilder()
    let text = story.node("Text", at: 3, 5)
    story.ask(text, 100, 50, answer: (8, 20)) { story in
      story.because(
        Reason(text, .widest, axis: .horizontal, result: 8, terms: [.init(.plus, 9, .stated)]))
      story.because(
        Reason(text, .lines, axis: .vertical, result: 21, terms: [.init(.plus, 21, .stated)]))
    }
    story.place(text, 0, 0, 8, 20, for: .init(width: 100, height: 50))
    #expect(
      self.text(story.timeline, text, .width, columns: 120).contains(
        "But the terms add up to 9, the reason says 8: the trace is damaged or was edited."))
    #expect(
      self.text(story.timeline, text, .height, columns: 120).contains(
        "But the reasons give 21, the answer is 20: the trace is damaged or was edited."))
  }

  @Test func `says that a view was placed with another size than it answered`() {
    var story = TraceBuilder()
    let view = story.node("View", at: 3, 5)
    story.ask(view, 100, 50, answer: (80, 50))
    story.place(view, 0, 0, 100, 50)
    #expect(
      text(story.timeline, view, .width) == """
        View.1 is 100 wide                                                       event 2
          View at 3:5
          It answered 80×50 to 100×50, and was placed with another size.         event 1

        View.1 answers 80×50 to 100×50; the trace says no reason                 event 1

        why View.1 is offered 100
          it is offered 100; the trace does not say by whom                      event 0

        """)
  }

  @Test func `keeps to its columns whatever a name holds`() {
    var story = TraceBuilder()
    let name = String(repeating: "long\u{1B}[31m ", count: 30) + "</script>"
    let view = story.node("View", name, at: 1, 1)
    story.ask(view, 10, 10, answer: (10, 10))
    let lines = text(story.timeline, view, .width).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    #expect(!lines.joined().unicodeScalars.contains("\u{1B}"))
  }

  @Test func `folds what hands on an offer`() {
    var story = TraceBuilder()
    let nodes = (0..<6).reduce(into: [NodeID]()) { nodes, _ in
      nodes.append(story.node("background", in: nodes.last))
    }
    story.add(.passBegin(number: 1, reason: "first", proposal: .init(width: 70, height: 30)))
    for (index, node) in nodes.enumerated() {
      story.add(
        .ask(
          .init(
            node: node, proposal: .init(width: 70, height: 30),
            caller: index == 0 ? nil : nodes[index - 1])))
    }
    for node in nodes.reversed() {
      story.add(.answer(node: node, size: CGSize(width: 70, height: 9), isCached: false))
    }
    let lines = text(story.timeline, nodes[5], .width, columns: 120)
    #expect(
      lines.contains("background.5, background.4 and 3 more hand on what they are offered: 70"))
    #expect(lines.contains("70×30 is proposed to the root"))
    let answers = text(story.timeline, nodes[0], .width, columns: 120)
    #expect(
      answers.contains("background.1, background.2 and 3 more answer what background.6 answers"))
  }
}
