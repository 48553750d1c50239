import HaggleExperiments
import HaggleTraces

/// A check as JSON.
struct CheckJSON: JSONAnswer {
  static let schema: String? = "check/1"

  private let scenarios: [Scenario]
  /// Files that could not be read or laid out, with the reason.
  private let unreadable: [CheckGaps.Unreadable]
  /// The files of folders that declare no view.
  private let viewless: [String]
  private let counts: CheckCounts

  private struct Scenario: Encodable {
    let file: String
    let root: String?
    let expectations: [Expectation]
    let findings: [Finding]
    /// The names of truncated texts.
    let broken: [String]
    let cut: [String]
    /// What is seen besides the findings.
    let facts: [Fact]

    init(_ check: CheckedTrace) {
      file = check.file
      root = check.root
      expectations = check.results.map(Expectation.init)
      findings = check.findings.map(Finding.init)
      broken = check.cut.brokenNames
      cut = check.cut.names
      facts = check.facts.map(Fact.init)
    }
  }

  private struct Fact: Encodable {
    let kind: String
    let text: String
    let node: String?
    /// The file of the view; absent for the checked file.
    let file: String?
    let line: Int?
    let column: Int?

    init(_ fact: CheckedFact) {
      (kind, text, node) = (fact.kind.rawValue, fact.text, fact.node)
      file = fact.location.isElsewhere ? fact.location.file : nil
      (line, column) = (fact.location.place?.line, fact.location.place?.column)
    }
  }

  private struct Expectation: Encodable {
    let text: String
    let line: Int
    let column: Int
    let held: Bool
    let failure: String?

    init(_ result: ExpectationCheck.Result) {
      text = result.expectation.text
      line = result.expectation.place.line
      column = result.expectation.place.column
      held = result.failure == nil
      failure = result.failure
    }
  }

  private struct Finding: Encodable {
    let rule: String
    let `class`: String
    /// The key that silences it.
    let key: String
    let node: String
    let axis: String?
    /// The file of the finding; absent for the checked file.
    let file: String?
    let line: Int?
    let column: Int?
    let message: String
    let advice: String
    /// The numbers of the events that prove it.
    let evidence: [Int]
    /// The edits that fix it, the smallest first; absent if none was tried.
    let edits: [Edit]
    let expected: Bool
    /// Whether it is in the baseline.
    let known: Bool
    /// The other views of the file with the same finding.
    let others: [String]
    /// The assumptions that its numbers rest on.
    let rests: [String]

    init(_ checked: CheckedFinding) {
      let finding = checked.finding
      rule = finding.rule
      `class` = finding.class.rawValue
      key = finding.ignoreKey
      node = checked.node
      axis = finding.axis?.dimension
      file = checked.location.isElsewhere ? checked.location.file : nil
      line = checked.location.place?.line
      column = checked.location.place?.column
      message = checked.message
      advice = checked.advice
      evidence = finding.evidence
      edits = finding.edits.enumerated().map { index, edit in
        Edit(
          key: edit.key,
          command: checked.commands.indices.contains(index) ? checked.commands[index] : nil,
          changes: edit.changes.map { Change(line: $0.line, removed: $0.removed, added: $0.added) })
      }
      expected = checked.isExpected
      known = checked.isKnown
      others = checked.others
      rests = finding.assumptions.map(\.word)
    }
  }

  private struct Edit: Encodable {
    /// What `--apply` knows it by.
    let key: String
    /// What makes it; absent where there is no text to lay out.
    let command: String?
    let changes: [Change]
  }

  /// Replaced lines of the text.
  private struct Change: Encodable {
    let line: Int
    let removed: [String]
    let added: [String]
  }

  init(_ checks: [CheckedTrace], _ gaps: CheckGaps) {
    scenarios = checks.map(Scenario.init)
    (unreadable, viewless) = (gaps.unreadable, gaps.viewless)
    counts = CheckCounts(checks)
  }
}
