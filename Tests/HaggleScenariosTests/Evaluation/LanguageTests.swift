import HaggleScenarios
import Testing

/// What an expression prints, after some declarations.
private func printed(_ declarations: String, _ expression: String) -> String {
  let evaluation = evaluated(declarations + "\nprint(\(expression))\nColor.red")
  let said = evaluation.diagnostics.map(\.message)
  return (evaluation.console + said).joined(separator: " | ")
}

@Suite struct `The language` {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("-7 % 3", "-1"), ("(1 + 2) * 3", "9"),
    ("1.5 + 1", "2.5"), ("CGFloat(3) / 2", "1.5"), ("Int(3.9)", "3"), ("Double(2)", "2.0"),
    ("Int(\"12\")", "12"),
    ("min(3, 1, 2)", "1"), ("max(2.5, 1)", "2.5"), ("abs(-4)", "4"), ("5.4.rounded()", "5.0"),
    ("5.4.rounded(.up)", "6.0"),
    ("floor(2.7)", "2.0"), ("pow(2, 3)", "8.0"), ("sqrt(9)", "3.0"),
    ("6.isMultiple(of: 3)", "true"), ("CGFloat.infinity", "inf"),
    ("Int.max", "9223372036854775807"), ("1 < 2 && 2 <= 2", "true"), ("!(1 == 2) || false", "true"),
    ("\"a\" < \"b\"", "true"),
    ("true ? 1 : 2", "1"), ("1 == 1.0", "true"), ("0b101 + 0xF + 1_000", "1020"),
    ("(-2...2).contains(1)", "true"),
    ("(0..<4).map { $0 * 2 }", "[0, 2, 4, 6]"), ("stride(from: 0, to: 10, by: 4)", "[0, 4, 8]"),
    ("Double.pi > 3.14", "true"), ("1 << 4 | 1", "17"), ("Bool(\"true\")", "true"),
  ])
  func `computes with numbers`(expression: String, expected: String) {
    #expect(printed("", expression) == expected)
  }

  @Test(arguments: [
    ("\"a\" + \"b\"", "ab"), ("\"\\(1 + 1) and \\(2.0)\"", "2 and 2.0"), ("\"abc\".count", "3"),
    ("\"abc\".uppercased()", "ABC"),
    ("\"a,b\".split(separator: \",\")", "[\"a\", \"b\"]"), ("\"abc\".hasPrefix(\"ab\")", "true"),
    ("\"hello world\".capitalized", "Hello World"),
    ("String(repeating: \"ab\", count: 2)", "abab"), ("\"abc\".prefix(2)", "ab"),
    ("\"a b\".replacingOccurrences(of: \" \", with: \"-\")", "a-b"),
    ("String(format: \"%.2f of %d\", 1.5, 3)", "1.50 of 3"),
    ("\"\\(3.14159, specifier: \"%.1f\")\"", "3.1"),
    ("\"abc\".reversed()", "[\"c\", \"b\", \"a\"]"),
    ("\"abc\".contains(\"b\")", "true"), ("\" a \".trimmingCharacters(in: .whitespaces)", "a"),
    ("\"x\".isEmpty", "false"), ("1234567.formatted()", "1,234,567"),
    ("Array(\"ab\")", "[\"a\", \"b\"]"), ("\"é\".count", "1"), ("String(describing: [1])", "[1]"),
  ])
  func `knows strings`(expression: String, expected: String) {
    #expect(printed("", expression) == expected)
  }

  @Test(arguments: [
    ("[1, 2, 3].map { $0 + 1 }", "[2, 3, 4]"), ("[1, 2, 3].filter { $0 > 1 }.count", "2"),
    ("[3, 1, 2].sorted()", "[1, 2, 3]"),
    ("[3, 1, 2].sorted(by: >)", "[3, 2, 1]"), ("[1, 2, 3].reduce(0, +)", "6"),
    ("[1, 2, 3].reduce(10) { $0 + $1 }", "16"),
    ("[1, 2, 3].first", "Optional(1)"), ("[Int]().first ?? 7", "7"),
    ("[1, 2].enumerated().map { $0 * $1 }", "[0, 2]"),
    ("zip([1, 2], [\"a\", \"b\"]).map { \"\\($0)\\($1)\" }", "[\"1a\", \"2b\"]"),
    ("[[1], [2, 3]].flatMap { $0 }", "[1, 2, 3]"),
    ("[1, nil, 3].compactMap { $0 }", "[1, 3]"), ("[1, 2, 3][1]", "2"),
    ("[1, 2, 3][1...]", "[2, 3]"), ("[1, 2, 3].contains(2)", "true"),
    ("[1, 2, 3].max() ?? 0", "3"), ("[1, 2, 3].dropFirst().prefix(1)", "[2]"),
    ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"),
    ("[1, 2, 3].allSatisfy { $0 > 0 }", "true"), ("[1, 2, 3].firstIndex(of: 3)", "Optional(2)"),
    ("Array(repeating: 0, count: 3)", "[0, 0, 0]"),
    ("[\"a\": 1][\"a\"] ?? 0", "1"), ("[\"a\": 1][\"b\", default: 5]", "5"),
    ("[1, 2, 3].reversed()", "[3, 2, 1]"), ("[1, 2, 3].last", "Optional(3)"),
    ("[(1, \"a\")].map { n, s in \"\\(n)\\(s)\" }", "[\"1a\"]"), ("(a: 1, b: 2).b", "2"),
    ("(1, 2).0", "1"), ("[1, 2, 3].indices.map { $0 }", "[0, 1, 2]"),
    ("[\"bb\", \"a\"].sorted { $0.count < $1.count }", "[\"a\", \"bb\"]"),
    ("[1, 2, 3, 4].reduce(into: 0) { $0 += $1 }", "10"), ("Set([1, 1, 2]).count", "2"),
  ])
  func `knows collections`(expression: String, expected: String) {
    #expect(printed("", expression) == expected)
  }

  @Test(arguments: [
    (
      "struct P { var x = 1; var y = 2 }\nvar a = P()\nvar b = a\nb.x = 9", "\"\\(a.x) \\(b.x)\"",
      "1 9"
    ),
    ("class P { var x = 1 }\nlet a = P()\nlet b = a\nb.x = 9", "a.x", "9"),
    (
      "struct P { var xs = [1] }\nvar a = P()\nvar b = a\nb.xs.append(2)", "\"\\(a.xs) \\(b.xs)\"",
      "[1] [1, 2]"
    ),
    (
      "struct P { var n = 0; mutating func up() { n += 1 } }\nvar p = P()\np.up()\np.up()", "p.n",
      "2"
    ),
    ("struct P { let x: Int; let y: Int }", "P(x: 1, y: 2)", "P(x: 1, y: 2)"),
    (
      "struct P { var w = 2.0; var area: Double { get { w * w } set { w = sqrt(newValue) } } }\nvar p = P()\np.area = 9",
      "p.w", "3.0"
    ),
    (
      "struct P { static let all = [P(1), P(2)]; let n: Int; init(_ n: Int) { self.n = n } }",
      "P.all.map(\\.n)", "[1, 2]"
    ),
    (
      "struct P { let n: Int; init(n: Int) { self.n = n }; init(twice n: Int) { self.init(n: n * 2) } }",
      "P(twice: 4).n", "8"
    ),
    ("struct P: Equatable { let n: Int }", "P(n: 1) == P(n: 1)", "true"),
    (
      "enum E: String, CaseIterable { case one, two = \"zwei\" }", "E.allCases.map { $0.rawValue }",
      "[\"one\", \"zwei\"]"
    ),
    ("enum E: Int { case a = 3, b, c }", "E.c.rawValue", "5"),
    ("enum E: Int { case a = 3, b, c }", "E(rawValue: 4) == .b", "true"),
    ("enum E { case a(Int, b: String), c }\nlet e = E.a(1, b: \"x\")", "e", "a(1, b: \"x\")"),
    (
      "enum E { case a, b; var next: E { switch self { case .a: .b\ncase .b: .a } } }",
      "E.a.next == .b", "true"
    ),
    (
      "protocol Named { var name: String { get } }\nextension Named { var shout: String { name.uppercased() } }\nstruct P: Named { let name = \"x\" }",
      "P().shout", "X"
    ),
    ("extension Int { var squared: Int { self * self } }", "3.squared", "9"),
    ("extension Array { func second() -> Element { self[1] } }", "[4, 5].second()", "5"),
    ("extension CGFloat { static let gap: CGFloat = 8 }", "CGFloat.gap", "8.0"),
    (
      "struct V { let x: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }",
      "(V(x: 1) + V(x: 2)).x", "3"
    ),
    ("struct G { subscript(i: Int) -> Int { i * 2 } }", "G()[4]", "8"),
    (
      "class Base { var n = 1; func f() -> Int { n } }\nclass Sub: Base { override func f() -> Int { 7 } }",
      "\"\\(Sub().f()) \\(Sub().n)\"", "7 1"
    ),
    ("struct F { func callAsFunction(_ n: Int) -> Int { n + 1 } }\nlet f = F()", "f(2)", "3"),
    ("struct P { lazy var n = 4 }\nvar p = P()", "p.n", "4"),
    ("struct A { struct B { let n = 3 } }", "A.B().n", "3"),
    ("typealias Width = CGFloat\nlet w: Width = 3", "w", "3.0"),
  ])
  func `has types`(declarations: String, expression: String, expected: String) {
    #expect(printed(declarations, expression) == expected)
  }

  @Test(arguments: [
    ("func f(_ a: Int, by b: Int = 2) -> Int { a * b }", "\"\\(f(3)) \\(f(3, by: 3))\"", "6 9"),
    ("func f(a: Int) -> String { \"a\" }\nfunc f(b: Int) -> String { \"b\" }", "f(b: 1)", "b"),
    (
      "func f(_ a: Int) -> String { \"int\" }\nfunc f(_ a: String) -> String { \"string\" }",
      "f(\"\")", "string"
    ),
    ("func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }", "f(5)", "120"),
    ("func f(_ n: inout Int) { n += 1 }\nvar a = 1\nf(&a)", "a", "2"),
    ("func f(_ xs: Int...) -> Int { xs.count }", "f(1, 2, 3)", "3"),
    ("func f(_ g: (Int) -> Int) -> Int { g(2) }", "f { $0 * 10 }", "20"),
    (
      "func f(x: Int, then g: () -> Int, or h: () -> Int) -> Int { x > 0 ? g() : h() }",
      "f(x: 0) { 1 } or: { 2 }", "2"
    ),
    (
      "func f() -> Int { var sum = 0\nfor i in 0..<5 where i % 2 == 0 { sum += i }\nreturn sum }",
      "f()", "6"
    ),
    (
      "func f() -> Int { var n = 0\nwhile true { n += 1\nif n > 9 { break } }\nreturn n }", "f()",
      "10"
    ),
    ("func f() -> Int { var n = 0\nrepeat { n += 3 } while n < 10\nreturn n }", "f()", "12"),
    (
      "func f() -> Int { var n = 0\nouter: for i in 0..<5 { for j in 0..<5 { if j == 2 { continue outer }\nif i == 3 { break outer }\nn += 1 } }\nreturn n }",
      "f()", "6"
    ),
    (
      "func f(_ n: Int?) -> Int { guard let n, n > 0 else { return -1 }\nreturn n }",
      "\"\\(f(nil)) \\(f(3))\"", "-1 3"
    ),
    (
      "func f(_ n: Int) -> String { switch n { case 0: return \"zero\"\ncase 1...9: return \"digit\"\ncase let x where x < 0: return \"negative\"\ndefault: return \"big\" } }",
      "[0, 5, -1, 10].map(f)", "[\"zero\", \"digit\", \"negative\", \"big\"]"
    ),
    (
      "func f(_ p: (Int, Int)) -> String { switch p { case (0, _): \"a\"\ncase (let x, 1): \"b\\(x)\"\ndefault: \"c\" } }",
      "[f((0, 5)), f((4, 1)), f((2, 2))]", "[\"a\", \"b4\", \"c\"]"
    ),
    ("func f() -> Int { defer { print(\"bye\") }\nreturn 1 }", "f()", "bye | 1"),
    (
      "enum Oops: Error { case bad }\nfunc f() throws -> Int { throw Oops.bad }", "(try? f()) ?? 5",
      "5"
    ),
    (
      "enum Oops: Error { case bad }\nfunc f() throws { throw Oops.bad }\nfunc g() -> String { do { try f()\nreturn \"fine\" } catch { return \"caught \\(error)\" } }",
      "g()", "caught bad"
    ),
    ("let x = if 1 < 2 { \"yes\" } else { \"no\" }", "x", "yes"),
    ("var (a, b) = (1, 2)\n(a, b) = (b, a)", "\"\\(a)\\(b)\"", "21"),
    (
      "func make() -> () -> Int { var n = 0\nreturn { n += 1\nreturn n } }\nlet next = make()",
      "[next(), next()]", "[1, 2]"
    ),
    ("func f() -> Int { func g(_ n: Int) -> Int { n + k }\nlet k = 2\nreturn g(1) }", "f()", "3"),
    ("struct P { var q: Q? }\nstruct Q { let n = 4 }\nlet p: P? = P(q: Q())", "p?.q?.n ?? 0", "4"),
    ("let p: [Int]? = nil", "p?.first?.description ?? \"none\"", "none"),
    ("let n: Int? = 3", "n.map { $0 + 1 } ?? 0", "4"),
    ("let n: Int? = 3", "n", "Optional(3)"),
    ("let w: CGFloat = 100 / 8", "w", "12.5"),
    ("let f: (Int) -> CGFloat = { _ in 3 }", "f(1)", "3.0"),
    ("let xs: [CGFloat] = [1, 2]", "xs", "[1.0, 2.0]"),
    ("var d = [\"a\": 1]\nd[\"b\"] = 2\nd[\"a\"] = nil", "d", "[\"b\": 2]"),
    (
      "var xs = [3, 1]\nxs.sort()\nxs.append(contentsOf: [9])\nxs[0] += 10\nxs.swapAt(0, 1)", "xs",
      "[3, 11, 9]"
    ),
    ("var s = CGSize(width: 1, height: 2)\ns.width *= 3", "s", "(3.0, 2.0)"),
    (
      "let r = CGRect(x: 1, y: 2, width: 10, height: 20)", "\"\\(r.midX) \\(r.maxY) \\(r.size)\"",
      "6.0 22.0 (10.0, 20.0)"
    ),
    ("let k = \\String.count", "[\"ab\"].map(k)", "[2]"),
    (
      "let p = ProposedViewSize(width: nil, height: 3)", "p.replacingUnspecifiedDimensions()",
      "(10.0, 3.0)"
    ),
    ("let x = 3 as Double", "x", "3.0"),
    ("let x: Any = 3", "x is Int", "true"),
    ("struct A { var text = \"a\" }\nlet path = \\A.text", "A()[keyPath: path]", "a"),
  ])
  func `has functions and statements`(declarations: String, expression: String, expected: String) {
    #expect(printed(declarations, expression) == expected)
  }

  @Test(arguments: [
    ("[1][5]", "Value | '[1][5]' is out of range: a placeholder stands for it"),
    ("1 / 0", "Value | '1 / 0' cannot be computed: a placeholder stands for it"),
    ("Int.max + 1", "Value | 'Int.max + 1' cannot be computed: a placeholder stands for it"),
    ("nobody(3)", "Nobody | 'nobody' is not in this text: a placeholder stands for it"),
    ("\"a\".fly()", "Fly | haggle cannot evaluate '\"a\".fly()': a placeholder stands for it"),
  ])
  func `goes on after what Swift would refuse`(expression: String, expected: String) {
    let said = printed("", expression)
    #expect(said.split(separator: "|").last == expected.split(separator: "|").last)
  }
}
