/// How much of a layout something that is said about its text may change.
package enum DiagnosticSeverity: String, CaseIterable, Comparable, Sendable {
  /// Neutral by default: no effect on the layout is known.
  case ignored
  /// State is set once a layout is there, and leads to another one.
  case pass
  /// A subtree is a placeholder box.
  case placeholder
  /// A number rests on an assumption.
  case assumed
  /// Nothing can be laid out.
  case error

  package static func < (a: DiagnosticSeverity, b: DiagnosticSeverity) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
