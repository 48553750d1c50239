import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A set` {
  @Test(
    arguments: Case.lines(
      #"""
      Set([1, 2, 3]).contains(2) → true
      Set([1, 2]).isSubset(of: [1, 2, 3]) → true
      Set([1, 2, 3]).isSuperset(of: [1]) → true
      Set([1, 2]).isDisjoint(with: [3]) → true
      Set([1, 2]).union([2, 3]).sorted() → [1, 2, 3]
      Set([1, 2]).symmetricDifference([2, 3]).sorted() → [1, 3]
      Set([1, 2, 3]).intersection([2, 3, 4]).sorted() → [2, 3]
      Set([1, 2, 3]).subtracting([2]).sorted() → [1, 3]
      Set("hello").count → 4
      Set([1, 2, 3]).filter { $0 > 1 }.count → 2
      Set<Int>().isEmpty → true
      Array(Set([1])).first! → 1
      "a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")) → ["a", "b", "c"]
      "xxabcxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")) → abc
      """#))
  func `has each element once`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
