import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A range` {
  @Test(
    arguments: Case.lines(
      #"""
      (1...5).reduce(1, *) → 120
      (1...5).filter { $0.isMultiple(of: 2) } → [2, 4]
      (0..<10).contains(10) → false
      (0..<3).map { _ in 0 } → [0, 0, 0]
      (1...3).reversed().map { $0 } → [3, 2, 1]
      (1...10).count → 10
      (1...10).lowerBound → 1
      (1..<10).upperBound → 10
      (0..<5).dropFirst(2).map { $0 } → [2, 3, 4]
      (0..<5).prefix(2).map { $0 } → [0, 1]
      (0..<5).suffix(2).map { $0 } → [3, 4]
      (1...3).contains(2) → true
      (1...).contains(5) → true
      (..<5).contains(5) → false
      (1...3) ~= 2 → true
      1...3 == 1...3 → true
      (1...3).overlaps(3...4) → true
      (1..<3).overlaps(3...4) → false
      (0.0...1.0).contains(0.5) → true
      (1...10).clamped(to: 3...20) → 3...10
      (1...3).isEmpty → false
      (1..<1).isEmpty → true
      (0..<4).indices.count → 4
      (0..<3).flatMap { Array(repeating: $0, count: $0) } → [1, 2, 2]
      1...5 ~= 3 → true
      (1...3).map { i in (1...i).reduce(0, +) } → [1, 3, 6]
      """#))
  func `knows what it holds`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
