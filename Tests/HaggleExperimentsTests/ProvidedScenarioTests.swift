import Foundation
import HaggleExperiments
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@Suite(.enabled(if: Checkout.scenarios != nil, "HAGGLE_SCENARIOS is not set"))
struct `The provided scenarios` {
  /// What is found in those of the founding articles; nothing in all others of them.
  private let found = [
    "seed-gridbug": "phantom-minimum at nested",
    "seed-gridbug-model": "phantom-minimum at nested",
    "seed-gridbug-verbatim": "phantom-minimum at Grid.2",
    "seed-grid-monitor": "phantom-minimum at nested",
    "seed-grid-monitor-declared": "phantom-minimum at nested",
    "seed-lazyvgrid-quiz2": "below-declared-minimum at grid",
    "seed-lochiwei-contentview-flexible": "below-declared-minimum at grid",
    "seed-lazyvgrid-quiz3": "two-phase-mismatch at grid",
    "seed-relative-last": "underfill at stack",
  ]

  /// The scenarios whose names begin so.
  private func scenarios(_ prefixes: String...) throws -> [(name: String, scenario: Scenario)] {
    let folder = try #require(Checkout.scenarios)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try files.filter { file in
      file.hasSuffix(".swift") && prefixes.contains { file.hasPrefix($0) }
    }.map { file in
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      return (String(file.dropLast(6)), Scenario(text, name: file))
    }
  }

  @Test func `of the founding articles hold, and have the findings that are theirs`() throws {
    for (name, scenario) in try scenarios("seed-", "inspector-") {
      let root = try #require(scenario.roots.first, "\(name)")
      let trace = try verifiedTrace(
        ScenarioRun(scenario, root: root, options: .init(verifies: true)))
      let check = ExpectationCheck(scenario.directives.expectations, against: trace)
      for result in check.results where result.failure != nil {
        Issue.record("\(name): \(result.expectation.text): \(result.failure ?? "")")
      }
      let findings = trace.findings.map { "\($0.rule) at \(trace.name(of: $0.node))" }
      #expect(findings == [found[name]].compactMap { $0 }, "\(name)")
    }
  }

  @Test func `have the two overflows and the shift as consequences of the two phases`() throws {
    for (_, scenario) in try scenarios("seed-lazyvgrid-quiz3") {
      let trace = ScenarioRun(scenario, root: scenario.roots[0]).trace
      #expect(
        trace.findings.map { trace.consequences(of: $0) } == [
          ["overflow at grid", "overflow at cell1+cell3", "off-centre-overflow at grid"]
        ])
    }
  }

  @Test func `are told alike whenever they are run`() throws {
    for (name, scenario) in try scenarios("seed-") {
      let root = try #require(scenario.roots.first)
      let runs = (0..<2).map { _ in ScenarioRun(scenario, root: root).trace.encoded() }
      #expect(runs[0] == runs[1], "\(name)")
    }
  }
}
