import HaggleVocabulary

extension Lexer {
  static let depthLimit = DeepStack.depthLimit

  /// Reports an unclosed bracket or string whose intended end is known.
  mutating func reportUnclosed(
    _ opening: Brackets.Opening, endingIn place: String, alsoOpen count: Int = 0
  ) {
    let around = Self.around(count)
    reportUnclosed(
      opening.token, ending: ": taken to end " + place,
      remedy: "close it with \(quoted: Self.closing(of: opening))\(around)", .assumed)
  }

  mutating func reportUnclosed(_ opening: Brackets.Opening) {
    reportUnclosed(opening.token, remedy: "close it with \(quoted: Self.closing(of: opening))")
  }

  /// Reports what is open at the end of the text: one message, about the brackets that are most
  /// likely unclosed.
  mutating func reportUnclosed(_ innermost: Brackets.Opening, of count: Int) {
    let around = Self.around(count - 1)
    reportUnclosed(
      innermost.token, remedy: "close it with \(quoted: Self.closing(of: innermost))\(around)")
  }

  /// "; 2 more are open around it"; empty for none.
  private static func around(_ count: Int) -> String {
    count > 0 ? "; \(count) more \(count == 1 ? "is" : "are") open around it" : ""
  }

  private mutating func reportUnclosed(
    _ token: Int, ending: String = "", remedy: Prose,
    _ severity: Diagnostic.Severity = .error
  ) {
    let span = tokens[token].span
    // A bracket swallowed by an unclosed string is not missing.
    if swallowed.contains(span.lowerBound) { return }
    if tokens[token].kind == .stringOpen { noteSwallowed(before: span.lowerBound) }
    let text = String(decoding: bytes[span], as: UTF8.self)
    report(
      Problem(
        code: .unclosed, message: "this `\(text)` is never closed" + ending, remedy: remedy,
        severity: severity, span: span))
  }

  /// The token as written.
  static func word(of token: Token, in bytes: [UInt8]) -> String {
    String(decoding: bytes[token.span], as: UTF8.self)
  }

  mutating func reportStray(from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    report(
      Problem(
        code: .stray, message: "this `\(text)` closes nothing: left out",
        remedy: "delete it, or paste what it belongs to", severity: .placeholder,
        span: start..<position))
  }

  mutating func refuse(at start: Int) {
    flags.insert(.tooDeep)
    guard !problems.contains(where: { $0.code == .tooDeep }) else { return }
    report(
      Problem(
        code: .tooDeep, message: "nested deeper than \(Self.depthLimit) levels: left out",
        span: start..<start + 1))
  }

  private mutating func noteSwallowed(before string: Int) {
    var lineStart = string
    while lineStart > 0, !isLineBreak(bytes[lineStart - 1]) { lineStart -= 1 }
    swallowed = lineStart..<string
  }

  private static func closing(of opening: Brackets.Opening) -> String {
    let pounds = String(repeating: "#", count: opening.pounds)
    return switch opening.kind {
    case .brace: "}"
    case .paren, .interpolation: ")"
    case .bracket: "]"
    case .compilation: "#endif"
    case .string: (opening.isMultiline ? "\"\"\"" : "\"") + pounds
    }
  }
}
