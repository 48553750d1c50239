import HaggleSyntax

extension ViewBuilder {
  /// Says once for which target the branches of `#if` were taken.
  func reportDecisions() {
    let decisions = syntax.decisions.sorted { $0.key < $1.key }
    if let (offset, contrary) = decisions.first(where: { $0.value.isContrary }) {
      interpreter.log.add(
        .inactiveCode(contrary.condition, at: syntax.source.place(at: offset)), about: "")
      return
    }
    let decisive = decisions.filter { matters($0.value, at: $0.key) }
    guard let first = decisive.first else { return }
    interpreter.log.add(
      .compiledFor(
        decisive.map(\.value.condition), stage.platform,
        at: syntax.source.place(at: first.key)),
      about: "")
  }

  /// Whether an `#if` decides more than what is imported or previewed.
  private func matters(_ decision: SyntaxTree.Decision, at offset: Int) -> Bool {
    let words = ["os(", "canImport(", "targetEnvironment(", "DEBUG"]
    guard words.contains(where: { decision.condition.contains($0) }) else { return false }
    return !syntax.isOnlyImported(at: offset)
  }
}

extension SyntaxTree {
  /// Whether what follows the line of an `#if` is an import or a preview.
  fileprivate func isOnlyImported(at offset: Int) -> Bool {
    let line =
      source.text(in: offset..<min(offset + 600, source.bytes.count))
      .split(separator: "\n", omittingEmptySubsequences: true).dropFirst()
      .map { $0.drop { $0.isWhitespace } }
      .first { !$0.hasPrefix("//") && !$0.isEmpty } ?? ""
    return line.hasPrefix("import ") || line.hasPrefix("@_exported import")
      || line.hasPrefix("@testable import") || line.hasPrefix("#Preview")
      || line.contains("PreviewProvider")
  }
}
