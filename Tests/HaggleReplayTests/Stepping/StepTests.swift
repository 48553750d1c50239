import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// A root (0) that asks its children (1, 2), one of which asks a child of its own (3); two passes.
///
///      0  pass 1
///      1  0 ←
///      2    1 ←
///      3      3 ←
///      4      3 → cached
///      5    1 →
///      6    2 ←
///      7    2 →
///      8  0 →
///      9  place 0
///     10  place 1
///     11  end of pass 1
///     12  pass 2
///     13  0 ←
///     14  0 →
///     15  end of pass 2
private let story = timeline(
  [nil, 0, 0, 1],
  [
    begin(1), ask(0, 9, 9), ask(1, 0, 0, by: 0), ask(3, 0, 0, by: 1), answer(3, 1, 1, cached: true),
    answer(1, 1, 1), ask(2, 0, 0, by: 0), answer(2, 2, 2), answer(0, 3, 3), place(0, 5, 5, 3, 3),
    place(1, 1, 2, 1, 1), end(1), begin(2), ask(0, 8, 8), answer(0, 3, 3), end(2),
  ])

@Suite struct `A step` {
  private func events(_ step: Step, _ direction: Direction) -> [Int?] {
    story.trace.events.indices.map {
      story.step(step, direction, from: Cursor(after: $0))?.event
    }
  }

  @Test func `into goes to the next event, however deep, and back`() {
    #expect(events(.into, .forwards) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, nil])
    #expect(events(.into, .backwards) == [nil, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  }

  @Test func `over leads from a question to its answer and else to the neighbour`() {
    #expect(events(.over, .forwards) == [1, 8, 5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, nil])
    #expect(events(.over, .backwards) == [nil, 0, 1, 2, 3, 2, 5, 6, 1, 8, 9, 10, 11, 12, 13, 14])
  }

  @Test func `out leads to the answer of the call around, or to the end of the pass`() {
    #expect(
      events(.out, .forwards) == [11, 8, 5, 4, 5, 8, 7, 8, 11, 11, 11, nil, 15, 14, 15, nil])
  }

  @Test func `out backwards leads to the question of the call around, or to the pass's beginning`()
  {
    #expect(
      events(.out, .backwards) == [nil, 0, 1, 2, 3, 2, 1, 6, 1, 0, 0, 0, nil, 12, 13, 12])
  }

  @Test func `to another pass leads to its first event`() {
    #expect(events(.pass, .forwards).prefix(12).allSatisfy { $0 == 12 })
    #expect(events(.pass, .forwards)[12] == nil)
    #expect(events(.pass, .backwards)[15] == 12)
    #expect(events(.pass, .backwards)[12] == 0)
    #expect(events(.pass, .backwards)[0] == nil)
  }

  @Test func `over a question without an answer leads past all that was asked in it`() {
    let broken = timeline(
      [nil, 0, 1], [ask(0, 9, 9), ask(1, 0, 0), ask(2, 0, 0), answer(2, 1, 1), answer(0, 3, 3)])
    #expect(broken.step(.over, .forwards, from: Cursor(after: 1))?.event == 4)
    #expect(broken.step(.out, .forwards, from: Cursor(after: 3))?.event == 4)
  }

  @Test func `leads nowhere in a trace without events`() {
    let empty = timeline([nil], [])
    #expect(empty.start == Cursor(after: -1))
    for step in Step.allCases {
      #expect(empty.step(step, .forwards, from: empty.start) == nil)
      #expect(empty.step(step, .backwards, from: empty.start) == nil)
    }
  }

  @Test func `never leaves the trace, whatever the events are`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let events = (0..<Int.random(in: 0...30, using: &random)).map { _ -> Event in
        let node = Int.random(in: 0..<4, using: &random)
        return switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: ask(node, 0, 0)
        case 2, 3: answer(node, 1, 1)
        case 4: begin(1)
        default: end(1)
        }
      }
      let timeline = timeline([nil, 0, 0, 1], events)
      for event in -1..<events.count {
        for step in Step.allCases {
          for direction in [Direction.forwards, .backwards] {
            let cursor = Cursor(after: event)
            guard let next = timeline.step(step, direction, from: cursor) else { continue }
            #expect(events.indices.contains(next.event))
            #expect(direction == .forwards ? next > cursor : next < cursor)
          }
        }
      }
    }
  }
}

@Suite struct `The state at a cursor` {
  @Test(arguments: [
    (0, []), (1, [0]), (2, [0, 1]), (3, [0, 1, 3]), (4, [0, 1]), (5, [0]), (8, []), (13, [0]),
  ])
  func `has the calls that are open`(event: Int, nodes: [Int]) {
    let stack = story.stack(at: Cursor(after: event))
    #expect(stack.map { story.spans[$0].node.index } == nodes)
  }

  @Test func `has the answers so far, and none from later`() {
    #expect(story.answer(of: NodeID(1), at: Cursor(after: 4)) == nil)
    #expect(story.answer(of: NodeID(1), at: Cursor(after: 5))?.event == 5)
    #expect(story.answer(of: NodeID(0), at: Cursor(after: 13))?.event == 8)
    #expect(story.answer(of: NodeID(0), at: Cursor(after: 14))?.event == 14)
    #expect(story.questions(to: NodeID(0), at: Cursor(after: 12)) == 1)
    #expect(story.questions(to: NodeID(0), at: Cursor(after: 13)) == 2)
  }

  @Test func `has the rectangles so far, in the root's space`() {
    #expect(story.rectangles(at: Cursor(after: 8)) == [nil, nil, nil, nil])
    #expect(story.rectangles(at: Cursor(after: 9))[0] == .init(x: 5, y: 5, width: 3, height: 3))
    #expect(story.rectangles(at: Cursor(after: 9))[1] == nil)
    #expect(story.rectangles(at: Cursor(after: 10))[1] == .init(x: 6, y: 7, width: 1, height: 1))
  }

  @Test func `in the end is the timeline's own`() {
    #expect(
      story.rectangles(at: story.end) == (0..<4).map { story.rectangle(of: NodeID($0)) })
  }
}

@Suite struct `A change of a view` {
  @Test func `is an answer or a rectangle other than the one before`() {
    #expect(story.change(of: NodeID(0), .forwards, from: Cursor(after: 0))?.event == 8)
    #expect(story.change(of: NodeID(0), .forwards, from: Cursor(after: 8))?.event == 9)
    // The second pass gave the same answer.
    #expect(story.change(of: NodeID(0), .forwards, from: Cursor(after: 9)) == nil)
    #expect(story.change(of: NodeID(0), .backwards, from: Cursor(after: 15))?.event == 9)
  }
}
