import HaggleSyntax
import HaggleVocabulary
import Testing

@Suite struct `A rendered diagnostic` {
  private func render(
    _ text: String, line: Int, column: Int, length: Int = 1, remedy: Prose? = nil
  ) -> String {
    let place = SourcePlace(line: line, column: column)
    let problem = Diagnostic(
      .error, code: .syntax, "no good", remedy: remedy, place: place, length: length)
    return problem.rendered(in: SourceText(text, name: "a.swift"))
  }

  @Test func `shows place, message, line, mark and remedy`() {
    #expect(
      render("HStack {\n  Text(x)\n}", line: 2, column: 3, length: 4, remedy: "paste x") == """
        a.swift:2:3: error: no good [syntax]
          Text(x)
          ^~~~
          paste x
        """)
  }

  @Test(arguments: [
    ("\tab", 2, 2, "\t^~"), ("\ta\tb", 4, 1, "\t \t^"), ("名前 x", 4, 1, "     ^"),
    ("名前 x", 1, 2, "^~~~"), ("😀a", 2, 1, "  ^"), ("👨‍👩‍👧x", 2, 1, "  ^"), ("e\u{301}x", 2, 1, " ^"),
    ("⚠️x", 2, 1, "  ^"), ("ab", 3, 5, "  ^"), ("ab", 1, 100, "^~"), ("a\r", 1, 1, "^"),
  ])
  func `marks what is meant`(line: String, column: Int, length: Int, underline: String) {
    let lines = render(line, line: 1, column: column, length: length).split(separator: "\n")
    #expect(lines.last.map(String.init) == underline)
  }

  @Test func `shows only a part of a long line`() {
    let line = String(repeating: "a", count: 5_000) + "BCD" + String(repeating: "z", count: 5_000)
    let lines = render(line, line: 1, column: 5_001, length: 3).split(separator: "\n")
    #expect(
      lines[1] == "…" + String(repeating: "a", count: 80) + "BCD"
        + String(repeating: "z", count: 77) + "…")
    #expect(lines[2] == String(repeating: " ", count: 81) + "^~~")
  }

  @Test func `lets no control character through`() {
    #expect(render("a\u{1B}[2Jb", line: 1, column: 1).contains("a\\u{1b}[2Jb"))
  }

  @Test func `without a place names the file`() {
    let problem = Diagnostic(.error, code: .syntax, "no view to lay out", remedy: "paste one")
    let text = problem.rendered(in: SourceText("", name: "a.swift"))
    #expect(text == "a.swift: error: no view to lay out [syntax]\n  paste one")
  }

  @Test func `of an unclosed brace reads well`() {
    let tree = SyntaxTree.parse(
      SourceText(
        "struct A {\n  var b: some View {\n    VStack {\n      c\n  }\n}\n", name: "a.swift"))
    #expect(
      tree.diagnostics.map { $0.rendered(in: tree.source) } == [
        """
        a.swift:3:12: assumed: this `{` is never closed: taken to end before line 5, \
        whose `}` is further left [unclosed]
            VStack {
                   ^
          close it with `}`
        """
      ])
  }
}
