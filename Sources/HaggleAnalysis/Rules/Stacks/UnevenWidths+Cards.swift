import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Cards of several texts in columns that are as wide as their longest text.
struct UnevenCards: Sighting {
  let timeline: Timeline
  /// The column of the cards, or the row of their columns.
  let container: NodeID
  let cards: [NodeID]
  let spread: Spread

  /// More cards are rows of data; more columns are a table.
  private static let most = (cards: 8, columns: 4)

  /// Columns of cards side by side.
  static func find(columnsIn row: NodeID, _ timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row).filter { !timeline.has(.spacer, $0) }
    guard timeline.dividedAxes(row) == .horizontal,
      (2...most.columns).contains(columns.count)
    else { return nil }
    let cards = columns.map { timeline.cards(inColumn: $0, most: most.cards) }
    guard cards.allSatisfy({ !$0.isEmpty }) else { return nil }
    return find(cards.flatMap(\.self), in: row, timeline)
  }

  /// A column of cards that are written one by one, at its leading edge.
  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.starts(.horizontal), column), !timeline.has(.ends(.horizontal), column),
      case let cards = timeline.cards(inColumn: column, most: most.cards), !cards.isEmpty,
      timeline.areWrittenApart(cards), !timeline.isBesideCards(column, most: most.cards)
    else { return nil }
    return find(cards, in: column, timeline)
  }

  private static func find(
    _ cards: [NodeID], in container: NodeID, _ timeline: Timeline
  ) -> Self? {
    guard timeline.areAlike(cards),
      let spread = Spread(of: cards, along: .horizontal, in: timeline),
      spread.difference >= Noticeable.step
    else { return nil }
    return Self(timeline: timeline, container: container, cards: cards, spread: spread)
  }

  var goal: Goal? {
    Goal([.alike(cards, .horizontal)], near: [spread.shortest, spread.longest, container])
  }

  var suspicion: Suspicion {
    suspected(
      .unevenWidths, of: spread.shortest, on: .horizontal,
      placed: [spread.shortest, spread.longest],
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity, alignment: .leading)") before the background of \
        each
        """
      ], involving: [container, spread.longest], off: spread.difference)
  }

  var statement: Statement {
    Statement(
      """
      \(spread.shortest) with its background is \(points(spread.least)) points wide, and \
      \(spread.longest), which is made alike, \(points(spread.most))
      """,
      because: "\(container) does not stretch its views: each hugs its words")
  }
}

extension Timeline {
  /// The cards that a column consists of, at least two; empty where anything else is in it.
  fileprivate func cards(inColumn view: NodeID, most: Int) -> [NodeID] {
    guard let column = stack(in: view, along: .vertical) else { return [] }
    let views = tree.children(of: column)
    guard (2...most).contains(views.count) else { return [] }
    let cards = views.compactMap { cardOfTexts(in: $0) }
    return cards.count == views.count && cards.allSatisfy(hasSeveralTexts) ? cards : []
  }

  private func hasSeveralTexts(_ card: NodeID) -> Bool {
    guard let column = stack(in: card, along: .vertical) else { return false }
    return tree.children(of: column).count(where: { isOfWords($0) }) > 1
  }

  /// Whether another column of cards is beside one: that is a finding about their row.
  fileprivate func isBesideCards(_ column: NodeID, most: Int) -> Bool {
    guard let (row, branch) = division(around: column, .horizontal) else { return false }
    return siblings(of: branch, in: row).prefix(most).contains {
      !cards(inColumn: $0, most: most).isEmpty
    }
  }
}
