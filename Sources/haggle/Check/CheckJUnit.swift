import HaggleTraces
import HaggleVocabulary

/// A check as JUnit XML for CI servers: a suite per scenario, with a case for each expectation and
/// each unexpected finding.
enum CheckJUnit {
  static func text(
    _ checks: [CheckedTrace], unreadable: [CheckJSON.Unreadable], failOn: Finding.Class
  ) -> String {
    let suites = checks.map { suite(of: $0, failOn) } + unreadable.map(suite)
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="haggle" tests="\(tests)" failures="\(count(suites, .failure))" \
      errors="\(count(suites, .error))">
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

  private static func suite(of file: CheckJSON.Unreadable) -> Suite {
    Suite(
      name: file.file, file: file.file,
      cases: [Case(name: "is laid out", outcome: .error, message: file.message)])
  }

  private enum Outcome: String {
    case success, failure, error
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
        failures="\(count(.failure))" errors="\(count(.error))">
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
