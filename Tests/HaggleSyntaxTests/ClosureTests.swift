import Testing

@Suite struct `A closure` {
  @Test(arguments: [
    ("VStack { a }", "(call VStack {a})"),
    ("VStack(spacing: 1) {\n  a\n  b\n}", "(call VStack spacing: 1 {a; b})"),
    ("VStack\n{\n a\n}", "(call VStack {a})"),
    ("VStack { a }.b { c }", "(call (. (call VStack {a}) b) {c})"),
    ("Button { a } label: { b }", "(call Button {a} label: {b})"),
    ("f { a }\n  x: { b }\n  y: { c }", "(call f {a} x: {b} y: {c})"),
    ("a.b { }", "(call (. a b) {})"), ("a.map { $0 }.c", "(. (call (. a map) {$1 in $0}) c)"),
    ("f { { 1 } }", "(call f {{1}})"), ("{ 1 }()", "(call {1})"),
    (".task { await f() }", "(call .task {(await (call f))})"),
    ("x\n\n{ a }", "x\n{a}"),
    ("let x = 5 { a }", "(let let:x = 5)\nelided`{ a }`"),
  ])
  func `trails the call before it`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("{ a in b }", "{_ a in b}"), ("{ a, b in c }", "{_ a, _ b in c}"),
    ("{ (a, b) in c }", "{_ a, _ b in c}"),
    ("{ (a: Int, b: inout [C]) -> D in e }", "{_ a: Int, _ b: inout [C] in e}"),
    ("{ _ in b }", "{_ _ in b}"), ("{ () -> Int in 1 }", "{1}"),
    ("{ [weak self, x = y] in z }", "{z}"),
    ("{ [weak self] a in b }", "{_ a in b}"), ("{ @MainActor in b }", "{b}"),
    ("{ @Sendable (a) async throws -> Int in b }", "{_ a in b}"),
    ("{ a async in b }", "{_ a in b}"),
    ("{ (x, y) }", "{(tuple x y)}"), ("{ [a, b] }", "{[a b]}"),
    ("{ (a) -> (B) -> C in d }", "{_ a in d}"),
    ("{ in }", "{elided`in`}"), ("{ }", "{}"), ("{ /* ... */ }", "{}"),
    ("{ // only a comment\n }", "{}"),
    ("{ for a in b { } }", "{(for let:a b {})}"),
  ])
  func `has a signature`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("{ $0 + $2 }", "{$3 in (+ $0 $2)}"),
    ("{ f { $0 } }", "{(call f {$1 in $0})}"),
    ("{ if x { $0 } }", "{$1 in (if x {$0})}"),
    ("{ for i in x { while y { $1 } } }", "{$2 in (for let:i x {(while y {$1})})}"),
    ("{ if x.all { $0 } { a } else { $1 } }", "{$2 in (if (call (. x all) {$1 in $0}) {a} {$1})}"),
    ("{ \"\\($0)\" }", "{$1 in \"\\($0)\"}"),
    ("{ $0.map { x in x } }", "{$1 in (call (. $0 map) {_ x in x})}"),
    ("{ switch $0 { case 1: $1\ndefault: 2 } }", "{$2 in (switch $0 (1 {$1}) (default {2}))}"),
    ("{ do { $0 } catch { $1 } }", "{$2 in (do {$0} (catch {$1}))}"),
  ])
  func `knows its shorthand parameters`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }
}
