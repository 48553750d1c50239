package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The panels of a replay, line by line, each line with its event.
package struct PanelText {
  let replay: Replay
  let columns: Int
  var timeline: Timeline { replay.timeline }
  var trace: Trace { replay.timeline.trace }

  package init(_ replay: Replay, columns: Int = 100) {
    self.replay = replay
    self.columns = columns
  }

  package func lines(_ panel: Replay.Panel) -> [Line] { content(of: panel).lines() }

  /// The lines as formatted rows.
  package func rows(_ panel: Replay.Panel) -> [LineText.Row] {
    LineText(columns: columns).rows(lines(panel))
  }

  package func title(_ panel: Replay.Panel) -> String { content(of: panel).title }

  /// Whether the lines need a title to be understood.
  package func needsTitle(_ panel: Replay.Panel) -> Bool { content(of: panel).needsTitle }

  private typealias Content = (title: String, needsTitle: Bool, lines: () -> [Line])

  private func content(of panel: Replay.Panel) -> Content {
    switch panel {
    case .why(let node, let quantity):
      let number = quantity.map { " \($0.rawValue)" } ?? ""
      return ("why \(name(node))\(number)", false, { why(node, quantity) })
    case .whyNot(let node, let quantity, let expected):
      let length: String = NumberText.display(expected)
      return ("why not \(length): \(name(node))", false, { why(node, quantity, not: expected) })
    case .values(let node): return ("what \(name(node)) answers", true, { values(of: node) })
    case .finding(let index): return ("findings", false, { finding(index) })
    case .findings: return ("findings", false, { findings })
    case .tree: return ("views", true, { tree })
    case .log: return ("events", true, { log })
    case .picture: return ("placed so far", true, { picture })
    case .stack: return ("open calls", true, { stack })
    case .ledger: return ("reasons", true, { ledger })
    case .source: return ("source", true, { source })
    case .breakpoints: return ("breakpoints", true, { breakpoints })
    case .marks: return ("marks", true, { marks })
    case .notes: return ("notes", true, { notes })
    case .edits: return ("edits", false, { edits })
    case .diff: return ("two negotiations", false, { diff })
    case .help:
      let help = { KeyHelp.lines(replay.keys, columns: columns).map { Line($0, .row) } }
      return ("keys", false, help)
    }
  }

  func name(_ node: NodeID) -> String { trace.title(of: node) }
}
