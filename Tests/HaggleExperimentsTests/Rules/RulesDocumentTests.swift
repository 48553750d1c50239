import Foundation
import HaggleAnalysis
import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@testable import HaggleReports

/// docs/RULES.md: what is said of each rule is the rule's own.
///
/// `UPDATE_GOLDENS=1 swift test` writes its table and its sections anew.
@Suite struct `The page on the rules` {
  private static let root = Checkout.root
  private static let file = root.appending(path: "docs/RULES.md")

  @Test func `is what the rules say`() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let written = try RulesPage(page).text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(written.utf8).write(to: Self.file)
    } else {
      #expect(page == written, "write the page anew with UPDATE_GOLDENS=1 swift test")
    }
  }

  @Test func `is named for each anomaly that is known, or there is a reason`() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/ANOMALIES.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 40)
    let known = Set(Rule.all.map(\.id))
    for row in rows where !row.hasPrefix("| **") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(row)")
      #expect(!cells[1].isEmpty || !cells[2].isEmpty, "\(row)")
      let named = cells[1].matches(of: /`([a-z][a-z-]*[a-z])`/).map { String($0.1) }
      #expect(named.filter { !known.contains($0) } == [], "\(row)")
    }
  }

  @Test func `has every rule that there is a file of`() throws {
    let folder = Self.root.appending(path: "Sources/HaggleAnalysis/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.compactMap { $0.split(separator: "/").last }
      .map { $0.prefix { $0 != "+" && $0 != "." }.lowercased() }
    #expect(Set(files) == Set(Rule.all.map { $0.id.replacing("-", with: "") }))
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}

@Suite struct `The example of a rule` {
  @Test(arguments: Rule.all.map(\.id))
  func `is a view in which it finds something`(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let trace = try rule.traceOfExample
    #expect(trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) }.contains(id))
  }
}

/// The page with its table and its sections as the rules have them; what stands around those is
/// the page's own.
private struct RulesPage {
  let text: String

  init(_ page: String) throws {
    let lines = page.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| rule |") })
    let rest = lines[start...].drop { $0.hasPrefix("|") }.prefix { !$0.hasPrefix("## `") }
    let sections = try Rule.all.map(Self.section)
    text =
      (lines[..<start] + Self.table + rest + sections.joined(separator: [""])).joined(
        separator: "\n") + "\n"
  }

  private static var table: [String] {
    ["| rule | class | says | needs |", "|---|---|---|---|"]
      + Rule.all.map { rule in
        "| `\(rule.id)` | \(rule.classes) | \(rule.summary) | "
          + "\(rule.needs) |"
      }
  }

  private static func section(_ rule: Rule) throws -> [String] {
    var trace = try rule.traceOfExample
    // No command of a shell, which would need a file with the example.
    trace.header.source = nil
    let text = FindingsText(Timeline(trace), columns: 100)
    let findings = trace.findings.flatMap { text.lines(of: $0) }
    var lines = ["## `\(rule.id)`", ""] + paragraphs(rule.finding.texts)
    if let budget = rule.budget { lines += ["With `--budget \(budget)`:", ""] }
    lines += ["```swift"] + rule.example.components(separatedBy: "\n") + ["```", ""]
    lines += ["```text"] + findings + ["```", ""] + paragraphs(rule.scope.texts)
    return lines + item("**What helps:** \(rule.help).")
      + item("**Leave it** if \(rule.exception).")
      + item("**Key:** \(rule.key). **Class:** \(rule.classes). **Needs:** \(rule.needs).")
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    texts.flatMap { PlainText.paragraph($0, width: 104) + [""] }
  }

  private static func item(_ text: String) -> [String] {
    PlainText.paragraph(text, width: 102).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
  }
}

extension Rule {
  fileprivate var traceOfExample: Trace {
    get throws {
      let scenario = Scenario(example, name: "\(id).swift")
      let options = ScenarioRun.Options(budget: budget ?? 1_000_000)
      let root = try #require(scenario.roots.first)
      let run = ScenarioRun(scenario, root: root, options: options)
      return Rule.isOfEdits(id)
        ? run.withIdleStatements().run.trace : run.trace
    }
  }
}
