import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

/// A text of 40 points in a row that is offered 100 and takes all of it.
private func story() -> (TraceBuilder, row: NodeID, text: NodeID, spacer: NodeID) {
  var story = TraceBuilder()
  story.trace.header.proposal = .init(width: 100, height: 200)
  let row = story.node("HStack", "row")
  let text = story.node("Text", in: row, arguments: "\"Name\"", roles: [.text])
  let spacer = story.node("Spacer", in: row, roles: [.spacer])
  story.add(.passBegin(number: 1, reason: "first layout", proposal: .init(width: 100, height: 200)))
  story.ask(row, 100, 200, answer: (100, 20)) { story in
    story.ask(text, 100, 200, by: row, answer: (40, 20))
    story.ask(spacer, 60, 200, by: row, answer: (60, 0))
  }
  story.place(row, 0, 90, 100, 20, for: .init(width: 100, height: 200))
  story.place(text, 0, 0, 40, 20, for: .init(width: 100, height: 200))
  story.place(spacer, 40, 10, 60, 0, for: .init(width: 60, height: 200))
  story.add(.passEnd(number: 1, size: .init(width: 100, height: 20)))
  let probes: [(NodeID, CGFloat?, CGFloat, CGFloat)] = [
    (text, 0, 10, 80), (text, nil, 40, 20), (text, .infinity, 40, 20), (spacer, 0, 8, 0),
    (spacer, .infinity, .infinity, 0),
  ]
  for (node, width, answer, height) in probes {
    story.add(
      .probe(
        node: node, proposal: .init(width: width, height: 200),
        size: .init(width: answer, height: height)))
  }
  return (story, row, text, spacer)
}

@Suite struct `The bars of a view` {
  private func bars(_ node: NodeID, _ columns: Int, _ rows: Int, ascii: Bool = false) -> [String] {
    SizePlot(
      story().0.timeline, node, call: nil, columns: columns, rows: rows, isASCII: ascii
    ).lines
  }

  @Test func `show what it is offered, answers and could be`() {
    #expect(
      bars(story().text, 30, 12) == [
        "width", " offered ████████████████  100", " answer  ██████            40",
        " minimum ██                10", " ideal   ██████            40",
        " maximum ██████            40", "height", " offered ████████████████  200",
        " answer  ██                20", " minimum                   ?",
        " ideal                     ?", " maximum                   ?",
      ])
  }

  @Test func `have no answer before it is given, and no question before it is asked`() {
    let (story, row, text, _) = story()
    func outcome(_ node: NodeID, _ call: Int?, at event: Int) -> [String] {
      let cursor = Cursor(after: event)
      return SizePlot(
        story.timeline, node, call: call, at: cursor, columns: 40, rows: 3, isASCII: true
      ).lines
    }
    #expect(
      outcome(row, 0, at: 1) == [
        "width  ....................... ? of 100", "height ....................... ? of 200",
      ])
    #expect(
      outcome(row, 0, at: 6) == [
        "width  ===================== 100 of 100", "height ==.................... 20 of 200",
      ])
    #expect(outcome(text, nil, at: 1) == ["width   ?", "height  ?"])
  }

  @Test func `take two lines for an axis where there is less room, and one where there is least`() {
    #expect(
      bars(story().spacer, 40, 4) == [
        "width  ███████████████████████ 60 of 60", "  min 8 · ideal ? · max ∞",
        "height ······················· 0 of 200", "  min ? · ideal ? · max ?",
      ])
    #expect(
      bars(story().spacer, 40, 3, ascii: true) == [
        "width  ======================= 60 of 60", "height ....................... 0 of 200",
      ])
  }

  @Test func `stand beside each other where there is room`() {
    let lines = bars(story().text, 70, 7)
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("width") && lines[0].hasSuffix("height"))
    #expect(lines[1].contains("100") && lines[1].contains("200"))
  }

  @Test(arguments: [1, 5, 20, 300], [1, 3, 6, 12, 40])
  func `fit into any room, whatever the numbers`(columns: Int, rows: Int) {
    var story = TraceBuilder()
    let node = story.node("View")
    story.ask(node, .nan, -.infinity, answer: (1e300, -5))
    story.place(node, 0, 0, .infinity, .nan)
    let lines = SizePlot(story.timeline, node, call: nil, columns: columns, rows: rows).lines
    #expect(lines.count <= max(rows, 2))
  }
}

@Suite struct `What tells most of a layout` {
  @Test func `is a list in which nothing is to be seen`() {
    var story = TraceBuilder()
    let list = story.node("List", roles: [.scrolls, .ignoresContent])
    let row = story.node("EmptyView", in: list)
    story.place(list, 0, 0, 300, 400)
    story.place(row, 0, 0, 0, 0)
    let facts = ScreenFacts(story.timeline).facts
    #expect(facts.map(\.text) == ["List.1 shows nothing: no view is in it"])
    #expect(facts.map(\.node) == [list])
  }

  @Test func `is what is not told, then what scrolls, before what was guessed`() {
    var story = TraceBuilder()
    let list = story.node("List", roles: [.scrolls, .ignoresContent])
    let row = story.node("Text", in: list, arguments: "\"Name\"", roles: [.text])
    for (code, text) in [
      (DiagnosticCode.unknownCondition, "'isOn' is taken for false"), (.onPhonesOnly, "held back"),
      (.unknownFont, "a font"),
    ] {
      let detail = Event.Note.Detail(.assumed, code: .known(code))
      story.add(.note(.init(node: nil, source: .scenario, text: text, detail: detail)))
    }
    story.place(list, 0, 0, 300, 400)
    story.place(row, 0, 0, 300, 900)
    #expect(
      ScreenFacts(story.timeline).facts.map(\.text) == [
        "held back; --device makes a finding of it",
        "List.1 scrolls: 900 points of content, of which it shows 400",
        "'isOn' is taken for false",
      ])
  }

  @Test func `is not what fills a screen by its nature`() {
    var story = TraceBuilder()
    let list = story.node("List", roles: [.scrolls, .ignoresContent])
    let row = story.node("Text", in: list, arguments: "\"Name\"", roles: [.text])
    story.ask(list, 300, 400, answer: (300, 400)) { story in
      story.ask(row, 300, nil, by: list, answer: (40, 20))
    }
    story.place(list, 0, 0, 300, 400)
    story.place(row, 0, 0, 40, 20, for: .init(width: 300, height: nil))
    #expect(ScreenFacts(story.timeline).facts.map(\.text) == [])
  }

  /// A row of a text and of something else, each as large as it is said.
  private func row(
    text: CGSize, ideal: CGFloat, _ kind: String, _ other: CGSize, roles: NodeRoles
  ) -> TraceBuilder {
    var story = TraceBuilder()
    let row = story.node("HStack", "row", roles: [.dividesWidth, .alignsHeight])
    let words = story.node("Text", "words", in: row, roles: [.text])
    let view = story.node(kind, in: row, roles: roles)
    let size = CGSize(width: text.width + other.width, height: max(text.height, other.height))
    story.ask(row, size.width, size.height, answer: (size.width, size.height))
    story.place(row, 0, 0, size.width, size.height)
    story.place(words, 0, 0, text.width, text.height)
    story.place(view, text.width, 0, other.width, other.height)
    story.add(
      .probe(
        node: words, proposal: .init(width: nil, height: text.height),
        size: .init(width: ideal, height: text.height)))
    return story
  }

  @Test func `is who takes what a text beside it would need`() {
    let story = row(
      text: CGSize(width: 100, height: 40), ideal: 180, "Image", CGSize(width: 100, height: 40),
      roles: [.image])
    #expect(
      ScreenFacts(story.timeline).facts.map(\.text) == [
        "Image.1 takes 100 points of width beside words, which is 100 wide and would be 180 "
          + "on one line"
      ])
  }

  /// An assumed font may be off by more than the text lacks.
  @Test(arguments: [(true, 186), (false, 187), (true, 200)])
  func `is not told where a text would all but fit`(isAssumed: Bool, ideal: CGFloat) {
    var story = row(
      text: CGSize(width: 180, height: 40), ideal: ideal, "Image", CGSize(width: 100, height: 40),
      roles: [.image])
    if isAssumed {
      story.add(
        .note(
          .init(
            node: nil, source: .scenario, text: "measured",
            detail: .init(.assumed, code: .known(.textMetric)))))
    }
    let isTold = ScreenFacts(story.timeline).facts.contains { $0.text.contains(" beside words") }
    #expect(isTold == !(isAssumed && ideal < 190))
  }

  @Test(arguments: [(46, false), (120, true)])
  func `is not what a frame of a stated width takes from its text`(ideal: CGFloat, isSaid: Bool) {
    var story = TraceBuilder()
    let row = story.node("HStack", "row", roles: [.dividesWidth, .alignsHeight])
    let frame = story.node("frame", in: row, roles: [.frames])
    let words = story.node("Text", "words", in: frame, roles: [.text])
    let image = story.node("Image", in: row, roles: [.image])
    story.ask(row, 146, 40, answer: (146, 40))
    story.place(row, 0, 0, 146, 40)
    for node in [frame, words] { story.place(node, 0, 0, 46, 40) }
    story.place(image, 46, 0, 100, 40)
    for (node, width) in [(words, 120), (frame, ideal)] {
      story.add(
        .probe(
          node: node, proposal: .init(width: nil, height: 40),
          size: .init(width: width, height: 40)))
    }
    let said =
      "Image.1 takes 100 points of width beside words, which is 46 wide and would be 120 "
      + "on one line"
    let others = "Image.1 takes 100 of the 146 points of width of row"
    #expect(ScreenFacts(story.timeline).facts.map(\.text) == [isSaid ? said : others])
  }

  @Test func `is the room that nobody needs`() {
    var story = TraceBuilder()
    let row = story.node("HStack", roles: [.dividesWidth, .alignsHeight])
    let spacer = story.node("Spacer", in: row, roles: [.spacer])
    story.ask(row, 200, 20, answer: (200, 20))
    story.place(row, 0, 0, 200, 20)
    story.place(spacer, 0, 0, 190.84, 0)
    #expect(
      ScreenFacts(story.timeline).facts.map(\.text) == [
        "Spacer.1 takes 190.84 points of width, which nobody needs"
      ])
  }

  @Test func `is not the room of a spacer that does what it is for`() {
    var story = TraceBuilder()
    let row = story.node("HStack", roles: [.dividesWidth, .alignsHeight])
    let title = story.node("Color", in: row)
    let between = story.node("Spacer", in: row, roles: [.spacer])
    let value = story.node("Color", in: row)
    let stated = story.node("Spacer", in: row, arguments: "minLength: 60", roles: [.spacer])
    story.ask(row, 300, 20, answer: (300, 20)) { story in
      story.ask(stated, 0, 20, by: row, answer: (60, 0))
    }
    story.place(row, 0, 0, 300, 20)
    story.place(title, 0, 0, 40, 20)
    story.place(between, 40, 0, 160, 0)
    story.place(value, 200, 0, 40, 20)
    story.place(stated, 240, 0, 60, 0, for: .init(width: 60, height: 20))
    #expect(
      ScreenFacts(story.timeline).facts.map(\.text) == [
        "Spacer.1 takes 160 of the 300 points of width of HStack.1"
      ])
  }

  @Test(arguments: [(40, false), (400, true)])
  func `is that much of it is not drawn`(width: CGFloat, isSaid: Bool) {
    var story = TraceBuilder()
    let stack = story.node("ZStack")
    let card = story.node("Text", in: stack, arguments: "\"Name\"", roles: [.text])
    story.trace.nodes[card.index].appearance.isHidden = true
    story.ask(stack, 400, 40, answer: (400, 40)) { story in
      story.ask(card, 400, 40, by: stack, answer: (width, 40))
    }
    story.place(stack, 0, 0, 400, 40)
    story.place(card, 0, 0, width, 40)
    let facts = ScreenFacts(story.timeline).facts.map(\.text)
    let said = "Text.1 \"Name\" has its room and is not drawn: hidden, or of opacity 0"
    #expect(facts.contains(said) == isSaid)
  }

  @Test func `is nothing where nothing is placed`() {
    #expect(ScreenFacts(TraceBuilder().timeline).facts == [])
  }
}
