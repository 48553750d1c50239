import HaggleScenarios

/// A text that is laid out repeatedly, and one of its views.
struct SourceSubject {
  let file: InputFile
  /// The content of the file, as it was read.
  let bytes: [UInt8]
  /// The path; nil for standard input.
  let path: String?
  let scenario: Scenario
  private(set) var root: Scenario.Root
  /// The text with the additions of its project file.
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
    bytes = file.bytes
    path = operand == "-" ? nil : operand
    self.scenario = scenario
    self.root = root
    self.text = text
  }

  /// One subject per view of the text.
  var roots: [SourceSubject] {
    scenario.roots.map { root in
      var subject = self
      subject.root = root
      return subject
    }
  }

  /// Diagnostics of unclosed brackets; may be empty.
  var recoveredBrackets: String { DiagnosticText(recoveredBracketsOf: scenario).text }
}
