import HaggleScenarios
import Testing

@Suite struct `The content of a lazy container` {
  @Test(arguments: [
    ("LazyVStack", "", 100, "the first 100 of 2 000"), ("List", "", 100, "the first 100 of 2 000"),
    ("LazyVGrid", "(columns: [GridItem()])", 1_000, "the first 1 000 of 2 000"),
  ])
  func `is built as far as a screen may show it, which is told`(
    container: String, arguments: String, count: Int, words: String
  ) throws {
    let scenario = Scenario(
      "\(container)\(arguments) { ForEach(0..<2000) { _ in Color.red } }", name: "a.swift")
    let root = try #require(scenario.roots.first)
    #expect(root.tree.nodes.count { $0.description.kind == "Color" } == count)
    #expect(
      scenario.diagnostics.filter { $0.code == .viewLimit }.map(\.message)
        == ["in a lazy container \(words) are laid out"])
  }

  @Test func `is whole where a stack builds it, also inside of something lazy`() throws {
    let scenario = Scenario("VStack { ForEach(0..<200) { _ in Color.red } }", name: "a.swift")
    let root = try #require(scenario.roots.first)
    #expect(root.tree.nodes.count { $0.description.kind == "Color" } == 200)
    #expect(!scenario.diagnostics.contains { $0.code == .viewLimit })
  }
}
