import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let raggedCells = Rule(
    id: "ragged-cells",
    summary: "The texts of a grid's column stand in its middle, each begins elsewhere.",
    finding: """
      A `Grid` centres each cell in its column. Labels and numbers of different lengths so \
      begin and end at different places, and none of them is in line with the one above it.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      Grid {
        GridRow { Text("Apples").id("short"); Text("5") }
        GridRow { Text("Pomegranates").id("long"); Text("1200") }
      }
      .id("stock")
      """,
    scope: """
      Reported for a column of plain texts alone, one in each row, without a frame. Behind the \
      first column the texts below the first row have to differ: numbers of one width in the \
      middle below their heading are a table as one wants it.
      """,
    help: "`Grid(alignment: .leading)`; `.gridColumnAlignment(.trailing)` on a number",
    exception: "the column is to be centred", keyNote: "of the shortest text", needs: "the log",
    search: .each(.grids, as: RaggedCells.find))
}

/// A grid with a column of texts that are centred.
private struct RaggedCells: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let column: [NodeID]
  let spread: Spread

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 16

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.dividedAxes(grid) == [.horizontal, .vertical],
      !timeline.isLazyGrid(grid)
    else { return nil }
    let rows = timeline.lines(of: grid, along: .horizontal).filter { $0.count > 1 }
    guard rows.count > 1, let width = rows.map(\.count).min() else { return nil }
    for index in 0..<width {
      let column = rows.compactMap { row in row.indices.contains(index) ? row[index] : nil }
      guard column.allSatisfy({ timeline.has(.text, $0) && timeline.lines(of: $0) == 1 }),
        let spread = Spread(of: column, along: .horizontal, in: timeline),
        spread.difference >= Self.least, timeline.isCentred(column),
        index == 0 || isRagged(Array(column.dropFirst()), in: timeline)
      else { continue }
      return Self(
        timeline: timeline, grid: grid, column: column, spread: spread)
    }
    return nil
  }

  /// Whether texts below the first one, which may be their heading, are of several lengths.
  private static func isRagged(_ texts: [NodeID], in timeline: Timeline) -> Bool {
    Spread(of: texts, along: .horizontal, in: timeline).map { $0.difference >= least } ?? false
  }

  var goal: Goal? {
    Goal(
      column.map { .level($0, spread.longest, at: 0, .horizontal) },
      near: [grid, spread.shortest])
  }

  var suspicion: Suspicion {
    suspected(
      .raggedCells, of: spread.shortest, on: .horizontal,
      placed: [spread.shortest, spread.longest],
      remedies: [
        """
        write \(code: "Grid(alignment: .leading)") for \(grid), or \
        \(code: ".gridColumnAlignment(.leading)") on one of the column
        """
      ], involving: [grid, spread.longest], off: spread.difference / 2)
  }

  var statement: Statement {
    Statement(
      """
      \(spread.shortest) begins \(points(spread.difference / 2)) points behind \(spread.longest), \
      in the same column of \(grid)
      """,
      isAboutPlace: true,
      because: "A grid puts each cell into the middle of its column")
  }
}

extension Timeline {
  /// Whether the middles of all of them are in one line.
  fileprivate func isCentred(_ column: [NodeID]) -> Bool {
    let middles = column.compactMap {
      screenExtent($0, .horizontal).map { ($0.start + $0.end) / 2 }
    }
    guard let least = middles.min(), let most = middles.max() else { return false }
    return middles.count == column.count && most - least < 1
  }
}
