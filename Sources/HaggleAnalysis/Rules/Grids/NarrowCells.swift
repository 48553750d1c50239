import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let narrowCells = Rule(
    id: "narrow-cells",
    summary: "The colour of a cell in a grid is only as wide as its words.",
    finding: """
      A grid puts each view into the middle of its cell and does not stretch it. A background is as \
      large as what it is put on: behind words of different lengths the colours of a column are \
      of different widths, and no table is seen.
      """,
    example: """
      // proposal: 320x120
      // text-cell: 8x20
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          Text("Option").padding(8).background(Color.mint).id("option")
          Text("Effect").padding(8).background(Color.mint)
        }
        GridRow {
          Text("-v").padding(8).background(Color.mint).id("flag")
          Text("Prints every step").padding(8).background(Color.mint)
        }
      }
      .id("table")
      """,
    scope: """
      Reported for a column of a `Grid` with a text in each of its cells and the same colour, with \
      plain corners, behind all of them, where two are at least 8 points apart in their widths.
      """,
    help: "`.frame(maxWidth: .infinity, maxHeight: .infinity)` on each before its background",
    exception: "each colour is to be as wide as its words", keyNote: "of the narrowest cell",
    needs: "the log", search: .each(.grids, as: NarrowCells.find))
}

/// A column of a grid whose backgrounds are of different widths.
private struct NarrowCells: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let spread: Spread

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.dividedAxes(grid) == [.horizontal, .vertical], !timeline.isLazyGrid(grid) else {
      return nil
    }
    let rows = timeline.lines(of: grid, along: .horizontal).filter { $0.count > 1 }
    guard rows.count > 1, let width = rows.map(\.count).min() else { return nil }
    return (0..<width).lazy.compactMap { index -> Self? in
      let cards = rows.compactMap { timeline.plainCard(in: $0[index]) }
      guard cards.count == rows.count, timeline.isOneColour(behind: cards),
        let spread = Spread(of: cards, along: .horizontal, in: timeline),
        spread.difference >= Noticeable.gap
      else { return nil }
      return Self(timeline: timeline, grid: grid, spread: spread)
    }.first
  }

  var goal: Goal? {
    Goal(
      [
        .alike([spread.shortest, spread.longest], .horizontal),
        .length(spread.longest, .horizontal, .atLeast(spread.most)),
      ], near: [timeline.tree.firstChild(of: spread.shortest) ?? spread.shortest],
      lengths: [.horizontal: spread.most])
  }

  var suspicion: Suspicion {
    suspected(
      .narrowCells, of: spread.shortest, on: .horizontal,
      placed: [spread.shortest, spread.longest],
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity, maxHeight: .infinity)") before the background \
        of each cell
        """
      ], involving: [grid, spread.longest], off: spread.difference)
  }

  var statement: Statement {
    Statement(
      """
      \(spread.shortest) with its background is \(points(spread.least)) points wide, and \
      \(spread.longest) in the same column of \(grid) \(points(spread.most))
      """, subject: spread.shortest,
      because: """
        A background is as large as what is before it, and a grid puts that into the middle of its \
        cell
        """)
  }
}

extension Timeline {
  /// The view with a colour of plain corners and words in a cell; nil where that fills the cell.
  fileprivate func plainCard(in cell: NodeID) -> NodeID? {
    guard !isGreedy(cell, .horizontal), isOfWords(cell) else { return nil }
    return modified(by: cell).first { view in
      !isClipped(view)
        && backgrounds(of: view).contains { layer in
          core(of: layer).map { fillsRectangle($0) && !isClear($0) } ?? false
        }
    }
  }

  fileprivate func isOneColour(behind cards: [NodeID]) -> Bool {
    let paints = cards.compactMap { card in
      backgrounds(of: card).first.flatMap { core(of: $0) }.flatMap { appearance(of: $0).paint }
    }
    return paints.count == cards.count && paints.allSatisfy { $0 == paints[0] }
  }
}
