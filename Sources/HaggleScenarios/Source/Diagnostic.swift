package import HaggleVocabulary

/// Something to tell the author about the scenario's text: plain data, rendered elsewhere.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Neutral by default: no effect on the layout is known.
    case ignored
    /// A subtree is a placeholder box.
    case placeholder
    /// A number rests on an assumption.
    case assumed
    /// Nothing can be laid out.
    case error

    package static func < (a: Severity, b: Severity) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  package var severity: Severity
  /// A short stable word to look up and to fold similar ones by, such as `unknown-modifier`.
  package var code: String
  /// What was seen and what was done instead, in one sentence without a final full stop.
  package var message: String
  /// What to type to make it exact; nil where there is nothing to do.
  package var remedy: String?
  /// Where it starts; nil for what concerns the whole text.
  package var place: SourcePlace?
  /// How many characters the caret underlines, at least 1.
  package var length: Int

  package init(
    _ severity: Severity, code: String, _ message: String, remedy: String? = nil,
    place: SourcePlace? = nil, length: Int = 1
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.remedy = remedy
    self.place = place
    self.length = length
  }
}
