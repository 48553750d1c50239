import Testing

extension `haggle try` {
  @Test func `sets its words in lines of a width, and leaves edits as they are`() throws {
    let wide = lines(of: try Haggle.run("try", "Traces/nested-grid.swift"))
    let narrow = lines(
      of: try Haggle.run("try", "Traces/nested-grid.swift", "--width", "60"))
    func isOfEdit(_ line: String) -> Bool { line.hasPrefix("+") || line.hasPrefix("-") }
    #expect(wide.filter(isOfEdit) == narrow.filter(isOfEdit))
    #expect(wide.prefix { !isOfEdit($0) }.contains { $0.count > 100 })
    #expect(narrow.prefix { !isOfEdit($0) }.allSatisfy { $0.count <= 60 }, "\(narrow)")
  }

  @Test func `says by how much an edit misses what was asked`() throws {
    let text = """
      // proposal: 400x100
      HStack(spacing: 8) {
        Color.red.frame(width: 100.35)
        Color.blue.frame(width: 100)
      }
      .id("row")
      """
    let outcome = try Haggle.run("try", "-", "row", "width", "--to", "240", input: text)
    let words = lines(of: outcome).filter { $0.contains("row 240") }
    #expect(
      words.first == "   row 240.35 wide instead of 208.35; Color.1 .red, Color.2 .blue move; "
        + "0.35 points off what was asked")
    // One that is met is not.
    #expect(words.count == 2 && !words[1].contains("off what was asked"), "\(words)")
  }

  private func lines(of outcome: Haggle.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map(String.init)
  }
}
