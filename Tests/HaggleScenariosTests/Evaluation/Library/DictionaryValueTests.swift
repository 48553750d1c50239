import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A dictionary` {
  @Test(
    arguments: Case.lines(
      #"""
      Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 })[0]! → [2, 4]
      Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }["a"]!.count → 2
      Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])["b"]! → 2
      Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { $0 + $1 })["a"]! → 3
      Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)["a"]! → 3
      ["a": 1, "b": 2].map { "\($0.key)\($0.value)" }.sorted() → ["a1", "b2"]
      ["a": 1, "b": 2].filter { $0.value > 1 } → ["b": 2]
      ["a": 1, "b": 2].sorted { $0.key > $1.key }.map(\.value) → [2, 1]
      ["a": 1, "b": 2].sorted(by: { $0.value > $1.value }).first!.key → b
      ["a": 1, "b": 2].keys.sorted() → ["a", "b"]
      ["a": 1, "b": 2].values.reduce(0, +) → 3
      ["a": 1, "b": 2].compactMapValues { $0 > 1 ? $0 : nil } → ["b": 2]
      ["a": 1].merging(["b": 2]) { $1 }.count → 2
      ["a": 1].merging(["a": 2], uniquingKeysWith: { old, _ in old })["a"]! → 1
      ["a": 1].isEmpty → false
      ["a": 1].contains { $0.key == "a" } → true
      ["a": 1].first!.value → 1
      ["a": 1].min { $0.value < $1.value }!.key → a
      ["a": 1].keys.contains("a") → true
      ["a": nil as Int?].count → 1
      ["a": [1, 2]]["a"]?.count ?? 0 → 2
      ["a": 1]["z"] == nil → true
      ["a": 1].index(forKey: "z") == nil → true
      "\(["a": 1])" → ["a": 1]
      ["a": 1] as [String: Double] → ["a": 1.0]
      """#))
  func `keeps its pairs`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
