import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// What a view answered to a proposal, however many it was asked.
@Suite struct `An answer that is looked up` {
  /// A view that is asked each width twice, and answers another height the second time; the first
  /// question of all has no answer.
  private static let timeline: Timeline = {
    let node = NodeID(0)
    var events: [Event] = [
      .ask(ask(width: 0)), .passBegin(number: 1, reason: PassReason(.firstLayout), proposal: .zero),
    ]
    for height in [1, 2] as [CGFloat] {
      for width in 0..<20 {
        events.append(.ask(ask(width: CGFloat(width))))
        events.append(
          .answer(node: node, size: CGSize(width: CGFloat(width), height: height), isCached: false))
      }
    }
    events.append(.probe(node: node, proposal: .unspecified, size: CGSize(width: 7, height: 7)))
    return Timeline(Trace(nodes: [Trace.Node(kind: "V", name: "V.1")], events: events))
  }()

  private static func ask(width: CGFloat) -> Event.Ask {
    Event.Ask(
      node: NodeID(0), proposal: ProposedViewSize(width: width, height: nil), caller: nil)
  }

  /// Sixteen are kept at hand; those behind are searched for.
  @Test(arguments: [0, 1, 15, 16, 19])
  func `is the first one that was given`(width: Int) throws {
    let answer = try #require(
      Self.timeline.answer(
        of: NodeID(0), to: ProposedViewSize(width: CGFloat(width), height: nil)))
    #expect(answer.size == CGSize(width: CGFloat(width), height: 1))
    #expect(answer.event == 3 + 2 * width)
  }

  @Test func `is a probe's only where there is no other`() {
    #expect(Self.timeline.answer(of: NodeID(0), to: .unspecified)?.event == 82)
    #expect(
      Self.timeline.answer(of: NodeID(0), to: .unspecified, includingProbes: false) == nil)
    #expect(Self.timeline.answer(of: NodeID(0), to: .infinity) == nil)
  }
}
