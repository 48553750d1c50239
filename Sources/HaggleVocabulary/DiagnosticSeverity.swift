/// How much of a layout a diagnostic about its text may affect.
package enum DiagnosticSeverity: String, CaseIterable, Comparable, Sendable {
  /// Neutral by default: no effect on the layout is known.
  case ignored
  /// State is set after a layout, which leads to another pass.
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
