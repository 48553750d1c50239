import Foundation
import HaggleExperiments
import HaggleTraces

/// A check for programs.
struct CheckJSON: JSONAnswer {
  private let scenarios: [Scenario]
  /// Files that could not be read or laid out, and why.
  private let unreadable: [Unreadable]
  private let counts: CheckCounts

  struct Unreadable: Encodable {
    let file: String
    let message: String
  }

  private struct Scenario: Encodable {
    let file: String
    let root: String?
    let expectations: [Expectation]
    let findings: [Finding]
    /// The names of texts that are cut short.
    let cut: [String]

    init(_ check: CheckedTrace) {
      file = check.file
      root = check.root
      expectations = check.results.map(Expectation.init)
      findings = check.findings.map(Finding.init)
      cut = check.cut.names
    }
  }

  private struct Expectation: Encodable {
    let text: String
    let line: Int
    let held: Bool
    let failure: String?

    init(_ result: ExpectationCheck.Result) {
      text = result.expectation.text
      line = result.expectation.place.line
      held = result.failure == nil
      failure = result.failure
    }
  }

  private struct Finding: Encodable {
    let rule: String
    let `class`: String
    let node: String
    let axis: String?
    let line: Int?
    let message: String
    let expected: Bool
    /// The other views of the file that come to the same.
    let others: [String]
    /// What had to be assumed for its numbers.
    let rests: [String]

    init(_ checked: CheckedFinding) {
      rule = checked.finding.rule
      `class` = checked.finding.class.rawValue
      node = checked.node
      axis = checked.finding.axis?.dimension
      line = checked.finding.place?.line
      message = checked.message
      expected = checked.isExpected
      others = checked.others
      rests = checked.finding.assumptions.map(\.word)
    }
  }

  init(_ checks: [CheckedTrace], unreadable: [Unreadable]) {
    scenarios = checks.map(Scenario.init)
    self.unreadable = unreadable
    counts = CheckCounts(checks)
  }
}
