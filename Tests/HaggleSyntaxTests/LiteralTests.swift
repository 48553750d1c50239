import Testing

@Suite struct `A literal` {
  @Test(arguments: [
    ("1_000", "1000"), ("0xFF", "255"), ("0b1010", "10"), ("0o17", "15"),
    ("1.5", "1.5"), ("1e3", "1000.0"), ("1_0.2_5e-1", "1.025"), ("0x1.8p1", "3.0"),
    ("1.description", "(. 1 description)"), ("0xA.description", "(. 10 description)"),
    ("1...5", "(... 1 5)"), ("1.0...2.0", "(... 1.0 2.0)"), ("100000000000", "100000000000"),
    ("true", "true"), ("nil", "nil"),
  ])
  func `of a number has its value`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    (#""a\tb\n\"\\\0\u{1F600}""#, "\"a\tb␤\"\\\0😀\""),
    (##"#"a\n\#n"b"#"##, "\"a\\n␤\"b\""),
    (##"#"\(a)\#(b)"#"##, "\"\\(a)\\(b)\""),
    (#""\(a) and \(b, c: 1)""#, "\"\\(a) and \\(b c: 1)\""),
    (#""\("in \("deep \(x)")")""#, "\"\\(\"in \\(\"deep \\(x)\")\")\""),
    (#""\(f { "}" })""#, "\"\\((call f {\"}\"}))\""),
    (#""""#, "\"\""),
    ("\"😀 ä\"", "\"😀 ä\""),
    ("“curly”", "\"curly\""),
    (#""\q""#, "\"\\q\""),
    (##"#"""#"##, "\"\"\""),
  ])
  func `of a string has its text`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("\"\"\"\n  a\n    b\n  \"\"\"", "\"a␤  b\""),
    ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "\"a␤b\""),
    ("\"\"\"\n\ta \\\n\tb\n\t\"\"\"", "\"a b\""),
    ("\"\"\"\n  \\(x)\n  y\n  \"\"\"", "\"\\(x)␤y\""),
    ("\"\"\"\n  x \\(y)\n  \"\"\"", "\"x \\(y)\""),
    ("\"\"\"\n\"\"\"", "\"\""),
    ("\"\"\"\n\n\"\"\"", "\"\""),
    ("\"\"\"\na \"quoted\" \"\"b\n\"\"\"", "\"a \"quoted\" \"\"b\""),
    ("#\"\"\"\n a\\n\n \"\"\"#", "\"a\\n\""),
    ("\"\"\"\n    less\n  x\n   \"\"\"", "\" less␤x\""),
  ])
  func `of several lines loses its indentation`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }
}
