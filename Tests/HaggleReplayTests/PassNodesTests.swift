import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// A pass may lay out nodes of its own: the text was evaluated anew before it.
@Suite struct `Passes with nodes of their own` {
  private typealias Node = Trace.Node

  private static func line(_ line: Int) -> SourcePlace { SourcePlace(line: line, column: 1) }

  /// A stack with two texts; in the second pass a colour lies before them, and the second text is
  /// larger.
  ///
  ///     0 pass 1    1 place 0    2 place 1    3 place 2    4 end
  ///     5 pass 2    6 place 3    7 place 4    8 place 5    9 place 6    10 end
  private static let timeline: Timeline = {
    let first = Trace(
      nodes: [
        Node(kind: "VStack", name: "VStack.1", place: line(1)),
        Node(kind: "Text", name: "Text.1", parent: NodeID(0), place: line(3)),
        Node(kind: "Text", name: "Text.2", parent: NodeID(0), place: line(4)),
      ],
      events: [
        begin(1), place(0, 0, 0, 50, 40), place(1, 0, 0, 50, 20), place(2, 0, 20, 30, 20),
        .passEnd(number: 1, size: .zero, writes: [StateWrite("isOn", to: "true", by: "onAppear")]),
      ])
    let second = Trace(
      nodes: [
        Node(kind: "VStack", name: "VStack.1", place: line(1)),
        Node(kind: "Color", name: "Color.1", parent: NodeID(0), place: line(2)),
        Node(kind: "Text", name: "Text.1", parent: NodeID(0), place: line(3)),
        Node(kind: "Text", name: "Text.2", parent: NodeID(0), place: line(4)),
      ],
      events: [
        begin(2), place(0, 0, 0, 50, 70), place(1, 0, 0, 50, 10), place(2, 0, 0, 50, 20),
        place(3, 0, 30, 30, 40), end(2), probe(3, .zero, 0, 0),
      ])
    return Timeline(first.continued(by: second))
  }()

  @Test func `have their trees, and what is asked for without a cursor is about the last one`() {
    let timeline = Self.timeline
    #expect(timeline.tree.roots == [NodeID(3)])
    #expect(timeline.tree.preorder.map(\.index) == [3, 4, 5, 6])
    let roots = (0..<12).map { timeline.tree(at: Cursor(after: $0)).roots[0].index }
    #expect(roots == [0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3])
    #expect(timeline.drawings.map(\.node.index) == [3, 4, 5, 6])
  }

  @Test func `keep where everything ended up in each of them`() {
    let timeline = Self.timeline
    #expect(timeline.rectangle(of: NodeID(2)) == CGRect(x: 0, y: 20, width: 30, height: 20))
    #expect(timeline.rectangle(of: NodeID(6)) == CGRect(x: 0, y: 30, width: 30, height: 40))
    let drawn = timeline.drawings(at: Cursor(after: 3))
    #expect(drawn.map(\.node.index) == [0, 1, 2])
  }

  @Test func `know a view again by its kind and place`() {
    let timeline = Self.timeline
    let earlier = (0..<7).map { timeline.predecessor(of: NodeID($0))?.index }
    #expect(earlier == [nil, nil, nil, 0, nil, 1, 2])
    #expect(timeline.view(of: NodeID(6)) == NodeID(2))
  }

  @Test func `have a view of the same name each`() {
    let timeline = Self.timeline
    #expect(timeline.node(called: "Text.2", at: Cursor(after: 2)) == NodeID(2))
    #expect(timeline.node(called: "Text.2", at: Cursor(after: 9)) == NodeID(6))
    #expect(timeline.node(called: "Color", at: Cursor(after: 2)) == NodeID(4))
  }

  /// A text that is where it was is not a change, however often it is placed.
  @Test(arguments: [("Text.1", []), ("Text.2", [9]), ("VStack.1", [6])])
  func `are watched as one`(name: String, stops: [Int]) throws {
    var replay = Replay(Self.timeline).moved(to: Cursor(after: 3))
    replay = replay.perform(try Instruction.read(":watch \(name)")[0]).replay
    let later = (4..<12).filter { !replay.stops(at: $0).isEmpty }
    #expect(later == stops)
  }

  @Test func `are those of the pass before where one brings none`() {
    var trace = Self.timeline.trace
    trace.events += [begin(3), place(6, 0, 0, 9, 9), end(3)]
    let timeline = Timeline(trace)
    #expect(timeline.tree.roots == [NodeID(3)])
    #expect(timeline.rectangle(of: NodeID(6))?.width == 9)
  }
}
