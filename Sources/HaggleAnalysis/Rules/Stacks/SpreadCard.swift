import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let spreadCard = Rule(
    id: "spread-card",
    summary: "A card takes a wide window from side to side, and is empty in its middle.",
    finding: """
      A `Spacer` in a row takes all the width that there is. On a phone the ends of a card stand \
      close enough to each other; in a wide window, or on an iPad, its words and its button are \
      a hand apart.
      """,
    example: """
      // proposal: 1180x750
      // text-cell: 8x20
      VStack {
        HStack { Text("Saved"); Spacer().id("spacer"); Text("Close") }
          .padding(14)
          .background(.gray, in: RoundedRectangle(cornerRadius: 12))
          .id("card")
      }
      .padding(20)
      """,
    scope: """
      Reported for a row in a card with round corners that is at least 900 points wide, with \
      something at both of its ends, whose spacer takes 480 points and two thirds of the row. \
      Rows of lists are as wide as their list.
      """,
    help: "`.frame(maxWidth: 480)` on the card, or on the column of all cards",
    exception: "the ends are to be that far apart", keyNote: "of the card", needs: "the log",
    traits: [.wholeScreen],
    search: .each(.rows, as: SpreadCard.find))
}

/// A wide card with a long spacer in its row.
private struct SpreadCard: Detection {
  let timeline: Timeline
  let row: NodeID
  let card: NodeID
  let length: CGFloat
  let gap: CGFloat

  /// Narrower cards, in points, belong to phones and small windows.
  private static let leastCard: CGFloat = 900
  private static let leastGap: CGFloat = 480
  /// How wide a card is to be, in points.
  private static let wanted: CGFloat = 480

  static func find(in row: NodeID, _ timeline: Timeline) -> Self? {
    let parts = timeline.tree.children(of: row)
    guard let spacer = parts.dropFirst().dropLast().first(where: { timeline.has(.spacer, $0) }),
      let gap = timeline.length(spacer, .horizontal), gap >= leastGap,
      let whole = timeline.length(row, .horizontal), 3 * gap >= 2 * whole,
      let card = timeline.modifier(
        around: row, where: { timeline.isPainted(behind: $0) && timeline.isRound(behind: $0) }),
      let length = timeline.length(card, .horizontal), length >= leastCard,
      let first = parts.first, let last = parts.last, timeline.contents.contains(first),
      timeline.contents.contains(last), timeline.contents.holdsText(row),
      !timeline.stepsOutwards(from: card).contains(where: { timeline.isList($0.outer) })
    else { return nil }
    return Self(timeline: timeline, row: row, card: card, length: length, gap: gap)
  }

  var goal: Goal? {
    Goal(
      [.length(card, .horizontal, .between(Self.wanted / 2, 1.5 * Self.wanted))],
      near: [card], lengths: [.horizontal: Self.wanted])
  }

  var suspicion: Suspicion {
    Suspicion(
      .spreadCard, of: card, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(card) is \(points(length)) points wide, and \(points(gap)) of them in its middle are empty
        """,
        because: "The spacer in \(row) takes all that the window has, and nothing limits it"),
      shownBy: timeline.sizing(of: card),
      remedies: [
        """
        write \(code: ".frame(maxWidth: \(typed(Self.wanted)))") on \(card), or on the column \
        that it is in
        """
      ], involving: [row], off: gap)
  }
}
