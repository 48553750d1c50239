import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Signs of about the size of a letter: chevrons, and what a switch is set to.
extension PictureContent {
  /// In the row of the text that belongs to it, as one letter is next to the others of its line;
  /// nothing where words are already.
  mutating func writeSign(of group: EdgeGroup<CellRectangle>) {
    guard let sign = sign(group), let leaf = leaf(group) else { return }
    let edges = group.edges
    let middle = (edges.left + edges.right) / 2
    let row = labelRow(beside: leaf, edges) ?? (edges.top + edges.bottom) / 2
    let starts = [middle, middle - sign.columns + 1] + (edges.left...max(edges.left, edges.right))
    let free = starts.first { canvas.isFree($0..<$0 + sign.columns, row: row) }
    if let free { put(sign, free, row, in: .ink) }
  }

  /// The row of a text of the same control, if it is next to these.
  private func labelRow(beside leaf: NodeID, _ edges: CellRectangle) -> Int? {
    guard let control = node(leaf).parent else { return nil }
    return timeline.tree.children(of: control).flatMap { timeline.tree.walk(from: $0) }
      .compactMap { rows[$0] }.first { edges.top - 1...edges.bottom + 1 ~= $0 }
  }

  /// The character for a symbol of about the size of a letter; nil if there is none.
  func sign(_ group: EdgeGroup<CellRectangle>) -> String? {
    let glyph = leaf(group).flatMap { node($0).appearance.glyph }
    return glyph.flatMap { name in Self.signs.first { $0.glyph == name }?.sign }
  }

  private static let signs: [(glyph: String, sign: String)] = [
    ("chevron.backward", "<"), ("chevron.forward", ">"), ("chevron.left", "<"),
    ("chevron.right", ">"), ("ellipsis", "…"), ("minus", "-"), ("plus", "+"),
    ("switch.off", "off"), ("switch.on", "on"), ("xmark", "x"),
  ]
}
