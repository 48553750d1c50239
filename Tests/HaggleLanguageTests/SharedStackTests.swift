import Testing

@testable import HaggleLanguage

@Suite struct `A shared stack` {
  private func stack(_ numbers: some Sequence<Int>) -> SharedStack<Int> {
    var stack = SharedStack<Int>()
    for number in numbers { stack.push(number) }
    return stack
  }

  @Test func `gives back what was put on it, the last first`() {
    var stack = stack(1...3)
    #expect(Array(stack) == [3, 2, 1])
    #expect(stack.count == 3)
    stack.pop()
    #expect(stack.top == 2)
    #expect(Array(stack) == [2, 1])
  }

  @Test func `leaves its copies as they were`() {
    let first = stack(1...3)
    var second = first
    second.push(4)
    #expect(Array(first) == [3, 2, 1])
    #expect(Array(second) == [4, 3, 2, 1])
    second.pop()
    #expect(first == second)
    #expect(first != stack(1...2))
    #expect(stack([1, 2]) != stack([2, 2]))
  }

  @Test func `is empty below its last element, and stays so`() {
    var stack = SharedStack<Int>()
    stack.pop()
    #expect(stack.top == nil)
    #expect(Array(stack).isEmpty)
  }

  /// Each link would free the next one, in a call of its own.
  @Test func `is freed without a stack as deep as it is`() {
    #expect(stack(0..<1_000_000).count == 1_000_000)
  }
}
