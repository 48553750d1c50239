import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenWidths = Rule(
    id: "uneven-widths",
    summary: "Painted views under each other, such as buttons, are of different widths.",
    explanation: Explanation(
      finding: [
        """
        A column does not stretch its views: each is as wide as its own words, and so is the \
        colour behind it. Two or three buttons under each other end at different places, which is \
        seldom wanted where they are centred.
        """
      ],
      example: """
        // proposal: 393x300
        // text-cell: 8x20
        VStack(spacing: 12) {
          Text("Log in").padding(12).background(Color.blue).id("short")
          Text("Create an account").padding(12).background(Color.blue).id("long")
        }
        .id("buttons")
        """,
      budget: nil,
      scope: [
        """
        It is told of two to four views, all of them painted, in a column that is centred; bubbles \
        and tags mostly stand at an edge. In a list it is told of cards of several texts.
        """
      ],
      help: """
        `.frame(maxWidth: .infinity)` on each before its background, and \
        `.fixedSize(horizontal: true, vertical: false)` on the column where that is not to be as \
        wide as the screen
        """,
      exception: "each is to be as wide as its words",
      key: "`uneven-widths@NAME`, of the narrowest", classes: "smell", needs: "the log"),
    consequences: [],
    search: .symptoms { timeline in
      let contents = Contents(timeline)
      return timeline.nodes.compactMap {
        (UnevenWidths($0, timeline, contents) ?? UnevenWidths(cardsIn: $0, timeline))?.suspicion
      }
    },
    cure: { finding, timeline in
      timeline.scroller(around: finding.node).flatMap {
        UnevenWidths(cardsIn: $0, timeline)?.cure
      }
    })
}

/// A centred column of views with a colour behind each.
private struct UnevenWidths {
  let timeline: Timeline
  let column: NodeID
  let narrowest: NodeID
  let widest: NodeID

  /// Less, in points, is not seen.
  private static let least: CGFloat = 12

  init?(_ column: NodeID, _ timeline: Timeline, _ contents: Contents) {
    let children = timeline.tree.children(of: column)
    guard timeline.dividedAxes(column) == .vertical, (2...4).contains(children.count),
      !timeline.has(.starts(.horizontal), column), !timeline.has(.ends(.horizontal), column),
      contents.holdsText(column)
    else { return nil }
    let painted = children.compactMap { timeline.button(in: $0) }
    let widths = painted.map { (node: $0, width: timeline.length($0, .horizontal) ?? 0) }
    guard painted.count == children.count, let narrowest = widths.min(by: { $0.width < $1.width }),
      let widest = widths.max(by: { $0.width < $1.width }),
      widest.width > narrowest.width + Self.least
    else { return nil }
    (self.timeline, self.column) = (timeline, column)
    (self.narrowest, self.widest) = (narrowest.node, widest.node)
  }

  /// Cards of several texts in the rows of a list, which one line of the source makes.
  init?(cardsIn list: NodeID, _ timeline: Timeline) {
    let cards = timeline.tree.children(of: list).compactMap { timeline.card(inRow: $0) }
    guard timeline.isList(list), cards.count > 1, let place = timeline.place(cards[0]),
      cards.allSatisfy({ timeline.place($0) == place })
    else { return nil }
    let widths = cards.map { (node: $0, width: timeline.length($0, .horizontal) ?? 0) }
    guard let narrowest = widths.min(by: { $0.width < $1.width }),
      let widest = widths.max(by: { $0.width < $1.width }),
      widest.width > narrowest.width + Self.least
    else { return nil }
    (self.timeline, column) = (timeline, list)
    (self.narrowest, self.widest) = (narrowest.node, widest.node)
  }
}

extension Timeline {
  /// Texts above each other with a colour behind them, as wide as they need.
  fileprivate func card(inRow row: NodeID) -> NodeID? {
    guard !isGreedy(row, .horizontal),
      let painted = modified(by: row).first(where: { isPainted(behind: $0) }),
      let column = stack(in: painted, along: .vertical),
      tree.children(of: column).contains(where: { comes($0, downTo: .text) })
    else { return nil }
    return painted
  }

  /// A single text with room around it and a colour behind, that states no width; modifiers around
  /// it left out of account.
  fileprivate func button(in node: NodeID) -> NodeID? {
    guard !isGreedy(node, .horizontal),
      let painted = modified(by: node).first(where: { isPainted(behind: $0) }),
      length(painted, .horizontal) == length(node, .horizontal),
      let core = core(of: painted), has(.text, core),
      let inner = size(of: core), let outer = size(of: painted),
      !modified(by: node).contains(where: { has(.limits(.horizontal), $0) })
    else { return nil }
    return outer.width > inner.width + 8 && outer.height > inner.height + 8 ? painted : nil
  }
}

// MARK: - What it says

extension UnevenWidths {
  /// A card may be as wide as its row.
  var cure: Cure {
    let row = timeline.offer(widest, .horizontal) ?? timeline.length(widest, .horizontal) ?? 0
    return Cure(
      aims: [narrowest, widest].map { .length($0, .horizontal, .between(row - 1, row + 1)) },
      near: [narrowest])
  }

  var suspicion: Suspicion {
    let widths = [narrowest, widest].map { timeline.length($0, .horizontal) ?? 0 }
    let finding = Finding(
      .unevenWidths, .smell, of: narrowest, on: .horizontal, in: timeline, saying: statement,
      shownBy: [narrowest, widest].compactMap { timeline.placement(of: $0)?.event },
      remedies: [remedy], exception: "each is to be as wide as its words")
    return Suspicion(finding, involving: [column, widest], off: widths[1] - widths[0])
  }

  private var statement: Statement {
    Statement(
      """
      \(narrowest) with its background is \(points(timeline.length(narrowest, .horizontal) ?? 0)) \
      points wide, and \(widest) in the same column \
      \(points(timeline.length(widest, .horizontal) ?? 0))
      """,
      details: [.init(.sentence, "\(column) does not stretch its views: each hugs its words")])
  }

  private var remedy: Prose {
    """
    write \(code: ".frame(maxWidth: .infinity)") before the background of each, and \
    \(code: Axis.horizontal.fixedSize) on \(column)
    """
  }
}
