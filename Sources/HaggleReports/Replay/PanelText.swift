package import HaggleReplay
package import HaggleTraces
import HaggleVocabulary

/// What a replay shows on demand, line by line, each with the event that it speaks of.
package struct PanelText {
  let replay: Replay
  let columns: Int
  var timeline: Timeline { replay.timeline }
  var trace: Trace { replay.timeline.trace }

  package init(_ replay: Replay, columns: Int = 100) {
    self.replay = replay
    self.columns = columns
  }

  package func lines(_ panel: Replay.Panel) -> [Line] {
    switch panel {
    case .why(let node, let quantity): why(node, quantity)
    case .whyNot(let node, let expected): why(node, not: expected)
    case .values(let node): values(of: node)
    case .finding(let index): finding(index)
    case .findings: findings
    case .tree: tree
    case .log: log
    case .picture: picture
    case .stack: stack
    case .ledger: ledger
    case .source: source
    case .breakpoints: breakpoints
    case .marks: marks
    case .notes: notes
    case .help: KeyHelp.lines(replay.keys, columns: columns).map { Line($0, .row) }
    }
  }

  /// The lines as text.
  package func rows(_ panel: Replay.Panel) -> [LineText.Row] {
    LineText(columns: columns).rows(lines(panel))
  }

  /// What a panel is called above its lines.
  package static func title(_ panel: Replay.Panel, in trace: Trace) -> String {
    switch panel {
    case .why(let node, let quantity):
      "why \(trace.name(of: node))" + (quantity.map { " \($0.rawValue)" } ?? "")
    case .whyNot(let node, let expected):
      "why not \(NumberText.display(expected) as String): \(trace.name(of: node))"
    case .values(let node): "what \(trace.name(of: node)) answers"
    case .finding, .findings: "findings"
    case .tree: "views"
    case .log: "events"
    case .picture: "placed so far"
    case .stack: "open calls"
    case .ledger: "reasons"
    case .source: "source"
    case .breakpoints: "breakpoints"
    case .marks: "marks"
    case .notes: "notes"
    case .help: "keys"
    }
  }

  func name(_ node: NodeID) -> String { trace.name(of: node) }
}
