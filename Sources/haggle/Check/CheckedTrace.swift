import HaggleExperiments
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleTraces

/// A trace held against what its author expects.
struct CheckedTrace {
  /// The file as it was named on the command line.
  let file: String
  /// The view's name; nil where a trace does not know it.
  let root: String?
  let results: [ExpectationCheck.Result]
  let findings: [CheckedFinding]
  /// The texts that are cut short.
  let cut: CutTexts

  init(_ trace: Trace, file: String, expectations: [Expectation]) {
    let check = ExpectationCheck(expectations, against: trace)
    self.file = file
    root = trace.header.root
    cut = CutTexts(Timeline(trace))
    results = check.results
    let words = FindingWords(trace)
    findings = trace.findings.map { finding in
      CheckedFinding(
        finding: finding, node: trace.name(of: finding.node),
        message: words.message(of: finding), advice: words.advice(of: finding),
        isExpected: !check.unexpectedFindings.contains(finding))
    }
  }

  /// Whether an expectation does not hold, or there is a finding of class `floor` or a stronger one
  /// that the file does not expect.
  func fails(on floor: Finding.Class) -> Bool {
    results.contains { $0.failure != nil }
      || findings.contains { !$0.isExpected && $0.finding.class >= floor }
  }
}

/// A finding with what only its trace knows.
struct CheckedFinding {
  let finding: Finding
  /// The blamed node's name.
  let node: String
  let message: String
  let advice: String
  /// Whether the file has an `expect: finding …` for it.
  let isExpected: Bool
}

/// How many of what many checks came to.
struct CheckCounts: Encodable {
  let scenarios: Int
  let held: Int
  let failed: Int
  let findings: Int
  /// Texts that are cut short.
  let cut: Int

  init(_ checks: [CheckedTrace]) {
    scenarios = checks.count
    held = checks.reduce(0) { $0 + $1.results.count { $0.failure == nil } }
    failed = checks.reduce(0) { $0 + $1.results.count { $0.failure != nil } }
    findings = checks.reduce(0) { $0 + $1.findings.count }
    cut = checks.reduce(0) { $0 + $1.cut.nodes.count }
  }
}
