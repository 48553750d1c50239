import HaggleVocabulary

extension Parser {
  /// The keyword that the name at an index must be meant for: `truct A {`.
  func misspelling(_ index: Int) -> Keyword? {
    guard kind(at: index) == .identifier, keyword(at: index) == .none,
      kind(at: index + 1) == .identifier, !startsLine(index + 1),
      !keyword(at: index + 1).isReserved, !tokens[index].flags.contains(.backquoted)
    else { return nil }
    let word = text(at: index)
    return Self.candidates(before: kind(at: index + 2), isGeneric: beginsWith("<", at: index + 2))
      .first { EditDistance.between($0.word, word) == 1 }
  }

  /// Whether a `var` is missing: `@State private isOn: Bool`.
  func isMissingVar(_ index: Int) -> Bool {
    guard kind(at: index) == .identifier, keyword(at: index) == .none, index > 0 else {
      return false
    }
    let next = kind(at: index + 1)
    return !startsLine(index) && (next == .colon || next == .equal) && !startsLine(index + 1)
  }

  mutating func reportMisspelling(of keyword: Keyword) {
    report(
      .misspelled, "`\(text(at: position))` is read as `\(keyword.word)`",
      remedy: "write \(quoted: keyword.word)", severity: .assumed)
  }

  mutating func reportMissingVar() {
    report(
      .misspelled, "`var` is missing before `\(text(at: position))`: read as if it stood there",
      remedy: "write \(quoted: "var \(text(at: position))")", severity: .assumed)
  }

  private func beginsWith(_ character: Unicode.Scalar, at index: Int) -> Bool {
    kind(at: index).isOperator && bytes[Int(tokens[index].start)] == UInt8(ascii: character)
  }

  /// The keywords that can precede a name followed by this.
  private static func candidates(before kind: Token.Kind, isGeneric: Bool) -> [Keyword] {
    switch kind {
    case .leftBrace: [.struct, .class, .enum, .extension, .protocol]
    case .colon: [.var, .let, .struct, .class, .enum, .extension, .protocol]
    case .equal: [.var, .let, .typealias]
    case .leftParen: [.func]
    default: isGeneric ? [.func, .struct, .class, .enum] : []
    }
  }
}
