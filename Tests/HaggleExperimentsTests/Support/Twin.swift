import Testing

/// What is fine, and what looks much like it and is a mistake.
struct Twin {
  let fine: String
  let wrong: String
  /// What is found of the second, or how that begins.
  let finding: String
}

extension Twin {
  /// Fails where the finding is told of the first text, or not of the second.
  func expectOfSecond(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let head = "// text-cell: 8x20\n"
    let (fine, wrong) = (try findings(head + self.fine), try findings(head + self.wrong))
    #expect(
      !fine.contains { $0.hasPrefix(finding) }, "\(name): \(fine)", sourceLocation: sourceLocation)
    #expect(
      wrong.contains { $0.hasPrefix(finding) }, "\(name): \(wrong)", sourceLocation: sourceLocation)
  }
}
