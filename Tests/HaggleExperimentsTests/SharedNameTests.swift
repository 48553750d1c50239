import HaggleScenarios
import HaggleTraces
import Testing

@Suite struct `A name that several views state` {
  private static let rows = """
    // proposal: 100x100
    // text-cell: 8x20
    struct Row: View {
      let title: String
      var body: some View { Text(title).id("title") }
    }
    VStack(spacing: 0) { ForEach(["One", "Two"], id: \\.self) { Row(title: $0) } }
    """

  @Test func `stays with the first, and all of them are laid out`() throws {
    let trace = try run(Self.rows)
    let texts = trace.nodes.filter { $0.roles.contains(.text) }
    #expect(texts.map(\.name) == ["title", "Text.2"])
    #expect(
      try diagnostics(on: Self.rows)
        == ["\"title\" is the name of another view already; this one goes without"])
  }

  @Test func `is an error where an expectation is about it`() {
    let scenario = Scenario(Self.rows + "\n// expect: title width == 24\n", name: "Rows.swift")
    #expect(scenario.roots.isEmpty)
    #expect(scenario.diagnostics.map(\.code) == [.duplicateLabel])
  }
}
