import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let staggeredRows = Rule(
    id: "staggered-rows",
    summary: "Rows of views that share their width have different numbers of them: no columns.",
    explanation: Explanation(
      finding: [
        """
        Each row is a stack for itself and shares its width among its own views. A row of three \
        below a row of four has wider views, and none of them begins where one above it does.
        """
      ],
      example: """
        // proposal: 320x200
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Color.gray.id("one"); Color.gray.id("two"); Color.gray.id("three")
          }
          HStack(spacing: 8) {
            Color.gray.id("zero"); Color.gray.id("dot")
          }
          .id("last")
        }
        .id("keys")
        """,
      scope: [
        """
        It is told of rows as wide as each other, of views of one kind that take all the width \
        that there is, three or more in one row and two or more in the other.
        """
      ],
      help: "`Grid` with `GridRow`, and `.gridCellColumns(2)` for what is to be as wide as two",
      exception: "each row is to share its width by itself",
      keyNote: "of the row with fewer views"),
    search: .each(.columns, as: StaggeredRows.find))
}

/// Two rows of a column whose views are not below each other.
private struct StaggeredRows: Detection {
  let timeline: Timeline
  let column: NodeID
  /// The row with more views, and the one with fewer.
  let more: [NodeID]
  let fewer: [NodeID]
  let row: NodeID
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 4

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).compactMap { timeline.sharedRow(in: $0) }
    for (a, b) in zip(rows, rows.dropFirst()) {
      let (more, fewer) = a.views.count > b.views.count ? (a, b) : (b, a)
      guard more.views.count > max(fewer.views.count, 2), fewer.views.count > 1,
        timeline.areAlike([more.views[0], fewer.views[0]]),
        timeline.screenExtent(more.row, .horizontal).map(\.start)
          == timeline.screenExtent(fewer.row, .horizontal).map(\.start),
        timeline.length(more.row, .horizontal) == timeline.length(fewer.row, .horizontal),
        let gap = timeline.farthest(of: fewer.views, from: more.views), gap >= Self.least
      else { continue }
      return Self(
        timeline: timeline, column: column, more: more.views, fewer: fewer.views, row: fewer.row,
        gap: gap)
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      zip(fewer, more).map { .level($0, $1, at: 0, .horizontal) },
      near: [column, row] + fewer)
  }

  var suspicion: Suspicion {
    Suspicion(
      .staggeredRows, of: row, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [more[0], fewer[0]]),
      remedies: [
        """
        make a \(code: "Grid") of \(column) and a \(code: "GridRow") of each of its rows, and \
        write \(code: ".gridCellColumns(2)") on what is to be as wide as two
        """
      ], involving: [column] + fewer, off: gap)
  }

  private var statement: Statement {
    let widths = [fewer[0], more[0]].map { points(timeline.length($0, .horizontal) ?? 0) }
    return Statement(
      """
      The \(fewer.count) views of \(row) stand below none of the \(more.count) in the row beside \
      it: \(fewer[0]) is \(widths[0]) points wide, and \(more[0]) \(widths[1])
      """,
      because: "Each row shares its width among its own views")
  }
}

extension Timeline {
  /// A row of views of one kind and width that all take what they are offered.
  fileprivate func sharedRow(in node: NodeID) -> (row: NodeID, views: [NodeID])? {
    guard let row = stack(in: node, along: .horizontal) else { return nil }
    let views = tree.children(of: row)
    guard views.count < 24, areAlike(views), views.allSatisfy({ isGreedy($0, .horizontal) }),
      !views.contains(where: { has(.spacer, $0) }),
      let spread = Spread(of: views, along: .horizontal, in: self), spread.difference < 1
    else { return nil }
    return (row, views)
  }

  /// How far the beginning of a view is from the nearest beginning of another one, at most.
  fileprivate func farthest(of views: [NodeID], from others: [NodeID]) -> CGFloat? {
    let starts = others.compactMap { screenExtent($0, .horizontal)?.start }
    return views.dropFirst().compactMap { view in
      screenExtent(view, .horizontal).flatMap { own in starts.map { abs($0 - own.start) }.min() }
    }.max()
  }
}
