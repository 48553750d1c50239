import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenWidths = Rule(
    id: "uneven-widths",
    summary: "Painted views under each other, such as buttons, are of different widths.",
    finding: """
      A column does not stretch its views: each is as wide as its own words, and so is the \
      colour behind it. Two or three buttons under each other end at different places, which is \
      seldom wanted where they are centred.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      VStack(spacing: 12) {
        Text("Log in").padding(12).background(Color.blue).id("short")
        Text("Create an account").padding(12).background(Color.blue).id("long")
      }
      .id("buttons")
      """,
    scope: """
      Reported for two to four views, all of them painted, in a column that is centred; bubbles \
      and tags mostly stand at an edge. Also reported for three consecutive views among others \
      that one line of the source paints, as a style does. In a list, reported for cards of \
      several texts; in a lazy grid, for painted cells that are narrower than its columns; for \
      cards of several texts in columns side by side, and in one column at the leading edge where \
      they are written one by one.
      """,
    help: """
      `.frame(maxWidth: .infinity)` on each before its background, and \
      `.fixedSize(horizontal: true, vertical: false)` on the column where that is not to be as \
      wide as the screen
      """,
    exception: "each is to be as wide as its words",
    keyNote: "of the narrowest", needs: "the log",
    search: .symptoms { timeline in
      let contents = timeline.contents
      let single = timeline.views(withAnyOf: [.dividesHeight, .scrolls, .makesColumns])
        .compactMap { node -> (any Detection)? in
          UnevenWidths.find(node, in: timeline, with: contents)
            ?? UnevenWidths.find(cardsIn: node, timeline)
            ?? UnevenWidths.find(cellsIn: node, timeline) ?? UnevenCards.find(node, in: timeline)
        }
      return single
        + timeline.rows.compactMap { UnevenCards.find(columnsIn: $0, timeline) }
    })
}

/// A centred column of views with a colour behind each.
private struct UnevenWidths: Sighting {
  let timeline: Timeline
  let column: NodeID
  let narrowest: NodeID
  let widest: NodeID
  /// All that are to be of one width.
  let views: [NodeID]

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 12

  static func find(_ column: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let children = timeline.tree.children(of: column)
    guard timeline.dividedAxes(column) == .vertical, (2...24).contains(children.count),
      timeline.isCentred(column, on: .horizontal),
      contents.holdsText(column),
      !children.contains(where: timeline.choosesSide)
    else { return nil }
    let painted = children.map { timeline.button(in: $0) }
    let all = painted.compactMap(\.self)
    let isWhole = children.count <= 4 && all.count == children.count
    return find(among: isWhole ? all : timeline.run(of: painted), in: column, timeline)
  }

  /// Cards of several texts in the rows of a list, which one line of the source makes.
  static func find(cardsIn list: NodeID, _ timeline: Timeline) -> Self? {
    let cards = timeline.tree.children(of: list).compactMap { timeline.cardOfTexts(in: $0) }
    guard timeline.isList(list), cards.count > 1, timeline.areAlike(cards) else { return nil }
    return find(among: cards, in: list, timeline)
  }

  /// Painted views in the columns of a lazy grid, which one line of the source makes, narrower than
  /// the columns.
  static func find(cellsIn grid: NodeID, _ timeline: Timeline) -> Self? {
    let cells = timeline.tree.children(of: grid)
    guard timeline.tracksAxis(of: grid) == .horizontal, cells.count > 1,
      timeline.areAlike(cells)
    else { return nil }
    let painted = cells.compactMap { cell in
      timeline.isGreedy(cell, .horizontal)
        ? nil
        : timeline.modified(by: cell).first {
          timeline.isPainted(behind: $0) && timeline.isOfWords($0) && !timeline.isChip($0)
        }
    }
    guard painted.count == cells.count else { return nil }
    return find(among: painted, in: grid, timeline)
  }

  private static func find(
    among views: [NodeID], in column: NodeID, _ timeline: Timeline
  ) -> Self? {
    guard let spread = Spread(of: views, along: .horizontal, in: timeline),
      spread.difference > Self.least
    else { return nil }
    return Self(
      timeline: timeline, column: column, narrowest: spread.shortest, widest: spread.longest,
      views: views)
  }
}

extension Timeline {
  /// Whether a condition is to put it to one side or the other: it is no button among others.
  fileprivate func choosesSide(_ node: NodeID) -> Bool {
    modified(by: node).contains(where: isChoosingSide)
  }

  /// Whether it is a line of words with round corners around it, as wide as they are by custom.
  fileprivate func isChip(_ painted: NodeID) -> Bool {
    guard let height = length(painted, .vertical), height <= 40 else { return false }
    return hasRoundOutline(painted) || tree.children(of: painted).contains(where: hasRoundOutline)
      || stepsOutwards(from: painted).prefix(3).contains {
        has(.clips, $0.outer) && hasRoundOutline($0.outer)
      }
  }

  /// Texts above each other with a colour behind them, as wide as they need.
  func cardOfTexts(in row: NodeID) -> NodeID? {
    guard !isGreedy(row, .horizontal),
      let painted = modified(by: row).first(where: { isPainted(behind: $0) }),
      let column = stack(in: painted, along: .vertical),
      tree.children(of: column).contains(where: { comes($0, downTo: .text) })
    else { return nil }
    return painted
  }

  /// The first three or more painted views that follow each other, which one line of the source
  /// paints.
  fileprivate func run(of views: [NodeID?]) -> [NodeID] {
    var run: [NodeID] = []
    for painted in views {
      if let painted, let place = place(painted), run.allSatisfy({ self.place($0) == place }) {
        run.append(painted)
      } else if run.count >= 3 {
        break
      } else {
        run = []
      }
    }
    return run.count >= 3 ? run : []
  }

  /// Words with room around them and a colour behind, or an outline, that state no width; modifiers
  /// around them left out of account.
  fileprivate func button(in node: NodeID) -> NodeID? {
    guard !isGreedy(node, .horizontal),
      let painted = modified(by: node).first(where: { isPainted(behind: $0) }),
      length(painted, .horizontal) == length(node, .horizontal),
      isOfWords(painted), let inner = size(of: shown(by: painted)),
      let outer = size(of: painted),
      !has(.limits(.horizontal), within: node)
    else { return nil }
    return outer.width > inner.width + 8 && outer.height > inner.height + 8 ? painted : nil
  }
}

// MARK: - What it says

extension UnevenWidths {
  /// A card may be as wide as its row, a cell as its column, and the views of a column are as wide
  /// as the widest of them or wider.
  var goal: Goal? {
    guard timeline.dividedAxes(column) != .vertical else {
      let most = timeline.length(widest, .horizontal) ?? 0
      return Goal(
        [.alike(views, .horizontal), .length(widest, .horizontal, .atLeast(most))],
        near: [column, narrowest, widest])
    }
    let row = timeline.offer(widest, .horizontal) ?? timeline.length(widest, .horizontal) ?? 0
    return Goal(
      [narrowest, widest].map { .length($0, .horizontal, .between(row - 1, row + 1)) },
      near: [narrowest])
  }

  var suspicion: Suspicion {
    let widths = [narrowest, widest].map { timeline.length($0, .horizontal) ?? 0 }
    return suspected(
      .unevenWidths, of: narrowest, on: .horizontal, placed: [narrowest, widest],
      remedies: [remedy], involving: [column, widest], off: widths[1] - widths[0])
  }

  var statement: Statement {
    Statement(
      """
      \(narrowest) with its background is \(points(timeline.length(narrowest, .horizontal) ?? 0)) \
      points wide, and \(widest) in the same column \
      \(points(timeline.length(widest, .horizontal) ?? 0))
      """,
      because: "\(column) does not stretch its views: each hugs its words")
  }

  private var remedy: Prose {
    """
    write \(code: ".frame(maxWidth: .infinity)") before the background of each, and \
    \(code: Axis.horizontal.fixedSize) on \(column)
    """
  }
}
