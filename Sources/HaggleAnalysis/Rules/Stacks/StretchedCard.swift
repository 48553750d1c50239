import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let stretchedCard = Rule(
    id: "stretched-card",
    summary: """
      A painted view beside others is far higher than its content, for a spacer or a frame in it.
      """,
    finding: """
      A spacer takes all the height there is, and so does the card that it is in: one that was \
      to push a line to the lower edge of a card makes the card, and the row of cards, as high \
      as the rest of the screen. So does `maxHeight: .infinity` on cards that are to be equally \
      high: it makes them as high as all that is left, and not as the highest of them.
      """,
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
    scope: """
      Reported for a plain or rounded colour behind texts, in a column with other views; for a \
      frame where several cards in a row have one, each with lines of text, and nothing else \
      shares the height with them. A card with a spacer that itself has a frame without a \
      maximum right below its colour is meant to fill.
      """,
    help: """
      `.fixedSize(horizontal: false, vertical: true)` on the card or on the row of cards, or a \
      height for it
      """,
    exception: "the card is to fill the screen", needs: "the log",
    search: .each(.with(.layers), as: StretchedCard.find))
}

/// A card with a spacer or a frame in it that takes all height.
private struct StretchedCard: Sighting {
  let timeline: Timeline
  let card: NodeID
  let taker: NodeID
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
    let taker = timeline.greedSource(of: card, .vertical)
    guard let (column, branch) = timeline.division(around: card, .vertical) else { return nil }
    let others = timeline.siblings(of: branch, in: column)
    guard others.contains(where: contents.contains),
      timeline.has(.spacer, taker) && !timeline.saysItFills(card)
        || isFirstOfRow(card, stretchedBy: taker, timeline, contents)
          && !others.contains(where: { timeline.isGreedy($0, .vertical) && contents.contains($0) })
    else { return nil }
    return Self(
      timeline: timeline, card: card, taker: taker, column: column, branch: branch,
      length: length, enough: enough)
  }

  /// Whether a card is the first of several in a row, of which each has a frame that takes all
  /// height, and lines of text in it: a word in the middle of a tile is meant to be there.
  private static func isFirstOfRow(
    _ card: NodeID, stretchedBy frame: NodeID, _ timeline: Timeline, _ contents: Contents
  ) -> Bool {
    guard timeline.has(.limits(.vertical), frame), timeline.modified(by: card).contains(frame),
      let (row, branch) = timeline.division(around: card, .horizontal)
    else { return false }
    let cards = timeline.tree.children(of: row)
    return (2...mostCards).contains(cards.count) && cards.first == branch
      && cards.allSatisfy { each in
        timeline.isGreedy(each, .vertical) && contents.holdsText(each)
          && timeline.has(.limits(.vertical), timeline.greedSource(of: each, .vertical))
          && timeline.stack(in: each, along: .vertical) != nil
          && timeline.ideal(each, .vertical).map { enough in
            timeline.length(each, .vertical).map { $0 > 2 * enough + least } == true
          } == true
      }
  }

  private static let mostCards = 8

  var goal: Goal? {
    let enough = timeline.ideal(branch, .vertical) ?? enough
    return Goal(
      [.length(branch, .vertical, .atMost(enough))], near: [branch],
      lengths: [.vertical: enough])
  }

  var suspicion: Suspicion {
    let fixed = Axis.vertical.fixedSize
    return suspected(
      .stretchedCard, of: card, on: .vertical, sized: [card],
      shownBy: timeline.evidence(of: card, at: nil, .vertical),
      remedies: ["write \(code: fixed) on \(branch): it is as high as its content then"],
      involving: [taker, branch, column], off: length - enough)
  }

  var statement: Statement {
    Statement(
      """
      \(card) with its background is \(points(length)) points high, although its content needs \
      only \(points(enough))
      """,
      because: "\(taker) in it takes all that \(column) has left")
  }
}

extension Timeline {
  /// Whether the card itself states that it takes what there is: `.frame(maxHeight: .infinity)`
  /// right below its colour.
  fileprivate func saysItFills(_ card: NodeID) -> Bool {
    modified(by: card).contains { has(.limits(.vertical), $0) && isGreedy($0, .vertical) }
  }
}
