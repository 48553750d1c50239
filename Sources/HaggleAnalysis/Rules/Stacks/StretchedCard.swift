import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let stretchedCard = Rule(
    id: "stretched-card",
    summary: "A painted view beside others is far higher than its content, for a spacer in it.",
    explanation: Explanation(
      finding: [
        """
        A spacer takes all the height there is, and so does the card that it is in: one that was \
        to push a line to the lower edge of a card makes the card, and the row of cards, as high \
        as the rest of the screen.
        """
      ],
      example: """
        // proposal: 393x600
        // text-cell: 8x20
        VStack {
          VStack {
            Text("Steps")
            Spacer()
            Text("8 000")
          }
          .padding(12)
          .background(Color.yellow).id("card")
          Text("More below")
        }
        .id("page")
        """,
      scope: [
        "It is told of a plain or rounded colour behind texts, in a column with other views."
      ],
      help: """
        `.fixedSize(horizontal: false, vertical: true)` on the card or on the row of cards, or a \
        height for it
        """,
      exception: "the card is to fill the screen",
      needs: "the log"),
    search: .each(.with(.layers), as: StretchedCard.find))
}

/// A card with a spacer in it.
private struct StretchedCard: Detection {
  let timeline: Timeline
  let card: NodeID
  let spacer: NodeID
  let column: NodeID
  /// The child of the column that holds the card: a row of cards, or itself.
  let branch: NodeID
  let length: CGFloat
  let enough: CGFloat

  private static let least: CGFloat = 40

  static func find(_ card: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    guard timeline.isPainted(behind: card), contents.holdsText(card),
      timeline.isGreedy(card, .vertical), let length = timeline.length(card, .vertical),
      let enough = timeline.ideal(card, .vertical), length > 2 * enough + Self.least
    else { return nil }
    let spacer = timeline.greedSource(of: card, .vertical)
    guard timeline.has(.spacer, spacer),
      let (column, branch) = timeline.division(around: card, .vertical),
      timeline.tree.children(of: column).contains(where: {
        $0 != branch && contents.contains($0)
      })
    else { return nil }
    return Self(
      timeline: timeline, card: card, spacer: spacer, column: column, branch: branch,
      length: length, enough: enough)
  }

  var goal: Goal? {
    let enough = timeline.ideal(branch, .vertical) ?? enough
    return Goal(
      [.length(branch, .vertical, .atMost(enough))], near: [branch],
      lengths: [.vertical: enough])
  }

  var suspicion: Suspicion {
    let fixed = Axis.vertical.fixedSize
    return Suspicion(
      .stretchedCard, of: card, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: card)
        + timeline.evidence(of: card, at: nil, .vertical),
      remedies: ["write \(code: fixed) on \(branch): it is as high as its content then"],
      involving: [spacer, branch, column], off: length - enough)
  }

  private var statement: Statement {
    Statement(
      """
      \(card) with its background is \(points(length)) points high, although its content needs \
      only \(points(enough))
      """,
      because: "\(spacer) in it takes all that \(column) has left")
  }
}
