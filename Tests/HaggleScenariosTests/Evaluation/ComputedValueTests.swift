import HaggleScenarios
import Testing

/// What an expression prints, after some declarations.
func printed(_ declarations: String, _ expression: String) -> String {
  let evaluation = evaluated(declarations + "\nprint(\(expression))\nColor.red")
  let said = evaluation.diagnostics.map(\.message)
  return (evaluation.console + said).joined(separator: " | ")
}

@Suite struct `A computed value` {
  @Test(
    arguments: Case.lines(
      #"""
      1 + 2 * 3 → 7
      7 / 2 → 3
      7.0 / 2 → 3.5
      -7 % 3 → -1
      (1 + 2) * 3 → 9
      1.5 + 1 → 2.5
      CGFloat(3) / 2 → 1.5
      Int(3.9) → 3
      Double(2) → 2.0
      Int("12") → 12
      min(3, 1, 2) → 1
      max(2.5, 1) → 2.5
      abs(-4) → 4
      5.4.rounded() → 5.0
      5.4.rounded(.up) → 6.0
      floor(2.7) → 2.0
      pow(2, 3) → 8.0
      sqrt(9) → 3.0
      CGSizeMake(30, 20).height → 20.0
      CGRectMake(1, 2, 3, 4).maxX → 4.0
      NSMakePoint(1, 2).y → 2.0
      NSSize(width: 3, height: 2).width → 3.0
      6.isMultiple(of: 3) → true
      CGFloat.infinity → inf
      Int.max → 9223372036854775807
      1 < 2 && 2 <= 2 → true
      !(1 == 2) || false → true
      "a" < "b" → true
      true ? 1 : 2 → 1
      1 == 1.0 → true
      0b101 + 0xF + 1_000 → 1020
      (-2...2).contains(1) → true
      (0..<4).map { $0 * 2 } → [0, 2, 4, 6]
      stride(from: 0, to: 10, by: 4) → [0, 4, 8]
      Double.pi > 3.14 → true
      1 << 4 | 1 → 17
      Bool("true") → true
      """#))
  func `computes with numbers`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      "a" + "b" → ab
      "\(1 + 1) and \(2.0)" → 2 and 2.0
      "abc".count → 3
      "abc".uppercased() → ABC
      "a,b".split(separator: ",") → ["a", "b"]
      "abc".hasPrefix("ab") → true
      "hello world".capitalized → Hello World
      String(repeating: "ab", count: 2) → abab
      "abc".prefix(2) → ab
      "a b".replacingOccurrences(of: " ", with: "-") → a-b
      String(format: "%.2f of %d", 1.5, 3) → 1.50 of 3
      "\(3.14159, specifier: "%.1f")" → 3.1
      "abc".reversed() → ["c", "b", "a"]
      "abc".contains("b") → true
      " a ".trimmingCharacters(in: .whitespaces) → a
      "x".isEmpty → false
      1234567.formatted() → 1,234,567
      Array("ab") → ["a", "b"]
      "é".count → 1
      String(describing: [1]) → [1]
      """#))
  func `knows strings`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      [1, 2, 3].map { $0 + 1 } → [2, 3, 4]
      [1, 2, 3].filter { $0 > 1 }.count → 2
      [3, 1, 2].sorted() → [1, 2, 3]
      [3, 1, 2].sorted(by: >) → [3, 2, 1]
      [1, 2, 3].reduce(0, +) → 6
      [1, 2, 3].reduce(10) { $0 + $1 } → 16
      [1, 2, 3].first → Optional(1)
      [Int]().first ?? 7 → 7
      [1, 2].enumerated().map { $0 * $1 } → [0, 2]
      zip([1, 2], ["a", "b"]).map { "\($0)\($1)" } → ["1a", "2b"]
      [[1], [2, 3]].flatMap { $0 } → [1, 2, 3]
      [1, nil, 3].compactMap { $0 } → [1, 3]
      [1, 2, 3][1] → 2
      [1, 2, 3][1...] → [2, 3]
      [1, 2, 3].contains(2) → true
      [1, 2, 3].max() ?? 0 → 3
      [1, 2, 3].dropFirst().prefix(1) → [2]
      ["a", "b"].joined(separator: "-") → a-b
      [1, 2, 3].allSatisfy { $0 > 0 } → true
      [1, 2, 3].firstIndex(of: 3) → Optional(2)
      Array(repeating: 0, count: 3) → [0, 0, 0]
      ["a": 1]["a"] ?? 0 → 1
      ["a": 1]["b", default: 5] → 5
      [1, 2, 3].reversed() → [3, 2, 1]
      [1, 2, 3].last → Optional(3)
      [(1, "a")].map { n, s in "\(n)\(s)" } → ["1a"]
      (a: 1, b: 2).b → 2
      (1, 2).0 → 1
      [1, 2, 3].indices.map { $0 } → [0, 1, 2]
      ["bb", "a"].sorted { $0.count < $1.count } → ["a", "bb"]
      [1, 2, 3, 4].reduce(into: 0) { $0 += $1 } → 10
      Set([1, 1, 2]).count → 2
      """#))
  func `knows collections`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      [1][5] → Value | '[1][5]' is out of range: a placeholder stands for it
      1 / 0 → Value | '1 / 0' cannot be computed: a placeholder stands for it
      Int.max + 1 → Value | 'Int.max + 1' cannot be computed: a placeholder stands for it
      nobody(3) → Nobody | 'nobody' is not in this text: a placeholder stands for it
      "a".fly() → a | 'fly' is declared nowhere here: '"a".fly()' is taken as what it is a member of
      """#))
  func `goes on after what Swift would refuse`(example: Case) {
    let said = printed("", example.text)
    #expect(said.split(separator: "|").last == example.expected.split(separator: "|").last)
  }
}
