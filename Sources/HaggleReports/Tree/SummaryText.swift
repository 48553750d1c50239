import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A summary of the findings for the top of a long report: their number, and the visible effect of
/// the first.
struct SummaryText {
  private let timeline: Timeline
  private let columns: Int

  init(_ timeline: Timeline, columns: Int) {
    self.timeline = timeline
    self.columns = columns
  }

  var lines: [RoleText] {
    let trace = timeline.trace
    let verdict = LayoutVerdict(timeline)
    let asides = (verdict.asides + telling(beside: verdict)).flatMap { aside in
      PlainText.paragraph(aside, width: columns - 2).map { RoleText("  " + $0) }
    }
    guard let first = trace.findings.first else {
      return [RoleText(verdict.title, .heading)] + asides
    }
    let count = NumberText.counted(trace.findings.count, "finding")
    let title = trace.findings.count == 1 ? count : "\(count), of which the first is"
    let sentence = PlainText.paragraph(
      FindingWords(trace).firstSentence(of: first), width: columns - 2)
    return [RoleText("\(title):", .heading), RoleText("  " + name(of: first), .finding)]
      + sentence.map { RoleText("  " + $0) } + asides
  }

  /// What says most about a layout in which nothing is wrong.
  private func telling(beside verdict: LayoutVerdict) -> [String] {
    ScreenFacts(timeline).facts(beside: verdict).map { "· \($0.text)" }
  }

  /// `underfill at row (line 5)`
  private func name(of finding: Finding) -> String {
    let trace = timeline.trace
    let line = finding.place.map { ", in " + trace.header.parts.words(forLine: $0.line) } ?? ""
    return "\(PlainText.line(finding.rule)) at \(trace.title(of: finding.node))\(line)"
  }
}
