import HaggleExperiments
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A check for people: a line for each failure and each finding, then the totals.
enum CheckText {
  /// What is said of files, in order.
  static func lines(of checks: [CheckedTrace]) -> [RoleText] {
    let files = Dictionary(grouping: checks, by: \.file)
    return checks.flatMap { check in
      lines(of: check, isOneOfSeveral: files[check.file].map { $0.count > 1 } ?? false)
    }
  }

  /// The totals, which come last.
  static func sum(_ checks: [CheckedTrace], _ gaps: CheckGaps) -> RoleText {
    line([lastLine(checks), gaps.words].compactMap(\.self).joined(separator: "; "), .heading)
  }

  /// In the form `file:line:column`, which editors open.
  ///
  /// - Parameter isOneOfSeveral: whether the file has other views, so that what is of no line needs
  ///   the name of the view.
  static func lines(of check: CheckedTrace, isOneOfSeveral: Bool = false) -> [RoleText] {
    let failures = check.results.flatMap { result -> [RoleText] in
      guard let failure = result.failure else { return [] }
      let place = "\(check.file):\(result.expectation.place.line)"
      return [
        line("\(place): failed: expect: \(result.expectation.text)", .finding),
        line("  \(failure)"),
      ]
    }
    let root = isOneOfSeveral ? check.root.map { ", \($0)" } ?? "" : ""
    let asides = check.facts.filter { $0.kind != .unclosed }.map { fact in
      let seen = fact.location.file == check.file ? "" : ", seen in \(check.file)"
      return line("\(fact.location.text)\(root): \(fact.text)\(seen)")
    }
    return failures + check.findings.flatMap(lines) + asides
  }

  private static func lines(of checked: CheckedFinding) -> [RoleText] {
    let finding = checked.finding
    let expected = checked.isExpected ? "expected " : checked.isKnown ? "known " : ""
    let title =
      "\(checked.location.text): \(expected)\(finding.class.rawValue): "
      + checked.title
    guard checked.isNews else { return [line(title)] }
    let others =
      checked.others.isEmpty
      ? [] : [line("  It is the same in \(checked.others.joined(separator: ", ")).")]
    let commands = zip(1..., checked.commands).map { number, command in
      checked.commands.count == 1 ? "apply: \(command)" : "apply \(number): \(command)"
    }
    let advice = (checked.edits + commands + [checked.advice]).filter { !$0.isEmpty }
    return [line(title, .finding), line("  \(checked.message)")] + others
      + advice.map { line("  \($0)") }
  }

  /// Text from a file, without control characters.
  private static func line(_ text: String, _ role: TextRole = .plain) -> RoleText {
    RoleText(text.visible, role)
  }

  private static func lastLine(_ checks: [CheckedTrace]) -> String {
    let counts = CheckCounts(checks)
    let hollow = checks.count(where: \.verdict.isHollow)
    return "checked \(NumberText.counted(counts.scenarios, "scenario")): "
      + expectations(counts)
      + findings(counts)
      + withheld(counts)
      + (counts.cut == 0 ? "" : "; \(CutTexts.counted(counts.cut))")
      + (hollow == 0 ? "" : "; nothing could be laid out of \(hollow)")
  }

  private static func withheld(_ counts: CheckCounts) -> String {
    guard counts.onPhonesOnly > 0 else { return "" }
    return ", \(WithheldFindings.counted(counts.onPhonesOnly, besides: counts.findings))"
  }

  /// Mentions expectations only if the file has some: "0 held" would look like a failure.
  private static func expectations(_ counts: CheckCounts) -> String {
    guard counts.held + counts.failed > 0 else { return "" }
    return "\(NumberText.counted(counts.held, "expectation")) held, \(counts.failed) failed, "
  }

  private static func findings(_ counts: CheckCounts) -> String {
    let noun = counts.known == 0 ? "finding" : "new finding"
    let new = counts.findings == 0 ? "no \(noun)s" : NumberText.counted(counts.findings, noun)
    return counts.known == 0 ? new : "\(new); \(counts.known) of the baseline"
  }
}
