import HaggleVocabulary

extension Lexer {
  static let depthLimit = DeepStack.depthLimit

  mutating func reportUnclosed(_ opening: Brackets.Opening) {
    let span = tokens[opening.token].span
    let text = String(decoding: bytes[span], as: UTF8.self)
    let closing = Self.closing(of: opening)
    report(
      Problem(
        code: "unclosed", message: "this `\(text)` is never closed",
        remedy: "close it with `\(closing)`", span: span))
  }

  mutating func reportStray(from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    report(
      Problem(
        code: "stray", message: "this `\(text)` closes nothing: left out",
        remedy: "delete it, or paste what it belongs to", severity: .placeholder,
        span: start..<position))
  }

  mutating func refuse(at start: Int) {
    flags.insert(.tooDeep)
    guard !problems.contains(where: { $0.code == "too-deep" }) else { return }
    report(
      Problem(
        code: "too-deep", message: "nested deeper than \(Self.depthLimit) levels: left out",
        span: start..<start + 1))
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
