import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let splitStripe = Rule(
    id: "split-stripe",
    summary: "The chosen days of a month are to be one stripe, and there are gaps in it.",
    finding: """
      A background goes as far as its cell, and the columns of a grid are apart by their spacing: a \
      range of days that are painted in one colour is a row of blocks.
      """,
    example: """
      // proposal: 350x100
      // text-cell: 8x20
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 7), count: 7)) {
        ForEach(1..<15) { day in
          Text("\\(day)").frame(maxWidth: .infinity)
            .background((3...5).contains(day) ? Color.orange : Color.clear)
        }
      }
      .id("month")
      """,
    scope: """
      Reported for three cells or more behind each other, of one colour with square corners, in a \
      line of a lazy grid whose other cells, of the same make, show no colour.
      """,
    help: """
      `spacing: 0` of the columns, with the distance as a padding in the cells; a padding of less \
      than 0 on the background
      """,
    exception: "each day is to be a block of its own", needs: "the log",
    search: .each(.lazyGrids, as: SplitStripe.find))
}

/// Painted cells behind each other with gaps between them.
private struct SplitStripe: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let cells: [NodeID]
  let gap: CGFloat

  private static let least = 3
  private static let mostCells = 256
  private static let mostGap: CGFloat = 12

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    let cells = timeline.tree.children(of: grid)
    guard timeline.tracksAxis(of: grid) == .horizontal, cells.count > least,
      cells.count <= mostCells, timeline.areAlike(cells)
    else { return nil }
    let inks = cells.map { timeline.ink(of: $0) }
    guard inks.allSatisfy({ $0 != nil }),
      let first = inks.firstIndex(where: { $0?.alpha != 0 }),
      let last = inks.lastIndex(where: { $0?.alpha != 0 }), last - first + 1 >= least,
      last - first + 1 < cells.count,
      inks[first...last].allSatisfy({ $0 == inks[first] })
    else { return nil }
    let stripe = Array(cells[first...last])
    let gaps = zip(stripe, stripe.dropFirst()).compactMap { timeline.gap(from: $0, to: $1) }
    guard gaps.count >= least - 1, let gap = gaps.max(), gaps.allSatisfy({ $0 == gap }), gap >= 1,
      gap <= mostGap
    else { return nil }
    return Self(timeline: timeline, grid: grid, cells: stripe, gap: gap)
  }

  var goal: Goal? {
    Goal([.gap(cells[0], cells[1], .horizontal, 0)], near: [grid])
  }

  var suspicion: Suspicion {
    suspected(
      .splitStripe, of: grid, on: .horizontal, placed: [cells[0], cells[1]],
      remedies: [
        """
        write \(code: "GridItem(.flexible(), spacing: 0)") for the columns, and the distance as a \
        padding in the cells
        """
      ], involving: Array(cells.prefix(Self.least)), off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(cells[0]) and the cells behind it are of one colour, with \(counted(gap)) of nothing \
      between them
      """, subject: cells[0],
      because: "The columns of \(grid) are apart, and a background goes as far as its cell")
  }
}

extension Timeline {
  /// The colour with square corners behind a cell, which may be clear; nil for other cells.
  fileprivate func ink(of cell: NodeID) -> Paint? {
    for view in modified(by: cell) {
      if isClipped(view) && hasRoundOutline(view) { return nil }
      for layer in backgrounds(of: view) where isAsLarge(layer, as: cell) {
        guard let core = core(of: layer), fillsRectangle(core) else { return nil }
        return appearance(of: core).paint
      }
    }
    return nil
  }

  /// The gap between cells of one line; nil where they are in two lines.
  fileprivate func gap(from cell: NodeID, to next: NodeID) -> CGFloat? {
    guard let own = rectangle(of: cell), let other = rectangle(of: next),
      abs(own.minY - other.minY) < Self.tolerance
    else { return nil }
    return ((other.minX - own.maxX) * 100).rounded() / 100
  }
}
