import HaggleScenarios

/// What there is to tell about a scenario's text, for standard error.
struct DiagnosticText {
  let text: String
  /// More than this nobody reads; the number of the rest is told.
  private static let most = 20

  init(_ scenario: Scenario, where isTold: (Diagnostic) -> Bool) {
    let told = scenario.diagnostics.filter(isTold)
    let shown = told.prefix(Self.most).map { $0.rendered(in: scenario.source) }
    let more = told.count - shown.count
    let rest = more > 0 ? ["… and \(more) more in \(scenario.source.name)"] : []
    text = (shown + rest).map { $0 + "\n" }.joined()
  }
}
