import HaggleScenarios

/// What there is to tell about a scenario's text, for standard error.
struct DiagnosticText {
  let text: String
  /// More than this nobody reads; the number of the rest is told.
  private static let most = 20

  /// - Parameter severity: what has less effect is left out.
  init(_ scenario: Scenario, from severity: Diagnostic.Severity) {
    let told = scenario.diagnostics.filter { $0.severity >= severity }
    let shown = told.prefix(Self.most).map { $0.rendered(in: scenario.source) }
    let more = told.count - shown.count
    let rest = more > 0 ? ["… and \(more) more in \(scenario.source.name)"] : []
    text = (shown + rest).map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }
}
