import HaggleScenarios

/// The text that is edited, and the one of its views that is looked at.
struct TrySubject {
  let file: InputFile
  /// Where it is; nil for standard input.
  let path: String?
  let scenario: Scenario
  let root: Scenario.Root

  init(_ operand: String, _ options: ScenarioOptions) throws(Failure) {
    let file = try InputFile(operand)
    guard case .scenario(let scenario) = try Subject(file, options) else {
      throw .misuse("\(file.name) is a recording, and edits are of a text; give its source")
    }
    guard let root = scenario.roots.first else {
      throw .unreadable("\(file.name) has no view to lay out")
    }
    self.file = file.withoutBytes
    path = operand == "-" ? nil : operand
    self.scenario = scenario
    self.root = root
  }

  /// What the text left open and what was closed for it; empty where nothing was.
  var recoveredBrackets: String { DiagnosticText(recoveredBracketsOf: scenario).text }
}
