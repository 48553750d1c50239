import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Spans` {
  /// One line per span: ask-answer, node, depth, parent, end.
  private func outline(_ timeline: Timeline) -> [String] {
    timeline.spans.map { span in
      let answer = span.answer.map { "\($0)" } ?? "?"
      let parent = span.parent.map { "\($0)" } ?? "-"
      return "\(span.ask)-\(answer) n\(span.node.index) d\(span.depth) p\(parent) e\(span.end)"
    }
  }

  @Test func `pair each ask with its answer and nest by call`() {
    let timeline = timeline(
      [nil, 0, 0],
      [
        begin(1), ask(0, 9, 9), ask(1, 0, 0, by: 0), answer(1, 1, 1), ask(2, 0, 0, by: 0),
        answer(2, 2, 2, cached: true), answer(0, 3, 3), end(1),
      ])
    #expect(
      outline(timeline) == ["1-6 n0 d0 p- e3", "2-3 n1 d1 p0 e2", "4-5 n2 d1 p0 e3"])
    #expect(timeline.spans[2].isCached)
    #expect(timeline.spans[2].size == .init(width: 2, height: 2))
    #expect(timeline.spans[2].caller == NodeID(0))
    #expect(timeline.children(ofSpan: 0) == [1, 2])
    #expect(timeline.children(ofSpan: 1) == [])
  }

  @Test func `leave a question without an answer open to the end of what is around it`() {
    let timeline = timeline(
      [nil, 0, 1],
      [ask(0, 9, 9), ask(1, 0, 0), ask(2, 0, 0), answer(0, 3, 3), ask(2, 1, 1)])
    #expect(
      outline(timeline) == [
        "0-3 n0 d0 p- e3", "1-? n1 d1 p0 e3", "2-? n2 d2 p1 e3", "4-? n2 d0 p- e4",
      ])
    #expect(timeline.spans[1].size == nil)
  }

  @Test func `ignore an answer that nobody waits for`() {
    let timeline = timeline(
      [nil, 0], [answer(1, 1, 1), ask(0, 0, 0), answer(1, 1, 1), answer(0, 1, 1)])
    #expect(outline(timeline) == ["1-3 n0 d0 p- e1"])
  }

  @Test func `answer the latest question of a node that asks itself`() {
    let timeline = timeline(
      [nil], [ask(0, 1, 1), ask(0, 2, 2), answer(0, 2, 2), answer(0, 1, 1)])
    #expect(outline(timeline) == ["0-3 n0 d0 p- e2", "1-2 n0 d1 p0 e2"])
  }

  @Test func `end with their pass`() {
    let timeline = timeline(
      [nil], [begin(1), ask(0, 1, 1), begin(2), ask(0, 2, 2), answer(0, 2, 2)])
    #expect(outline(timeline) == ["1-? n0 d0 p- e1", "3-4 n0 d0 p- e2"])
  }

  @Test func `are found from their events, and from those within`() {
    let note = Event.note(.init(node: NodeID(1), source: .console, text: ""))
    let timeline = timeline(
      [nil, 0],
      [begin(1), ask(0, 9, 9), ask(1, 0, 0), note, answer(1, 1, 1), note, answer(0, 3, 3), note])
    #expect((0..<8).map { timeline.span(at: $0) } == [nil, 0, 1, 1, 1, 0, 0, nil])
  }

  @Test func `are found from their node`() {
    let timeline = timeline(
      [nil, 0, 0],
      [ask(0, 9, 9), ask(1, 0, 0), answer(1, 0, 0), ask(1, 1, 1), answer(1, 1, 1), answer(0, 1, 1)])
    #expect(Array(timeline.spans(of: NodeID(1))) == [1, 2])
    #expect(Array(timeline.spans(of: NodeID(2))) == [])
    #expect(Array(timeline.events(of: NodeID(1))) == [1, 2, 3, 4])
  }

  @Test func `may be ten thousand deep`() {
    let depth = 10_000
    let timeline = timeline(
      (0..<depth).map { $0 == 0 ? nil : $0 - 1 },
      (0..<depth).map { ask($0, 0, 0) } + (0..<depth).reversed().map { answer($0, 1, 1) })
    #expect(timeline.spans.last?.depth == depth - 1)
    #expect(timeline.spans.first?.end == depth)
    #expect(timeline.tree.depth(of: NodeID(depth - 1)) == depth - 1)
  }

  @Test func `may be a hundred thousand side by side`() {
    let width = 100_000
    let timeline = timeline(
      (0..<width).map { $0 == 0 ? nil : 0 },
      [ask(0, 0, 0)] + (1..<width).flatMap { [ask($0, 0, 0), answer($0, 1, 1)] } + [answer(0, 1, 1)]
    )
    #expect(timeline.children(ofSpan: 0).count == width - 1)
    #expect(timeline.tree.children(of: NodeID(0)).count == width - 1)
  }
}
