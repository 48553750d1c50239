import Testing

@testable import HaggleReplay

@Suite struct `What two lists have in common` {
  private static let cases: [(first: [Int], second: [Int], pairs: [[Int]])] = [
    ([], [], []),
    ([1, 2], [], []),
    ([1, 2, 3], [1, 2, 3], [[0, 0], [1, 1], [2, 2]]),
    ([1, 2, 3], [1, 3], [[0, 0], [2, 1]]),
    ([1, 2, 3], [9, 1, 2, 3], [[0, 1], [1, 2], [2, 3]]),
    ([1, 1], [1], [[0, 0]]),
    ([1, 2, 3, 4], [3, 4, 1, 2], [[2, 0], [3, 1]]),
    ([7, 1, 2, 8], [7, 2, 1, 8], [[0, 0], [2, 1], [3, 3]]),
  ]

  @Test(arguments: cases.indices)
  func `is in the order of both`(index: Int) {
    let (first, second, pairs) = Self.cases[index]
    #expect(Subsequence.pairs(first, second).map { [$0.first, $0.second] } == pairs)
  }

  @Test func `is what is there once in each where they are very long`() {
    let (first, second) = (Array(0..<2_000), Array((0..<2_000).reversed()))
    let pairs = Subsequence.pairs(first, second)
    #expect(!pairs.isEmpty)
    #expect(pairs.allSatisfy { first[$0.first] == second[$0.second] })
    let shifted = Subsequence.pairs(first, [2_000] + first.filter { $0 != 1_000 } + [2_001])
    #expect(shifted.count == 1_999)
  }
}
