import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

/// Short texts that would take more memory or time than there is.
@Suite struct `A text that asks for too much` {
  @Test func `is told that one view in many places makes too many`() throws {
    var lines = ["let v0 = Text(\"x\")"]
    for level in 1...13 {
      let inner = Array(repeating: "v\(level - 1)", count: 4).joined(separator: "; ")
      lines.append("let v\(level) = HStack { \(inner) }")
    }
    let scenario = Scenario(lines.joined(separator: "\n") + "\nv13", name: "test.swift")
    let root = try #require(scenario.roots.first)
    #expect(root.tree.nodes.count <= 260_000)
    #expect(scenario.diagnostics.map(\.code).contains(.viewLimit))
  }

  @Test func `does not keep the whole way that a loop went through unknown data`() {
    let loop = "var n = node; for _ in 0..<1_000 { n = n.next }; Color.red.frame(width: n)"
    let text = "struct V: View { var body: some View { \(loop) } }"
    let said = Scenario(text, name: "test.swift").diagnostics.filter { $0.code == .unknownNumber }
    #expect(said.count == 1)
    #expect(said.allSatisfy { $0.message.hasPrefix("frame(width: node.next.next.") })
    #expect(said.allSatisfy { $0.message.count < 300 })
  }

  @Test func `says how many diagnostics of one kind are left out`() {
    let text = "VStack { ForEach(0..<1_500) { i in Color.red.frame(width: -1.0 - Double(i)) } }"
    let said = Scenario(text, name: "test.swift").diagnostics
    #expect(said.filter { $0.code == .invalidFrame }.count == 1_000)
    #expect(
      said.filter { $0.code == .diagnosticLimit }.map(\.message)
        == ["500 more diagnostics like the 1 000 before are left out"])
  }

  @Test func `says where an adaptive grid would have too many columns`() {
    let items = "Array(repeating: GridItem(.adaptive(minimum: 0.001), spacing: 0), count: 1_000)"
    let session = Session("LazyVGrid(columns: \(items)) { Color.red }")
    _ = session.layOut(ProposedViewSize(width: 300, height: 300))
    #expect(session.notes.contains("more than 10000 columns would fit; no more are made"))
  }

  @Test(arguments: [
    ("Array(repeating: 1, count: §)", "var b = a; b[0] = 2"),
    ("String(repeating: \"a b\", count: §)", "_ = a.components(separatedBy: \" \")"),
    ("String(repeating: \"a b\", count: §)", "_ = a.split(separator: \" \")"),
  ])
  func `pays for what it copies`(value: String, copy: String) {
    func isStopped(size: String) -> Bool {
      let code = "let a = \(value.replacing("§", with: size)); for _ in 0..<1_000 { \(copy) }"
      let text = "Text(\"\\({ () -> Int in \(code); return 1 }())\")"
      var limits = EvaluationLimits()
      limits.steps = 100_000
      let tree = SyntaxTree.parse(SourceText(text, name: "test.swift"))
      return evaluate(tree, limits: limits).diagnostics.map(\.code).contains(.stepLimit)
    }
    // As many statements, and as many copies: only their size differs.
    #expect(!isStopped(size: "10"))
    #expect(isStopped(size: "20_000"))
  }

  @Test(arguments: [
    ("func f(a№: Int) -> Int { № }", "f(a1: 1)"),
    ("func f(_ a: Int, b№: Int) -> Int { № }", "f(1, b1: 1)"),
    ("extension Color { init(a№: Int) { self = .red } }", "Color(a1: 1)"),
  ])
  func `pays for the functions that a call may mean`(function: String, call: String) {
    func isStopped(functions count: Int) -> Bool {
      let functions = (0..<count).map { function.replacing("№", with: "\($0)") }
      let loop = "for _ in 0..<1_000 { _ = \(call) }"
      let text =
        functions.joined(separator: "\n") + "\nText(\"\\({ () -> Int in \(loop); return 1 }())\")"
      var limits = EvaluationLimits()
      limits.steps = 20_000
      let tree = SyntaxTree.parse(SourceText(text, name: "test.swift"))
      return evaluate(tree, limits: limits).diagnostics.map(\.code).contains(.stepLimit)
    }
    // As many statements and calls: only what is chosen from differs.
    #expect(!isStopped(functions: 4))
    #expect(isStopped(functions: 800))
  }

  @Test func `takes the middle of a range that has no sum`() {
    let random = "Int.random(in: (Int.max - 4)...Int.max)"
    let session = Session("Color.red.frame(width: \(random) - (Int.max - 7), height: 1)")
    #expect(session.ask(.unspecified) == CGSize(width: 5, height: 1))
  }
}
