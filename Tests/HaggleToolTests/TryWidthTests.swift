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

  private func lines(of outcome: Haggle.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map(String.init)
  }
}
