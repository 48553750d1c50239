package import HaggleVocabulary

/// A message to the author about the scenario's text: plain data, rendered elsewhere.
package struct Diagnostic: Hashable, Sendable {
  package typealias Severity = DiagnosticSeverity

  package var severity: Severity
  /// The kind, to look up and to group similar ones by.
  package var code: DiagnosticCode
  /// What was found and what was done instead, in one sentence without a final full stop.
  package var message: String
  /// What to write to make it exact; nil if nothing can be done.
  package var remedy: Prose?
  /// The start; nil if it concerns the whole text.
  package var place: SourcePlace?
  /// The number of underlined characters, at least 1.
  package var length: Int
  /// The subject, such as an undeclared name; similar diagnostics are listed by it.
  package var subject: String?
  /// The axis of a length that is assumed; nil for all else.
  package var axis: Axis?
  /// The number of places.
  package var count = 1
  /// The affected node, if known.
  package var node: NodeID?

  package init(
    _ severity: Severity, code: DiagnosticCode, _ message: String, remedy: Prose? = nil,
    place: SourcePlace? = nil, length: Int = 1, subject: String? = nil, axis: Axis? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.remedy = remedy
    self.place = place
    self.length = length
    self.subject = subject
    self.axis = axis
  }

  /// The effect on the layout.
  package var effect: DiagnosticCode.Effect {
    severity == .error ? .everything : code.effect
  }

  /// The diagnostic in the style of compilers: place, message, line, marker, remedy.
  ///
  ///     grid.swift:3:8: error: this `{` is never closed [unclosed]
  ///       HStack {
  ///              ^
  ///       close it with `}`
  package func rendered(in source: SourceText) -> String {
    guard let place else {
      return ([source.name + ": " + summary] + remedyLines).joined(separator: "\n")
    }
    let head = "\(source.parts.words(for: place, in: source.name)): \(summary)"
    return ([head] + excerpt(at: place, in: source) + remedyLines).joined(separator: "\n")
  }

  private var summary: String { "\(severity.rawValue): \(message)\(times) [\(code.rawValue)]" }

  private var remedyLines: [String] { remedy.map { ["  " + $0.text] } ?? [] }

  private func excerpt(at place: SourcePlace, in source: SourceText) -> [String] {
    let excerpt = SourceExcerpt(column: place.column, length: length) { start, count in
      source.line(place.line, from: start, count: count)
    }
    return excerpt.text.isEmpty ? [] : [excerpt.text, excerpt.underline]
  }

  /// The number of places, if there are several.
  package var times: String { count > 1 ? " (\(count) times)" : "" }

  /// The underlined text, such as a modifier's name; nil without a place.
  package func underlined(in source: SourceText) -> String? {
    guard let place else { return nil }
    let text = source.line(place.line, from: place.column - 1, count: length)
    return text.isEmpty ? nil : String(text)
  }
}
