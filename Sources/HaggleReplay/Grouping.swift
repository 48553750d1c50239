/// Numbers in groups, each in ascending order, stored in two flat arrays.
struct Grouping: Sendable {
  /// The index in `members` at which each group starts, and the end of the last.
  private var starts: [Int32]
  private var members: [Int32]

  /// Assigns each number to a group, or to none if `group` returns nil.
  ///
  /// - Parameter numbers: in ascending order.
  init(_ numbers: some Collection<Int32>, count: Int, by group: (Int32) -> Int?) {
    starts = Array(repeating: 0, count: count + 1)
    for case let group? in numbers.lazy.map(group) { starts[group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    members = Array(repeating: 0, count: Int(starts[count]))
    var next = starts
    for number in numbers {
      guard let group = group(number) else { continue }
      members[Int(next[group])] = number
      next[group] += 1
    }
  }

  subscript(group: Int) -> Numbers {
    Numbers(members[Int(starts[group])..<Int(starts[group + 1])])
  }
}

/// Numbers of events or calls, in half the memory of an array of `Int`.
package struct Numbers: RandomAccessCollection, Sendable {
  private let numbers: ArraySlice<Int32>

  init(_ numbers: ArraySlice<Int32>) { self.numbers = numbers }

  package var startIndex: Int { numbers.startIndex }
  package var endIndex: Int { numbers.endIndex }

  package subscript(index: Int) -> Int { Int(numbers[index]) }
  package subscript(range: Range<Int>) -> Numbers { Numbers(numbers[range]) }
}
