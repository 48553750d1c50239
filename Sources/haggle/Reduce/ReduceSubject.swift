import HaggleExperiments
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// The text to reduce, with the options of the command line written into it: the result must show
/// the same by itself.
struct ReduceSubject {
  let file: InputFile
  let reducer: Reducer
  let start: Reducer.Start

  init(_ operand: String, _ settings: ReduceVerb.Settings) throws(Failure) {
    let options = settings.scenario
    let file = try InputFile(operand)
    guard case .scenario(let scenario, _) = try Subject(file, options) else {
      throw .misuse(
        "\(file.name) is a recording, and what is made smaller is a text; give its source")
    }
    let recovered = DiagnosticText(recoveredBracketsOf: scenario).text
    if !recovered.isEmpty { throw .unreadable(recovered) }
    self.file = file.withoutBytes
    var stated = settings
    stated.scenario.run.proposal = nil
    (reducer, start) = try Self.start(options.stated(in: scenario), stated, file.name)
  }

  /// The base name of derived files.
  var name: String {
    FileName.stem(
      of: file.name == InputFile.standardInput ? "" : file.baseName, or: reducer.trace.header.root)
  }

  /// The first view with what is to be preserved.
  private static func start(
    _ scenario: Scenario, _ settings: ReduceVerb.Settings, _ file: String
  ) throws(Failure) -> (Reducer, Reducer.Start) {
    var keys: [String] = []
    var failure: Failure?
    for root in scenario.roots {
      let reducer = Reducer(
        ScenarioRun(scenario, root: root, options: settings.scenario.run))
      do throws(Failure) {
        let request = try request(settings, reducer, of: file)
        if let start = reducer.start(request) { return (reducer, start) }
      } catch {
        failure = failure ?? error
      }
      keys += reducer.trace.findings.map(\.ignoreKey)
    }
    throw failure ?? missing(settings.finding, keys, file)
  }

  private static func request(
    _ settings: ReduceVerb.Settings, _ reducer: Reducer, of file: String
  ) throws(Failure) -> Reducer.Request {
    if let key = settings.finding {
      let findings = reducer.trace.findings
      return .finding(FindingKey.printed(key, of: findings, in: reducer.timeline))
    }
    guard let text = settings.expectation else { return .anything }
    let expectation = Expectation(text, at: SourcePlace(line: 1, column: 1))
    if case .unreadable(let why) = expectation.claim {
      throw .misuse("--expect “\(text)” cannot be read: \(why)")
    }
    let node = try expectation.subject.map { name throws(Failure) in
      try NodeName.named(name, in: reducer.timeline, of: file)
    }
    return .claim(expectation, node)
  }

  private static func missing(_ key: String?, _ keys: [String], _ file: String) -> Failure {
    key.map { .noFinding($0, among: keys, in: file) }
      ?? .misuse(
        "\(file) has no findings; haggle reduce --expect 'title width == 62' keeps a number")
  }
}

extension ScenarioOptions {
  /// The scenario with all options written into its text, except for the root.
  fileprivate func stated(in scenario: Scenario) -> Scenario {
    let text = scenario.source.text
    let stated = statedDirectives
    let lines = stated.map { $0 + "\n" }.joined()
    return Scenario(
      stated.isEmpty ? text : text + (text.hasSuffix("\n") ? "" : "\n") + lines,
      name: scenario.source.name, root: root)
  }

  /// All options as directives.
  private var statedDirectives: [String] {
    let proposal = run.proposal.map { proposal in
      [proposal.width, proposal.height].map { $0.map(NumberText.exact) ?? "nil" }
    }
    return directives
      + [overrides.device.map { "// device: \($0.name)" }].compactMap(\.self)
      + [proposal.map { "// proposal: \($0.joined(separator: "x"))" }].compactMap(\.self)
  }
}
