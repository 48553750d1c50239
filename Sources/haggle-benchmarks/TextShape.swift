/// A text that is one thing over and over: what costs a careless parser more than linear time.
struct TextShape {
  var name: String
  private var opening = ""
  private var piece: String

  private init(_ name: String, _ piece: String, opening: String = "") {
    self.name = name
    self.piece = piece
    self.opening = opening
  }

  func text(bytes: Int) -> String {
    let count = max(1, (bytes - opening.utf8.count) / piece.utf8.count)
    return opening + String(repeating: piece, count: count)
  }

  static let all: [TextShape] = [
    TextShape("{", "{"), TextShape("{ in lines", "{\n"), TextShape("}", "}"),
    TextShape("(", "("), TextShape("( in lines", "a(\n"), TextShape("[", "["),
    TextShape("\"", "\""), TextShape("\" in lines", "a(\"b)\n"), TextShape("/*", "/*"),
    TextShape("\"\\(", "\"\\("), TextShape("<", "<"), TextShape("a<", "a<"),
    TextShape("a?b:", "a?b:"), TextShape("a ? b : ", "a ? b : "), TextShape(".x", ".x"),
    TextShape("a\\n.x()", "\n  .x()", opening: "a"), TextShape("#if", "#if A\n"),
    TextShape("#if … #endif", "#if A\nb\n#endif\n"), TextShape("one line", "Text(a, b: 1); "),
    TextShape("one word", "word"), TextShape("emoji", "😀"),
    TextShape("closures in closures", "V { a in "), TextShape("closed closures", "V { a }\n"),
    TextShape("pieces of a string", "a\\(b) ", opening: "\""), TextShape("...", "..."),
    TextShape("... in lines", "...\n"), TextShape("// ...", "// ...\n"),
    TextShape("<#", "<#"), TextShape("curly quotes", "“"), TextShape("@", "@"),
    TextShape("prose", "This is a line of prose.\n"),
    TextShape("unclosed structs", "struct A {\n  var b: C {\n    d\n"),
    TextShape("switch", "switch x { case .a: "),
    TextShape("else if", " else if b { }", opening: "if a { }"),
    TextShape("+ 1", " + 1", opening: "a"), TextShape("fences", "```\na\n"),
    TextShape("numbers of lines", "1 a\n"), TextShape("+ lines", "+ .a()\n"),
    TextShape("keywords", "func var let "), TextShape("arguments", "a: 1, ", opening: "f("),
  ]
}
