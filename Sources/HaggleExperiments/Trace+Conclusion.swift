import HaggleAnalysis
package import HaggleTraces

extension Trace {
  /// Adds what was found, but for what the scenario silences, and says what that is.
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

  /// What the header says of a key that silences nothing.
  package static func vainIgnore(_ key: String) -> String { "\(key): there is no such finding" }
}
