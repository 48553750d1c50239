/// A longest common subsequence of two lists of small numbers.
enum Subsequence {
  /// The limit for the table; beyond it only elements that are unique in both lists are matched.
  private static let mostCells = 1 << 18

  /// The pairs of positions of a common subsequence, the longest one unless the lists are too long.
  static func pairs(_ first: [Int], _ second: [Int]) -> [(first: Int, second: Int)] {
    let prefix = zip(first, second).prefix { $0 == $1 }.count
    let rest = min(first.count, second.count) - prefix
    let suffix = zip(first.reversed(), second.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let (inner, other) = (
      first[prefix..<first.count - suffix], second[prefix..<second.count - suffix]
    )
    let middle =
      inner.count * other.count > mostCells
      ? unique(Array(inner), Array(other)) : longest(Array(inner), Array(other))
    return (0..<prefix).map { ($0, $0) }
      + middle.map { ($0.first + prefix, $0.second + prefix) }
      + (0..<suffix).map { (first.count - suffix + $0, second.count - suffix + $0) }
  }

  private static func longest(_ first: [Int], _ second: [Int]) -> [(first: Int, second: Int)] {
    if first.isEmpty || second.isEmpty { return [] }
    // The length of the longest common subsequence of both remainders, for each pair of positions.
    let width = second.count + 1
    var common = [Int32](repeating: 0, count: (first.count + 1) * width)
    for row in first.indices.reversed() {
      for column in second.indices.reversed() {
        let cell = row * width + column
        common[cell] =
          first[row] == second[column]
          ? common[cell + width + 1] + 1 : max(common[cell + width], common[cell + 1])
      }
    }
    var pairs: [(first: Int, second: Int)] = []
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      let cell = row * width + column
      if first[row] == second[column] {
        pairs.append((row, column))
        row += 1
        column += 1
      } else if common[cell + width] >= common[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func unique(_ first: [Int], _ second: [Int]) -> [(first: Int, second: Int)] {
    let count = max(first.max() ?? 0, second.max() ?? 0) + 1
    let (own, others) = (positions(first, upTo: count), positions(second, upTo: count))
    var last = -1
    return first.indices.compactMap { position in
      let other = others[first[position]]
      guard own[first[position]] == position, other > last else { return nil }
      last = other
      return (position, other)
    }
  }

  /// The position of each number below `count` that occurs once; -1 for others.
  private static func positions(_ numbers: [Int], upTo count: Int) -> [Int] {
    var positions = [Int](repeating: -1, count: count)
    var seen = [Bool](repeating: false, count: count)
    for (position, number) in numbers.enumerated() {
      positions[number] = seen[number] ? -1 : position
      seen[number] = true
    }
    return positions
  }
}
