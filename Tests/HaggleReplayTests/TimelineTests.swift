import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A timeline` {
  @Test func `knows its passes`() {
    let timeline = timeline(
      [nil], [begin(1), ask(0, 1, 1), answer(0, 1, 1), end(1), begin(2), ask(0, 2, 2)])
    #expect(timeline.passes.map(\.events) == [0..<4, 4..<6])
    #expect(timeline.passes.map(\.size) == [.zero, nil])
    #expect((0..<6).map { timeline.pass(at: $0)?.number } == [1, 1, 1, 1, 2, 2])
  }

  @Test func `does not count what follows a pass to it`() {
    let timeline = timeline(
      [nil], [probe(0, .zero, 0, 0), begin(1), end(1), probe(0, .infinity, 9, 9)])
    #expect((0..<4).map { timeline.pass(at: $0)?.number } == [nil, 1, 1, nil])
  }

  @Test func `puts every node before its children`() {
    let timeline = timeline([4, nil, 1, 1, 1, nil, 4], [])
    #expect(timeline.tree.roots == [NodeID(1), NodeID(5)])
    #expect(timeline.tree.preorder.map(\.index) == [1, 2, 3, 4, 0, 6, 5])
    #expect(timeline.tree.depth(of: NodeID(0)) == 2)
    #expect(timeline.tree.children(of: NodeID(1)).map(\.index) == [2, 3, 4])
  }

  @Test func `adds up rectangles from the root, taking the last of each`() {
    let timeline = timeline(
      [nil, 0, 1, 0],
      [
        place(0, 10, 20, 100, 100), place(1, 0, 0, 1, 1), place(1, 5, -6, 50, 40),
        place(2, 0.5, 0.25, 8, 16),
      ])
    #expect(timeline.rectangle(of: NodeID(0)) == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(timeline.rectangle(of: NodeID(1)) == CGRect(x: 15, y: 14, width: 50, height: 40))
    #expect(timeline.rectangle(of: NodeID(2)) == CGRect(x: 15.5, y: 14.25, width: 8, height: 16))
    #expect(timeline.rectangle(of: NodeID(3)) == nil)
    #expect(timeline.size(of: NodeID(1)) == CGSize(width: 50, height: 40))
    #expect(timeline.placement(of: NodeID(1))?.event == 2)
  }

  @Test func `does not guess a rectangle where one around it is missing`() {
    let timeline = timeline([nil, 0, 1], [place(0, 0, 0, 9, 9), place(2, 1, 1, 2, 2)])
    #expect(timeline.rectangle(of: NodeID(2)) == nil)
    #expect(timeline.size(of: NodeID(2)) == CGSize(width: 2, height: 2))
  }

  @Test func `leaves nodes that lie inside each other out of the tree`() {
    let timeline = timeline([1, 0, nil], [])
    #expect(timeline.tree.preorder == [NodeID(2)])
  }

  @Test func `lists the reasons of a node`() {
    let timeline = timeline(
      [nil, 0],
      [
        .reason(Reason(NodeID(1), .fixed)), ask(0, 0, 0), .reason(Reason(NodeID(0), .size)),
        answer(0, 0, 0),
      ])
    #expect(timeline.reasons(of: NodeID(0)) == [2])
  }
}
