import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleTestSupport
import HaggleVocabulary
import Testing

/// What no text may do is trap, come to no end or take all memory. Here all sizes are a part of
/// what they are in the tool, and so are the limits; `.ci/hostile` has both as they are.
@Suite struct `A hostile text` {
  private static var limits: EvaluationLimits {
    var limits = EvaluationLimits()
    limits.steps = 4_000
    limits.addedSteps = 2_000
    limits.bytes = 1 << 18
    limits.printed = 1 << 10
    limits.elements = 100
    limits.endless = 50
    limits.built = 200
    return limits
  }

  /// All of them, or every tenth.
  private static let some = HostileText.all.enumerated()
    .filter { Checkout.isFull || $0.offset % 10 == 0 }.map(\.element)

  /// What is made anew when code is left behind, and what a second attempt takes.
  private static let attempts = 3

  @Test(arguments: some) func `ends, within what it may cost`(hostile: HostileText) {
    let source = SourceText(hostile.text(repeatingAtMost: 100), name: "test.swift")
    let syntax = SyntaxTree.parse(source)
    let settings = Directives(syntax.comments, in: source).settings
    let limits = Self.limits
    let evaluation = evaluate(syntax, settings: settings, limits: limits)
    let written = syntax.tokenCount / 3
    #expect(evaluation.graph.views.count <= (limits.built + written) * Self.attempts)
    for diagnostic in evaluation.diagnostics { #expect(diagnostic.message.count < 2_000) }
  }

  @Test func `has a name of its own, and there are hundreds`() {
    let names = HostileText.all.map(\.name)
    #expect(names.count > 300)
    #expect(Set(names).count == names.count)
  }
}

/// What is stopped names the limit, the place, and what to do.
@Suite struct `A stop` {
  private func said(_ text: String) -> [String] {
    Scenario(text, name: "test.swift").diagnostics.map(\.inOneLine)
  }

  @Test(arguments: [
    (
      "Text(String(repeating: \"ab\", count: 1_000_000_000))",
      "1:6 made more than 128 MB of text and collections and was stopped — look for what doubles "
        + "or copies in a loop, or build less of it"
    ),
    (
      "let all = [String](repeating: String(repeating: \"x\", count: 1_000_000), count: 500)\n"
        + "Text(\"\\(all)\")",
      "2:1 took more than 1 000 000 steps and was stopped — look for a loop without end, or compute "
        + "and build less"
    ),
    (
      "throw Color.red",
      "1:1 nothing catches the Color.red that this throws: left out — catch it: "
        + "do { … } catch { … }"
    ),
  ])
  func `says what, where, why and what to do`(text: String, message: String) {
    #expect(said(text).contains(message), "\(said(text))")
  }

  @Test func `by a throw at the top level is an error where there is nothing else`() {
    let scenario = Scenario("throw Color.red", name: "test.swift")
    #expect(scenario.roots.isEmpty)
    #expect(scenario.diagnostics.contains { $0.severity == .error && $0.code == .stoppedCode })
  }

  @Test func `of printing leaves the rest out and goes on`() {
    let loop = "for _ in 0..<3_000 { print(String(repeating: \"x\", count: 1_000)) }"
    let text = "struct V: View { var body: some View { let _ = { \(loop) }()\nText(\"a\") } }"
    let scenario = Scenario(text, name: "test.swift")
    #expect(
      scenario.diagnostics.filter { $0.code == .sizeLimit }.map(\.message) == [
        "printed more than 1 048 576 characters: the rest is left out"
      ])
    #expect(scenario.roots.count == 1)
  }
}

/// What is changed in its place is not copied: a copy costs steps, and there are not as many.
@Suite struct `A change in place` {
  @Test(arguments: [
    "var a = [0]; for i in 0..<10_000 { a.append(i) }",
    "var a = [0]; for i in 0..<10_000 { a += [i] }",
    "var a = \"\"; for _ in 0..<20_000 { a += \"ab\" }",
    "var a = \"\"; for _ in 0..<20_000 { a.append(\"ab\") }",
    "var a = Array(repeating: 0, count: 20_000); for i in 0..<20_000 { a[i] += 1 }",
    "var a = S(); for i in 0..<10_000 { a.all.append(i) }",
    "var a = S(); for i in 0..<5_000 { a.add(i) }",
    "let a = (0..<20_000).reduce(into: [Int]()) { $0.append($1) }",
    "var a = Array(0..<20_000); while !a.isEmpty { a.removeLast() }",
    "let a = N(); for i in 0..<10_000 { a.all.append(i) }",
  ])
  func `costs what it changes`(code: String) {
    let text = """
      struct S { var all: [Int] = []; mutating func add(_ i: Int) { all.append(i) } }
      class N { var all: [Int] = [] }
      struct V: View { var body: some View { \(code); return Text("a") } }
      """
    let scenario = Scenario(text, name: "test.swift")
    #expect(!scenario.diagnostics.contains { $0.code == .stepLimit || $0.code == .sizeLimit })
    #expect(scenario.effort < 400_000)
  }

  @Test func `leaves copies as they are`() {
    let text = """
      struct S { var all = [1]; mutating func add() { all.append(2) } }
      struct V: View {
        var body: some View {
          var a = S()
          let b = a
          a.add()
          var c = a.all
          c[0] = 9
          c += [7]
          var d = c
          d.append(8)
          return Text("\\(a.all) \\(b.all) \\(c) \\(d)")
        }
      }
      """
    #expect(dump(text) == #"V{Text("\(a.all) \(b.all) \(c) \(d)")}"#)
    let scenario = Scenario(text, name: "test.swift")
    #expect(scenario.roots.first?.tree.nodes.first?.description.kind == "Text")
    #expect(shown(text) == "[1, 2] [1] [9, 2, 7] [9, 2, 7, 8]")
  }

  /// What the only text of a scenario shows.
  private func shown(_ text: String) -> String? {
    let graph = evaluated(text).graph
    return graph.views.lazy.compactMap { view -> String? in
      guard case .element(_, let arguments) = view.kind else { return nil }
      return arguments.positional(0)?.words
    }.first
  }
}

/// What one text may stand for.
@Suite struct `Views that stand for many` {
  @Test func `keep no more views around each than people read`() throws {
    let text = """
      struct M: ViewModifier { func body(content: Content) -> some View { content.padding(1) } }
      Text("a")\(String(repeating: ".modifier(M())", count: 300))
      """
    let root = try #require(Scenario(text, name: "test.swift").roots.first)
    #expect(root.tree.nodes.map(\.description.owners.count).max() == 64)
  }

  @Test func `may be as many as the text writes out`() throws {
    let text = "VStack {\n" + String(repeating: "Text(\"a\")\n", count: 20_000) + "}"
    let scenario = Scenario(text, name: "test.swift")
    let root = try #require(scenario.roots.first)
    #expect(root.tree.nodes.count == 20_001)
    #expect(!scenario.diagnostics.contains { $0.code == .viewLimit })
  }

  @Test(arguments: [
    "var v = AnyView(Text(\"a\")); for _ in 0..<60 { v = AnyView(v.background(v)) }; return v",
    "var v = Text(\"a\"); for _ in 0..<30_000 { v = v.bold() }; return v",
  ])
  func `end with a limit that is named`(code: String) throws {
    let scenario = Scenario(
      "struct V: View { var body: some View { \(code) } }", name: "test.swift")
    #expect(scenario.diagnostics.contains { $0.code == .viewLimit })
    #expect(scenario.roots.allSatisfy { $0.tree.nodes.count < 25_000 })
  }

  @Test func `say no more of one kind than people read`() {
    let texts = (0..<1_500).map { "Text(unknown\($0))" }.joined(separator: "; ")
    let said = Scenario("VStack { \(texts) }", name: "test.swift").diagnostics
    #expect(said.filter { $0.code == .unknownValue }.count == 1_000)
    #expect(
      said.filter { $0.code == .diagnosticLimit }.map(\.message)
        == ["500 more diagnostics like the 1 000 before are left out"])
  }

  @Test func `have names that people can write`() throws {
    let text = "Text(\"a\").id(String(repeating: \"x\", count: 1_000_000))"
    let scenario = Scenario(text, name: "test.swift")
    #expect(scenario.roots.first?.tree.nodes.first?.description.label == nil)
    #expect(
      scenario.diagnostics.map(\.message).contains(
        "an id of 1 000 000 bytes names no view: the most are 1 000"))
  }

  @Test func `show no more text than is measured`() throws {
    let text = "Text(String(repeating: \"word \", count: 100_000))"
    let scenario = Scenario(text, name: "test.swift")
    #expect(
      scenario.diagnostics.map(\.message).contains(
        "the texts have more than 200 000 bytes: from here on they are left out"))
  }
}
