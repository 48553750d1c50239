import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// What went wrong: the fact, what follows from it, what to do, and the events that prove it.
extension StaticReport {
  /// More findings, and more events of one, are counted rather than shown.
  private static let mostFindings = 50
  private static let mostEvents = 12

  func findings(_ page: inout Markup) {
    let findings = trace.findings
    let title = findings.isEmpty ? "No findings" : PlainText.counted(findings.count, "finding")
    section("findings", title.prefix(1).uppercased() + title.dropFirst(), &page) { section in
      for finding in findings.prefix(Self.mostFindings) { article(finding, &section) }
      let more = findings.count - Self.mostFindings
      if more > 0 {
        section.element(
          "p", "… and \(PlainText.counted(more, "finding")) more: haggle check lists them.")
      }
      if !trace.header.ignored.isEmpty {
        section.element(
          "p", [("class", "facts")],
          "Silenced by the source: \(trace.header.ignored.joined(separator: "; "))")
      }
    }
  }

  private func article(_ finding: Finding, _ page: inout Markup) {
    page.element("article", [("class", "finding")]) { article in
      article.element("h3") { heading in
        heading.element("span", [("class", "badge")], "!")
        heading.text(" \(finding.rule) at \(trace.name(of: finding.node))")
        heading.element("span", [("class", "facts")], " \(Self.facts(of: finding))")
      }
      let words = FindingWords(trace)
      article.element("p", [("class", "fact")], words.message(of: finding))
      article.element("dl") { list in
        entry("To do", words.advice(of: finding), &list)
        entry("Proof", words.proof(of: finding) ?? "", &list)
        for consequence in finding.consequences {
          entry("Hence", text(of: consequence), &list)
        }
        entry("Ignore", finding.ignoreKey.isEmpty ? "" : "// ignore: \(finding.ignoreKey)", &list)
      }
      evidence(finding.evidence, &article)
    }
  }

  /// `contract, width, line 15`
  private static func facts(of finding: Finding) -> String {
    let place = finding.place.map { "line \($0.line)" }
    return [finding.class.rawValue, finding.axis?.dimension, place].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func text(of consequence: Finding.Consequence) -> String {
    "\(consequence.rule) at \(trace.name(of: consequence.node)): "
      + FindingWords(trace).message(of: consequence)
  }

  private func entry(_ term: String, _ text: String, _ list: inout Markup) {
    if text.isEmpty { return }
    list.element("dt", term)
    list.element("dd", text)
  }

  private func evidence(_ events: [Int], _ page: inout Markup) {
    if events.isEmpty { return }
    page.element("table", [("class", "events")]) { table in
      table.element("caption", "The events that prove it")
      for event in events.prefix(Self.mostEvents) {
        table.element("tr") { row in
          row.element("td", [("class", "number")], "\(event)")
          row.element("td", timeline.line(of: event))
        }
      }
    }
    let more = events.count - Self.mostEvents
    if more > 0 { page.element("p", [("class", "facts")], "… and \(more) more") }
  }
}
