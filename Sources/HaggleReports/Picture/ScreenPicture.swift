package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The current positions as they look: texts as text, images hatched, other views as boxes; and the
/// view at each cell.
package struct ScreenPicture: Sendable {
  /// The cells of a box, and the views with its edges, outermost first.
  package struct Box: Sendable {
    let nodes: [NodeID]
    package let columns: ClosedRange<Int>
    package let rows: ClosedRange<Int>
    /// Whether it is outside the visible part of its scroll view.
    package let isBeyondFold: Bool
  }

  /// An area with words, which must not be drawn over.
  package struct Words: Sendable {
    let row: Int
    let columns: Range<Int>
    /// The colour of a text; nil if it is none.
    package let paint: Paint?
  }

  package let lines: [String]
  /// Whether an image is drawn as an area of its own.
  let hasHatching: Bool
  let words: [Words]
  /// In drawing order.
  package let boxes: [Box]
  private let colours: CellColours
  /// The size of a character in points.
  let pointsPerCell: CGSize
  /// That it shows only a part, in words; nil where it shows all.
  let crop: String?

  /// Nil without placements.
  package init?(
    _ timeline: Timeline, at cursor: Cursor, columns: Int, rows: Int, isASCII: Bool = false,
    pointsPerColumn: CGFloat? = nil, mayCrop: Bool = false
  ) {
    let tree = timeline.tree(at: cursor)
    guard
      let scale = PictureScale(
        timeline, tree, columns: min(max(columns, 2), 400), rows: max(rows, 6),
        pointsPerColumn: pointsPerColumn, mayCrop: mayCrop)
    else { return nil }
    let drawing = CharacterDrawing(timeline, tree, at: cursor, in: scale)
    boxes = zip(drawing.groups, drawing.isBeyondFold).map { group, isBeyondFold in
      Box(
        nodes: group.nodes, columns: group.edges.left...group.edges.right,
        rows: group.edges.top...group.edges.bottom, isBeyondFold: isBeyondFold)
    }
    colours = CellColours(timeline, tree, of: drawing, in: scale)
    lines = drawing.content.canvas.lines(ascii: isASCII)
    hasHatching = drawing.content.canvas.hasHatching
    words = drawing.content.words
    pointsPerCell = scale.pointsPerCell
    crop =
      scale.isCropped
      ? PictureLegend.cropped(to: scale.proposed.size) : nil
  }

  /// The innermost view at a cell.
  package func node(atColumn column: Int, row: Int) -> NodeID? {
    let hit = boxes.filter { $0.columns.contains(column) && $0.rows.contains(row) }
    let smallest = hit.min { a, b in a.columns.count * a.rows.count < b.columns.count * b.rows.count
    }
    return smallest?.nodes.last
  }

  package func hasWords(atColumn column: Int, row: Int) -> Bool {
    words.contains { $0.row == row && $0.columns.contains(column) }
  }

  /// The colours of a cell, as far as they are known.
  package func look(atColumn column: Int, row: Int) -> CellLook { colours[column, row] }

  /// The lines in their colours.
  var roles: [RoleText] { lines.enumerated().map { colours.roles($1, row: $0) } }

  package func box(of node: NodeID) -> Box? { boxes.first { $0.nodes.contains(node) } }

  /// The number of columns for a picture of that height; nil if there is nothing to draw.
  package static func columns(_ timeline: Timeline, rows: Int) -> Int? {
    guard let world = PictureWorld(timeline, timeline.tree)?.world else { return nil }
    let columns = 2 * CGFloat(rows) * max(world.width, 1) / max(world.height, 1)
    return Int(saturating: min(columns, 1000).rounded(.up)) + 1
  }
}
