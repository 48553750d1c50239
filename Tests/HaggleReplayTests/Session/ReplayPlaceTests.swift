import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// A column of texts, each asked and placed, in a row of the size `width`.
private func layout(_ words: [String], width: Double = 9) -> Timeline {
  var nodes = [Trace.Node(kind: "VStack", name: "column", isLabelled: true)]
  var events = [begin(1), ask(0, 9, 9)]
  for (index, text) in words.enumerated() {
    var node = Trace.Node(kind: "Text", name: "Text.\(index + 1)", parent: NodeID(0))
    node.shown = text
    nodes.append(node)
    events += [ask(index + 1, 9, 9, by: 0), answer(index + 1, width, 1)]
  }
  events.append(answer(0, width, 1))
  for index in 0...words.count { events.append(place(index, 0, 0, width, 1)) }
  return Timeline(Trace(nodes: nodes, events: events + [end(1)]))
}

private func replay(_ timeline: Timeline, _ commands: String) throws -> Replay {
  try Instruction.read(commands).reduce(Replay(timeline)) { $0.perform($1).replay }
}

@Suite struct `A replay whose source is saved` {
  /// What is done before, and the event and the view after one text more was put in front.
  @Test(arguments: [
    ("", "place Text.3", "column"),
    ("G :select Text.2", "place Text.3", "Text.3"),
    (":2", "ask Text.2", "Text.2"),
    (":3", "answer Text.2", "Text.2"),
    (":5; :select column", "answer Text.3", "column"),
    (":6", "answer column", "column"),
  ])
  func `stays at its event and its view, under other numbers`(
    commands: String, event: String, view: String
  ) throws {
    let after = try replay(layout(["a", "b"]), commands)
      .following(layout(["new", "a", "b"], width: 7))
    let node = try #require(after.event?.node)
    let kind = try #require(after.event?.kind.rawValue)
    #expect("\(kind) \(after.trace.name(of: node))" == event)
    #expect(after.selected.map { after.trace.name(of: $0) } == view)
  }

  @Test func `is at the end where its view is gone`() throws {
    let after = try replay(layout(["a", "b"]), ":5").following(layout(["a"]))
    #expect(after.cursor == after.timeline.settled)
  }

  @Test func `keeps what was set, noted and searched for`() throws {
    let before = try replay(
      layout(["a", "b"]), ":watch Text.2; b :disable 1; /column; ma :note column is wide; &answer")
    let after = before.following(layout(["new", "a", "b"]))
    #expect(after.settings.watched.map { after.trace.name(of: $0) } == ["Text.3"])
    #expect(after.settings.breakpoints.map(\.words) == before.settings.breakpoints.map(\.words))
    #expect(after.settings.filter?.text == "answer")
    #expect(after.search?.events.count == 3)
    #expect(after.settings.notes.map(\.text) == ["column is wide"])
    #expect(after.settings.marks.map(\.name) == ["a"])
    #expect(after.isChanged)
  }
}
