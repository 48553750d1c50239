import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The tree of views: the latest question or answer of each, the number of questions, and whether
/// it has a finding.
struct ViewRows {
  private var folded: Set<NodeID>
  private var tree: NodeTree
  private var rows: [NodeID]
  private var places: [NodeID: Int]

  init(_ replay: Replay) {
    folded = replay.settings.folded
    tree = replay.tree
    rows = replay.rows
    places = Self.places(of: rows)
  }

  private static func places(of rows: [NodeID]) -> [NodeID: Int] {
    var places: [NodeID: Int] = [:]
    for (place, node) in rows.enumerated() { places[node] = place }
    return places
  }

  /// The rows only change when something is folded or unfolded, and in another pass.
  mutating func follow(_ replay: Replay) {
    guard folded != replay.settings.folded || tree != replay.tree else { return }
    self = ViewRows(replay)
  }

  func window(_ window: Range<Int>, _ replay: Replay) -> JSONValue {
    let current = replay.selected.map { replay.visible($0) }
    let shown = PanelText(replay).viewRows(rows[window.clamped(to: rows.indices)])
    let isAtEnd = replay.isSettled || replay.event == nil
    return [
      "moment": JSONValue(isAtEnd ? nil : " at event \(replay.cursor.event)"),
      "count": JSONValue(rows.count), "current": JSONValue(current.flatMap { places[$0] }),
      "rows": .array(shown.map { row($0, replay, isCurrent: $0.node == current) }),
    ]
  }

  private func row(_ row: ViewRow, _ replay: Replay, isCurrent: Bool) -> JSONValue {
    let isAnswered = if case .given = row.answer { true } else { false }
    let question = isAnswered ? row.question : nil
    return [
      "node": JSONValue(row.node), "depth": JSONValue(row.depth),
      "isFolded": row.fold == .none ? .null : JSONValue(row.fold == .folded),
      "name": JSONValue(row.name), "kind": JSONValue(row.kind),
      "surroundings": JSONValue(row.kind == nil ? row.surroundings : nil),
      "answer": JSONValue(question.map { "← \(NumberText.display($0))" } ?? row.answerText()),
      "isAnswered": JSONValue(isAnswered), "isOpen": JSONValue(question != nil),
      "isBlamed": JSONValue(row.hasFinding), "isCurrent": JSONValue(isCurrent),
      "isHidden": JSONValue(replay.trace.nodes[row.node.index].appearance.isHidden),
    ]
  }
}
