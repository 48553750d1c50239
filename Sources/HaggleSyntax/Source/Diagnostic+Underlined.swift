extension Diagnostic {
  /// The text above the caret, such as a modifier's name; nil where it has no place.
  package func underlined(in source: SourceText) -> String? {
    guard let place else { return nil }
    let text = source.line(place.line, from: place.column - 1, count: length)
    return text.isEmpty ? nil : String(text)
  }
}
