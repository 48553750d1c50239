import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// All placed views drawn with characters as they look: texts as text, images hatched, other views
/// as boxes; not yet placed ones dotted, the area outside the root's proposal shaded.
struct CharacterDrawing {
  /// The boxes, parents first.
  let groups: [EdgeGroup<CellRectangle>]
  /// Whether each box lies outside the visible part of its scroll view.
  let isBeyondFold: [Bool]
  private(set) var content: PictureContent
  /// The boxes without words.
  let silent: [EdgeGroup<CellRectangle>]

  /// - Parameter cursor: up to where things are placed; nil for where everything ended up.
  init(_ timeline: Timeline, _ tree: NodeTree, at cursor: Cursor?, in scale: PictureScale) {
    let final = timeline.drawings(of: tree)
    let all = cursor.map { timeline.drawings(at: $0) } ?? final
    let placed = LookWindow.cut(all, timeline, tree)
    let fold = Fold(timeline, placed)
    // Of what is partly seen in a scroll view, that part.
    groups = EdgeGroup.groups(placed, of: timeline) {
      scale.cells(fold.shown($0) ?? $0.rectangle)
    }
    isBeyondFold = groups.map { $0.nodes.first.map(fold.hides) ?? false }
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    var isPlaced = [Bool](repeating: false, count: timeline.trace.nodes.count)
    for drawing in all { isPlaced[drawing.node.index] = true }
    for drawing in final where !isPlaced[drawing.node.index] {
      scale.cells(drawing.rectangle).map { canvas.sketch($0) }
    }
    for (group, isHidden) in zip(groups, isBeyondFold) where !isHidden {
      canvas.shade(group.edges, outside: scale.space)
    }
    if !scale.isCropped { canvas.outline(scale.space, .double) }
    content = PictureContent(timeline, canvas)
    // What a scroll view hides within the screen lies under a bar, or is cut off.
    let covering = Covering(timeline, tree, of: placed, in: scale)
    var seen: [EdgeGroup<CellRectangle>] = []
    for (place, group) in groups.enumerated() {
      let isBehindBar = isBeyondFold[place] && scale.space.contains(group.edges)
      let isCovered = content.text(of: group).map { covering.hides($0, in: group.edges) } ?? false
      if !isBehindBar, !isCovered { seen.append(group) }
    }
    for group in seen { content.draw(group) }
    silent = content.write(seen)
  }

  /// Numbers the boxes without words, where there is room.
  ///
  /// - Returns: the numbered boxes, from 1, and those too small for a number. Mere containers and
  ///   empty space are not numbered.
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
