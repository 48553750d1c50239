package import HaggleVocabulary

extension Event.Note {
  /// The details of a diagnostic about the scenario's text, besides its message.
  package struct Detail: Equatable, Sendable {
    package var severity: DiagnosticSeverity
    /// A word to look up and to group diagnostics by, such as `unknown-view`.
    package var code: Open<DiagnosticCode>
    /// What it concerns, such as the undeclared name.
    package var subject: String?
    /// The axis of a length that is assumed; nil for all else.
    package var axis: Axis?
    /// The number of places in the text; `place` is the first.
    package var count: Int
    package var place: SourcePlace?
    /// The number of characters meant, at least 1.
    package var length: Int
    /// What to write into the text to replace the assumption.
    package var remedy: Prose?

    package init(
      _ severity: DiagnosticSeverity, code: Open<DiagnosticCode>, subject: String? = nil,
      axis: Axis? = nil, count: Int = 1,
      place: SourcePlace? = nil, length: Int = 1, remedy: Prose? = nil
    ) {
      self.severity = severity
      self.code = code
      self.subject = subject
      self.axis = axis
      self.count = count
      self.place = place
      self.length = length
      self.remedy = remedy
    }
  }
}

extension Trace {
  /// The diagnostics of the scenario's text, the greatest effect on the layout first.
  package var diagnostics: [Event.Note] {
    events.compactMap { event in
      if case .note(let note) = event, note.detail != nil { note } else { nil }
    }
  }

  /// The assumptions of the layout, in words with place and remedy.
  package var assumptions: [String] {
    diagnostics.filter { $0.detail?.severity == .assumed }.map { inOneLine($0) }
  }

  /// A place of the text as editors write it: `6:5`, and `Avatar.swift:14:5` in another file.
  package func words(for place: SourcePlace) -> String { header.parts.words(for: place) }

  /// The place, message and remedy of a note in one line.
  package func inOneLine(_ note: Event.Note) -> String {
    guard let detail = note.detail else { return note.text }
    let place = detail.place.map { words(for: $0) + " " } ?? ""
    let times = detail.count > 1 ? " (\(detail.count) times)" : ""
    return place + note.text + times + (remedy(of: note).map { " — \($0)" } ?? "")
  }

  /// What to write into the text to replace the assumption of a note, in words.
  package func remedy(of note: Event.Note) -> String? {
    note.detail?.remedy?.text { name(of: $0) }
  }
}
