import Testing

/// What the language does without anybody who knows a view.
@Suite struct `A text without views` {
  @Test(arguments: [
    ("print(1 + 2 * 3, 7 / 2, 7.0 / 2)", ["7 3 3.5"]),
    ("let names = [\"b\", \"a\"]\nprint(names.sorted().joined(separator: \"-\"))", ["a-b"]),
    (
      "struct P { var n = 0; mutating func up() { n += 1 } }\nvar p = P()\nvar q = p\nq.up()\n"
        + "print(p.n, q.n)", ["0 1"]
    ),
    (
      "class C { var n = 0 }\nlet a = C()\nlet b = a\nb.n = 2\nprint(a.n)", ["2"]
    ),
    (
      "enum Shape { case round(Int), flat }\nlet s = Shape.round(3)\n"
        + "switch s {\ncase .round(let n): print(n)\ncase .flat: print(\"flat\")\n}", ["3"]
    ),
    (
      "func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }\n"
        + "for n in 5...7 { print(fibonacci(n)) }", ["5", "8", "13"]
    ),
    ("enum E: Error { case a }\ndo { throw E.a } catch { print(\"caught\") }", ["caught"]),
    ("print(\"\\(Double.pi, specifier: \"%.2f\")\")", ["3.14"]),
    ("print([3, 1, 2].filter { $0 > 1 }.map { $0 * 2 })", ["[6, 4]"]),
    (
      "var n: UInt64 = 0\nlet s = Scanner(string: \"#0xff88\")\nprint(s.scanHexInt64(&n), n)\n"
        + "s.currentIndex = s.string.index(after: s.string.startIndex)\n"
        + "print(s.scanHexInt64(&n), n, s.isAtEnd)", ["false 0", "true 65416 true"]
    ),
    (
      "let s = Scanner(string: \"#12 ab 7f\")\n_ = s.scanString(\"#\")\n"
        + "print(s.scanInt() ?? 0, s.scanInt() ?? 0)\n"
        + "print(s.scanInt(representation: .hexadecimal) ?? 0, s.scanCharacter() ?? \"-\")",
      ["12 0", "171  "]
    ),
    (
      "var n: UInt64 = 0\nScanner(string: String(repeating: \"f\", count: 40)).scanHexInt64(&n)\n"
        + "print(n == Int.max)", ["true"]
    ),
  ])
  func `runs`(text: String, said: [String]) {
    #expect(PlainHost(text).run() == said)
  }

  @Test func `goes on with a placeholder where something is not declared`() {
    let said = PlainHost("print(user.name)\nprint(1)").run()
    #expect(said == ["Name", "1", "'user' is not in this text: a placeholder stands for it"])
  }
}
