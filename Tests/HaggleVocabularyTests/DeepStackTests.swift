import HaggleVocabulary
import Testing

@Suite struct `A deep stack` {
  private struct Failure: Error, Equatable { let number: Int }

  /// Recurses with some kilobytes of locals to each level.
  private func sum(_ level: Int) -> Int {
    guard level > 0 else { return 0 }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { words in
      words.initialize(repeating: level)
      return sum(level - 1) + words[level % 512]
    }
  }

  @Test func `holds ten thousand levels of several kilobytes`() {
    #expect(DeepStack.run(depth: 10_000, otherwise: { _ in 0 }) { sum(10_000) } == 50_005_000)
  }

  @Test func `hands back what was thrown`() {
    #expect(throws: Failure(number: 7)) {
      try DeepStack.run(depth: 1_000, otherwise: { _ in 0 }) { () throws(Failure) -> Int in
        throw Failure(number: 7)
      }
    }
    #expect(throws: Failure(number: 8)) {
      try DeepStack.run(depth: 1, otherwise: { _ in 0 }) { () throws(Failure) -> Int in
        throw Failure(number: 8)
      }
    }
  }

  /// The thread must let go of the work before the caller goes on, every time.
  @Test func `can be used again and again`() {
    var total = 0
    for round in 0..<2_000 { total += DeepStack.run(depth: 65, otherwise: { _ in 0 }) { round } }
    #expect(total == 1_999_000)
  }

  @Test func `nests`() {
    #expect(
      DeepStack.run(depth: 100, otherwise: { _ in 0 }) {
        DeepStack.run(depth: 200, otherwise: { _ in 0 }) { 3 }
      } == 3)
  }
}

@Suite struct `A stack that the system does not give` {
  @Test(arguments: [(1 << 40, 1 << 20), (Int.max, Int.max), (1 << 24, 1 << 24)])
  func `is an error at once, and the work is not begun`(depth: Int, bytes: Int) {
    var isBegun = false
    let said = DeepStack.run(depth: depth, bytesPerLevel: bytes, otherwise: { $0.message }) {
      isBegun = true
      return ""
    }
    #expect(said.hasPrefix("the system gives no thread with the "))
    #expect(said.hasSuffix(" MB of stack that this may take"))
    #expect(!isBegun)
  }
}

@Suite struct `Several threads` {
  @Test(arguments: [0, 1, 2, 7, 300], [1, 2, 16])
  func `take every number once, and give what comes of them in order`(count: Int, threads: Int) {
    let squares = DeepStack.map(count, threads: threads, state: {}) { _, number in number * number }
    #expect(squares == (0..<count).map { $0 * $0 })
  }

  @Test func `have a state of their own each`() {
    let counts = DeepStack.map(500, threads: 4, state: { 0 }) { count, _ in
      count += 1
      return count
    }
    #expect(counts.count { $0 == 1 } <= 4)
    #expect(counts.allSatisfy { $0 >= 1 && $0 <= 500 })
  }

  @Test func `have room for what makes a deep stack`() {
    let depths = DeepStack.map(8, threads: 4, state: {}) { _, number in
      DeepStack.run(depth: 1_000, otherwise: { _ in 0 }) { number }
    }
    #expect(depths == Array(0..<8))
  }
}
