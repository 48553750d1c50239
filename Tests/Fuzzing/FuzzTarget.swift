import HaggleExperiments
import HagglePageModel
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// What is given any bytes: all that reads what people type and what files contain.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Lexer and parser, and what a paste is cleaned of.
  case syntax
  /// Evaluation, layout, rules, edits: a file from text to report.
  case scenario
  /// Edits that are tried and steps that reduce, on a file: each text of theirs is one that parses.
  case edits
  /// Both encodings of a trace, and everything that reads one.
  case trace
  case log, query, keys
  /// Keys and commands of a replay.
  case replay
  /// Requests to the model of a page, one a line.
  case page

  /// Whether its inputs are SwiftUI source.
  var readsListings: Bool { [.syntax, .scenario, .edits].contains(self) }

  package func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .syntax: SyntaxTree.parse(SourceText(text, name: "f.swift")).parseEverything()
    case .scenario: Self.layOut(text)
    case .edits: Self.edit(text)
    case .trace: Self.read(CompactRepair.repaired(bytes))
    case .log:
      if let log = ConsoleLog(bytes, named: "f.log", by: "fuzz") { Self.show(log.trace) }
    case .query:
      if let query = try? Query(text) { _ = query.events(in: Self.sample) }
      _ = (try? Condition(text, in: Self.sample))?.events(in: Self.sample)
    case .keys: _ = try? KeyMap.read(text)
    case .replay: Self.replay(text)
    case .page: Self.ask(bytes)
    }
  }

  /// A small layout with all kinds of events.
  private static let sample = Timeline(
    run("HStack { Grid { GridRow { Text(\"a\"); Color.red } }; Spacer(); print(1) }").trace)

  private static func run(_ text: String) -> ScenarioRun {
    let scenario = Scenario(text, name: "f.swift")
    return ScenarioRun(scenario, root: scenario.roots[0])
  }

  private static func layOut(_ text: String) {
    let scenario = Scenario(text, name: "f.swift")
    if scenario.diagnostics.contains(where: { $0.severity == .error }) { return }
    for root in scenario.roots.prefix(2) {
      show(ScenarioRun(scenario, root: root, options: .init(verifies: true)).trace)
    }
  }

  /// Larger ones take longer than they teach.
  private static let mostNodes = 60

  private static func edit(_ text: String) {
    let scenario = Scenario(text, name: "f.swift")
    guard errors(in: scenario) == 0, let root = scenario.roots.first else { return }
    let search = EditSearch(ScenarioRun(scenario, root: root), threads: 1)
    guard search.trace.nodes.count <= mostNodes else { return }
    for attempt in search.outcome(search.goals(.anything) ?? [], most: 3).attempts {
      expectView(attempt.text, "an edit")
    }
    let reducer = Reducer(ScenarioRun(scenario, root: root))
    guard let start = reducer.start(.anything) else { return }
    let outcome = reducer.reduce(start) { $0.tried < 40 }
    expectView(outcome.text, "a reduction")
    guard outcome.finding != nil else { fatalError("a reduction loses its finding") }
  }

  private static func errors(in scenario: Scenario) -> Int {
    scenario.diagnostics.count { $0.severity == .error }
  }

  private static func expectView(_ text: String, _ maker: String) {
    let scenario = Scenario(text, name: "f.swift")
    guard errors(in: scenario) == 0, !scenario.roots.isEmpty else {
      fatalError("\(maker) leaves a text that is no view:\n\(text)")
    }
  }

  private static func read(_ bytes: [UInt8]) {
    guard let trace = (try? Trace.read(bytes, named: "f"))?.trace else { return }
    let text = trace.encoded()
    let compact = trace.encoded(as: .compact)
    guard let again = (try? Trace.read(compact, named: "f"))?.trace, again.encoded() == text,
      (try? Trace.read(text, named: "f"))?.trace.encoded() == text
    else { fatalError("the trace is another one when it is written and read") }
    show(trace)
  }

  private static func show(_ trace: Trace) {
    let timeline = Timeline(trace)
    _ = FullReport(timeline).text
    _ = LogReport(timeline).text
  }

  private static func replay(_ text: String) {
    guard let instructions = try? Instruction.read(text) else { return }
    var replay = Replay(sample)
    for instruction in instructions.prefix(50) { replay = replay.perform(instruction).replay }
    _ = replay.annotated.encoded()
  }

  private static func ask(_ bytes: [UInt8]) {
    var model = PageModel(sample.trace)
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(20) {
      guard let request = JSONValue(encoded: Array(line)) else { continue }
      _ = model.answer(request).encoded()
    }
  }
}
