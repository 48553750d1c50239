package import HaggleVocabulary

/// Something to report to the author about the scenario's text: plain data, rendered elsewhere.
package struct Diagnostic: Hashable, Sendable {
  package typealias Severity = DiagnosticSeverity

  package var severity: Severity
  /// What it is about in general: to look up, and to fold similar ones by.
  package var code: DiagnosticCode
  /// What was seen and what was done instead, in one sentence without a final full stop.
  package var message: String
  /// What to type to make it exact; nil where there is nothing to do.
  package var remedy: Prose?
  /// Where it starts; nil for what concerns the whole text.
  package var place: SourcePlace?
  /// How many characters the caret underlines, at least 1.
  package var length: Int
  /// What it is about, such as the name that is not declared; similar ones are listed by it.
  package var subject: String?
  /// In how many places it holds.
  package var count = 1
  /// The node that it touches, where it is known.
  package var node: NodeID?

  package init(
    _ severity: Severity, code: DiagnosticCode, _ message: String, remedy: Prose? = nil,
    place: SourcePlace? = nil, length: Int = 1, subject: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.remedy = remedy
    self.place = place
    self.length = length
    self.subject = subject
  }

  /// What the layout owes to it.
  package var effect: DiagnosticCode.Effect {
    severity == .error ? .everything : code.effect
  }

  /// The diagnostic as compilers print theirs: place, message, the line, what is meant, the remedy.
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

  /// In how many places it holds, where that is more than one.
  package var times: String { count > 1 ? " (\(count) times)" : "" }

  /// The text above the caret, such as a modifier's name; nil where it has no place.
  package func underlined(in source: SourceText) -> String? {
    guard let place else { return nil }
    let text = source.line(place.line, from: place.column - 1, count: length)
    return text.isEmpty ? nil : String(text)
  }
}
