import Testing

/// What real files hold now and then: every row is text that the compiler takes.
@Suite struct `Rare but valid` {
  @Test(arguments: [
    ("var a: [Int].Index", "(var let:a: [Int].Index)"),
    ("var a: [K: V].Values.Element?", "(var let:a: [K: V].Values.Element?)"),
    ("func f(_: Node?.Type) {}", "(func f (_ _: Node?.Type) {})"),
    ("let a: Box <Int> = b", "(let let:a: Box <Int> = b)"),
    ("func f() -> Outer\n  .Inner\n{\n}", "(func f () -> Outer .Inner {})"),
    (
      "struct A<each T> where B == C<repeat (each T).Output> {}", "(struct A<T> {})"
    ),
    ("protocol P: class {}", "(protocol P : class {})"),
    ("let a = b as Int < c", "(let let:a = (< (as b Int) c))"),
  ])
  func `types are read whole`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("private (set) var a = 1", "private(set) (var let:a = 1)"),
    (
      "public private (set) lazy var a = [] {\n  didSet {}\n}",
      "public private(set) lazy (var let:a = [] observed)"
    ),
    ("@Environment (\\.dismiss) var a", "@Environment(\\dismiss) (var let:a)"),
    (
      "func f(a: @escaping (Int) -> Void) {}",
      "(func f (@escaping a: (Int) -> Void) {})"
    ),
    ("static func\n  f() {}", "static (func f () {})"),
    (
      "macro m<T>(_ a: T) -> T =\n  #externalMacro(module: \"m\")\nwhere T: P\nlet b = 1",
      "(other macro)\n(let let:b = 1)"
    ),
    ("var a: A { @B get @C set }", "(var let:a: A)"),
    ("subscript(i: Int) -> A { borrow mutate }", "(subscript (_ i: Int) -> A)"),
    ("var a: A { borrow { b } nonmutating mutate { &c } }", "(var let:a: A get{b})"),
    ("var a: A { read { b } }", "(var let:a: A get{(call read {b})})"),
    ("var a: A { get { b } unsafeMutableAddress { c } }", "(var let:a: A get{b})"),
    ("extension Module::Thing {}", "(extension Thing {})"),
  ])
  func `declarations are read whole`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("_$a.b$c()", "(call (. _$a b$c))"), ("Module::a.Other::b", "(. a b)"),
    ("#Module::line", "(#line)"), ("#`expect`(a)", "(#expect a)"),
    ("await {\n  a\n}()", "(await (call {a}))"),
    ("let a = await\n  b()", "(let let:a = (await (call b)))"),
    ("unsafe &a", "(unsafe (& a))"), ("unsafe (a)", "(unsafe (tuple a))"),
    ("repeat a.b(each c)", "(repeat (call (. a b) (each c)))"),
    ("repeat (each a).b()", "(repeat (call (. (tuple (each a)) b)))"),
    ("\\.?.a", "\\a"), ("\\A?.!.b", "\\b"), ("\\.!", "\\"), ("a .!= b", "(.!= a b)"),
  ])
  func `expressions are read whole`(text: String, expected: String) { expect(text, expected) }

  @Test(arguments: [
    ("do {} catch where a {}", "(do {} (catch {}))"),
    ("switch a { case .b, .c(_:): 1 }", "(switch a (.b, .c {1}))"),
    ("switch a { case .self(let b): b }", "(switch a (.self(let:b) {b}))"),
    (
      "switch a {\ncase \"for\": b = .for\ncase \"in\": b = .in\n}",
      "(switch a (\"for\" {(= b .for)}) (\"in\" {(= b .in)}))"
    ),
  ])
  func `statements are read whole`(text: String, expected: String) { expect(text, expected) }

  private func expect(_ text: String, _ expected: String) {
    let dump = SyntaxDump(text)
    #expect(dump.text == expected)
    #expect(dump.problems.isEmpty)
  }
}
