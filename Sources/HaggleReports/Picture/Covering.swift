import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What lies beneath an opaque area that is drawn after it: nobody sees it.
struct Covering {
  private let columns: Int
  /// For each cell, the place in the drawing order of the last view that fills it opaquely; −1 for
  /// none.
  private var last: [Int]
  /// The place of each text.
  private var places: [NodeID: Int] = [:]

  init(
    _ timeline: Timeline, _ tree: NodeTree, of drawings: [Timeline.Drawing], in scale: PictureScale
  ) {
    columns = scale.columns
    last = Array(repeating: -1, count: scale.columns * scale.rows)
    let looks = ViewLooks(timeline, tree)
    for (place, drawing) in drawings.enumerated() {
      if timeline.trace.nodes[drawing.node.index].roles.contains(.text) {
        places[drawing.node] = place
      } else if !places.isEmpty {
        for look in looks.looks(of: drawing.node, in: drawing.rectangle) where look.opacity >= 1 {
          look.forEachFilledCell(in: scale) { column, row, paint in
            if paint.alpha == 255 { last[row * columns + column] = place }
          }
        }
      }
    }
  }

  /// Whether later views cover all of a text, in these cells.
  func hides(_ text: NodeID, in edges: CellRectangle) -> Bool {
    guard let place = places[text] else { return false }
    return (edges.top...edges.bottom).allSatisfy { row in
      (edges.left...edges.right).allSatisfy { column in last[row * columns + column] > place }
    }
  }
}
