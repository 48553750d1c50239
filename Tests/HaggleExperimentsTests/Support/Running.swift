import HaggleExperiments
import HaggleFindingSupport
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleTraces
import Testing

/// The trace of the only root of a listing.
func run(
  _ text: String, options: ScenarioRun.Options = .init(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Trace {
  let scenario = Scenario(text, name: "Listing.swift")
  let root = try #require(
    scenario.roots.first, "\(scenario.diagnostics.map(\.inOneLine))", sourceLocation: sourceLocation
  )
  return try verifiedTrace(
    ScenarioRun(scenario, root: root, options: options.verifying), sourceLocation)
}

/// The trace of the only root of a listing, with what is said of its statements that do nothing.
func seekingIdle(_ text: String) throws -> Trace {
  let scenario = Scenario(text, name: "Listing.swift")
  let root = try #require(scenario.roots.first)
  return ScenarioRun(scenario, root: root).withIdleStatements().run.trace
}

/// The trace of a run whose every answer comes out the same when it is asked for again.
func verifiedTrace(
  _ run: ScenarioRun, _ sourceLocation: SourceLocation = #_sourceLocation
) throws -> Trace {
  let check = try #require(run.selfCheck, sourceLocation: sourceLocation)
  #expect(check.holds, "\(check.report(on: run.trace))", sourceLocation: sourceLocation)
  return run.trace
}

extension ScenarioRun.Options {
  /// The same, with the self-check on, as it is in all tests.
  var verifying: ScenarioRun.Options {
    var options = self
    options.verifies = true
    return options
  }
}

/// The findings of a listing in short: `contract underfill at row, width`.
func findings(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  try run(text, sourceLocation: sourceLocation).findingsInShort
}

/// The only finding of a listing.
func finding(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> WordedFinding {
  let findings = try run(text, sourceLocation: sourceLocation).wordedFindings
  try #require(findings.count == 1, "\(findings.map(\.rule))", sourceLocation: sourceLocation)
  return findings[0]
}

extension Trace {
  /// The findings with their sentences.
  var wordedFindings: [WordedFinding] { findings.map { WordedFinding($0, in: self) } }

  var findingsInShort: [String] {
    findings.map { finding in
      "\(finding.class.rawValue) \(finding.rule) at \(names([finding.node] + finding.alike))"
        + (finding.axis.map { ", \($0.dimension)" } ?? "")
    }
  }

  /// The passes, each with its reason.
  var passes: [String] {
    let timeline = Timeline(self)
    return timeline.passes.map {
      "pass \($0.number): \(PassText(timeline).reason(at: $0.events.lowerBound))"
    }
  }

  var verdicts: [Verdict] {
    remarks.compactMap { if case .verdict(let verdict) = $0 { verdict } else { nil } }
  }

  /// `underfill at outer` of each consequence.
  func consequences(of finding: Finding) -> [String] {
    finding.consequences.map { "\($0.rule) at \(names([$0.node] + $0.alike))" }
  }

  /// What events say, each in a line: `nested 0×0 → 8×16`, `outer share 83.5`.
  func story(of events: [Int]) -> [String] {
    let timeline = Timeline(self)
    return events.map { number in
      switch self.events[number] {
      case .ask(let ask): "\(name(of: ask.node)) ← \(ask.proposal.text)"
      case .answer(let node, let size, _):
        "\(name(of: node)) \(timeline.question(answeredBy: number)) → \(size.text)"
      case .probe(let node, let proposal, let size):
        "\(name(of: node)) probe \(proposal.text) → \(size.text)"
      case .place(let placement):
        "\(name(of: placement.node)) @ \(placement.frame.size.text)"
      case .reason(let reason): "\(name(of: reason.node)) \(reason.text)"
      default: "other"
      }
    }
  }
}

/// Holds all findings in a view, offered 393×600 if it states nothing else, against one; an empty
/// text stands for none.
func expectFindings(
  _ view: String, _ found: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let isStated = view.contains("// proposal: ") || view.contains("// device: ")
  let proposal = isStated ? "" : "// proposal: 393x600\n"
  #expect(
    try findings("\(proposal)// text-cell: 8x20\n\(view)\n") == [found].filter { !$0.isEmpty },
    sourceLocation: sourceLocation)
}

/// The rules that say something of a view, also as a consequence of something else.
func rules(_ view: String, in proposal: String) throws -> Set<String> {
  let trace = try run("// proposal: \(proposal)\n// text-cell: 8x20\n\(view)")
  return Set(trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) })
}
