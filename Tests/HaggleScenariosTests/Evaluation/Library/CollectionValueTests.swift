import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `An array` {
  @Test(
    arguments: Case.lines(
      #"""
      [3, 1, 2].sorted(by: <) → [1, 2, 3]
      [3, 1, 2].reduce(into: 0, +=) → 6
      [3, 1, 2].reduce(into: 1, *=) → 6
      [[1], [2]].reduce(into: [0], +=) → [0, 1, 2]
      [3, 1].map(-) → [-3, -1]
      [true, false].map(!) → [false, true]
      [CGSize(width: 1, height: 2)].map(\.width).reduce(.zero, +) → 1.0
      ("straight" as NSString).substring(from: 5) → ght
      "straight".substring(to: 3) → str
      [3, 1, 2].min(by: { $0 > $1 })! → 3
      ["bb", "a", "ccc"].max(by: { $0.count < $1.count })! → ccc
      [1, 2, 3, 4, 5].split { $0 == 3 }.map(Array.init) → [[1, 2], [4, 5]]
      [1, 0, 2].split(separator: 0).map { Array($0) } → [[1], [2]]
      [[1, 2], [3]].joined().map { $0 } → [1, 2, 3]
      Array([[1, 2], [3]].joined(separator: [0])) → [1, 2, 0, 3]
      [1, 2, 3].prefix(while: { $0 < 3 }) → [1, 2]
      [1, 2, 3].drop(while: { $0 < 2 }) → [2, 3]
      [1, 2, 3].prefix { $0 < 3 } → [1, 2]
      [1, 2, 3].prefix(upTo: 2) → [1, 2]
      [1, 2, 3].prefix(through: 1) → [1, 2]
      [1, 2, 3].suffix(from: 1) → [2, 3]
      [1, 2, 3].suffix(2) → [2, 3]
      [1, 2, 3].dropLast(2) → [1]
      [1, 2, 3].dropFirst(5) → []
      [1, 2, 3].index(after: 1) → 2
      [1, 2, 3].index(before: 1) → 0
      [1, 2, 3].index(0, offsetBy: 2) → 2
      [1, 2, 3].distance(from: 0, to: 2) → 2
      [1, 2, 3].elementsEqual([1, 2, 3]) → true
      [1, 2, 3].starts(with: [1, 2]) → true
      [1, 2, 3].lexicographicallyPrecedes([1, 3]) → true
      [1, 2, 3].firstIndex { $0 > 1 }! → 1
      [1, 2, 3].firstIndex(where: { $0 > 5 }) ?? -1 → -1
      [1, 2, 3, 2].lastIndex(of: 2)! → 3
      [1, 2, 3, 2].last(where: { $0 < 3 })! → 2
      [1, 2, 3].first { $0 > 1 }! → 2
      [1, 2, 3] + [4] → [1, 2, 3, 4]
      [1, 2, 3] == [1, 2, 3] → true
      [1, 2, 3] != [1, 2] → true
      [1, 2, 3][..<2] → [1, 2]
      [1, 2, 3][...1] → [1, 2]
      [1, 2, 3][0...1].count → 2
      [1, 2, 3][1..<3].first! → 2
      [10, 20, 30][1..<3].map { $0 } → [20, 30]
      [10, 20, 30].indices.last! → 2
      Array([10, 20, 30].indices) → [0, 1, 2]
      [10, 20, 30].indices.contains(3) → false
      [1, 2, 3, 4].reduce(into: [Int]()) { $0.append($1 * 2) } → [2, 4, 6, 8]
      Array((1...3).reversed()) → [3, 2, 1]
      Array(1...3) → [1, 2, 3]
      [1, 2, 3].map(String.init) → ["1", "2", "3"]
      [1, 2, 3].map { String($0) }.joined(separator: ", ") → 1, 2, 3
      ["1", "x", "3"].compactMap(Int.init) → [1, 3]
      ["1", "x", "3"].compactMap { Int($0) } → [1, 3]
      [1, 2, 3].map(Double.init) → [1.0, 2.0, 3.0]
      ["b", "a"].map(\.count) → [1, 1]
      ["b", "a"].sorted(by: >) → ["b", "a"]
      [1.5, 2.5].reduce(0, +) → 4.0
      [1.5, 2.5].max()! → 2.5
      [CGFloat(1), 2].reduce(0) { $0 + $1 } / 2 → 1.5
      [0.5, 2].map { $0 * 2 } → [1.0, 4.0]
      [3, 1].sorted().reversed().map { $0 } → [3, 1]
      [1, 2, 3].contains { $0 == 2 } → true
      [1, 2, 3].contains(where: { $0 == 9 }) → false
      [1, 2, 3].allSatisfy { $0 < 3 } → false
      [1, 2, 3].count { $0 > 1 } → 2
      [1, nil, 3].compactMap(\.self) → [1, 3]
      [[1, 2], [3]].flatMap(\.self) → [1, 2, 3]
      """#))
  func `has the members of the library`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      [[1, 2], [3]].map(\.count) → [2, 1]
      [[3], [1, 2]].min { $0.count < $1.count }! → [3]
      [1, 2, 3].first.map { $0 * 2 } ?? 0 → 2
      [1, 2, 3].last?.description ?? "none" → 3
      [Int](repeating: 1, count: 3) → [1, 1, 1]
      [String]() → []
      [Int: String]().count → 0
      Array<Int>(repeating: 0, count: 2) → [0, 0]
      Array(repeating: Array(repeating: 0, count: 2), count: 2) → [[0, 0], [0, 0]]
      [1, 2, 3].isEmpty ? "e" : "n" → n
      [1, 2, 3].hashValue == [1, 2, 3].hashValue → true
      [("b", 2), ("a", 1)].sorted { $0.1 < $1.1 }.map { $0.0 } → ["a", "b"]
      [("b", 2), ("a", 1)].sorted(by: { $0.0 < $1.0 }).first!.1 → 1
      [(name: "x", age: 3)].map(\.name) → ["x"]
      [5, 3, 9].sorted().last! → 9
      [1, 2, 3].max(by: <)! → 3
      [1, 2, 3].trimmingPrefix([1]) → [2, 3]
      [{ 1 }, { 2 }].map { $0() } → [1, 2]
      [1, "a", 2.5].count → 3
      [1, 2] as [Double] → [1.0, 2.0]
      """#))
  func `has the members of the library too`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
