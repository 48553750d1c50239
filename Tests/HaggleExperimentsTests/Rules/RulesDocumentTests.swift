import Foundation
import HaggleAnalysis
import HaggleExperiments
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@Suite struct `The page on the rules` {
  private let page: String

  init() throws { page = try Checkout.text("docs/RULES.md") }

  @Test func `lists the rules that there are, with what they say`() {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.map { $0[0] } == Rules.all.map { "`\($0.id)`" })
    #expect(rows.map { $0[2] } == Rules.all.map { $0.summary })
  }

  @Test func `has a section for each rule, in the same order`() {
    let titles = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(titles.map { String($0) } == Rules.all.map { "## `\($0.id)`" })
    for rule in Rules.all {
      let section = section(of: rule.id)
      for word in [
        "**What helps:**", "**Leave it**", "**Key:** `\(rule.id)", "**Class:**", "**Needs:**",
      ] {
        #expect(section.contains(word), "\(rule.id) lacks \(word)")
      }
    }
  }

  @Test(arguments: Rules.all.map { $0.id })
  func `has the words of haggle explain`(rule: String) {
    let section = section(of: rule).replacing("**", with: "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(Rules.explanation(of: rule).count >= 3)
    for paragraph in Rules.explanation(of: rule) {
      #expect(section.contains(paragraph), "\(paragraph)")
    }
  }

  @Test(arguments: Rules.all.map { $0.id })
  func `shows what really comes of its examples`(rule: String) throws {
    let section = section(of: rule)
    let listing = try #require(block("swift", in: section))
    let shown = try #require(block("text", in: section))
    let scenario = Scenario(listing, name: "\(rule).swift")
    let options = ScenarioRun.Options(
      budget: section.contains("--budget 10000") ? 10_000 : 1_000_000)
    let trace = ScenarioRun(scenario, root: try #require(scenario.roots.first), options: options)
      .trace
    #expect(trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) }.contains(rule))
    #expect(
      words(shown) == words(trace.findings.map { trace.text(of: $0) }.joined(separator: "\n")))
  }

  private func section(of rule: String) -> String {
    let rest = page.components(separatedBy: "\n## `\(rule)`\n").dropFirst().first ?? ""
    return rest.components(separatedBy: "\n## ")[0]
  }

  private func block(_ language: String, in section: String) -> String? {
    section.components(separatedBy: "```\(language)\n").dropFirst().first?
      .components(separatedBy: "```")[0]
  }

  /// The text without regard to its lines.
  private func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
}

extension Trace {
  /// A finding as reports print it, but for the lines.
  fileprivate func text(of finding: Finding) -> String {
    let place = finding.place.map { "\(header.scenario ?? ""):\($0.line):\($0.column): " } ?? ""
    let axis = finding.axis.map { ", \($0.dimension)" } ?? ""
    var text =
      "\(place)\(finding.class.rawValue): \(finding.rule) at \(name(of: finding.node))\(axis) "
    text += "\(finding.message) evidence \(events(finding.evidence)) "
    text += finding.proof.map { "proof \($0) " } ?? ""
    for consequence in finding.consequences {
      text += "hence \(consequence.rule) at \(name(of: consequence.node)): \(consequence.message) "
      text += "(\(events(consequence.evidence))) "
    }
    return text + "to do \(finding.advice) ignore \(finding.ignoreKey)"
  }

  private func events(_ numbers: [Int]) -> String {
    "events \(numbers.map(String.init).joined(separator: ", "))"
  }
}
