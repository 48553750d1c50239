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
  @Test func `is who takes what nobody needs`() {
    let (trace, _, _, spacer) = story()
    let facts = ScreenFacts(trace.timeline).facts
    #expect(facts.map(\.text) == ["Spacer.1 takes 60 of the 100 points of width in row"])
    #expect(facts.map(\.node) == [spacer])
  }

  @Test func `is room that stays empty, and what takes all there is`() {
    var story = TraceBuilder()
    let list = story.node("List", roles: [.scrolls, .ignoresContent])
    let row = story.node("Text", in: list, arguments: "\"Name\"", roles: [.text])
    story.ask(list, 300, 400, answer: (300, 400)) { story in
      story.ask(row, 300, nil, by: list, answer: (40, 20))
    }
    story.place(list, 0, 0, 300, 400)
    story.place(row, 0, 0, 40, 20, for: .init(width: 300, height: nil))
    let most = ProposedViewSize(width: .infinity, height: 400)
    story.add(.probe(node: list, proposal: most, size: .init(width: CGFloat.infinity, height: 400)))
    #expect(
      ScreenFacts(story.timeline).facts.map(\.text) == [
        "List.1 is 400 high, what is in it 20: 380 stay empty"
      ])
    var other = TraceBuilder()
    let colour = other.node("Color", arguments: ".red", roles: [.decorates])
    other.greedyRoot(colour)
    #expect(
      ScreenFacts(other.timeline).facts.map(\.text) == [
        "Color.1 .red takes all the room that it is offered: 300×400"
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

extension TraceBuilder {
  fileprivate mutating func greedyRoot(_ node: NodeID) {
    ask(node, 300, 400, answer: (300, 400))
    place(node, 0, 0, 300, 400)
    for proposal in [
      ProposedViewSize(width: .infinity, height: 400), .init(width: 300, height: .infinity),
    ] {
      let size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
      add(.probe(node: node, proposal: proposal, size: size))
    }
  }
}

@Suite struct `The picture of a screen` {
  private func picture(_ trace: TraceBuilder, ascii: Bool = false) throws -> ScreenPicture {
    try #require(
      ScreenPicture(
        trace.timeline, at: trace.timeline.settled, columns: 30, rows: 12, isASCII: ascii))
  }

  @Test func `has texts as texts`() throws {
    let (trace, _, text, _) = story()
    let drawing = try picture(trace)
    #expect(drawing.lines.joined().contains("Name"))
    #expect(!drawing.lines.joined().contains("Text.1"))
    let box = try #require(drawing.box(of: text))
    #expect(drawing.node(atColumn: box.columns.lowerBound, row: box.rows.lowerBound) == text)
    #expect(drawing.lines.count <= 12)
  }

  @Test func `has images hatched, and what a scroll view hides beyond its fold`() throws {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 100)
    let list = story.node("ScrollView", roles: [.scrolls])
    let image = story.node("Image", in: list, roles: [.image])
    let below = story.node("Text", in: list, arguments: "\"Below\"", roles: [.text])
    story.place(list, 0, 0, 100, 100)
    story.place(image, 0, 0, 100, 40)
    story.place(below, 0, 103, 100, 20)
    let drawing = try picture(story)
    #expect(drawing.lines.joined().contains("▒▒▒"))
    #expect(drawing.box(of: below)?.isBeyondFold == true)
    #expect(drawing.box(of: image)?.isBeyondFold == false)
    #expect(!drawing.lines.joined().contains("░"))
    #expect(drawing.lines.joined().contains("Below"))
    let plain = try picture(story, ascii: true).lines.joined()
    #expect(plain.filter { !$0.isASCII }.isEmpty)
    #expect(plain.contains("%%%"))
  }

  @Test func `says below it what room a view leaves, and what it has beyond its offer`() {
    let (trace, row, _, _) = story()
    let end = trace.timeline.settled
    let panel = PanelText(Replay(trace.timeline), columns: 80)
    #expect(panel.place(of: row, at: end) == ["row 100×20 at 0,90"])
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 100)
    let page = story.node("VStack", "page", roles: [.dividesHeight, .spaces])
    let padding = story.node("padding", in: page, roles: [.spaces])
    let stack = story.node("VStack", in: padding, roles: [.dividesHeight, .spaces])
    let texts = (0..<3).map { _ in story.node("Text", in: stack) }
    story.place(page, 0, -10, 100, 120)
    story.place(padding, 0, 0, 100, 120)
    story.place(stack, 16, 8, 60, 104)
    for (index, text) in texts.enumerated() { story.place(text, 0, CGFloat(index) * 40, 60, 24) }
    let timeline = story.timeline
    let place = { (node: NodeID) in
      PanelText(Replay(timeline), columns: 80).place(of: node, at: timeline.settled)
    }
    #expect(
      place(page) == ["page 100×120 at 0,−10", "larger than proposed: 120 of 100 in height"])
    #expect(
      place(padding) == [
        "padding.1 of VStack.2 100×120 at 0,−10",
        "room inside: 16 left, 24 right, 8 top, 8 bottom",
      ])
    #expect(place(stack) == ["VStack.2 60×104 at 16,−2", "gaps: 16, 16"])
  }

  @Test func `says below it how large the selected view is, and where it reaches out`() {
    var story = TraceBuilder()
    let row = story.node("HStack", "row")
    let wide = story.node("Color", in: row, arguments: ".red")
    story.place(row, 10, 10, 100, 20)
    story.place(wide, -5, 0, 120, 20)
    let replay = Replay(story.timeline)
    #expect(
      PanelText(replay, columns: 80).place(of: wide, at: story.timeline.settled) == [
        "Color.1 .red 120×20 at 5,10", "reaches out of row by 5 at the left, 15 at the right",
      ])
    #expect(
      PanelText(replay, columns: 80).place(of: wide, at: Cursor(after: 0)) == [
        "Color.1 .red", "not placed so far",
      ])
  }
}

@Suite struct `The help in two columns` {
  @Test(arguments: [80, 100, 130, 200])
  func `has all groups, each command once, and stays in its width`(width: Int) {
    let lines = KeyHelp.columns(.standard, width: width)
    let text = lines.joined(separator: "\n")
    for group in KeyMap.standard.groups {
      #expect(text.components(separatedBy: group.title).count == 2, "\(group.title)")
    }
    for line in lines { #expect(line.count <= width, "\(line)") }
    #expect(lines.count < KeyHelp.lines(columns: width).count)
    #expect(lines.contains { $0.hasPrefix("Through the events") && $0.contains("Stops and") })
  }

  @Test func `names commands only where there is room, and is one column where there is none`() {
    #expect(KeyHelp.columns(.standard, width: 140).contains { $0.contains(":step") })
    #expect(!KeyHelp.columns(.standard, width: 90).contains { $0.contains(":step") })
    #expect(KeyHelp.columns(.standard, width: 60) == KeyHelp.lines(columns: 60))
  }
}
