import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowSpan = Rule(
    id: "narrow-span",
    summary: "A cell spans several columns, and its aspect ratio keeps it as narrow as one.",
    finding: """
      `gridCellColumns` gives a cell the width of several columns, and its row has the height of the \
      others. A view that keeps the shape of the others is no wider than that height allows: the \
      space bar of a keyboard is as narrow as a letter.
      """,
    example: """
      // proposal: 320x180
      // text-cell: 8x20
      struct Key: View {
        let name: String
        var body: some View {
          Text(name).frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.mint).id(name)
            .aspectRatio(1.2, contentMode: .fit)
        }
      }
      Grid {
        GridRow { Key(name: "a"); Key(name: "b"); Key(name: "c") }
        GridRow { Key(name: "1"); Key(name: "space").gridCellColumns(2) }
      }
      """,
    scope: """
      Reported for painted cells that no wider picture is in, where a cell of one column with an \
      aspect ratio as well is as wide.
      """,
    help: "no `.aspectRatio` on that cell, or one that is as many times as wide",
    exception: "it is to stand in the middle of these columns", keyNote: "of what keeps its shape",
    needs: "the log with the roles of its nodes",
    search: .each(.grids, as: NarrowSpan.find))
}

/// A cell of several columns that is as wide as one of a single column.
private struct NarrowSpan: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let shaped: NodeID
  let other: NodeID
  let width: CGFloat
  let single: CGFloat

  private static let mostCells = 256
  /// The heights of rows, and so the widths, may differ by this factor.
  private static let share: CGFloat = 0.9

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    let cells = timeline.tree.children(of: grid).prefix(mostCells)
    let shaped = cells.compactMap { cell in timeline.shaped(in: cell).map { (cell, $0) } }
    guard let (span, own) = shaped.first(where: { timeline.has(.spansColumns, within: $0.0) }),
      let width = timeline.length(own, .horizontal),
      let (_, other) = shaped.first(where: { cell, view in
        cell != span && !timeline.has(.spansColumns, within: cell)
          && (timeline.length(view, .horizontal) ?? 0) >= Self.share * width
      }), let single = timeline.length(other, .horizontal)
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, shaped: own, other: other, width: width, single: single)
  }

  var goal: Goal? {
    Goal(
      [.length(shaped, .horizontal, .atLeast(1.8 * single))] + timeline.kept(other),
      near: [shaped])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowSpan, of: shaped, on: .horizontal, sized: [shaped, other],
      remedies: ["leave out the \(code: ".aspectRatio") of \(shaped)"], involving: [other, grid],
      off: single)
  }

  var statement: Statement {
    Statement(
      """
      \(shaped) spans several columns of \(grid) and is \(points(width)) points wide, and \
      \(other), in one column, \(points(single))
      """, because: "It keeps a shape, and its row is no higher than the others")
  }
}

extension Timeline {
  /// What keeps a shape in a painted cell.
  fileprivate func shaped(in cell: NodeID) -> NodeID? {
    guard isPainted(within: cell) || comes(cell, downTo: .decorates), !comes(cell, downTo: .image)
    else { return nil }
    return modified(by: cell).first { has(.proposesShape, $0) }
  }
}
