import Testing

@Suite struct `A bracket that nothing closes` {
  @Test(arguments: [
    (
      "struct A {\n  var b: C {\n    V {\n      c\n  }\n}\nd",
      "(struct A {(var let:b: C get{(call V {c})})})\nd",
      "3:7 this `{` is never closed: taken to end before line 5, whose `}` is further left"
    ),
    (
      "struct A {\n  var b: C {\n    d\n  }\n\nstruct E {\n  f\n}",
      "(struct A {(var let:b: C get{d})})\n(struct E {f})",
      "1:10 this `{` is never closed: taken to end before line 6, where `struct` begins"
    ),
    (
      "struct A {\n  var b: C {\n    d\n\n  var e: F { g }\n}\nh",
      "(struct A {(var let:b: C get{d}); (var let:e: F get{g})})\nh",
      "2:12 this `{` is never closed: taken to end before line 5, where `var` begins"
    ),
    (
      "struct A {\n  var b: C {\n    V {\n      d",
      "(struct A {(var let:b: C get{(call V {d})})})",
      "3:7 this `{` is never closed: taken to end with the text"
    ),
    (
      "V {\n  f(g(...)\n  h\n}", "(call V {(call f (call g elided`...`)); h})",
      "2:4 this `(` is never closed: taken to end with line 2"
    ),
    (
      "f(a\n  .b()\nc", "(call (. (call f a) b))\nc",
      "1:2 this `(` is never closed: taken to end with line 1"
    ),
    (
      "V(a: 3 {\n  b\n}\n.c()", "(call (. (call V a: 3 {b}) c))",
      "1:2 this `(` is never closed: taken to end before the `{` of line 1"
    ),
    (
      "f([a, b)\nc", "(call f [a b])\nc",
      "1:3 this `[` is never closed: taken to end before the `)`"
    ),
    (
      "V {\n  f(\"a)\n  g\n}", "(call V {(call f \"a\"); g})",
      "2:5 this `\"` is never closed: taken to end before `)`"
    ),
    (
      "f(\"a”)\ng", "(call f \"a\")\ng",
      "1:3 this `\"` is never closed: taken to end before `)`"
    ),
  ])
  func `ends where the indentation says`(text: String, tree: String, message: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == tree)
    let problems = dump.tree.diagnostics.filter { $0.code == .unclosed }
    #expect(problems.map { "\($0.place!.line):\($0.place!.column) \($0.message)" } == [message])
    #expect(problems.allSatisfy { $0.severity == .assumed })
  }

  @Test(arguments: [
    "V {\na\nW {\nb\n}\n", "V { W { a }", "V {\n  a\n}}\nW {", "f(",
  ])
  func `is an error where it says nothing`(text: String) {
    let problems = SyntaxDump(text).problems
    #expect(problems.contains { $0.contains("error unclosed") })
  }

  @Test func `leaves the strings before a curly quote without end as they are`() {
    let dump = SyntaxDump("V {\n  Text(“good”)\n  W {\n    a\n  }\n  Text(“bad)\n")
    #expect(dump.text.contains("(call Text \"good\")"))
    #expect(dump.problems.contains("1:3 assumed unclosed"))
  }

  @Test func `tells of what surrounds it as well`() {
    let dump = SyntaxDump("struct A {\n  func f() {\n    g")
    #expect(
      dump.tree.diagnostics.map(\.remedy?.text) == ["close it with `}`; 1 more is open around it"])
  }
}
