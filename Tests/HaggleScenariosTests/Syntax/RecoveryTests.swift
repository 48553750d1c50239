import HaggleScenarios
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
    (
      "This is prose about views.\nText(\"a\")",
      "elided`This is prose about views.`\n(call Text \"a\")"
    ),
    ("a\nif you want this, do that\nb", "a\nelided`if you want this, do that`\nb"),
    ("Here's the code:\na", "elided`Here's the code:`\na"),
    ("for example, it does\na", "elided`for example, it does`\na"),
    ("let us see what happens\na", "elided`let us see what happens`\na"),
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
    ("```swift\na\n```\nb", "a\nb"), ("'a'", "elided`'a'`"),
    ("class is great", "elided`class is great`"), ("import the file", "elided`import the file`"),
    ("if a\nb", "elided`if a`\nb"),
    ("VStack { Text(\"a\") Text(\"b\") }", "(call VStack {(call Text \"a\"); (call Text \"b\")})"),
    ("Color.red Color.blue", "(. Color red)\n(. Color blue)"),
  ])
  func `costs no more than itself`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
    #expect(!SyntaxDump(text).tree.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("struct A {\n  var b: some View {\n    c", "2:20"),
    ("struct A {\n  var b: some View {\n    VStack {\n      c\n  }\n}\n", "3:12"),
    ("f(a, [b)", "1:6"), ("f(a", "1:2"), ("VStack { f(a }\nb", "1:11"), ("let a = \"b\nc", "1:9"),
    ("f(\"a \\(b)\nc", "1:3"), ("x\n/* a /* b */", "2:1"), ("#if A\nb", "1:1"),
    ("let a = \"\"\"\n b", "1:9"), ("let a = #\"b\"\nc", "1:9"), ("\"\\(", "1:1"),
    ("[1, 2\nlet a = 1", "1:1"), ("struct A { #if X\n }\nb", "1:12"),
  ])
  func `but never closed says where it was opened`(text: String, place: String) {
    let problems = SyntaxDump(text).problems.filter { $0.contains(" error ") }
    #expect(problems == ["\(place) error unclosed"])
  }

  @Test func `but clear says how it was read`() {
    let dump = SyntaxDump("V { Text(a) Text(b) }")
    #expect(dump.problems == ["1:13 ignored one-line"])
    #expect(SyntaxDump("“a”").problems == ["1:1 ignored curly-quotes"])
    #expect(SyntaxDump(#""\q""#).problems == ["1:2 ignored escape"])
  }

  @Test func `still yields what is whole around it`() {
    let dump = SyntaxDump("struct A {\n  let b = 1\n  var c: some View {\n    d(\"e)\n  }\n}\nf")
    #expect(
      dump.text == "(struct A {(let let:b = 1); (var let:c: some View get{(call d \"e)\")})})\nf")
  }
}
