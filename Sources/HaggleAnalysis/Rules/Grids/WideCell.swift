import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let wideCell = Rule(
    id: "wide-cell",
    summary: "The only cell of a grid's row is in the first column, and widens that.",
    finding: """
      Each view in a `GridRow` is a cell of one column. A heading that stands alone in its row so \
      lies in the first column, and makes that as wide as itself: the second column begins where \
      the heading ends, far from what it belongs to.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      Grid(alignment: .leading) {
        GridRow { Text("How you can reach the office").id("heading") }
        GridRow { Text("Mail"); Text("a@b.org") }
        GridRow { Text("Phone"); Text("12 34") }
      }
      .id("grid")
      """,
    scope: "Reported where it is wider than all others of its column by 40 points.",
    help: "`.gridCellColumns(2)` on the cell, or the view in the grid without a `GridRow`",
    exception: "the first column is to be that wide", needs: "the log",
    search: .each(.grids, as: WideCell.find))
}

/// A cell without others beside it, that makes the first column wide.
private struct WideCell: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let cell: NodeID
  let width: CGFloat
  /// The widest of the others in its column.
  let others: CGFloat
  let columns: Int

  private static let least: CGFloat = 40

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.dividedAxes(grid) == [.horizontal, .vertical] else { return nil }
    let rows = timeline.lines(of: grid, along: .horizontal)
    let full = rows.filter { $0.count > 1 }
    let starts = full.compactMap { row in timeline.starts(of: row)?.second }
    guard let second = starts.min(),
      let others = full.compactMap({ timeline.starts(of: $0)?.width }).max(),
      let cell = rows.filter({ $0.count == 1 }).map({ $0[0] }).first(where: { cell in
        guard let extent = timeline.extent(cell, .horizontal), !timeline.isGreedy(cell, .horizontal)
        else { return false }
        return extent.end <= second && extent.length > others + Self.least
      })
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, cell: cell, width: timeline.length(cell, .horizontal) ?? 0,
      others: others, columns: full.map(\.count).max() ?? 2)
  }

  var suspicion: Suspicion {
    let span = ".gridCellColumns(\(columns))"
    return suspected(
      .wideCell, of: cell, on: .horizontal, placed: [cell, grid],
      remedies: [
        "write \(code: span) on \(cell)",
        "put \(cell) into \(grid) without a \(code: "GridRow"): it spans all columns then",
      ], involving: [grid], off: width - others)
  }

  var statement: Statement {
    Statement(
      """
      \(cell) stands alone in its row of \(grid) and makes the first column \(points(width)) \
      points wide
      """, subject: cell,
      because: "The others of that column need \(points(others)) points at most")
  }
}

extension Timeline {
  /// The start of a row's second cell, and the width of its first.
  fileprivate func starts(of row: [NodeID]) -> (second: CGFloat, width: CGFloat)? {
    let extents = row.compactMap { extent($0, .horizontal) }.sorted { $0.start < $1.start }
    return extents.count > 1 ? (extents[1].start, extents[0].end - extents[0].start) : nil
  }
}
