import HagglePageModel
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The findings: the fact, its consequences, the advice, and the events that prove it.
extension StaticReport {
  /// The maximum number of findings, and of events per finding; the rest is counted.
  private static let mostFindings = 50
  private static let mostEvents = 12

  func findings(_ page: inout Markup) {
    let findings = trace.findings
    let verdict = LayoutVerdict(timeline)
    let title = verdict.title.prefix(1).uppercased() + verdict.title.dropFirst()
    section("findings", title, &page) { section in
      for aside in verdict.asides { section.element("p", "\(aside).") }
      facts(beside: verdict, &section)
      for finding in findings.prefix(Self.mostFindings) { article(finding, &section) }
      let more = findings.count - Self.mostFindings
      if more > 0 {
        section.element(
          "p", "… and \(NumberText.counted(more, "finding")) more: haggle check lists them.")
      }
      if !trace.header.ignored.isEmpty {
        section.element(
          "p", [("class", "facts")],
          "Silenced by the source: \(trace.header.ignored.joined(separator: "; "))")
      }
    }
  }

  /// What is seen besides, and what helps against it where it is not meant.
  private func facts(beside verdict: LayoutVerdict, _ section: inout Markup) {
    let facts = ScreenFacts(timeline).facts(beside: verdict)
    if !facts.isEmpty {
      section.element("ul") { list in
        for fact in facts { list.element("li", fact.text) }
      }
    }
    if trace.findings.isEmpty, let cure = CureWords(trace) {
      edits(cure.title, FindingArticle.attempts(cure.edits, in: trace), &section)
    }
    if let cure = CureWords(trace, isAsked: true) {
      let title = "Tried in a replay: \(cure.title)"
      edits(title, FindingArticle.attempts(cure.edits, in: trace), &section)
    }
  }

  private func article(_ finding: Finding, _ page: inout Markup) {
    let about = FindingArticle(finding, in: trace)
    page.element("article", [("class", "finding")]) { article in
      article.element("h3") { heading in
        heading.element("span", [("class", "badge")], "!")
        heading.text(" \(finding.rule) at \(about.name)")
        heading.element("span", [("class", "facts")], " \(about.facts)")
      }
      article.element("p", [("class", "fact")], about.message)
      if let edits = about.edits { self.edits(edits, about.attempts, &article) }
      article.element("dl") { list in
        for entry in about.entries {
          list.element("dt", entry.term)
          list.element("dd", entry.text)
        }
      }
      evidence(finding.evidence, &article)
    }
  }

  private func edits(
    _ title: String, _ attempts: [FindingArticle.Attempt], _ page: inout Markup
  ) {
    page.element("p", title + (attempts.isEmpty ? "." : ":"))
    if attempts.isEmpty { return }
    page.element("ol", [("class", "edits")]) { list in
      for attempt in attempts {
        list.element("li") { item in
          if let title = attempt.title { item.element("p", title) }
          item.element("pre", attempt.lines.joined(separator: "\n"))
          item.element("p", attempt.effect)
          if let command = attempt.command { item.element("pre", command) }
        }
      }
    }
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
