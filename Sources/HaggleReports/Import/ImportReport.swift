package import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// What was read from a console log: the exchanges as a table, what is unknown, the findings.
package struct ImportReport {
  private let log: ConsoleLog
  private let timeline: Timeline
  private let columns: Int
  /// The maximum number of exchanges shown; of a longer log the first and the last ones.
  private static let mostRows = 40

  package init(_ log: ConsoleLog, _ timeline: Timeline, columns: Int = 100) {
    self.log = log
    self.timeline = timeline
    self.columns = columns
  }

  package var text: String {
    let sections = [
      [title, linesRead] + impossible, table, unknown,
      FindingsText(timeline, columns: columns).lines,
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var title: String {
    let name = PlainText.line(timeline.trace.header.scenario ?? "the log")
    let answered = timeline.spans.count { $0.size != nil }
    return "\(name): \(NumberText.counted(answered, "answered question")) of "
      + NumberText.counted(timeline.trace.nodes.count, "monitor")
  }

  /// Answers that no view may give.
  private var impossible: [String] {
    ImpossibleAnswers(timeline).sentence.map { PlainText.paragraph($0, width: columns) } ?? []
  }

  /// An account of all lines.
  private var linesRead: String {
    let lines = log.lines
    var words = ["\(NumberText.counted(lines.all, "line")): \(lines.read) read"]
    words.append("\(lines.other + lines.unreadableCount) not understood")
    if lines.unreadableCount > 0 {
      words.append("of them \(lines.unreadableCount) with a monitor's words and no numbers")
    }
    if lines.blank > 0 { words.append("\(lines.blank) blank") }
    return words.joined(separator: ", ")
  }
}

// MARK: - The table

extension ImportReport {
  private var table: [String] {
    let spans = timeline.spans
    guard !spans.isEmpty else { return [] }
    let isLong = spans.count > Self.mostRows
    let first = spans.prefix(isLong ? Self.mostRows - 10 : spans.count).map(row)
    let last = isLong ? spans.suffix(10).map(row) : []
    let head = ["event", "line", "monitor", "offered", "answered"]
    let alignments: [AlignedTable.Alignment] = [.trailing, .trailing, .leading, .leading, .leading]
    let lines = AlignedTable(alignments, [head] + first + last).lines
    guard isLong else { return lines }
    let more = "… \(spans.count - Self.mostRows) more …"
    return lines.prefix(1 + first.count) + [more] + lines.suffix(last.count)
  }

  private func row(_ span: Span) -> [String] {
    let indent = String(repeating: "  ", count: min(span.depth, 8))
    let size = span.size.map { NumberText.display($0) } ?? "(no answer)"
    return [
      "\(span.ask)", "\(log.lineOfEvent[span.ask])",
      (indent + timeline.trace.name(of: span.node)).cut(to: 40),
      ProposalKind.sized(span.proposal), size,
    ]
  }

  private var unknown: [String] {
    var items = [
      "where anything was placed, who asked, and who is inside of whom: a log does not say"
    ]
    items += timeline.trace.diagnostics.prefix(Self.mostRows).map { note in
      let line = note.detail?.place.map { "line \($0.line): " } ?? ""
      return line + note.text + (timeline.trace.remedy(of: note).map { " — \($0)" } ?? "")
    }
    return ["not known:"]
      + items.flatMap { item in
        let lines = PlainText.paragraph(PlainText.line(item), width: columns - 4)
        return zip(["  - "] + lines.map { _ in "    " }, lines).map { $0 + $1 }
      }
  }
}
