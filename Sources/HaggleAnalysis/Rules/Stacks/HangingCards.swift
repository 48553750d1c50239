import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hangingCards = Rule(
    id: "hanging-cards",
    summary:
      "What is at the top of two cards beside each other is not level, as one card is lower.",
    finding: """
      A row, and each line of a lazy grid, puts the middles of its views on one line. Cards of \
      one kind are not equally high where a text of one has more lines, or a bar is shorter: \
      the lower one hangs, and its picture or title begins below that of its neighbour.
      """,
    example: """
      // proposal: 200x200
      // text-cell: 8x20
      LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
        ForEach(["Sea", "A long walk over the hills"], id: \\.self) { name in
          VStack(spacing: 0) {
            Color.teal.frame(height: 40)
            Text(name)
          }
          .id(name)
        }
      }
      """,
    scope: """
      Reported for columns of one kind and of as many views, which begin with views that are \
      equally high and stand around one middle. In a lazy grid, cards with a background are left \
      to `uneven-background`: level tops would leave their ends at different heights.
      """,
    help: """
      `alignment: .top` in the row, or `alignment: .top` in each `GridItem`; the same height for \
      all: `.frame(maxHeight: .infinity, alignment: .top)` on each
      """,
    exception: "they are to be centred", keyNote: "of the lower card", needs: "the log",
    traits: [.unusedSpace],
    search: .each(.withAny(of: [.dividesWidth, .makesColumns]), as: HangingCards.find))
}

/// Cards of one kind around one middle, of different heights.
private struct HangingCards: Sighting {
  let timeline: Timeline
  let container: NodeID
  let higher: NodeID
  let lower: NodeID
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 6

  static func find(_ container: NodeID, in timeline: Timeline) -> Self? {
    for cards in timeline.lines(ofCards: container) where cards.count > 1 {
      let columns = cards.compactMap { timeline.stack(in: $0, along: .vertical) }
      // Where all are equally high it is their frames that centre what is in them.
      guard columns.count == cards.count, timeline.areAlike(cards),
        !timeline.isLazyGrid(container)
          || !cards.contains(where: { timeline.isPainted(within: $0) }),
        Set(cards.compactMap { timeline.length($0, .vertical) }).count > 1,
        let spread = Spread(of: columns, along: .vertical, in: timeline),
        let gap = timeline.shift(of: spread.shortest, beside: spread.longest), gap >= Self.least
      else { continue }
      return Self(
        timeline: timeline, container: container, higher: spread.longest, lower: spread.shortest,
        gap: gap)
    }
    return nil
  }

  var goal: Goal? {
    Goal([.level(lower, higher, at: 0, .vertical)], near: [container, lower])
  }

  var suspicion: Suspicion {
    suspected(
      .hangingCards, of: lower, on: .vertical, placed: [higher, lower], remedies: [remedy],
      involving: [container, higher], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(lower) begins \(points(gap)) points below \(higher) beside it, as it is lower",
      isAboutPlace: true,
      because: "\(container) puts the middles of its views on one line")
  }

  private var remedy: Prose {
    timeline.isLazyGrid(container)
      ? "write \(code: "alignment: .top") in each \(code: "GridItem") of \(container)"
      : "write \(code: "alignment: .top") in \(container)"
  }
}

extension Timeline {
  /// The views beside each other in a row, or in each line of a lazy grid.
  fileprivate func lines(ofCards container: NodeID) -> [[NodeID]] {
    if tracksAxis(of: container) == .horizontal { return lines(of: container, along: .horizontal) }
    guard dividedAxes(container) == .horizontal, isCentred(container, on: .vertical)
    else { return [] }
    return [tree.children(of: container).filter { !has(.spacer, $0) }]
  }

  /// How far a column begins below another one whose first view is as high as its own, where it
  /// ends as far above the other one's end; nil for others.
  fileprivate func shift(of lower: NodeID, beside higher: NodeID) -> CGFloat? {
    let (own, other) = (tree.children(of: lower), tree.children(of: higher))
    guard own.count > 1, own.count == other.count, let first = own.first, let second = other.first,
      kind(shown(by: first)) == kind(shown(by: second)),
      let height = length(first, .vertical), height == length(second, .vertical), height > 0,
      let low = screenExtent(lower, .vertical), let high = screenExtent(higher, .vertical)
    else { return nil }
    let gap = low.start - high.start
    return abs(gap - (high.end - low.end)) < 1 ? gap : nil
  }
}
