import HaggleExperiments
import HaggleScenarios
import HaggleTraces

/// What a file holds or gives when it is laid out: a trace for each of its views.
struct Recordings {
  let file: InputFile
  let traces: [Trace]
  /// What the file's author holds to be true.
  let expectations: [Expectation]
  private let scenario: Scenario?

  init(_ operand: String, _ options: ScenarioOptions) throws(Failure) {
    file = try InputFile(operand)
    switch try Subject(file, root: options.root) {
    case .trace(let trace):
      if let option = options.given.first {
        throw .misuse("\(file.name) is recorded already; \(option) is for SwiftUI source")
      }
      traces = [trace]
      expectations = Self.expectations(of: trace)
      scenario = nil
    case .scenario(let scenario):
      let name = file.baseName
      traces = scenario.roots.map { root in
        var trace = ScenarioRun(scenario, root: root, options: options.run).trace
        trace.header.scenario = name
        return trace
      }
      expectations = scenario.directives.expectations
      self.scenario = scenario
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

  /// What there is to say about the text. The header of a tree lists the assumptions already.
  func remarks(withAssumptions: Bool) -> String {
    guard let scenario else { return "" }
    var text = DiagnosticText(scenario) { withAssumptions || $0.severity != .assumed }.text
    if traces.count > 1 {
      let names = rootNames.joined(separator: ", ")
      text +=
        "\(file.name) has \(traces.count) views to lay out: \(names). "
        + "Choose one with --root NAME.\n"
    }
    return text
  }
}
