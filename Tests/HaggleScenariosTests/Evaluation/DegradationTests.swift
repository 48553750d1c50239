import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleTestSupport
import Testing

@Suite struct `What is unknown` {
  @Test(
    arguments: Case.blocks(
      #"""
      VStack { Color.red.wiggle(by: 3); Color.blue.wiggle(by: 4) }
      → VStack { Color(.red); Color(.blue) }
      ! 1:20 ignored unknown-modifier: '.wiggle(by:)' is not declared here and not known to
        haggle: treated as layout-neutral

      VStack { Avatar(user: 3) { Text("a") }.padding() }
      → VStack { Avatar?(user: 3) { Text("a") }.padding() }
      ! 1:10 placeholder unknown-view: 'Avatar' is not in this text: laid out as a box

      Text(model.title)
      → Text(model.title)
      ! 1:6 assumed unknown-value: 'model' is not in this text: a placeholder stands for it

      VStack { if model.isOn { Color.red } else { Color.blue } }
      → VStack { Color(.blue) }
      ! 1:13 assumed unknown-value: 'model' is not in this text: a placeholder stands for it
      ! 1:13 assumed unknown-condition: 'model.isOn' is unknown: took it for false

      VStack { if !model.isEmpty { Color.red } }
      → VStack { Color(.red) }
      ! 1:14 assumed unknown-value: 'model' is not in this text: a placeholder stands for it
      ! 1:13 assumed unknown-condition: '!model.isEmpty' is unknown: took it for true

      func showsError(_ flag: Bool) -> Bool { flag }
      VStack { if showsError(!model.isValid) { Color.red } else { Color.blue } }
      → VStack { Color(.blue) }
      ! 2:25 assumed unknown-value: 'model' is not in this text: a placeholder stands for it
      ! 2:13 assumed unknown-condition: 'showsError(!model.isValid)' is unknown: took it for false

      VStack { ForEach(model.items) { item in Text(item.name) } }
      → VStack { Text(item.name); Text(item.name); Text(item.name) }
      ! 1:18 assumed unknown-value: 'model' is not in this text: a placeholder stands for it
      ! 1:18 assumed unknown-elements: the elements of 'model.items' are unknown: took 3

      func card() -> some View { DispatchQueue.main.async { print(1) }; return Color.red }
      card()
      → Color(.red)

      Text("a").modifier(Card(radius: 3))
      → Text("a")
      ! 1:11 ignored unknown-modifier: '.modifier(Card)' is not declared here: treated as
        layout-neutral

      struct Shake: GeometryEffect { var times: CGFloat }
      Text("a").modifier(Shake(times: 3))
      → Text("a")

      Text("a").foregroundColor(Theme.brand)
      → Text("a").foregroundColor(Theme.brand)

      VStack { 3 }
      → VStack {}
      ! 1:10 placeholder not-a-view: '3' is not a view: left out
      """#))
  func `degrades where it stands, and is reported once`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == example.said)
  }
}

@Suite struct `Code that grows` {
  @Test(
    arguments: Case.blocks(
      #"""
      var s = "ab"
      for _ in 0..<100 { s += s }
      Text(s)

      var a = [1]
      for _ in 0..<100 { a += a }
      Text("\(a.count)")

      var a: [Any] = [1]
      for _ in 0..<100 { a = [a, a] }
      Text("\(a)")

      let a = Array(repeating: 0, count: 1_000_000_000)
      Text("\(a.count)")

      let a = zip(0..<1_000_000_000, 0..<1_000_000_000)
      Text("\(a.count)")

      let a = (0..<1_000_000_000).map { $0 }
      Text("\(a.count)")

      let a = (0..<1000).flatMap { _ in 0..<1_000_000 }
      Text("\(a.count)")

      let s = String(repeating: "abc", count: 1_000_000_000)
      Text(s)

      var t = (1, 1) as Any
      for _ in 0..<60 { t = (t, t) }
      Text(t == t ? "a" : "b")

      func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }
      Text("\(f(60))")

      typealias A = B
      typealias B = A
      let x: A = 1
      Text("\(x)")

      func f(_ n: Int) -> some View { VStack { if n > 0 { f(n - 1); f(n - 1) } } }
      f(40)

      struct A { let b: B; let c: B }
      struct B { let c: C; let d: C }
      struct C { let a: A?; let x: [[[[[[Int]]]]]] }
      struct V: View { let a: A
      var body: some View { Text("\(a)") } }
      """#))
  func `is stopped before it fills the memory`(example: Case) {
    var limits = EvaluationLimits()
    limits.steps = 50_000
    let evaluation = evaluate(SyntaxTree.parse(SourceText(example.text, name: "")), limits: limits)
    #expect(evaluation.graph.views.count < 100_000)
    #expect(!evaluation.roots.isEmpty || evaluation.diagnostics.contains { $0.severity == .error })
  }

  @Test func `finds ten thousand places in one line`() {
    let count = many
    let evaluation = evaluated("Color.red" + String(repeating: ".padding(1)", count: count))
    let last = evaluation.graph.views.last?.place
    #expect(last?.column == 9 + (count - 1) * 11 + 2)
  }
}

/// Many of anything are no problem: ten thousand in full size.
private let many = Checkout.isFull ? 10_000 : 2_000

@Suite struct `Depth` {
  @Test func `of ten thousand containers is no problem`() {
    let count = many
    let text =
      String(repeating: "VStack {\n", count: count) + "Color.red"
      + String(repeating: "}", count: count)
    let evaluation = evaluated(text)
    #expect(evaluation.diagnostics.isEmpty)
    #expect(evaluation.graph.views.count == count + 1)
  }

  @Test func `of ten thousand modifiers is no problem`() {
    let count = many
    let evaluation = evaluated("Color.red" + String(repeating: ".padding(1)\n", count: count))
    #expect(evaluation.diagnostics.isEmpty)
    #expect(evaluation.graph.views.count == count + 1)
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
    String(repeating: "1 + ", count: 10_000) + "1",
    String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000),
    String(repeating: "true ? 1 : ", count: 10_000) + "1",
    String(repeating: "!", count: 10_000) + "true",
  ])
  func `of expressions ends well or with a limit`(expression: String) {
    let evaluation = evaluated("let x = \(expression)\nText(\"\\(x)\")")
    #expect(
      evaluation.diagnostics.allSatisfy { [.depthLimit, .invalidOperation].contains($0.code) })
  }

  @Test func `of ten thousand views of the text's own is no problem`() {
    let count = many
    let card =
      """
      struct Card<C: View>: View {
        @ViewBuilder let content: () -> C
        var body: some View { VStack { content() } }
      }

      """
    let text =
      card + String(repeating: "Card {\n", count: count) + "Color.red"
      + String(repeating: "}", count: count)
    let evaluation = evaluated(text)
    #expect(evaluation.diagnostics.isEmpty)
    #expect(evaluation.graph.views.count == count * 2 + 1)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      func f() -> Int { var a: [Any] = []
      for _ in 0..<30_000 { a = [a] }
      return 1 }
      Text("\(f())")

      class N { let next: N?; init(_ n: N?) { next = n } }
      func f() -> N? { var a: N? = nil
      for _ in 0..<10_000 { a = N(a) }
      return a }
      let n = f()
      Text(n == nil ? "a" : "b").frame(width: n)

      func f() -> () -> Int { var g: () -> Int = { 1 }
      for _ in 0..<10_000 { let h = g
      g = { h() } }
      return g }
      let g = f()
      Text(g === g ? "a" : "b")
      """#))
  func `of values that hold each other is no problem, also when they go`(example: Case) {
    #expect(!evaluated(example.text).roots.isEmpty)
  }
}
