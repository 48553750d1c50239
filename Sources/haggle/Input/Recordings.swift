import HaggleExperiments
import HaggleScenarios
import HaggleTraces

/// What a file holds or gives when it is laid out: a trace for each of its views.
struct Recordings {
  let file: InputFile
  let traces: [Trace]
  /// What the file's author holds to be true.
  let expectations: [Expectation]
  /// What there is to say about the text.
  let remarks: String

  init(_ operand: String, _ options: ScenarioOptions) throws(Failure) {
    file = try InputFile(operand)
    switch try Subject(file, root: options.root) {
    case .trace(let trace):
      if let option = options.given.first {
        throw .misuse("\(file.name) is recorded already; \(option) is for SwiftUI source")
      }
      traces = [trace]
      expectations = Self.expectations(of: trace)
      remarks = ""
    case .scenario(let scenario):
      let name = file.baseName
      traces = scenario.roots.map { root in
        var trace = ScenarioRun(scenario, root: root, options: options.run).trace
        trace.header.scenario = name
        return trace
      }
      expectations = scenario.directives.expectations
      remarks = Self.remarks(scenario)
    }
  }

  var rootNames: [String] { traces.map { $0.header.root ?? "" } }

  /// Each trace with what its author expects of it.
  var checked: [CheckedTrace] {
    traces.map { CheckedTrace($0, file: file.name, expectations: expectations) }
  }

  /// A trace carries its scenario, and with it what was expected.
  private static func expectations(of trace: Trace) -> [Expectation] {
    guard let source = trace.header.source else { return [] }
    return Scenario(source, name: trace.header.scenario ?? "").directives.expectations
  }

  private static func remarks(_ scenario: Scenario) -> String {
    var text = DiagnosticText(scenario, from: .ignored).text
    if scenario.roots.count > 1 {
      let names = scenario.roots.map(\.name).joined(separator: ", ")
      text +=
        "\(scenario.source.name) has \(scenario.roots.count) views to lay out: \(names). "
        + "Choose one with --root NAME.\n"
    }
    return text
  }
}
