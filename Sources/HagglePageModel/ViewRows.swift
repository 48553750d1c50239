import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// The tree of views: what each is asked or answered last, how often it was asked, and whether a
/// finding is about it.
struct ViewRows {
  private var folded: Set<NodeID>
  private var rows: [NodeID]
  private var places: [NodeID: Int]
  private let blamed: Set<NodeID>

  init(_ replay: Replay) {
    folded = replay.settings.folded
    rows = replay.rows
    places = Self.places(of: rows)
    blamed = Set(replay.trace.findings.flatMap(\.nodes))
  }

  private static func places(of rows: [NodeID]) -> [NodeID: Int] {
    var places: [NodeID: Int] = [:]
    for (place, node) in rows.enumerated() { places[node] = place }
    return places
  }

  /// The rows are other ones only where something is folded or unfolded.
  mutating func follow(_ replay: Replay) {
    guard folded != replay.settings.folded else { return }
    folded = replay.settings.folded
    rows = replay.rows
    places = Self.places(of: rows)
  }

  func window(_ window: Range<Int>, _ replay: Replay) -> JSONValue {
    let current = replay.selected.map { replay.visible($0) }
    let timeline = replay.timeline
    var questions: [NodeID: ProposedViewSize] = [:]
    for call in timeline.stack(at: replay.cursor) {
      questions[timeline.spans[call].node] = timeline.spans[call].proposal
    }
    let text = PanelText(replay)
    return [
      "count": JSONValue(rows.count), "current": JSONValue(current.flatMap { places[$0] }),
      "rows": .array(
        rows[window.clamped(to: rows.indices)].map { node in
          let cells = text.cells(of: node, question: nil)
          let isAnswered = timeline.answer(of: node, at: replay.cursor) != nil
          return row(
            cells, node, question: isAnswered ? questions[node] : nil, isAnswered: isAnswered,
            in: replay, isCurrent: node == current)
        }),
    ]
  }

  private func row(
    _ cells: PanelText.Cells, _ node: NodeID, question: ProposedViewSize?, isAnswered: Bool,
    in replay: Replay, isCurrent: Bool
  ) -> JSONValue {
    [
      "node": JSONValue(node), "depth": JSONValue(cells.depth),
      "isFolded": cells.marker.isEmpty ? .null : JSONValue(cells.marker == "+"),
      "name": JSONValue(cells.name),
      "kind": JSONValue(String(cells.title.dropFirst(cells.name.count))),
      "answer": JSONValue(question.map { "← \(NumberText.display($0))" } ?? cells.answer),
      "isAnswered": JSONValue(isAnswered), "isOpen": JSONValue(question != nil),
      "count": JSONValue(isAnswered ? cells.count : ""),
      "isBlamed": JSONValue(blamed.contains(node)), "isCurrent": JSONValue(isCurrent),
      "isHidden": JSONValue(replay.trace.nodes[node.index].appearance.isHidden),
    ]
  }
}
