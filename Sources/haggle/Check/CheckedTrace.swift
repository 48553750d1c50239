import HaggleExperiments
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// A trace with the results of its expectations.
struct CheckedTrace {
  /// The file as given on the command line.
  let file: String
  /// The view's name; nil if the trace does not have it.
  let root: String?
  let results: [ExpectationCheck.Result]
  var findings: [CheckedFinding]
  /// The truncated texts.
  let cut: CutTexts
  let withheld: WithheldFindings
  let verdict: LayoutVerdict
  /// What is seen besides the findings.
  let facts: [CheckedFact]

  /// - Parameter subject: what `haggle try` has to lay out, as words for a shell; nil for the file
  ///   that the trace names.
  init(_ trace: Trace, file: String, subject: String?, expectations: [Expectation]) {
    let check = ExpectationCheck(expectations, against: trace)
    self.file = file
    root = trace.header.root
    let timeline = Timeline(trace)
    cut = CutTexts(timeline)
    verdict = LayoutVerdict(timeline)
    facts = verdict.allFacts.map { CheckedFact($0, in: trace, of: file) }
    withheld = WithheldFindings(trace)
    results = check.results
    let words = FindingWords(trace)
    let command = TryCommand(subject, for: trace)
    findings = trace.findings.map { finding in
      let location = SourceLocation(finding.place, in: trace, of: file)
      // What lays it out is another file than the one to be changed.
      let screen = location.isElsewhere ? " It is seen in \(file)." : ""
      return CheckedFinding(
        finding: finding, location: location,
        node: trace.name(of: finding.node),
        message: words.message(of: finding) + screen,
        edits: TriedEditText.list(finding.edits, in: trace, below: finding.place, columns: .max),
        commands: command.making(finding, in: trace),
        advice: words.advice(of: finding),
        isExpected: !check.unexpectedFindings.contains(finding))
    }
  }

  /// Whether an expectation fails, or there is an unexpected finding of class `floor` or stronger.
  func fails(on floor: Finding.Class) -> Bool {
    results.contains { $0.failure != nil }
      || findings.contains { $0.isNews && $0.finding.class >= floor }
  }
}

/// A place in its file, or in the file that the code was borrowed from.
struct SourceLocation {
  let file: String
  let place: SourcePlace?
  /// Whether it is in code from another file.
  let isElsewhere: Bool

  init(_ place: SourcePlace?, in trace: Trace, of file: String) {
    let origin = place.flatMap { trace.header.parts.origin(of: $0.line) }
    self.file = origin?.file ?? file
    isElsewhere = origin != nil
    self.place = place.map { SourcePlace(line: origin?.line ?? $0.line, column: $0.column) }
  }

  /// The place in the notation of editors.
  var text: String { file + (place.map { ":\($0.line):\($0.column)" } ?? "") }
}

/// A finding with the details that depend on its trace.
struct CheckedFinding {
  let finding: Finding
  let location: SourceLocation
  /// The blamed node's name.
  let node: String
  let message: String
  /// The edits that fix it, in lines.
  let edits: [String]
  /// The command that makes each of them; none where there is no text to lay out.
  let commands: [String]
  let advice: String
  /// Whether an `expect: finding …` of the file names it.
  let isExpected: Bool
  /// Whether it is in the baseline.
  var isKnown = false
  /// Other views of the file, such as previews, with the same finding.
  var others: [String] = []

  /// "underfill at outer, width"
  var title: String {
    "\(finding.rule) at \(node)\(finding.axis.map { ", \($0.dimension)" } ?? "")"
  }

  /// Whether neither the file nor the baseline names it.
  var isNews: Bool { !isExpected && !isKnown }

  /// The message, with the advice below it.
  var text: String { [message, advice].filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Whether it is the same finding in another view of the same file: one cause is one finding.
  func isSame(as other: CheckedFinding) -> Bool {
    finding.place != nil && finding.place == other.finding.place
      && finding.rule == other.finding.rule && finding.axis == other.finding.axis
  }
}

extension [CheckedTrace] {
  /// The checks, with findings common to several views of a file (such as a light and a dark
  /// preview) reported for the first view only.
  func foldingRepeats() -> [CheckedTrace] {
    var folded: [CheckedTrace] = []
    for check in self {
      var check = check
      check.findings.removeAll { finding in
        for index in folded.indices where folded[index].file == check.file {
          guard let same = folded[index].findings.firstIndex(where: finding.isSame) else {
            continue
          }
          if let root = check.root { folded[index].findings[same].others.append(root) }
          return true
        }
        return false
      }
      folded.append(check)
    }
    return folded
  }
}

/// Something seen besides the findings, with its view.
struct CheckedFact {
  let kind: LayoutVerdict.Kind
  let text: String
  /// The view's name.
  let node: String?
  let location: SourceLocation

  init(_ fact: LayoutVerdict.Fact, in trace: Trace, of file: String) {
    (kind, text) = (fact.kind, fact.text)
    node = fact.node.map { trace.name(of: $0) }
    let place = fact.place ?? fact.node.flatMap { trace.nodes[$0.index].place }
    location = SourceLocation(place, in: trace, of: file)
  }
}

/// The totals of several checks.
struct CheckCounts: Encodable {
  let scenarios: Int
  let held: Int
  let failed: Int
  /// Without those of the baseline.
  let findings: Int
  let known: Int
  /// Truncated texts.
  let cut: Int
  /// Findings withheld because the view would fit an iPad.
  let onPhonesOnly: Int

  init(_ checks: [CheckedTrace]) {
    scenarios = checks.count
    held = checks.reduce(0) { $0 + $1.results.count { $0.failure == nil } }
    failed = checks.reduce(0) { $0 + $1.results.count { $0.failure != nil } }
    findings = checks.reduce(0) { $0 + $1.findings.count { !$0.isKnown } }
    known = checks.reduce(0) { $0 + $1.findings.count { $0.isKnown } }
    cut = checks.reduce(0) { $0 + $1.cut.nodes.count }
    onPhonesOnly = checks.reduce(0) { $0 + $1.withheld.count }
  }
}
