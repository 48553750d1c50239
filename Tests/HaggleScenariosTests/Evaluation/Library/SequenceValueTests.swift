import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A sequence` {
  @Test(
    arguments: Case.lines(
      #"""
      [1, 2, 3].lazy.map { $0 * 2 }.first! → 2
      [1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { $0 + 1 }.reduce(0, +) → 8
      [10, 20, 30].enumerated().first { $0.element > 10 }!.offset → 1
      zip([1, 2, 3], [4, 5, 6]).map(+) → [5, 7, 9]
      zip([1, 2, 3], 4...).map { $0 * $1 } → [4, 10, 18]
      zip(1..., ["a", "b"]).map { "\($0)\($1)" } → ["1a", "2b"]
      Array(zip([1, 2], ["a", "b"])).count → 2
      Array(stride(from: 0, through: 1, by: 0.25)) → [0.0, 0.25, 0.5, 0.75, 1.0]
      Array(stride(from: 10, to: 0, by: -3)) → [10, 7, 4, 1]
      stride(from: 0, to: 6, by: 2).map { $0 } → [0, 2, 4]
      Array(sequence(first: 1) { $0 * 2 }.prefix(4)) → [1, 2, 4, 8]
      Array(sequence(first: 2) { $0 * $0 }.prefix(while: { $0 < 100 })) → [2, 4, 16]
      AnyIterator { 7 }.prefix(2).map { $0 + 1 } → [8, 8]
      AnyIterator {}.prefix(2).map { "a" } → ["a", "a"]
      Array(repeatElement("x", count: 2)) → ["x", "x"]
      Array([1, 2, 3].enumerated().map { ($0, $1) }.map { $0.0 + $0.1 }) → [1, 3, 5]
      "hello".enumerated().map { "\($0)\($1)" } → ["0h", "1e", "2l", "3l", "4o"]
      """#))
  func `goes over its elements`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
