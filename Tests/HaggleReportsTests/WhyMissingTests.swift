import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Why, where something is missing,` {
  private func lines(
    _ story: TraceBuilder, _ node: NodeID, _ quantity: Quantity, not expected: CGFloat? = nil
  ) throws -> [String] {
    let timeline = story.timeline
    let why = Why(timeline, node, quantity)
    guard let expected else { return WhyText(timeline, why).lines.map(\.text) }
    return WhyNotText(timeline, try #require(why.not(expected, timeline))).lines.map(\.text)
  }

  @Test func `tells a trace that ends before an answer from a view that nobody asked`() throws {
    var story = TraceBuilder()
    let grid = story.node("Grid", "outer")
    let cell = story.node("Color", in: grid)
    story.ask(grid, 9, 9, answer: (9, 9))
    story.add(
      .ask(.init(node: grid, proposal: .init(width: 5, height: 5), caller: nil)),
      .ask(.init(node: cell, proposal: .init(width: 5, height: 5), caller: grid)))
    let cutOff = "Color.1 has no width: asked in event 3; the trace ends before its answer"
    #expect(try lines(story, cell, .width).first == cutOff)
    #expect(
      try lines(story, cell, .width, not: 4) == ["why Color.1 is not 4 wide", cutOff])
    story.add(.answer(node: grid, size: .zero, isCached: false))
    #expect(
      try lines(story, cell, .height).first
        == "Color.1 has no height: asked in event 3; the trace holds no answer")
    let lonely = story.node("Text", in: grid)
    #expect(
      try lines(story, lonely, .width).first == "Text.1 has no width: nobody asked or placed it")
  }

  private static let standIns: [(NodeRole, CGFloat, [String])] = [
    (.box, 300, ["44 is haggle's stand-in: its declaration is not in the text", "advice"]),
    // No setting of the text has a bearing on numbers of haggle's own.
    (.assumed, 300, ["44 is haggle's assumption: nobody verified its numbers"]),
    // What is as wide as it is offered is not assumed.
    (.assumed, 44, []),
  ]

  @Test(arguments: standIns)
  func `says what only stands for a view, and what to do`(
    role: NodeRole, offer: CGFloat, words: [String]
  ) throws {
    var story = TraceBuilder()
    let box = story.node("Card", roles: [role])
    story.ask(box, offer, 200, answer: (44, 44))
    story.add(
      .note(
        .init(
          node: box, source: .scenario, text: "boxed",
          detail: .init(.placeholder, code: .known(.unknownView), remedy: "ad\nvice"))))
    let said = words.map { $0.replacing("advice", with: "ad vice") }
    let told = try lines(story, box, .width)
    #expect(Array(told.dropFirst(5).prefix(said.count)) == said)
    #expect(told.contains("ad vice") == words.contains("advice"))
    let not = try lines(story, box, .width, not: 50)
    #expect(Array(not.suffix(said.count)) == said)
  }

  @Test func `names no root where the parent is not recorded`() throws {
    var story = TraceBuilder()
    let outer = story.node("Grid", "outer")
    let cell = story.node("Color", "mint")
    story.ask(outer, 50, 50, answer: (50, 50)) { story in
      story.ask(cell, 20, 20, by: outer, answer: (20, 20))
    }
    story.place(outer, 3, 0, 50, 50)
    story.place(cell, 7, 0, 20, 20)
    #expect(
      try lines(story, cell, .x)
        == ["mint is at x 7 in its parent; who that is, is not recorded", "+ 7 mint in its parent"])
    #expect(try lines(story, outer, .x) == ["outer is at x 3", "+ 3 outer, the root"])
    let inner = story.node("Text", "word", in: cell)
    story.place(inner, 2, 0, 20, 20)
    #expect(
      try lines(story, inner, .x).first
        == "word is at x 9 in the parent of mint; who that is, is not recorded")
  }

  @Test func `says which of its answers is asked about`() throws {
    var story = TraceBuilder()
    let text = story.node("Text", "word")
    story.ask(text, 0, 0, answer: (8, 16))
    story.ask(text, 60, 60, answer: (40, 16))
    story.place(text, 0, 0, 40, 16, for: .init(width: 60, height: 60))
    let timeline = story.timeline
    func told(_ call: Int, _ expected: CGFloat) throws -> [String] {
      let not = try #require(
        Why(timeline, call: call, on: .horizontal).not(expected, timeline))
      return Array(WhyNotText(timeline, not).lines.map(\.text).prefix(2))
    }
    #expect(
      try told(0, 40) == [
        "asked for its minimum size (0×0), why word is not 40 wide", "Its final width is 40.",
      ])
    #expect(
      try told(0, 8) == [
        "asked for its minimum size (0×0), word is 8 wide: as expected", "Its final width is 40.",
      ])
    #expect(try told(1, 60).first == "why word is not 60 wide")
  }
}
