package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A trace as a Markdown page, for issues and wikis.
package struct MarkdownReport {
  private let sections: MarkdownSections

  package init(_ timeline: Timeline) { sections = MarkdownSections(timeline: timeline) }

  private var header: Trace.Header { sections.timeline.trace.header }

  package var text: String {
    let trace = sections.timeline.trace
    var text = "# \(header.title.map(MarkdownText.prose) ?? "A layout")\n\n"
    text += "\(sections.proposal) The trace is \(MarkdownText.prose(header.completeness)): "
    text += "\(NumberText.counted(trace.nodes.count, "view")), "
    text += "\(NumberText.counted(sections.timeline.spans.count, "question")).\n\n"
    text += "\(MarkdownSections.primer)\n"
    text += findings
    if !sections.askedCure.isEmpty {
      text += "\n## \(MarkdownSections.asked)\n\n\(sections.askedCure)"
    }
    if let picture = sections.picture { text += "\n## Picture\n\n\(picture)" }
    text += "\n## Views\n\n\(sections.views)"
    for (title, body) in [
      ("Arithmetic", sections.reasons), ("Assumed or left out", sections.assumptions),
      ("Notes", sections.notes),
    ] where !body.isEmpty { text += "\n## \(title)\n\n\(body)" }
    if let source = header.source, !source.isEmpty {
      text += "\n## Code\n\n\(MarkdownText.fenced(source, "swift"))"
    }
    return text + "\nRecorded by \(MarkdownText.prose(header.tool.isEmpty ? "?" : header.tool)), "
      + "trace format \(header.version).\n"
  }

  private var findings: String {
    let findings = sections.findings
    let verdict = LayoutVerdict(sections.timeline)
    let asides = verdict.asides.map { "\n\(MarkdownText.prose($0)).\n" }.joined()
    if findings.isEmpty {
      let more = [sections.facts, sections.cure].filter { !$0.isEmpty }.map { "\n\($0)" }.joined()
      return "\n## \(verdict.title.capitalizedFirst)\n\(asides)\(more)"
    }
    let parts = findings.map { finding in
      let evidence = sections.evidence(of: finding)
      return "\n### \(finding.class.rawValue): \(MarkdownText.prose(finding.rule)) at "
        + "\(sections.place(of: finding))\n\n\(sections.body(of: finding))\n"
        + (evidence.isEmpty ? "" : "\(evidence)\n") + sections.remedy(of: finding)
    }
    return "\n## \(NumberText.counted(findings.count, "finding"))\n\(asides)" + parts.joined()
  }
}
