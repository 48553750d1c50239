import HaggleScenarios
import HaggleSyntax

/// The diagnostics of a scenario's text, for standard error.
struct DiagnosticText {
  let text: String
  /// The maximum number shown; the rest is counted.
  private static let most = 20

  /// The errors.
  init(errors scenario: Scenario) {
    self.init(scenario.diagnostics.filter { $0.severity == .error }, of: scenario)
  }

  /// Reports brackets that were closed by indentation: no Swift compiler accepts the text.
  init(recoveredBracketsOf scenario: Scenario) {
    self.init(scenario.diagnostics.filter { $0.code == .unclosed }, of: scenario)
  }

  /// Reports misspelt directives.
  init(misspellingsOf scenario: Scenario) {
    self.init(scenario.diagnostics.filter { $0.code == .misspelledDirective }, of: scenario)
  }

  /// Reports assumptions as errors.
  init(strict scenario: Scenario) {
    let assumed = scenario.diagnostics.filter { $0.severity >= .placeholder }
    let errors = assumed.map { diagnostic in
      var error = diagnostic
      error.severity = .error
      return error
    }
    self.init(errors, of: scenario)
  }

  private init(_ diagnostics: [Diagnostic], of scenario: Scenario) {
    let shown = diagnostics.prefix(Self.most).map { $0.rendered(in: scenario.source) }
    let more = diagnostics.count - shown.count
    let rest = more > 0 ? ["… and \(more) more in \(scenario.source.name)"] : []
    text = (shown + rest).map { $0 + "\n" }.joined()
  }
}
