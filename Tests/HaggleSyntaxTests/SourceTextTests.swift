import HaggleSyntax
import HaggleVocabulary
import Testing

@Suite struct `A source text` {
  @Test(arguments: [
    ("ab\ncd", 4, 2, 2), ("ab\r\ncd", 5, 2, 2), ("ab\rcd", 4, 2, 2), ("é😀x", 6, 1, 3),
    ("a", 99, 1, 2), ("a", -1, 1, 1), ("", 0, 1, 1), ("a\n", 2, 2, 1),
  ])
  func `finds the place of an offset`(text: String, offset: Int, line: Int, column: Int) {
    let place = SourceText(text, name: "").place(at: offset)
    #expect(place == SourcePlace(line: line, column: column))
  }

  @Test(arguments: [
    ("ab\ncd", 2, 2, 4), ("ab\r\ncd", 2, 2, 5), ("ab\rcd", 2, 2, 4), ("é😀x", 1, 3, 6),
    ("e\u{301}x", 1, 2, 3), ("ab\ncd", 1, 9, 2), ("", 1, 1, 0), ("a", 2, 1, nil), ("a", 0, 1, nil),
  ])
  func `finds the offset of a place`(text: String, line: Int, column: Int, offset: Int?) {
    let place = SourcePlace(line: line, column: column)
    #expect(SourceText(text, name: "").offset(of: place) == offset)
  }

  @Test(arguments: [
    ("ab\ncd", 1, "ab"), ("ab\r\ncd", 1, "ab"), ("ab\rcd", 2, "cd"), ("ab\n", 2, ""), ("ab", 3, ""),
    ("ab", 0, ""), ("\u{FEFF}ab", 1, "\u{FEFF}ab"),
  ])
  func `hands out its lines`(text: String, number: Int, line: String) {
    #expect(SourceText(text, name: "").line(number) == line)
  }

  @Test func `finds places in a line of a hundred thousand characters`() {
    let text = SourceText("x\n" + String(repeating: "aé 😀", count: 25_000), name: "")
    for index in stride(from: 0, to: 25_000, by: 97) {
      let place = SourcePlace(line: 2, column: index * 4 + 1)
      #expect(text.place(at: 2 + index * 8) == place)
      #expect(text.offset(of: place) == 2 + index * 8)
    }
  }

  @Test(arguments: ["“", "é;", "字", "👩‍👩‍👧", "🇩🇪", "e\u{301}"])
  func `finds places in a long line where no two plain characters meet`(piece: String) {
    let text = SourceText("x\n" + String(repeating: piece, count: 20_000), name: "")
    for index in stride(from: 0, to: 20_000, by: 97) {
      let offset = 2 + index * piece.utf8.count
      #expect(text.place(at: offset) == SourcePlace(line: 2, column: index * piece.count + 1))
    }
  }

  @Test func `finds the place behind a character that is as long as many`() {
    let text = SourceText("e" + String(repeating: "\u{301}", count: 20_000) + "字字", name: "")
    let place = SourcePlace(line: 1, column: 3)
    #expect(text.place(at: text.bytes.count - 3) == place)
    #expect(text.offset(of: place) == text.bytes.count - 3)
  }

  @Test(arguments: [
    ("a // b\nc /* d /* e */ */ f", ["// b", "/* d /* e */ */"]),
    ("let a = \"// no\" // yes", ["// yes"]),
    ("\"\\(a /* in */)\"", ["/* in */"]),
    ("// expect: a\r\n// expect: b", ["// expect: a", "// expect: b"]),
    ("a\n  .b() // c\n  // d\n  .e", ["// c", "// d"]),
    ("/// doc\nstruct A { // in\n func b() { /* deep */ } }", ["/// doc", "// in", "/* deep */"]),
    ("#!/usr/bin/env haggle\na // b", ["// b"]),
  ])
  func `has its comments found`(text: String, expected: [String]) {
    let tree = SyntaxTree.parse(SourceText(text, name: ""))
    #expect(tree.comments.map { tree.source.text(in: $0) } == expected)
  }

  @Test(arguments: ["\u{FEFF}a", "#!/bin/haggle\na", "\u{A0}a\u{200B}", "\r\na\r\n", "\0a\u{1}"])
  func `may begin and end with anything`(text: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == "a" && dump.problems.isEmpty)
  }
}
