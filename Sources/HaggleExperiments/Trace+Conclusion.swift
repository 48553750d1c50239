import HaggleAnalysis
package import HaggleSyntax
package import HaggleTraces

extension Trace {
  /// Adds the findings that the scenario does not silence, and records which it does.
  ///
  /// - Parameter keys: as findings print them, such as `underfill@menu`, or the name of a rule.
  mutating func conclude(_ findings: [Finding], _ verdicts: [Verdict], ignoring keys: [String]) {
    let silenced = findings.filter { keys.contains($0.ignoreKey) || keys.contains($0.rule) }
    header.ignored = keys.map { key in
      Rule.isOfEdits(key) || silenced.contains { $0.ignoreKey == key || $0.rule == key }
        ? key : Self.vainIgnore(key)
    }
    remarks += findings.filter { !silenced.contains($0) }.map { .finding($0) }
    remarks += verdicts.map { .verdict($0) }
  }

  /// The header's remark on a key that silences nothing.
  package static func vainIgnore(_ key: String) -> String { "\(key): there is no such finding" }
}

extension Trace {
  /// Adds the diagnostics of the scenario's text, at the end, so that other events keep their
  /// numbers.
  package mutating func note(_ diagnostics: [Diagnostic]) {
    events += diagnostics.map { .note(Event.Note($0)) }
    header.assumed = diagnostics.count(where: \.isAssumption)
    header.leftOut = diagnostics.lazy.filter(\.isLostView).map(\.count).reduce(0, +)
  }
}

extension Trace {
  /// Adds a diagnostic that is only known after findings were checked.
  mutating func add(_ diagnostic: Diagnostic?) {
    guard let diagnostic else { return }
    events.append(.note(Event.Note(diagnostic)))
    if diagnostic.isAssumption { header.assumed += 1 }
  }
}

extension Diagnostic {
  /// A view that is left out without a box is an assumption as well.
  fileprivate var isAssumption: Bool {
    severity == .assumed
      || (severity == .placeholder && (node == nil || isLeftOut) && !isLostView)
  }

  /// Whether a view of the text is missing, so that the trace is not complete.
  fileprivate var isLostView: Bool {
    severity == .placeholder
      && ([.notAView, .leftOut].contains(code) || code == .callLimit && node == nil)
  }

  /// Whether it is missing without a box.
  private var isLeftOut: Bool {
    [.elided, .syntax, .notSwift, .stray].contains(code)
  }
}

extension Event.Note {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      node: diagnostic.node, source: .scenario, text: diagnostic.message,
      detail: Detail(
        diagnostic.severity, code: .known(diagnostic.code), subject: diagnostic.subject,
        axis: diagnostic.axis, count: diagnostic.count, place: diagnostic.place,
        length: diagnostic.length, remedy: diagnostic.remedy))
  }
}
