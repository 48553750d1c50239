import HaggleScenarios

/// A text that is laid out again and again, and the one of its views that is looked at.
struct SourceSubject {
  let file: InputFile
  /// Where it is; nil for standard input.
  let path: String?
  let scenario: Scenario
  private(set) var root: Scenario.Root
  /// The text with what its project file adds.
  let text: ProjectText

  /// - Parameter need: why it has to be a text, such as `edits are of a text`.
  init(_ operand: String, _ options: ScenarioOptions, _ need: String) throws(Failure) {
    let file = try InputFile(operand)
    guard case .scenario(let scenario, let text) = try Subject(file, options) else {
      throw .misuse("\(file.name) is a recording, and \(need); give its source")
    }
    guard let root = scenario.roots.first else {
      throw .unreadable("\(file.name) has no view to lay out")
    }
    self.file = file.withoutBytes
    path = operand == "-" ? nil : operand
    self.scenario = scenario
    self.root = root
    self.text = text
  }

  /// The same text with each of its views to lay out.
  var roots: [SourceSubject] {
    scenario.roots.map { root in
      var subject = self
      subject.root = root
      return subject
    }
  }

  /// What the text left open and what was closed for it; empty where nothing was.
  var recoveredBrackets: String { DiagnosticText(recoveredBracketsOf: scenario).text }
}
