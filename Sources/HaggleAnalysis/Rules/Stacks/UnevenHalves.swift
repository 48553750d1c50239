import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenHalves = Rule(
    id: "uneven-halves",
    summary: "Painted columns side by side are each as wide as their words.",
    explanation: Explanation(
      finding: [
        """
        A row gives each view the width that it needs. Columns of texts with a colour behind \
        them are then as wide as their longest words, and all together narrower than the screen, \
        where equal shares of it were meant.
        """
      ],
      example: """
        // proposal: 184x80
        // text-cell: 8x20
        HStack(spacing: 0) {
          VStack { Text("Steps"); Text("8214") }.background(Color.green).id("steps")
          VStack { Text("Kilometres"); Text("5.1") }.background(Color.blue).id("distance")
        }
        .id("row")
        """,
      scope: [
        """
        It is told of two to four columns of texts and symbols and nothing else in a row, painted \
        or outlined, one of them a quarter wider than another.
        """
      ],
      help: "`.frame(maxWidth: .infinity)` on each column, before its background",
      exception: "they are to hug their words",
      keyNote: "of the row", needs: "the log"),
    search: .each(.rows, as: UnevenHalves.init))
}

/// A row of painted columns of different widths.
private struct UnevenHalves: Detection {
  let timeline: Timeline
  let row: NodeID
  let columns: [NodeID]
  let room: CGFloat
  let spread: Spread

  private static let factor: CGFloat = 1.25

  init?(_ row: NodeID, _ timeline: Timeline) {
    let columns = timeline.tree.children(of: row)
    guard timeline.dividedAxes(row) == .horizontal, (2...4).contains(columns.count),
      columns.allSatisfy({ timeline.isPaintedColumn($0) }),
      let room = timeline.offer(row, .horizontal), let width = timeline.length(row, .horizontal),
      room > width + 8
    else { return nil }
    guard let spread = Spread(of: columns, along: .horizontal, in: timeline), spread.least > 0,
      spread.most >= Self.factor * spread.least
    else { return nil }
    (self.timeline, self.row, self.columns, self.room) = (timeline, row, columns, room)
    self.spread = spread
  }

  var cure: Cure? {
    let share = room / CGFloat(columns.count)
    return Cure(
      aims: columns.map { .length($0, .horizontal, .between(share - 12, share + 1)) },
      near: columns)
  }

  var suspicion: Suspicion {
    Suspicion(
      .unevenHalves, of: row, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [spread.shortest, spread.longest]),
      remedies: [
        "write \(code: ".frame(maxWidth: .infinity)") on each of them, before its background"
      ], involving: columns, off: spread.difference)
  }

  private var statement: Statement {
    Statement(
      """
      \(spread.shortest) is \(points(spread.least)) points wide and \(spread.longest) \
      \(points(spread.most)), and \(row) was offered \(points(room))
      """, subject: spread.shortest,
      because: "A column is as wide as its longest text, and so is its colour")
  }
}

extension Timeline {
  /// Texts or labels above each other in front of a colour, or in an outline.
  fileprivate func isPaintedColumn(_ node: NodeID) -> Bool {
    guard let column = stack(in: node, along: .vertical) else { return false }
    return isPainted(within: node)
      && tree.children(of: column).allSatisfy { isOfWords($0) }
  }
}
