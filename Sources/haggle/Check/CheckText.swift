import HaggleExperiments
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A check for people: a line for whatever does not hold, one for each finding, and the sum.
enum CheckText {
  static func text(_ checks: [CheckedTrace]) -> String {
    (checks.flatMap(lines).joined() + lastLine(CheckCounts(checks))).visible
  }

  /// Editors open `file:line:column`.
  static func lines(of check: CheckedTrace) -> [String] {
    let failures = check.results.compactMap { result in
      result.failure.map { failure in
        "\(check.file):\(result.expectation.place.line): failed: "
          + "expect: \(result.expectation.text)\n  \(failure)\n"
      }
    }
    let cut = check.cut.sentence.map { ["\(check.file): \($0)\n"] } ?? []
    return failures + check.findings.map { line(of: $0, in: check.file) } + cut
  }

  private static func line(of checked: CheckedFinding, in file: String) -> String {
    let finding = checked.finding
    let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
    let expected = checked.isExpected ? "expected " : ""
    let title =
      "\(file)\(place): \(expected)\(finding.class.rawValue): "
      + "\(finding.rule) at \(checked.node)\(finding.axis.map { ", \($0.dimension)" } ?? "")\n"
    guard !checked.isExpected else { return title }
    let others =
      checked.others.isEmpty
      ? "" : "  It is the same in \(checked.others.joined(separator: ", ")).\n"
    return title + "  \(checked.message)\n\(others)"
      + (checked.edits + [checked.advice]).filter { !$0.isEmpty }.map { "  \($0)\n" }.joined()
  }

  private static func lastLine(_ counts: CheckCounts) -> String {
    "checked \(PlainText.counted(counts.scenarios, "scenario")): "
      + "\(PlainText.counted(counts.held, "expectation")) held, \(counts.failed) failed, "
      + PlainText.counted(counts.findings, "finding")
      + (counts.cut == 0 ? "\n" : "; \(CutTexts.counted(counts.cut))\n")
  }
}
