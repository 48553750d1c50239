extension Diagnostic {
  /// Whether it is haggle that lacks a form of SwiftUI or Swift here, rather than the text that
  /// lacks a declaration.
  package var isUnsupportedForm: Bool {
    [
      "later-view", "later-modifier", "foreign-view", "unknown-member", "view-limit", "syntax",
      "not-swift", "too-deep", "too-large", "step-limit", "depth-limit", "call-limit",
    ].contains(code)
  }

  /// Whether the text uses a name here that it does not declare.
  package var isUndeclaredName: Bool {
    ["unknown-view", "unknown-value", "unknown-modifier"].contains(code)
  }

  /// The name or form that it is about; nil where it is about the whole text.
  ///
  /// The caret stands under a form. A name is told as the text would have to declare it, which may
  /// be another one than the caret's: `Timer` for `.publish`.
  package func subject(in source: SourceText) -> String? {
    if isUndeclaredName, let name = quotedName { return name }
    guard let place else { return nil }
    let text = source.line(place.line, from: place.column - 1, count: length)
    return text.isEmpty ? nil : String(text)
  }

  /// `wiggle` of `'.wiggle(by)' is not declared here …`
  private var quotedName: String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let name = parts[1].drop { $0 == "." }.prefix { $0 != "(" }
    return name.isEmpty ? nil : String(name)
  }
}
