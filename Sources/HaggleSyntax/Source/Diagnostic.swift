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
}

extension Diagnostic {
  /// What the layout owes to it.
  package var effect: DiagnosticCode.Effect {
    severity == .error ? .everything : code.effect
  }
}
