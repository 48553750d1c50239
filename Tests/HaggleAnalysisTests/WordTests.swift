import Foundation
import HaggleVocabulary
import Testing

@testable import HaggleAnalysis

@Suite struct `Words of findings` {
  @Test func `count as one says it`() {
    #expect(
      [1, 2, 3, 10, 11].map { times($0) } == [
        "once", "twice", "three times", "ten times", "11 times",
      ])
    #expect([1, 6, 7].map { ordinal($0) } == ["first", "sixth", "number 7"])
    #expect([1, 0.5, 12].map { counted($0) } == ["1 point", "0.5 points", "12 points"])
  }

  @Test func `add up what can be read at a glance`() {
    func sum(_ terms: [Reason.Term], _ result: CGFloat?) -> String? {
      arithmetic(Reason(NodeID(0), .size, result: result, terms: terms))
    }
    #expect(
      sum([.init(.plus, 96), .init(.plus, 8), .init(.plus, 120)], 224) == "96 + 8 + 120 = 224")
    #expect(sum([.init(.plus, 96)], 96) == nil)
    #expect(sum([.init(.plus, 96), .init(.minus, 8)], 88) == nil)
    #expect(sum(Array(repeating: .init(.plus, 1), count: 10), 10) == nil)
    #expect(sum([.init(.plus, 1), .init(.plus, 1)], nil) == nil)
  }

  @Test func `put event numbers in order, each once`() {
    #expect([3, 1, 3, 2].inOrder == [1, 2, 3])
  }
}
