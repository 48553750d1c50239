import HaggleSyntax
import HaggleTestSupport
import HaggleVocabulary
import Testing

@Suite struct `A large text` {
  private func parse(_ text: String) -> SyntaxTree {
    let tree = SyntaxTree.parse(SourceText(text, name: "large.swift"))
    tree.parseEverything()
    return tree
  }

  @Test(arguments: [
    ("{", "}"), ("(", ")"), ("[", "]"), ("f(", ")"), ("V { ", " }"), ("\"\\(", ")\""),
  ])
  func `nests ten thousand levels`(open: String, close: String) {
    let text =
      String(repeating: open, count: 10_000) + "x" + String(repeating: close, count: 10_000)
    let tree = parse(text)
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.expressions.count > 10_000)
  }

  private static let opens = ["(", "\"\\(", "[", "{", "f(", "-(", "a ? ("]

  @Test(arguments: Checkout.isFull ? opens : Array(opens[..<2]))
  func `beyond the limit of nesting says so once`(open: String) {
    let count = DeepStack.depthLimit + 1_000
    let tree = parse(String(repeating: open, count: count) + "x")
    #expect(tree.diagnostics.filter { $0.code == .tooDeep }.count == 1)
    #expect(tree.diagnostics.filter { $0.code == .unclosed }.count == 1)
  }

  @Test(arguments: [
    "a ? b ? ", "try ", "- ", "!", "x = ", "x = try ", "a ?? ", "[", "<", "a<", "(", "{", "\\",
    "if a { } else ",
    "\"\\(", "#if A\n", "case .a(", "switch x { case ", "@", "@a(", "let x: [", "let x: A<",
    "let x: (A) -> ",
    "struct A { ", "func f(a: ", "{ [", "{ (a) in ", "$0 ", "... ", "/* ", "\"\"\"\n", "a.", "a?",
    "`", "as ",
    "let x: some ", "let x: A?", "let x: A & ", "&", "if case .a(let ", "for (a, ",
    "guard let x = ",
    "#", "\u{FFFD}", "\\.", "<#", "“", "))", "]}", "é", "0x", "1.", "do { } catch ", "x: ",
    "return ", "#endif\n",
    "where ", "init ", "unsafe ", "#/ ", "= /a b", "/", "repeat { } while ", "outer: while ",
  ])
  func `of one thing over and over ends`(piece: String) {
    let count = Checkout.isFull ? 300 : 60
    _ = parse(String(repeating: piece, count: 3 * count))
    _ = parse("{" + String(repeating: piece, count: count) + "}")
    _ = parse("switch x {" + String(repeating: piece, count: count))
    _ = parse("switch x { case .a(" + String(repeating: piece, count: count))
  }

  @Test func `chains ten thousand modifiers`() {
    let tree = parse("Text(\"a\")" + String(repeating: "\n  .b(1)", count: 10_000))
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.topLevel.count == 1)
  }

  @Test(arguments: [
    " + 1", " ?? a", " ? a : b", " as Int", " && x", ".a", "[0]", "()", "!", " = b",
  ])
  func `chains operators and links`(link: String) {
    let tree = parse("a" + String(repeating: link, count: 10_000))
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.topLevel.count == 1)
  }

  @Test func `chains ten thousand branches`() {
    let tree = parse("if a { }" + String(repeating: " else if b { }", count: 10_000))
    #expect(tree.diagnostics.isEmpty)
  }

  @Test func `has a hundred thousand siblings`() {
    let count = Checkout.isFull ? 100_000 : 10_000
    let tree = parse("V {\n" + String(repeating: "  Text(\"a\")\n", count: count) + "}")
    guard case .expression(let call) = tree[tree.topLevel[0]].kind,
      case .call(_, _, let trailing) = tree[call].kind
    else { return #expect(Bool(false)) }
    #expect(tree.statements(of: trailing[0].closure.body).count == count)
    #expect(tree.diagnostics.isEmpty)
  }
}
