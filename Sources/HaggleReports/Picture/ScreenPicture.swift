package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// Where everything is so far, as it looks: texts as texts, images hatched, the rest as boxes; and
/// which view is where.
package struct ScreenPicture: Sendable {
  /// The cells of one box, and the views that have its edges, the outermost first.
  package struct Box: Sendable {
    let nodes: [NodeID]
    package let columns: ClosedRange<Int>
    package let rows: ClosedRange<Int>
    /// Whether it lies beyond what a scroll view shows.
    package let isBeyondFold: Bool
  }

  /// Where something is written, over which nothing is to be drawn.
  package struct Words: Sendable {
    let row: Int
    let columns: Range<Int>
    /// The colour of a text; nil for what is no text.
    package let paint: Paint?
  }

  package let lines: [String]
  let words: [Words]
  /// In the order in which they are drawn.
  package let boxes: [Box]
  private let colours: CellColours
  /// How many points a character is wide and high.
  let pointsPerCell: CGSize

  /// Nil where the trace places nothing.
  package init?(
    _ timeline: Timeline, at cursor: Cursor, columns: Int, rows: Int, isASCII: Bool = false,
    pointsPerColumn: CGFloat? = nil
  ) {
    let tree = timeline.tree(at: cursor)
    guard
      let scale = PictureScale(
        timeline, tree, columns: min(max(columns, 2), 400), rows: max(rows, 6),
        pointsPerColumn: pointsPerColumn)
    else { return nil }
    let drawing = CharacterDrawing(timeline, tree, at: cursor, in: scale)
    boxes = zip(drawing.groups, drawing.isBeyondFold).map { group, isBeyondFold in
      Box(
        nodes: group.nodes, columns: group.edges.left...group.edges.right,
        rows: group.edges.top...group.edges.bottom, isBeyondFold: isBeyondFold)
    }
    colours = CellColours(timeline, tree, of: drawing.groups, in: scale)
    lines = drawing.content.canvas.lines(ascii: isASCII)
    words = drawing.content.words
    pointsPerCell = scale.pointsPerCell
  }

  /// The innermost view at a cell; of those with the same edges the innermost.
  package func node(atColumn column: Int, row: Int) -> NodeID? {
    let hit = boxes.filter { $0.columns.contains(column) && $0.rows.contains(row) }
    let smallest = hit.min { a, b in a.columns.count * a.rows.count < b.columns.count * b.rows.count
    }
    return smallest?.nodes.last
  }

  package func hasWords(atColumn column: Int, row: Int) -> Bool {
    words(atColumn: column, row: row) != nil
  }

  package func words(atColumn column: Int, row: Int) -> Words? {
    words.last { $0.row == row && $0.columns.contains(column) }
  }

  /// What a cell is filled with; nil where nothing is known to have a colour there.
  package func fill(atColumn column: Int, row: Int) -> Paint? { colours[column, row] }

  package func box(of node: NodeID) -> Box? { boxes.first { $0.nodes.contains(node) } }

  /// How many columns a picture of that height wants; nil where there is nothing to draw.
  package static func columns(_ timeline: Timeline, rows: Int) -> Int? {
    guard let world = PictureWorld(timeline, timeline.tree)?.world else { return nil }
    let columns = 2 * CGFloat(rows) * max(world.width, 1) / max(world.height, 1)
    return Int(min(columns, 1000).rounded(.up)) + 1
  }
}
