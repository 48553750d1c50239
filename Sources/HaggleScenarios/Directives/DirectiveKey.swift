package import HaggleSyntax

/// The key of a directive. Those for circumstances are named as in `Circumstances.Kind`.
package enum DirectiveKey: String, CaseIterable, Sendable {
  case proposal, window, device, platform, appearance, ignore, text
  case textCell = "text-cell"
  case textSpacing = "spacing-text"
  case image, color, localized, set, part, sheet, navigation, tab, environment, bar
  case container, expect
}

extension Directives {
  /// Whether a comment affects what the text is laid out for; an expectation does not.
  package static func states(_ comment: SourceSpan, in source: SourceText) -> Bool {
    let text = source.text(in: comment)
    guard text.hasPrefix("//"), let colon = text.firstIndex(of: ":") else { return false }
    let key = text[..<colon].dropFirst(2).filter { !$0.isWhitespace }
    if let known = DirectiveKey(rawValue: key) { return known != .expect }
    return Circumstances.Kind(rawValue: key) != nil
  }
}
