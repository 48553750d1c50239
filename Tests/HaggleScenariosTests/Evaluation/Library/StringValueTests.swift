import Testing

/// Expected values: what Swift 6.2 with Foundation prints.
@Suite struct `A string` {
  @Test(
    arguments: Case.lines(
      #"""
      Array("abc").reversed().map(String.init) → ["c", "b", "a"]
      "hello".count → 5
      "hello".first! → h
      "hello".last! → o
      "hello".prefix(2) → he
      "hello".suffix(3) → llo
      "hello".dropFirst() → ello
      "hello".dropLast(2) → hel
      "hello".reversed().map { String($0) } → ["o", "l", "l", "e", "h"]
      String("hello".reversed()) → olleh
      String(["a", "b"]) → ab
      "hello".contains("ell") → true
      "hello".contains { $0 == "l" } → true
      "hello".contains(where: \.isUppercase) → false
      "hello".hasSuffix("lo") → true
      "hello world foo".split(separator: " ") → ["hello", "world", "foo"]
      "hello world foo".split(separator: " ", maxSplits: 1) → ["hello", "world foo"]
      "a,,b".split(separator: ",", omittingEmptySubsequences: false) → ["a", "", "b"]
      "a,,b".split(separator: ",") → ["a", "b"]
      "a b,c".split { $0 == " " || $0 == "," } → ["a", "b", "c"]
      "a b,c".split(whereSeparator: { ", ".contains($0) }) → ["a", "b", "c"]
      "line1\nline2".split(separator: "\n").count → 2
      "line1\nline2".components(separatedBy: "\n") → ["line1", "line2"]
      "line1\nline2".components(separatedBy: .newlines) → ["line1", "line2"]
      "a b  c".components(separatedBy: " ") → ["a", "b", "", "c"]
      "a b  c".components(separatedBy: .whitespaces) → ["a", "b", "", "c"]
      "  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) → trim me
      "  trim me ".trimmingCharacters(in: .whitespaces) → trim me
      "123abc".trimmingCharacters(in: .decimalDigits) → abc
      "hello".replacingOccurrences(of: "l", with: "L") → heLLo
      "Hello".replacingOccurrences(of: "hello", with: "x", options: .caseInsensitive) → x
      "hello".uppercased() + "X".lowercased() → HELLOx
      "hello WORLD".capitalized → Hello World
      "hello".padding(toLength: 8, withPad: ".", startingAt: 0) → hello...
      "hello".padding(toLength: 3, withPad: " ", startingAt: 0) → hel
      "hello".isEmpty → false
      "hello".startIndex == "hello".endIndex → false
      "hello"["hello".startIndex] → h
      "hello"[..<"hello".index("hello".startIndex, offsetBy: 2)] → he
      String("hello"["hello".index("hello".startIndex, offsetBy: 1)...]) → ello
      "hello".index(after: "hello".startIndex) == "hello".startIndex → false
      "hello".firstIndex(of: "l") != nil → true
      "hello".range(of: "ll") != nil → true
      "hello"["hello".range(of: "L", options: .caseInsensitive)!] → l
      "hello".range(of: "L") == nil → true
      "one two one".distance(from: "one two one".startIndex, to: "one two one".range(of: "one", options: .backwards)!.lowerBound) → 8
      "one two".range(of: "two", options: .anchored) == nil → true
      "one two".range(of: "two", options: [.anchored, .backwards]) != nil → true
      "one two".range(of: "one", options: [.anchored, .backwards]) == nil → true
      "aa".range(of: "a", options: [], range: "aa".index(after: "aa".startIndex)..<"aa".endIndex)!.lowerBound == "aa".index(after: "aa".startIndex) → true
      "ab".range(of: "a", options: [], range: "ab".index(after: "ab".startIndex)..<"ab".endIndex) == nil → true
      "ab".range(of: "ab", range: "ab".startIndex..<"ab".index(after: "ab".startIndex)) == nil → true
      "ab".range(of: "b", range: nil) != nil → true
      "hello".map { $0.uppercased() }.joined() → HELLO
      "hello".map { String($0) } → ["h", "e", "l", "l", "o"]
      "hello".filter { $0 != "l" } → heo
      "hello".min()! → e
      "hello".sorted() → ["e", "h", "l", "l", "o"]
      String("hello".sorted()) → ehllo
      "h1e2".filter(\.isNumber) → 12
      "h1e2".filter { $0.isLetter } → he
      "a".first?.isLetter ?? false → true
      "5".first!.wholeNumberValue! → 5
      "a".unicodeScalars.first!.value → 97
      "abc".unicodeScalars.map { $0.value } → [97, 98, 99]
      Character("a").asciiValue! → 97
      "abc".utf8.count → 3
      "é".utf8.count → 2
      "👨‍👩‍👧".count → 1
      "héllo".utf16.count → 5
      String(UnicodeScalar(65)) → A
      """#))
  func `has the members of the library`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }

  @Test(
    arguments: Case.lines(
      #"""
      String(Character(UnicodeScalar(97))) → a
      "abc" < "abd" → true
      "abc".compare("abd") == .orderedAscending → true
      "a".caseInsensitiveCompare("A") == .orderedSame → true
      "file10".localizedStandardCompare("file9") == .orderedDescending → true
      "ä2".localizedStandardCompare("ä10") == .orderedAscending → true
      "é".localizedStandardCompare("éa") == .orderedAscending → true
      "x٢".localizedStandardCompare("x١٠") == .orderedAscending → true
      "Straße".localizedCaseInsensitiveContains("STRA") → true
      "hello".localizedStandardContains("ELL") → true
      "abc".elementsEqual("abc") → true
      String(repeating: "-", count: 5) → -----
      String(5) + String(2.5) + String(true) → 52.5true
      String(255, radix: 16) → ff
      String(255, radix: 16, uppercase: true) → FF
      String(5, radix: 2) → 101
      Int("ff", radix: 16)! → 255
      Int("12a") ?? -1 → -1
      Int("+5")! → 5
      Double("1e3")! → 1000.0
      Double("x") ?? 0 → 0.0
      Float("2.5")! → 2.5
      Bool("yes") ?? false → false
      String(describing: 5) → 5
      String(describing: [1: "a"]) → [1: "a"]
      String(reflecting: "a") → "a"
      "\("a" + "b")" → ab
      "\(String(describing: Int.self))" → Int
      "\(type(of: 5))" → Int
      "\(type(of: "a"))" → String
      "\((1, "a"))" → (1, "a")
      "\([1, 2])" → [1, 2]
      "\(1...3)" → 1...3
      "\(true)" → true
      "\(Float(0.1))" → 0.1
      "\(1.0 / 3)" → 0.3333333333333333
      "tab\tnew\\ \"q\" \u{41}" → tab	new\ "q" A
      "a" + "\u{1F600}" → a😀
      "abc".description → abc
      "%d".count → 2
      "%d items".replacingOccurrences(of: "%d", with: "3") → 3 items
      1 < 2 ? "y" : "n" → y
      Double("3.14")! * 2 → 6.28
      Int("42")! + 1 → 43
      Decimal(string: "1.5")! → 1.5
      Character("a").isLetter → true
      Character("1").isNumber → true
      Character("A").lowercased() → a
      "A" as Character == "A" → true
      Character("é").isASCII → false
      "abc".first!.isLowercase → true
      min("b", "a") → a
      "a" is String → true
      """#))
  func `has the members of the library too`(example: Case) {
    #expect(printed("", example.text) == example.expected)
  }
}
