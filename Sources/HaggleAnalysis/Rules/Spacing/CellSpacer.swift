import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cellSpacer = Rule(
    id: "cell-spacer",
    summary: "A spacer in one cell makes the column of a grid take all there is.",
    finding: """
      A column of a grid is as flexible as its most flexible cell. A spacer that is to push \
      the content of a cell to its edge makes the whole column greedy, and with it the grid.
      """,
    example: """
      // proposal: 320x200
      // text-cell: 8x20
      Grid {
        GridRow {
          HStack { Spacer(); Text("A") }.id("cell")
          Text("B")
        }
        GridRow {
          Text("CCCCC")
          Text("D")
        }
      }
      .id("grid")
      """,
    scope: """
      Reported where every cell that takes more than it needs has a spacer, and all of them are \
      in one column.
      """,
    help: """
      `.gridColumnAlignment(.trailing)` on a cell of the column, without the spacer
      """,
    exception: "the grid is to fill the width",
    search: .each(.grids, as: CellSpacer.find))
}

/// A grid that one cell makes as wide as its room.
private struct CellSpacer: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let cell: NodeID
  let length: CGFloat
  let enough: CGFloat

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.dividedAxes(grid) == [.horizontal, .vertical],
      let length = timeline.length(grid, .horizontal), timeline.offer(grid, .horizontal) != nil
    else { return nil }
    let cells = timeline.tree.children(of: grid)
    let greedy = cells.filter { timeline.isGreedy($0, .horizontal) }
    guard let cell = greedy.first, let column = timeline.extent(cell, .horizontal),
      greedy.allSatisfy({ each in
        timeline.has(.spacer, timeline.greedSource(of: each, .horizontal))
          && timeline.extent(each, .horizontal)?.start == column.start
      }), timeline.lines(of: grid, along: .horizontal).count > 1,
      let others = cells.filter({ !timeline.isGreedy($0, .horizontal) })
        .compactMap({ timeline.length($0, .horizontal) }).max(),
      column.length > 2 * others, let enough = timeline.ideal(grid, .horizontal)
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, cell: cell, length: length, enough: enough)
  }

  var goal: Goal? {
    Goal([.length(grid, .horizontal, .atMost(enough + 8))], near: [cell, grid])
  }

  var suspicion: Suspicion {
    suspected(
      .cellSpacer, of: cell, on: .horizontal, placed: [cell, grid],
      remedies: [
        """
        leave out the \(code: "Spacer()") and write \(code: ".gridColumnAlignment(.trailing)") on \
        \(cell)
        """
      ], exception: "\(grid) is to fill the width", involving: [grid], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(grid) is \(points(length)) points wide for \(cell), and \(points(enough)) would do for \
      what is in it
      """,
      because: "A spacer in a cell makes its whole column take all there is")
  }
}
