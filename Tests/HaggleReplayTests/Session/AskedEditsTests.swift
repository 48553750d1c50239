import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `Edits that a replay was asked for` {
  private static var replay: Replay {
    Replay(
      Timeline(
        Trace(
          nodes: [
            .init(kind: "VStack", name: "page", isLabelled: true),
            .init(kind: "Text", name: "title", isLabelled: true, parent: NodeID(0)),
            .init(kind: "Color", name: "bar", isLabelled: true, parent: NodeID(0)),
          ],
          events: [begin(1), ask(0, 9, 9), answer(0, 9, 9), place(0, 0, 0, 9, 9), end(1)])))
  }

  private static let edit = TriedEdit(
    [LineChange(at: 3, removing: ["b"], adding: ["a"])], effect: [], others: [])

  @Test func `shows edits that give a number, and keeps the trace as it is but in what it writes`()
  {
    let found = Replay.FoundEdits(for: .number(NodeID(2), .width, 30), [Self.edit], trials: 9)
    let (replay, panel) = Self.replay.taking(found)
    #expect(panel == .edits)
    #expect(replay.found == found)
    #expect(replay.trace == Self.replay.trace)
    #expect(replay.annotated.cure == nil)
    let asked = Cure(
      "\(NodeID(2)) is not 30 wide", of: NodeID(2), trials: 9, [Self.edit], isAsked: true)
    #expect(replay.annotated.askedCure == asked)
    var others = replay.annotated
    others.remarks.removeAll { $0 == .cure(asked) }
    #expect(others == Self.replay.annotated)
  }

  @Test(arguments: [
    (Replay.EditGoal.number(NodeID(1), .y, 12.5), "is not at y 12.5"),
    (.whole(NodeID(1)), "is cut"), (.atMost(NodeID(1), .vertical, 40), "is more than 40 high"),
  ])
  func `says what would go of edits that were asked for, the last of them alone`(
    goal: Replay.EditGoal, words: String
  ) {
    let earlier = Replay.FoundEdits(for: .number(NodeID(2), .width, 9), [Self.edit], trials: 1)
    let found = Replay.FoundEdits(for: goal, [Self.edit], trials: 9)
    let replay = Self.replay.taking(earlier).replay.taking(found).replay
    let name = replay.trace.nodes[1].name
    #expect(
      replay.annotated.askedCure?.claim.text(naming: { replay.trace.name(of: $0) })
        == "\(name) \(words)")
    #expect(replay.annotated.remarks.count == Self.replay.annotated.remarks.count + 1)
  }

  @Test func `writes no edits where none helps`() {
    let found = Replay.FoundEdits(for: .whole(NodeID(1)), [], trials: 9)
    #expect(Self.replay.taking(found).replay.annotated == Self.replay.annotated)
  }
}
