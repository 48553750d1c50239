import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let staggeredRows = Rule(
    id: "staggered-rows",
    summary: "Rows of views that share their width have different numbers of them: no columns.",
    finding: """
      Each row is a stack for itself and shares its width among its own views. A row of three \
      below a row of four has wider views, and none of them begins where one above it does.
      """,
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
    scope: """
      Reported for rows as wide as each other, of views of one kind that take all the width that \
      there is, three or more in one row and two or more in the other; and for the last row, \
      where it has fewer tiles of the same look and height, also a single one.
      """,
    help: """
      `Grid` with `GridRow`, and `.gridCellColumns(2)` for what is to be as wide as two; \
      `Color.clear` with the same frame in each place of the last row that stays empty
      """,
    exception: "each row is to share its width by itself",
    keyNote: "of the row with fewer views",
    search: .each(.columns) { column, timeline in
      StaggeredRows.find(lastOf: column, in: timeline) ?? StaggeredRows.find(column, in: timeline)
    })
}

/// Two rows of a column whose views are not below each other.
private struct StaggeredRows: Sighting {
  let timeline: Timeline
  let column: NodeID
  /// The row with more views, and the one with fewer.
  let more: [NodeID]
  let fewer: [NodeID]
  let row: NodeID
  let gap: CGFloat
  /// Whether it is the last row, which has less to show.
  var isLast = false

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).compactMap { timeline.sharedRow(in: $0) }
    for (a, b) in zip(rows, rows.dropFirst()) {
      let (more, fewer) = a.views.count > b.views.count ? (a, b) : (b, a)
      guard more.views.count > max(fewer.views.count, 2), fewer.views.count > 1,
        timeline.areAlike([more.views[0], fewer.views[0]]),
        timeline.areAcross(more.row, fewer.row),
        let gap = timeline.farthest(of: fewer.views, from: more.views), gap >= Noticeable.line
      else { continue }
      return Self(
        timeline: timeline, column: column, more: more.views, fewer: fewer.views, row: fewer.row,
        gap: gap)
    }
    return nil
  }

  /// The last row, of fewer tiles than those above, which are all of one number.
  static func find(lastOf column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows)
      .map { timeline.sharedRow(in: $0) }
    for (place, pair) in zip(rows, rows.dropFirst()).enumerated() {
      guard let more = pair.0, let fewer = pair.1,
        place + 2 == rows.count || rows[place + 2] == nil,
        more.views.count > fewer.views.count,
        fewer.views.count == 1 || timeline.place(more.row) == timeline.place(fewer.row),
        timeline.areTiles(more.views[0], fewer.views[0]), timeline.areAcross(more.row, fewer.row),
        let width = timeline.length(more.views[0], .horizontal),
        let own = timeline.length(fewer.views[0], .horizontal), own - width >= Noticeable.line
      else { continue }
      return Self(
        timeline: timeline, column: column, more: more.views, fewer: fewer.views, row: fewer.row,
        gap: own - width, isLast: true)
    }
    return nil
  }

  private static let mostRows = 64

  var goal: Goal? {
    let width = timeline.length(more[0], .horizontal) ?? 0
    return Goal(
      zip(fewer, more).map { .level($0, $1, at: 0, .horizontal) }
        + (isLast ? fewer.map { .length($0, .horizontal, .between(width - 1, width + 1)) } : []),
      near: [column, row] + fewer)
  }

  var suspicion: Suspicion {
    suspected(
      .staggeredRows, of: row, on: .horizontal, placed: [more[0], fewer[0]],
      remedies: isLast ? [empty, grid] : [grid], involving: [column] + fewer, off: gap)
  }

  private var grid: Prose {
    isLast
      ? "make a \(code: "Grid") of \(column) and a \(code: "GridRow") of each of its rows"
      : """
      make a \(code: "Grid") of \(column) and a \(code: "GridRow") of each of its rows, and \
      write \(code: ".gridCellColumns(2)") on what is to be as wide as two
      """
  }

  private var empty: Prose {
    """
    add \(code: "Color.clear") with the same frame to \(row), for each place that stays empty
    """
  }

  var statement: Statement {
    let widths = [fewer[0], more[0]].map { points(timeline.length($0, .horizontal) ?? 0) }
    if isLast {
      return Statement(
        """
        \(fewer[0]) in the last row is \(widths[0]) points wide, and \(more[0]) in the row above \
        it \(widths[1])
        """, subject: fewer[0],
        because: "Each row shares its width among its own views, and the last one has fewer")
    }
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
    // A row of a stated width is a control by itself.
    guard let row = plainRow(in: node),
      !modified(by: node).prefix(while: { $0 != row }).contains(where: {
        statesNumber($0, .horizontal)
      })
    else { return nil }
    let views = tree.children(of: row)
    guard views.count < 24, areAlike(views), views.allSatisfy({ isGreedy($0, .horizontal) }),
      !views.contains(where: { has(.spacer, $0) }),
      let spread = Spread(of: views, along: .horizontal, in: self), spread.difference < 1
    else { return nil }
    return (row, views)
  }

  /// Whether two rows begin and end below one another, as far as one sees.
  fileprivate func areAcross(_ a: NodeID, _ b: NodeID) -> Bool {
    screenExtents(a, b, .horizontal).map {
      abs($0.start - $1.start) < 1 && abs($0.end - $1.end) < 1
    } ?? false
  }

  /// Whether two views are of one kind and height, and painted in the same colours.
  fileprivate func areTiles(_ a: NodeID, _ b: NodeID) -> Bool {
    guard !has(.takesText, within: a), isAlike(a, b) || isOfOneMake(a, b),
      let first = length(a, .vertical),
      let second = length(b, .vertical)
    else { return false }
    return abs(first - second) < 1 && paints(in: a) == paints(in: b)
  }

  /// Whether they are texts, or shapes, with the same modifiers: a lone leaf has no shape.
  private func isOfOneMake(_ a: NodeID, _ b: NodeID) -> Bool {
    let (first, second) = (Array(modified(by: a)), Array(modified(by: b)))
    return first.count > 1 && first.map { kind($0) } == second.map { kind($0) }
  }

  /// The colours in a view, those of texts left out of account.
  private func paints(in node: NodeID) -> [Paint?] {
    tree.walk(from: node).prefix(Timeline.mostParts)
      .filter { has(.decorates, $0) }.map { appearance(of: $0).paint }
  }

  private static let mostParts = 24

  /// How far the beginning of a view is from the nearest beginning of another one, at most.
  fileprivate func farthest(of views: [NodeID], from others: [NodeID]) -> CGFloat? {
    let starts = others.compactMap { screenExtent($0, .horizontal)?.start }
    return views.dropFirst().compactMap { view in
      screenExtent(view, .horizontal).flatMap { own in starts.map { abs($0 - own.start) }.min() }
    }.max()
  }
}
