import HaggleExperiments
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// A check for people: a line for each failure and each finding, then the totals.
enum CheckText {
  /// What is said of files, in order.
  ///
  /// - Parameter columns: how many characters fit into a line of words; nil for any number.
  static func lines(of checks: [CheckedTrace], columns: Int? = nil) -> [RoleText] {
    let files = Dictionary(grouping: checks, by: \.file)
    return checks.flatMap { check in
      lines(
        of: check, isOneOfSeveral: files[check.file].map { $0.count > 1 } ?? false,
        columns: columns)
    }
  }

  /// The totals, which come last.
  static func sum(
    _ checks: [CheckedTrace], _ gaps: CheckGaps, columns: Int? = nil
  ) -> [RoleText] {
    let words = [lastLine(checks), gaps.words].compactMap(\.self).joined(separator: "; ")
    return set(words, .heading, columns: columns)
  }

  /// In the form `file:line:column`, which editors open.
  ///
  /// - Parameter isOneOfSeveral: whether the file has other views, so that what is of no line needs
  ///   the name of the view.
  static func lines(
    of check: CheckedTrace, isOneOfSeveral: Bool = false, columns: Int? = nil
  ) -> [RoleText] {
    let failures = check.results.flatMap { result -> [RoleText] in
      guard let failure = result.failure else { return [] }
      let place = "\(check.file):\(result.expectation.place.line)"
      return set(
        "\(place): failed: expect: \(result.expectation.text)", .finding, columns: columns)
        + set(failure, indent: 2, columns: columns)
    }
    let root = isOneOfSeveral ? check.root.map { ", \($0)" } ?? "" : ""
    let asides = check.facts.filter { $0.kind != .unclosed }.flatMap { fact in
      let seen = fact.location.file == check.file ? "" : ", seen in \(check.file)"
      return set("\(fact.location.text)\(root): \(fact.text)\(seen)", columns: columns)
    }
    return failures + check.findings.flatMap { lines(of: $0, columns: columns) } + asides
  }

  private static func lines(of checked: CheckedFinding, columns: Int?) -> [RoleText] {
    let finding = checked.finding
    let expected = checked.isExpected ? "expected " : checked.isKnown ? "known " : ""
    let title =
      "\(checked.location.text): \(expected)\(finding.class.rawValue): "
      + checked.title
    guard checked.isNews else { return set(title, columns: columns) }
    let others =
      checked.others.isEmpty ? [] : ["It is the same in \(checked.others.joined(separator: ", "))."]
    let commands = zip(1..., checked.commands).map { number, command in
      checked.commands.count == 1 ? "apply: \(command)" : "apply \(number): \(command)"
    }
    // Code and commands are copied as they stand.
    return set(title, .finding, columns: columns)
      + ([checked.message] + others).flatMap { set($0, indent: 2, columns: columns) }
      + (checked.edits + commands).filter { !$0.isEmpty }.map { line("  \($0)") }
      + (checked.advice.isEmpty ? [] : set(checked.advice, indent: 2, columns: columns))
  }

  /// Words in as many lines as they take; what goes on from a line without a margin gets one.
  private static func set(
    _ words: String, _ role: TextRole = .plain, indent: Int = 0, columns: Int?
  ) -> [RoleText] {
    func margin(_ count: Int) -> String { String(repeating: " ", count: count) }
    guard let columns else { return [line(margin(indent) + words, role)] }
    let further = indent == 0 ? 4 : indent
    return PlainText.paragraph(words.visible, width: columns - further).enumerated().map {
      line(margin($0.offset == 0 ? indent : further) + $0.element, role)
    }
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
