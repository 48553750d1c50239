package import HaggleSyntax

extension Directives {
  private static let keys: Set = [
    "proposal", "device", "platform", "ignore", "text", "text-cell", "spacing-text", "image", "set",
    "appearance",
  ]

  /// Whether a comment states what a text is laid out for; an expectation does not.
  package static func states(_ comment: SourceSpan, in source: SourceText) -> Bool {
    let text = source.text(in: comment)
    guard text.hasPrefix("//"), let colon = text.firstIndex(of: ":") else { return false }
    let key = text[..<colon].dropFirst(2).filter { !$0.isWhitespace }
    return keys.contains(key) || Circumstances.Kind(rawValue: key) != nil
  }
}
