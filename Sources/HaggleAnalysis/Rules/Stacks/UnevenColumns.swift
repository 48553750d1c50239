import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenColumns = Rule(
    id: "uneven-columns",
    summary: "Icons with words below them stand in a row at uneven distances.",
    finding: """
      A column is as wide as its widest view. Where each has an icon or a picture of one size \
      and a name below, the longer name makes its column wider, and the icons stand at uneven \
      distances.
      """,
    example: """
      // proposal: 393x100
      // text-cell: 8x20
      HStack(spacing: 16) {
        ForEach(["Kat", "Bartholomew"], id: \\.self) { name in
          VStack {
            Circle().fill(.mint).frame(width: 48, height: 48)
            Text(name)
          }
          .id(name)
        }
      }
      """,
    scope: """
      Reported for columns that one line of the source makes, in a row without spacers, one of \
      them half again as wide as another. In a row that scrolls, reported for icons of a stated \
      width.
      """,
    help: """
      `.frame(maxWidth: .infinity)` on each column, or `.frame(width: …)` on the words
      """,
    exception: "each is to be as wide as its words",
    search: .each(.rows, as: UnevenColumns.find))
}

/// Columns of one look in a row, of different widths.
private struct UnevenColumns: Sighting {
  let timeline: Timeline
  let row: NodeID
  let columns: [NodeID]
  /// Whether the row scrolls, so that there is no width to share.
  let isStrip: Bool
  let icon: CGFloat
  let spread: Spread

  private static let factor: CGFloat = 1.5
  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 16
  /// What is less wide, in points, is a mark and no icon.
  private static let leastIcon: CGFloat = 12
  /// More columns are a bar of marks, or are not held against each other.
  private static let most = (inRow: 7, inStrip: 64)

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    let stacks = columns.compactMap { timeline.stack(in: $0, along: .vertical) }
    let isStrip = timeline.isScrolledSideways(row)
    guard (2...(isStrip ? Self.most.inStrip : Self.most.inRow)).contains(columns.count),
      stacks.count == columns.count, timeline.areAlike(stacks),
      !isStrip || stacks.allSatisfy({ timeline.statesWidthOfPart($0) }),
      let icon = timeline.commonIcon(of: stacks), icon >= Self.leastIcon,
      let spread = Spread(of: columns, along: .horizontal, in: timeline),
      spread.most >= Self.factor * spread.least, spread.difference >= Self.least,
      !columns.contains(where: { timeline.isGreedy($0, .horizontal) })
    else { return nil }
    return Self(
      timeline: timeline, row: row, columns: columns, isStrip: isStrip, icon: icon, spread: spread)
  }

  var goal: Goal? {
    let widths = columns.compactMap { timeline.length($0, .horizontal) }
    let share = (timeline.offer(row, .horizontal) ?? 0) / CGFloat(max(widths.count, 1))
    return Goal(
      [
        .length(spread.longest, .horizontal, .between(icon - 1, max(share, icon) + 1))
      ], near: columns, lengths: [.horizontal: icon])
  }

  var suspicion: Suspicion {
    suspected(
      .unevenColumns, of: spread.longest, on: .horizontal,
      placed: [spread.shortest, spread.longest],
      remedies: [
        isStrip
          ? "write \(width) on each"
          : """
          write \(code: ".frame(maxWidth: .infinity)") on each, or \(width) on the words below
          """
      ], involving: [row] + columns, off: spread.difference)
  }

  private var width: Prose { "\(code: ".frame(width: \(typed(icon)))")" }

  var statement: Statement {
    Statement(
      """
      \(spread.longest) is \(points(spread.most)) points wide, and \(spread.shortest) in the same \
      row \(points(spread.least))
      """,
      because: "A column is as wide as its widest view, here its words")
  }
}

extension Timeline {
  fileprivate func isScrolledSideways(_ node: NodeID) -> Bool {
    stepsOutwards(from: node).contains {
      has(.scrolls, $0.outer) && proposal($0.inner, .horizontal) == nil
    }
  }

  /// Whether a view of a column states its width.
  fileprivate func statesWidthOfPart(_ column: NodeID) -> Bool {
    tree.children(of: column).contains { has(.fixes(.horizontal), within: $0) && !isOfWords($0) }
  }

  /// How wide the shape or picture is that each column has besides words; nil if it has none, or
  /// of another width.
  fileprivate func commonIcon(of columns: [NodeID]) -> CGFloat? {
    let icons = columns.map { column in
      tree.children(of: column).first {
        comes($0, downTo: .decorates) || comes($0, downTo: .image)
      }
    }
    let widths = icons.compactMap { icon in icon.flatMap { length($0, .horizontal) } }
    let hasWords = columns.allSatisfy { column in
      tree.children(of: column).contains { isOfWords($0) }
    }
    guard hasWords, widths.count == columns.count, let least = widths.min(),
      let most = widths.max(), most - least < 1
    else { return nil }
    return most
  }
}
