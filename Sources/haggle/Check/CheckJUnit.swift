import HaggleTraces
import HaggleVocabulary

/// A check as JUnit XML for CI servers: a suite per scenario, with a case for each expectation and
/// each unexpected finding.
enum CheckJUnit {
  static func text(
    _ checks: [CheckedTrace], _ gaps: CheckGaps, failOn: Finding.Class
  ) -> String {
    let suites =
      checks.map { suite(of: $0, failOn) } + gaps.unreadable.map { suite(of: $0) }
      + (gaps.words.map { [skipped(gaps.viewless, $0)] } ?? [])
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="haggle" tests="\(tests)" failures="\(count(suites, .failure))" \
      errors="\(count(suites, .error))"\(skippedCount(suites))>
      \(suites.map(\.text).joined())</testsuites>

      """
  }

  private static func count(_ suites: [Suite], _ outcome: Outcome) -> Int {
    suites.reduce(0) { $0 + $1.count(outcome) }
  }

  private static func suite(of check: CheckedTrace, _ failOn: Finding.Class) -> Suite {
    let expectations = check.results.map { result in
      Case(
        name: "expect: \(result.expectation.text)", line: result.expectation.place.line,
        outcome: result.failure == nil ? .success : .failure, message: result.failure ?? "")
    }
    let findings = check.findings.filter(\.isNews).map { checked in
      Case(
        name: checked.title, line: checked.location.place?.line,
        outcome: checked.finding.class >= failOn ? .failure : .success,
        message: checked.text)
    }
    let cases = expectations + findings
    // CI treats a suite without cases as a failure.
    return Suite(
      name: check.file + (check.root.map { " \($0)" } ?? ""), file: check.file,
      cases: cases.isEmpty ? [Case(name: "is laid out without a finding")] : cases)
  }

  private static func suite(of file: CheckGaps.Unreadable) -> Suite {
    Suite(
      name: file.file, file: file.file,
      cases: [Case(name: "is laid out", outcome: .error, message: file.message)])
  }

  /// The files without a view, as skipped cases of one suite.
  private static func skipped(_ files: [String], _ words: String) -> Suite {
    Suite(
      name: words, file: "",
      cases: files.map { file in
        Case(name: "\(file) is laid out", outcome: .skipped, message: "it declares no view")
      })
  }

  /// An attribute where there are any: most checks skip nothing.
  private static func skippedCount(_ suites: [Suite]) -> String {
    let skipped = count(suites, .skipped)
    return skipped == 0 ? "" : " skipped=\"\(skipped)\""
  }

  private enum Outcome: String {
    case success, failure, error, skipped
  }

  private struct Case {
    let name: String
    var line: Int?
    var outcome = Outcome.success
    /// The error, or the text of a finding that does not count.
    var message = ""
  }

  private struct Suite {
    let name: String
    let file: String
    let cases: [Case]

    func count(_ outcome: Outcome) -> Int { cases.count { $0.outcome == outcome } }

    var text: String {
      let own = cases.map { text(of: $0) }.joined()
      return """
          <testsuite name="\(name.attribute)" tests="\(cases.count)" \
        failures="\(count(.failure))" errors="\(count(.error))"\(CheckJUnit.skippedCount([self]))>
        \(own)  </testsuite>

        """
    }

    private func text(of one: Case) -> String {
      let line = one.line.map { " line=\"\($0)\"" } ?? ""
      let head =
        "    <testcase name=\"\(one.name.attribute)\" classname=\"\(file.attribute)\""
        + " file=\"\(file.attribute)\"\(line)"
      if one.message.isEmpty { return head + "/>\n" }
      let element = one.outcome == .success ? "system-out" : one.outcome.rawValue
      let summary =
        one.outcome == .success
        ? "" : " message=\"\(one.message.split(separator: "\n")[0].attribute)\""
      return head + ">\n      <\(element)\(summary)>\(one.message.attribute)</\(element)>\n"
        + "    </testcase>\n"
    }
  }
}

extension StringProtocol {
  /// Escaped for XML attributes and content, including invisible characters and those invalid in
  /// XML.
  fileprivate var attribute: String {
    HiddenCharacter.shown(self, keepingLines: true).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
  }
}
