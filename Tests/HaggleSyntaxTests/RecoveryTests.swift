import HaggleSyntax
import Testing

@Suite struct `What is not Swift` {
  @Test(arguments: [
    ("HStack {\n  a\n  ...\n  b\n}", "(call HStack {a; elided`...`; b})", "3:3 placeholder elided"),
    ("HStack {\n  a\n  …\n}", "(call HStack {a; elided`…`})", "3:3 placeholder elided"),
    ("a\n... and more\nb", "a\nelided`... and more`\nb", "2:1 placeholder elided"),
    ("a\n  // ...\nb", "a\nelided`...`\nb", "2:3 placeholder elided"),
    ("VStack { ... }", "(call VStack {elided`...`})", "1:10 placeholder elided"),
    ("f(...)", "(call f elided`...`)", "1:3 placeholder elided"),
    ("f(a, ...)", "(call f a elided`...`)", "1:6 placeholder elided"),
    ("[1, ...]", "[1 elided`...`]", "1:5 placeholder elided"),
    ("f(/* ... */)", "(call f elided`...`)", "1:3 placeholder elided"),
    ("let a = /* ... */\nb", "(let let:a = elided`...`)\nb", "1:9 placeholder elided"),
    ("let a = ...\nb", "(let let:a = elided`...`)\nb", "1:9 placeholder elided"),
    ("f(<#T##Int#>)", "(call f elided`<#T##Int#>`)", "1:3 placeholder elided"),
    ("func f() { /* ... */ }", "(func f () {})", ""),
    ("Grid { /* ... */ }", "(call Grid {})", ""),
    ("struct A { /* ... */ }", "(struct A {})", ""),
    ("f(/* nothing */)", "(call f)", ""),
    ("f(\n  a, // ...\n  b\n)", "(call f a b)", ""),
    ("f(a, /* ... */)", "(call f a elided`...`)", "1:6 placeholder elided"),
    ("{ return\n  // ...\n}", "{(return); elided`...`}", "2:3 placeholder elided"),
    ("VStack {\n  // ...\n}", "(call VStack {})", ""),
  ])
  func `but left out is marked as elided`(text: String, expected: String, problem: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems == (problem.isEmpty ? [] : [problem]))
  }

  @Test(arguments: [
    ("for example, it does\na", "elided`for example, it does`\na"),
    ("1. First step\na", "elided`1. First step`\na"),
    ("Text(\"a\") and more words\nb", "(call Text \"a\")\nelided`and more words`\nb"),
    ("f(a b, c)\nd", "(call f a c)\nd"), ("f(, a)", "(call f invalid`` a)"),
    ("let a = \nb", "(let let:a = b)"), ("let a =", "(let let:a = invalid``)"),
    ("a.\n  b.\nc()", "(call (. (. a b) c))"),
    ("x = (1 + )\ny", "(= x (tuple (+ 1 invalid``)))\ny"),
    ("Text(\"a\").\n  .b", "(. (call Text \"a\") b)"),
    ("switch x { junk\ncase 1: a }", "(switch x (1 {a}))"),
    (
      "struct A { junk words here\nvar a: Int }",
      "(struct A {elided`junk words here`; (var let:a: Int)})"
    ),
    ("}\na", "a"), (") a", "a"), ("#endif\na", "a"), ("#else\na", "a"),
    ("case .a: b", "elided`case .a: b`"), ("func\na", "elided`func`\na"),
    ("'a'", "elided`'a'`"),
    ("class is great", "elided`class is great`"), ("import the file", "elided`import the file`"),
    ("if a\nb", "elided`if a`\nb"),
    ("VStack { Text(\"a\") Text(\"b\") }", "(call VStack {(call Text \"a\"); (call Text \"b\")})"),
    ("Color.red Color.blue", "(. Color red)\n(. Color blue)"),
    ("f { a }C\n  .b()\nd", "(call (. (call f {a}) b))\nd"),
    ("f { a }\nC\n  .b()", "(call f {a})\n(call (. C b))"),
  ])
  func `costs no more than itself`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
    #expect(!SyntaxDump(text).tree.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("f(a, [b)", "1:6 assumed unclosed"), ("f(a", "1:2 error unclosed"),
    ("VStack { f(a }\nb", "1:11 assumed unclosed"), ("let a = \"b\nc", "1:9 assumed unclosed"),
    ("f(\"a \\(b)\nc", "1:3 assumed unclosed"), ("x\n/* a /* b */", "2:1 error unclosed"),
    ("#if A\nb", "1:1 error unclosed"), ("let a = \"\"\"\n b", "1:9 error unclosed"),
    ("let a = #\"b\"\nc", "1:9 assumed unclosed"), ("\"\\(", "1:1 error unclosed"),
    ("[1, 2\nlet a = 1", "1:1 assumed unclosed"),
    ("struct A { #if X\n }\nb", "1:12 assumed unclosed"), ("V { a", "1:3 error unclosed"),
    ("V {\na\nb", "1:3 error unclosed"),
  ])
  func `but never closed says where it was opened`(text: String, problem: String) {
    #expect(SyntaxDump(text).problems.filter { $0.contains("unclosed") } == [problem])
  }

  @Test func `but clear says how it was read`() {
    let dump = SyntaxDump("V { Text(a) Text(b) }")
    #expect(dump.problems == ["1:13 ignored one-line"])
    #expect(SyntaxDump("“a”").problems == ["1:1 ignored curly-quotes"])
    #expect(SyntaxDump(#""\q""#).problems == ["1:2 ignored escape"])
  }

  @Test(arguments: [
    "func f(a: A<B<C>>>>, b: Int) {}", "enum H { case i(a: A<B<C>>>>, b: Int), j }",
    "init(a: A<B>>>?, _: Int) {}", "subscript(a: A<B<C>>>>, b: D<E>>>) -> Int { 1 }",
  ])
  func `with more of an operator than closes a type yields what follows`(text: String) {
    #expect(SyntaxDump(text + "\nf").text.hasSuffix("\nf"))
  }

  @Test func `still yields what is whole around it`() {
    let dump = SyntaxDump("struct A {\n  let b = 1\n  var c: some View {\n    d(\"e)\n  }\n}\nf")
    #expect(
      dump.text == "(struct A {(let let:b = 1); (var let:c: some View get{(call d \"e\")})})\nf")
  }
}
