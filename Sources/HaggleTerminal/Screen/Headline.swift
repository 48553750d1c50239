import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The lines below the title: what happens, and the finding, reason or fact about it.
struct Headline {
  struct Row: Equatable {
    var text: String
    /// How to read the rest; kept if the text is cut.
    var hint = ""
    /// The hint in a single row, where the other one would take the room of the text.
    var shortHint = ""
    var style = Style.plain
    /// The effect of a click on it.
    var target: Target?
  }

  enum Target: Equatable {
    /// Explains the finding with this index.
    case finding(Int)
    case view(NodeID)
  }

  private let state: ScreenState
  private let width: Int
  private let most: Int

  init(_ state: ScreenState, most: Int) {
    self.state = state
    width = max(state.columns - 2, 8)
    self.most = most
  }

  var rows: [Row] {
    guard most > 0 else { return [] }
    let wrong = findings + stops
    let event = paragraph(sentence, .bold, most: wrong.isEmpty ? most : max(1, most - 1))
    var rows = event.count > 1 && !wrong.isEmpty && most < 4 ? [Self.cut(event[0])] : event
    if rows.count >= most, !wrong.isEmpty, most > 1 { rows = Array(rows.prefix(most - 1)) }
    for row in wrong where rows.count < most {
      rows += paragraph(row, most: max(1, most - rows.count - (wrong.count > 1 ? 1 : 0)))
    }
    if wrong.isEmpty { rows += because }
    rows += about
    return Array(rows.prefix(most))
  }

  private static func cut(_ row: Row) -> Row {
    var row = row
    row.text += "…"
    return row
  }

  // MARK: - Events

  private var sentence: String {
    let replay = state.replay
    let isClean = replay.cursor == state.timeline.settled && state.trace.findings.isEmpty
    return StopSentence(state.timeline, at: replay.cursor).text
      + (isClean ? " · \(LayoutVerdict(state.timeline).title)" : "")
  }

  private var because: [Row] {
    StopText(state.replay, columns: width + 4).because.map { Row(text: $0.text) }
  }

  // MARK: - Findings

  /// The findings of this event; otherwise that of the selected view.
  private var findings: [Row] {
    let moments = state.replay.moments(at: state.replay.cursor.event)
    if !moments.isEmpty { return moments.map { row($0.finding, $0) } }
    guard let selected = state.replay.selected,
      let index = state.trace.findings.firstIndex(where: { $0.nodes.contains(selected) })
    else { return [] }
    return [row(index, nil)]
  }

  /// `! outer is 294.33 wide instead of 350, because … · underfill at outer: x explains it`
  private func row(_ index: Int, _ moment: FindingMoment?) -> Row {
    let finding = state.trace.findings[index]
    let words = FindingWords(state.trace)
    var said = words.firstSentence(of: finding)
    var (rule, node) = (finding.rule, finding.node)
    if let moment {
      (rule, node) = (moment.rule, moment.node)
      let own = finding.consequences.first { $0.rule == rule && $0.node == node }
      if moment.isConsequence, let own { said = words.message(of: own) }
    }
    let name = "\(PlainText.line(rule)) at \(state.trace.title(of: node))"
    let key = "\(state.keys.name(of: .explain)) explains it"
    return Row(
      text: "! \(PlainText.line(said))", hint: " · \(name): \(key)", shortHint: " · \(key)",
      style: .finding, target: .finding(index))
  }

  /// The breakpoints and notes here: in one row, so that new ones are visible on a small screen.
  private var stops: [Row] {
    let texts = StopText(state.replay, columns: width + 4).highlights
      .filter { $0.role != .finding }.map(\.text)
    return texts.isEmpty ? [] : [Row(text: texts.joined(separator: " · "), style: .user)]
  }

  /// The most informative statement on the layout: a finding, otherwise a fact.
  private var about: [Row] {
    guard state.trace.findings.isEmpty else {
      var first = row(0, nil)
      first.style = .plain
      return findings.isEmpty ? paragraph(first, most: 2) : []
    }
    return state.summary.facts.map { Row(text: "· \($0.text)", target: .view($0.node)) }
  }

  // MARK: - Setting

  private func paragraph(_ text: String, _ style: Style, most: Int) -> [Row] {
    paragraph(Row(text: text, style: style), most: most)
  }

  /// A row wrapped to at most this many lines; the end of a longer sentence is left out.
  private func paragraph(_ row: Row, most: Int) -> [Row] {
    var lines = self.lines(row.text + row.hint)
    let hint = most < 2 ? row.shortHint : row.hint
    if lines.count > most, !hint.isEmpty { lines = self.lines(row.text + hint) }
    var words = row.text.split(separator: " ")
    while lines.count > most, words.count > 2, !hint.isEmpty {
      words.removeLast()
      lines = self.lines(words.joined(separator: " ") + "…" + hint)
    }
    return lines.prefix(max(most, 1)).map { Row(text: $0, style: row.style, target: row.target) }
  }

  private func lines(_ text: String) -> [String] {
    PlainText.paragraph(text, width: width, breakingWords: true)
  }
}
