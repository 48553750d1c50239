import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Everything that has a place, drawn with characters as it looks: texts as texts, images hatched,
/// the rest as boxes; what comes later dotted, what lies outside of the space for the root shaded.
struct CharacterDrawing {
  /// The boxes, each before those in it.
  let groups: [EdgeGroup<CellRectangle>]
  /// Of each box: whether it lies beyond what a scroll view shows.
  let isBeyondFold: [Bool]
  private(set) var content: PictureContent
  /// The boxes of which nothing is said.
  let silent: [EdgeGroup<CellRectangle>]

  /// - Parameter cursor: up to where things are placed; nil for where everything ended up.
  init(_ timeline: Timeline, _ tree: NodeTree, at cursor: Cursor?, in scale: PictureScale) {
    let final = timeline.drawings(of: tree)
    let placed = cursor.map { timeline.drawings(at: $0) } ?? final
    groups = EdgeGroup.groups(placed, of: timeline, edges: scale.cells)
    let fold = Fold(timeline, groups.flatMap(\.views))
    isBeyondFold = groups.map { $0.nodes.first.map(fold.hides) ?? false }
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    var isPlaced = [Bool](repeating: false, count: timeline.trace.nodes.count)
    for drawing in placed { isPlaced[drawing.node.index] = true }
    for drawing in final where !isPlaced[drawing.node.index] {
      scale.cells(drawing.rectangle).map { canvas.sketch($0) }
    }
    for (group, isHidden) in zip(groups, isBeyondFold) where !isHidden {
      canvas.shade(group.edges, outside: scale.space)
    }
    canvas.outline(scale.space, .double)
    content = PictureContent(timeline, canvas)
    for group in groups { content.draw(group) }
    silent = content.write(groups)
  }

  /// Writes numbers into the boxes of which nothing is said, where there is room.
  ///
  /// - Returns: those that got the numbers 1, 2, … and those that are too small for one. What is
  ///   only around others, and what is only room, needs none.
  mutating func number(in timeline: Timeline) -> (
    numbered: [EdgeGroup<CellRectangle>], unnamed: [EdgeGroup<CellRectangle>]
  ) {
    var (numbered, unnamed): ([EdgeGroup<CellRectangle>], [EdgeGroup<CellRectangle>]) = ([], [])
    for group in silent where content.isThing(group) {
      if content.write("\(numbered.count + 1)", inside: group.edges) {
        numbered.append(group)
      } else {
        unnamed.append(group)
      }
    }
    return (numbered, unnamed)
  }
}
