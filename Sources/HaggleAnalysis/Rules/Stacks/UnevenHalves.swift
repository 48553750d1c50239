import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenHalves = Rule(
    id: "uneven-halves",
    summary: "Columns side by side are each as wide as their words.",
    finding: """
      A row gives each view the width that it needs. Columns of texts with a colour behind \
      them are then as wide as their longest words, and all together narrower than the screen, \
      where equal shares of it were meant.
      """,
    example: """
      // proposal: 184x80
      // text-cell: 8x20
      HStack(spacing: 0) {
        VStack { Text("Steps"); Text("8214") }.background(Color.green).id("steps")
        VStack { Text("Kilometres"); Text("5.1") }.background(Color.blue).id("distance")
      }
      .id("row")
      """,
    scope: """
      Reported for two to four columns of texts and symbols and nothing else in a row, one of \
      them a quarter wider than another: painted or outlined ones, and those of several cells \
      of one form where the row leaves a quarter of its room.
      """,
    help: "`.frame(maxWidth: .infinity)` on each column, before its background",
    exception: "they are to hug their words", keyNote: "of the row", needs: "the log",
    search: .each(.rows, as: UnevenHalves.find))
}

/// A row of columns of different widths.
private struct UnevenHalves: Sighting {
  let timeline: Timeline
  let row: NodeID
  let columns: [NodeID]
  let room: CGFloat
  let spread: Spread
  let arePainted: Bool
  /// How wide each would be if all were equally wide, in points.
  let share: CGFloat

  private static let factor: CGFloat = 1.25

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    let arePainted = columns.allSatisfy { timeline.isPaintedColumn($0) }
    guard (2...4).contains(columns.count), arePainted || timeline.areColumnsOfCells(columns),
      let room = timeline.offer(row, .horizontal), let width = timeline.length(row, .horizontal),
      room - width > (arePainted ? 8 : room / 4)
    else { return nil }
    guard let spread = Spread(of: columns, along: .horizontal, in: timeline), spread.least > 0,
      spread.most >= Self.factor * spread.least
    else { return nil }
    let gaps = width - columns.compactMap { timeline.length($0, .horizontal) }.reduce(0, +)
    return Self(
      timeline: timeline, row: row, columns: columns, room: room, spread: spread,
      arePainted: arePainted, share: (room - gaps) / CGFloat(columns.count))
  }

  var goal: Goal? {
    Goal(
      columns.map { .length($0, .horizontal, .between(share - 12, share + 1)) },
      near: columns)
  }

  var suspicion: Suspicion {
    suspected(
      .unevenHalves, of: row, on: .horizontal, placed: [spread.shortest, spread.longest],
      remedies: [remedy], involving: columns, off: spread.difference)
  }

  private var remedy: Prose {
    arePainted
      ? "write \(code: ".frame(maxWidth: .infinity)") on each of them, before its background"
      : "write \(code: ".frame(maxWidth: .infinity, alignment: .leading)") on each of them"
  }

  var statement: Statement {
    Statement(
      """
      \(spread.shortest) is \(points(spread.least)) points wide and \(spread.longest) \
      \(points(spread.most)), and \(row) was offered \(points(room))
      """, subject: spread.shortest,
      because: arePainted
        ? "A column is as wide as its longest text, and so is its colour"
        : "A column is as wide as its longest text")
  }
}

extension Timeline {
  /// Texts or labels above each other in front of a colour, or in an outline.
  fileprivate func isPaintedColumn(_ node: NodeID) -> Bool {
    guard let column = stack(in: node, along: .vertical) else { return false }
    return isPainted(within: node)
      && tree.children(of: column).allSatisfy { isOfWords($0) }
  }
  /// Columns of cells of one form, each of more than one view; a list of words is none.
  fileprivate func areColumnsOfCells(_ columns: [NodeID]) -> Bool {
    let cells = columns.map { column in
      stack(in: column, along: .vertical).map { tree.children(of: $0) } ?? []
    }
    guard let first = cells.first?.first, sizingChildren(of: shown(by: first)).count > 1 else {
      return false
    }
    return cells.allSatisfy { column in
      column.count > 1 && column.allSatisfy { isOfWords($0) && isAlike(first, $0) }
    }
  }
}
