import Testing

@Suite struct `A statement` {
  @Test(arguments: [
    ("if a { b }", "(if a {b})"),
    ("if a { b } else if c { d } else { e }", "(if a {b} (if c {d} {e}))"),
    ("if a\n{\nb\n}\nelse\n{\nc\n}", "(if a {b} {c})"),
    ("if let a = b, let c, var d = e { }", "(if (let let:a b), (let let:c c), (let let:d e) {})"),
    ("if let a: Int = b { }", "(if (let let:a b) {})"),
    ("if case .a(let x) = y, x > 1 { }", "(if (case .a(let:x) y), (> x 1) {})"),
    ("if case 1...5 = y { }", "(if (case (... 1 5) y) {})"),
    ("if case let x? = y { }", "(if (case let:x? y) {})"),
    ("if #available(iOS 17.0, *) { a }", "(if (#available iOS 17.0, *) {a})"),
    ("if #unavailable(iOS 17) { a }", "(if (#unavailable iOS 17) {a})"),
    ("if a.contains { $0 } { b }", "(if (call (. a contains) {$1 in $0}) {b})"),
    ("if a.first { $0 } == b { c }", "(if (== (call (. a first) {$1 in $0}) b) {c})"),
    ("if f(x) { y }", "(if (call f x) {y})"), ("if (a) { b }", "(if (tuple a) {b})"),
    ("if f({ $0 }) { y }", "(if (call f {$1 in $0}) {y})"),
    ("if a < b { c }", "(if (< a b) {c})"), ("if x is Foo { }", "(if (is x Foo) {})"),
    ("if let x = y as? Foo { }", "(if (let let:x (as? y Foo)) {})"),
    ("guard let a else { return }", "(guard (let let:a a) {(return)})"),
    ("guard a, b == c else { throw e }", "(guard a, (== b c) {(throw e)})"),
  ])
  func `decides`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
    #expect(SyntaxDump(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("for i in 0..<3 { }", "(for let:i (..< 0 3) {})"),
    (
      "for (i, x) in a.b() where i > 0 { c }",
      "(for (tuple let:i let:x) (call (. a b)) where (> i 0) {c})"
    ),
    ("for case let .a(x)? in y { }", "(for .a(let:x)? y {})"),
    ("for await x in y { }", "(for let:x y {})"), ("for try await x in y { }", "(for let:x y {})"),
    ("for _ in x { }", "(for _ x {})"), ("for x: Int in y { }", "(for let:x y {})"),
    ("for x in y.filter({ $0 }) { }", "(for let:x (call (. y filter) {$1 in $0}) {})"),
    ("while a, let b = c { }", "(while a, (let let:b c) {})"),
    ("repeat { a } while b", "(repeat {a} b)"),
    (
      "outer: for x in y { break outer; continue outer }",
      "outer: (for let:x y {(break outer); (continue outer)})"
    ),
    (
      "do { a } catch let e as F { b } catch .x { } catch { c }",
      "(do {a} (catch (is F let:e) {b}) (catch .x {}) (catch {c}))"
    ),
    ("do throws(E) { a }", "(do {a})"), ("defer { a }", "(defer {a})"),
    ("return\n", "(return)"), ("return a\nb", "(return a)\nb"),
    ("return\nlet x = 1", "(return)\n(let let:x = 1)"),
    ("a; b;c", "a\nb\nc"), ("break", "(break)"), ("fallthrough", "(fallthrough)"),
    (
      "#if DEBUG && os(iOS)\na\n#elseif X\nb\n#else\nc\n#endif\nd",
      "(#if DEBUG && os(iOS): {a} X: {b} else: {c})\nd"
    ),
    ("#if A\n#if B\nx\n#endif\n#endif", "(#if A: {(#if B: {x})})"),
  ])
  func `goes through control flow`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
    #expect(SyntaxDump(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("case 1, 2: a", "(1, 2 {a})"), ("case 1...3: a\nb", "((... 1 3) {a; b})"),
    ("case .a: x", "(.a {x})"), ("case A.b(let x, y: 5): x", "(A.b(let:x y: 5) {x})"),
    ("case let .a(x, .b): x", "(.a(let:x .b) {x})"),
    ("case let x where x > 1: y", "(let:x where (> x 1) {y})"),
    ("case is Foo: x", "((is Foo) {x})"), ("case let x as Foo: y", "((is Foo let:x) {y})"),
    ("case (let a, _): x", "((tuple let:a _) {x})"), ("case (0, .a): x", "((tuple 0 .a) {x})"),
    ("case nil: x", "(nil {x})"), ("case .some(nil)?: x", "(.some(nil)? {x})"),
    ("case x: y", "(x {y})"),
    ("case \"a\": f(); g()", "(\"a\" {(call f); (call g)})"), ("case a.b: x", "((. a b) {x})"),
    ("case .a(.b(let c)): x", "(.a(.b(let:c)) {x})"), ("default: x", "(default {x})"),
    ("@unknown default: x", "(default {x})"), ("case .a where b, .c: d", "(.a where b, .c {d})"),
    ("case .a: if case .b = c { }", "(.a {(if (case .b c) {})})"),
    ("case 1:\n#if X\na\n#endif\nb\ncase 2: c", "(1 {(#if X: {a}); b}) (2 {c})"),
    ("#if X\ncase 1: a\n#endif\ncase 2: b", "(1 {a}) (2 {b})"),
    ("case .a:\nbreak\ncase .b: break", "(.a {(break)}) (.b {(break)})"),
  ])
  func `chooses among patterns`(text: String, expected: String) {
    let dump = SyntaxDump("switch v {\n\(text)\n}")
    #expect(dump.text == "(switch v \(expected))")
    #expect(dump.problems.isEmpty)
  }

  @Test(arguments: [
    ("a\n#if X\n  .b()\n#endif\n  .c", "(. (#if X: (call (. a b)) else: a) c)"),
    ("a\n#if X\n.b\n#elseif Y\n.c\n#else\n.d\n#endif", "(#if X: (. a b) Y: (. a c) else: (. a d))"),
    ("a\n#if X\n#if Y\n.b\n#endif\n.c\n#endif", "(#if X: (. (#if Y: (. a b) else: a) c) else: a)"),
    ("a\n#if X\nb\n#endif", "a\n(#if X: {b})"),
  ])
  func `may have compiled modifiers`(text: String, expected: String) {
    #expect(SyntaxDump(text).text == expected)
    #expect(SyntaxDump(text).problems.isEmpty)
  }
}
