import Testing

@Suite struct `An expression` {
  @Test(arguments: [
    ("1 + 2 * 3", "(+ 1 (* 2 3))"),
    ("1 - 2 - 3", "(- (- 1 2) 3)"),
    ("a << 1 + b", "(+ (<< a 1) b)"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a == b && c < d || !e", "(|| (&& (== a b) (< c d)) (prefix! e))"),
    ("0..<n + 1", "(..< 0 (+ n 1))"),
    ("x = y = z", "(= x (= y z))"),
    ("x += 1 * 2", "(+= x (* 1 2))"),
    ("a ? b : c ? d : e", "(?: a b (?: c d e))"),
    ("a ? b ? 1 : 2 : 3", "(?: a (?: b 1 2) 3)"),
    ("x = a > b ? a : b", "(= x (?: (> a b) a b))"),
    ("a as? Int ?? 0", "(?? (as? a Int) 0)"),
    ("a + b as Int", "(as (+ a b) Int)"),
    ("a is Int == true", "(== (is a Int) true)"),
    ("a +++ b * c", "(+++ a (* b c))"),
    ("a || b +++ c", "(|| a (+++ b c))"),
    ("-a.b + -1", "(+ (prefix- (. a b)) (prefix- 1))"),
    ("a & b | c ^ d", "(^ (| (& a b) c) d)"),
    ("x.0.1", "(. (. x 0) 1)"),
    ("try a + b", "(try (+ a b))"),
    ("x = try? await f()", "(= x (try? (await (call f))))"),
    ("try! f() ?? 1", "(try! (?? (call f) 1))"),
  ])
  func `is folded by precedence`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("a-b", "(- a b)"), ("a - b", "(- a b)"), ("f(-b)", "(call f (prefix- b))"),
    ("a?.b", "(. (? a) b)"), ("a!.b!", "(! (. (! a) b))"), ("a![0]", "(at (! a) 0)"),
    ("a ?.b : .c", "(?: a .b .c)"), ("a ? -1 : +1", "(?: a (prefix- 1) (prefix+ 1))"),
    ("a[1...]", "(at a (postfix... 1))"), ("a[..<3]", "(at a (prefix..< 3))"),
    ("a[...]", "(at a ...)"), ("reduce(0, +)", "(call reduce 0 +)"),
    ("sorted(by: <)", "(call sorted by: <)"), ("a != b", "(!= a b)"), ("a!=b", "(!= a b)"),
    ("f(&x)", "(call f (& x))"), ("a??b", "(?? a b)"), ("x??.y", "(. (? (? x)) y)"),
    ("a .== b", "(.== a b)"), ("a/b", "(/ a b)"), ("a/*c*/+/*d*/b", "(+ a b)"),
    (".infinity", ".infinity"), ("x == .zero", "(== x .zero)"),
    ("ω + x→y", "(→ (+ ω x) y)"),
  ])
  func `takes an operator by what touches it`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("f(a, b: 1, _: c)", "(call f a b: 1 c)"),
    ("f(if: 1, in: 2)", "(call f if: 1 in: 2)"),
    ("a.b().c(1)[2].d", "(. (at (call (. (call (. a b)) c) 1) 2) d)"),
    (
      "Text(\"a\")\n  .padding()\n  // why\n  .bold()",
      "(call (. (call (. (call Text \"a\") padding)) bold))"
    ),
    ("a\n  /* x */ .b /* y */\n  .c", "(. (. a b) c)"),
    ("()", "(tuple)"), ("(1)", "(tuple 1)"), ("(a: 1, 2)", "(tuple a: 1 2)"),
    ("[1, 2, 3,]", "[1 2 3]"), ("[]", "[]"), ("[:]", "[:]"),
    ("[\"a\": 1, b: 2]", "[\"a\": 1 b: 2]"),
    ("f(x:y:)", "f(x:y:)"), ("a.map(f(_:))", "(call (. a map) f(_:))"),
    ("self.init(1)", "(call (. self init) 1)"), ("$0.x + $1", "(+ (. $0 x) $1)"),
    ("$isOn", "$isOn"), ("`class`.`default`", "(. class default)"), ("_ = f()", "(= _ (call f))"),
    ("#line", "(#line)"), ("#selector(a)", "(#selector a)"),
    (
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "(#colorLiteral red: 1 green: 0 blue: 0 alpha: 1)"
    ),
    ("😀.名前(ключ: 1)", "(call (. 😀 名前) ключ: 1)"),
    ("let r = /a+b/", "(let let:r = (#regex \"/a+b/\"))"),
    ("try? /[\\/.]+/.f(x)", "(try? (call (. (#regex \"/[\\/.]+/\") f) x))"),
    ("a! / b / c", "(/ (/ (! a) b) c)"),
  ])
  func `is built from its parts`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("Foo<Bar>(1)", "(call Foo 1)"), ("Foo<Bar>.self", "(. Foo self)"),
    ("Foo<A, [B: C]>.make()", "(call (. Foo make))"), ("Foo<Bar<Int>>()", "(call Foo)"),
    ("Foo<Bar<Int>>.x", "(. Foo x)"), ("Foo<Int>?.none", "(. (? Foo) none)"),
    ("Foo<(Int) -> Void> { }", "(call Foo {})"), ("a < b", "(< a b)"),
    ("f(a < b, c > d)", "(call f (< a b) (> c d))"), ("f(a<b, c>d)", "(call f (< a b) (> c d))"),
    ("a<b", "(< a b)"), ("f(a<b, c>(d))", "(call f (call a d))"),
    ("x<5 && y>3", "(&& (< x 5) (> y 3))"),
    ("i<n>>1", "(< i (>> n 1))"),
    ("[Int]()", "(call <[Int]>)"), ("[String: [Int]]()", "(call <[String: [Int]]>)"),
    ("[Int](repeating: 0, count: 3)", "(call <[Int]> repeating: 0 count: 3)"),
    ("[Int].self", "(. <[Int]> self)"), ("[a, b].map(f)", "(call (. [a b] map) f)"),
    ("(any View).self", "(. (tuple <any View>) self)"), ("any", "any"),
    ("x as [Int]?", "(as x [Int]?)"), ("x as! (Int) -> Void", "(as! x (Int) -> Void)"),
    ("[(Int) -> Void]()", "(call <[(Int) -> Void]>)"),
    ("f((Int) -> Void)", "(call f <(Int) -> Void>)"),
    ("x as? Foo<Int>? ?? nil", "(?? (as? x Foo<Int>?) nil)"),
  ])
  func `tells types from values`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("\\.self", "\\self"), ("\\.a.b.0", "\\a.b.0"), ("\\Item.name", "\\name"),
    ("\\Array<Int>.count", "\\count"), ("\\.a?.b!.c", "\\a.b.c"), ("\\.[0].x", "\\[0].x"),
    ("\\Foo.Bar.x", "\\x"), ("list.map(\\.id)", "(call (. list map) \\id)"),
    ("ForEach(x, id: \\.self) { }", "(call ForEach x id: \\self {})"),
    ("Environment(\\.colorScheme)", "(call Environment \\colorScheme)"),
  ])
  func `may be a key path`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }

  @Test(arguments: [
    ("let a = if x { 1 } else { 2 }", "(let let:a = (if x {1} {2}))"),
    ("return switch x { case 1: a\ndefault: b }", "(return (switch x (1 {a}) (default {b})))"),
    ("f(if x { 1 } else { 2 })", "(call f (if x {1} {2}))"),
  ])
  func `may be an if or a switch`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
  }
}
