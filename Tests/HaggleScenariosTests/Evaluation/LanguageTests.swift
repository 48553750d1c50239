import Testing

@Suite struct `The language` {
  @Test(
    arguments: Case.blocks(
      #"""
      struct P { var x = 1; var y = 2 }
      var a = P()
      var b = a
      b.x = 9
      "\(a.x) \(b.x)" → 1 9

      class P { var x = 1 }
      let a = P()
      let b = a
      b.x = 9
      a.x → 9

      struct P { var xs = [1] }
      var a = P()
      var b = a
      b.xs.append(2)
      "\(a.xs) \(b.xs)" → [1] [1, 2]

      struct P { var n = 0; mutating func up() { n += 1 } }
      var p = P()
      p.up()
      p.up()
      p.n → 2

      struct P { let x: Int; let y: Int }
      P(x: 1, y: 2) → P(x: 1, y: 2)

      struct P { var w = 2.0; var area: Double { get { w * w } set { w = sqrt(newValue) } } }
      var p = P()
      p.area = 9
      p.w → 3.0

      struct P { static let all = [P(1), P(2)]; let n: Int; init(_ n: Int) { self.n = n } }
      P.all.map(\.n) → [1, 2]

      struct P { let n: Int; init(n: Int) { self.n = n }; init(twice n: Int) {
        self.init(n: n * 2) } }
      P(twice: 4).n → 8

      struct P: Equatable { let n: Int }
      P(n: 1) == P(n: 1) → true

      enum E: String, CaseIterable { case one, two = "zwei" }
      E.allCases.map { $0.rawValue } → ["one", "zwei"]

      enum E: Int { case a = 3, b, c }
      E.c.rawValue → 5

      enum E: Int { case a = 3, b, c }
      E(rawValue: 4) == .b → true

      enum E { case a(Int, b: String), c }
      let e = E.a(1, b: "x")
      e → a(1, b: "x")

      enum E { case a, b; var next: E { switch self { case .a: .b
      case .b: .a } } }
      E.a.next == .b → true

      protocol Named { var name: String { get } }
      extension Named { var shout: String { name.uppercased() } }
      struct P: Named { let name = "x" }
      P().shout → X

      extension Int { var squared: Int { self * self } }
      3.squared → 9

      extension Array { func second() -> Element { self[1] } }
      [4, 5].second() → 5

      extension CGFloat { static let gap: CGFloat = 8 }
      CGFloat.gap → 8.0

      struct V { let x: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
      (V(x: 1) + V(x: 2)).x → 3

      struct G { subscript(i: Int) -> Int { i * 2 } }
      G()[4] → 8

      class Base { var n = 1; func f() -> Int { n } }
      class Sub: Base { override func f() -> Int { 7 } }
      "\(Sub().f()) \(Sub().n)" → 7 1

      struct F { func callAsFunction(_ n: Int) -> Int { n + 1 } }
      let f = F()
      f(2) → 3

      struct P { lazy var n = 4 }
      var p = P()
      p.n → 4

      struct A { struct B { let n = 3 } }
      A.B().n → 3

      class Base { var n = 1 }
      class Sub: Base { var m: Int; init(m: Int) { self.m = m; super.init(); n = 5 } }
      let sub = Sub(m: 2)
      "\(sub.m) \(sub.n)" → 2 5

      extension CGSize { init(square side: CGFloat) { self.init(width: side, height: side) } }
      CGSize(square: 3) → (3.0, 3.0)

      extension CGPoint { init(_ size: CGSize) { self = CGPoint(x: size.width, y: 0) } }
      CGPoint(CGSize(width: 2, height: 1)) → (2.0, 0.0)

      extension [Int] { var sorted: [Int] { sorted(by: >) } }
      [1, 3, 2].sorted → [3, 2, 1]

      typealias Width = CGFloat
      let w: Width = 3
      w → 3.0
      """#))
  func `has types`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      func f(_ a: Int, by b: Int = 2) -> Int { a * b }
      "\(f(3)) \(f(3, by: 3))" → 6 9

      func f(a: Int) -> String { "a" }
      func f(b: Int) -> String { "b" }
      f(b: 1) → b

      func f(_ a: Int) -> String { "int" }
      func f(_ a: String) -> String { "string" }
      f("") → string

      func f(_ n: Int) -> Int { n <= 1 ? 1 : n * f(n - 1) }
      f(5) → 120

      func f(_ n: inout Int) { n += 1 }
      var a = 1
      f(&a)
      a → 2

      func f(_ xs: Int...) -> Int { xs.count }
      f(1, 2, 3) → 3

      func f(_ g: (Int) -> Int) -> Int { g(2) }
      f { $0 * 10 } → 20

      func f(x: Int, then g: () -> Int, or h: () -> Int) -> Int { x > 0 ? g() : h() }
      f(x: 0) { 1 } or: { 2 } → 2

      func f() -> Int { var sum = 0
      for i in 0..<5 where i % 2 == 0 { sum += i }
      return sum }
      f() → 6

      func f() -> Int { var n = 0
      while true { n += 1
      if n > 9 { break } }
      return n }
      f() → 10

      func f() -> Int { var n = 0
      repeat { n += 3 } while n < 10
      return n }
      f() → 12

      func f() -> Int { var n = 0
      outer: for i in 0..<5 { for j in 0..<5 { if j == 2 { continue outer }
      if i == 3 { break outer }
      n += 1 } }
      return n }
      f() → 6

      func f(_ n: Int?) -> Int { guard let n, n > 0 else { return -1 }
      return n }
      "\(f(nil)) \(f(3))" → -1 3

      func f(_ n: Int) -> String { switch n { case 0: return "zero"
      case 1...9: return "digit"
      case let x where x < 0: return "negative"
      default: return "big" } }
      [0, 5, -1, 10].map(f) → ["zero", "digit", "negative", "big"]

      func f(_ p: (Int, Int)) -> String { switch p { case (0, _): "a"
      case (let x, 1): "b\(x)"
      default: "c" } }
      [f((0, 5)), f((4, 1)), f((2, 2))] → ["a", "b4", "c"]

      func f() -> Int { defer { print("bye") }
      return 1 }
      f() → bye | 1

      enum Oops: Error { case bad }
      func f() throws -> Int { throw Oops.bad }
      (try? f()) ?? 5 → 5

      enum Oops: Error { case bad }
      func f() throws { throw Oops.bad }
      func g() -> String { do { try f()
      return "fine" } catch { return "caught \(error)" } }
      g() → caught bad

      let x = if 1 < 2 { "yes" } else { "no" }
      x → yes

      var (a, b) = (1, 2)
      (a, b) = (b, a)
      "\(a)\(b)" → 21

      func make() -> () -> Int { var n = 0
      return { n += 1
      return n } }
      let next = make()
      [next(), next()] → [1, 2]

      func f() -> Int { func g(_ n: Int) -> Int { n + k }
      let k = 2
      return g(1) }
      f() → 3

      struct P { var q: Q? }
      struct Q { let n = 4 }
      let p: P? = P(q: Q())
      p?.q?.n ?? 0 → 4

      let p: [Int]? = nil
      p?.first?.description ?? "none" → none

      let n: Int? = 3
      n.map { $0 + 1 } ?? 0 → 4

      let n: Int? = 3
      n → Optional(3)

      let w: CGFloat = 100 / 8
      w → 12.5

      let f: (Int) -> CGFloat = { _ in 3 }
      f(1) → 3.0

      let xs: [CGFloat] = [1, 2]
      xs → [1.0, 2.0]

      var d = ["a": 1]
      d["b"] = 2
      d["a"] = nil
      d → ["b": 2]

      var xs = [3, 1]
      xs.sort()
      xs.append(contentsOf: [9])
      xs[0] += 10
      xs.swapAt(0, 1)
      xs → [3, 11, 9]

      var s = CGSize(width: 1, height: 2)
      s.width *= 3
      s → (3.0, 2.0)

      let r = CGRect(x: 1, y: 2, width: 10, height: 20)
      "\(r.midX) \(r.maxY) \(r.size)" → 6.0 22.0 (10.0, 20.0)

      let k = \String.count
      ["ab"].map(k) → [2]

      let p = ProposedViewSize(width: nil, height: 3)
      p.replacingUnspecifiedDimensions() → (10.0, 3.0)

      let q = ProposedViewSize(width: nil, height: 3)
      q.replacingUnspecifiedDimensions(by: .zero) → (0.0, 3.0)

      let x = 3 as Double
      x → 3.0

      let x: Any = 3
      x is Int → true

      struct A { var text = "a" }
      let path = \A.text
      A()[keyPath: path] → a
      """#))
  func `has functions and statements`(example: Case) {
    #expect(printed(example.declarations, example.expression) == example.expected)
  }
}
