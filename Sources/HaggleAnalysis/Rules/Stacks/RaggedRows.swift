import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let raggedRows = Rule(
    id: "ragged-rows",
    summary: "In rows under each other what stands second, or last, begins at different places.",
    finding: """
      Each `HStack` lays out its own views and knows nothing of the rows above and below. A \
      symbol, a number or a short word at its beginning is as wide as it is, and what follows \
      begins right behind: the titles of a list then do not stand in one line.
      """,
    example: """
      // proposal: 100x60
      // text-cell: 8x20
      VStack(alignment: .leading, spacing: 0) {
        ForEach(8..<11) { n in
          HStack { Text("\\(n)."); Text("Bread").id("name\\(n)") }
        }
      }
      .id("list")
      """,
    scope: """
      Reported for rows that one line of the source makes, with something at the beginning \
      that is no wider than 60 points and states no width, or is another view in other rows. It \
      may be wider where each row is written by itself as a label of up to three words and a \
      text, and the column is aligned to the left. Words with a dot or a dash between them are a \
      line, and no columns. Behind a spacer it is reported for the first of two texts that \
      neither begins nor ends where it does in the other rows, of three at least. At the end it is \
      reported for painted buttons that are as wide as their words, behind a field or, in rows that \
      are written one by one, a text that takes what is left. In a list it is reported for labels \
      with a text behind each.
      """,
    help: """
      `.frame(width: …)` on what stands first, as wide as the widest; a `Grid` with a `GridRow` \
      for each row
      """,
    exception: "each row is read by itself", keyNote: "of what stands first", needs: "the log",
    search: .symptoms { timeline in
      timeline.containers.compactMap { column -> (any Detection)? in
        timeline.rowsOfOneKind(in: column).lazy.compactMap { rows -> (any Detection)? in
          RaggedRows.find(rows, in: column, timeline) ?? RaggedEnds.find(rows, in: column, timeline)
            ?? RaggedTails.find(rows, in: column, timeline)
        }.first
      }
    })
}

/// A column of rows of one kind.
private struct RaggedRows: Detection {
  let timeline: Timeline
  let column: NodeID
  /// The first and second view of each row.
  let starts: [(first: NodeID, second: NodeID)]
  let widest: (first: NodeID, second: NodeID)
  let narrowest: (first: NodeID, second: NodeID)
  /// Whether they are labels and values in a list, which end together: its rows are as wide as it.
  let isListed: Bool

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 5
  /// What is wider, in points, is no mark at the beginning of a row.
  private static let most: CGFloat = 60

  static func find(_ rows: [NodeID], in column: NodeID, _ timeline: Timeline) -> Self? {
    let (areLabelled, isList) = (timeline.areLabelled(rows, in: column), timeline.isList(column))
    guard areLabelled || !isList || rows.count == timeline.tree.childCount(of: column) else {
      return nil
    }
    let most = areLabelled ? .infinity : Self.most
    let starts = rows.compactMap { timeline.start(of: $0, most: most) }
    let places = starts.compactMap { timeline.screenExtent($0.second, .horizontal)?.start }
    let begins = starts.compactMap { timeline.screenExtent($0.first, .horizontal)?.start }
    guard starts.count == rows.count, places.count == rows.count, begins.count == rows.count,
      let left = begins.min(), let right = begins.max(), right - left < Timeline.tolerance,
      let (first, last) = places.indices.extremes(by: { places[$0] }),
      places[last] - places[first] > Self.least,
      !starts.contains(where: { timeline.core(of: $0.second).map(timeline.isPunctuation) ?? false }
      ),
      starts.allSatisfy({ timeline.isPlainMark($0.first) })
        || timeline.place(starts[first].first) != timeline.place(starts[last].first)
    else { return nil }
    return Self(
      timeline: timeline, column: column, starts: starts, widest: starts[last],
      narrowest: starts[first], isListed: areLabelled && isList)
  }

  private var width: CGFloat { timeline.length(widest.first, .horizontal) ?? 0 }

  var goal: Goal? {
    let stay = starts.map { (timeline.shown(by: $0.first), widest.first, CGFloat(0)) }
    let stand = starts.map { ($0.second, widest.second, isListed ? CGFloat(1) : 0) }
    return Goal(
      (isListed ? stand + stay : stand).map { .level($0, $1, at: $2, .horizontal) },
      near: starts.prefix(2).map(\.first), lengths: [.horizontal: width])
  }

  var suspicion: Suspicion {
    let (near, far) = (
      timeline.start(narrowest.second, .horizontal), timeline.start(widest.second, .horizontal)
    )
    return Suspicion(
      .raggedRows, of: narrowest.first, on: .horizontal, in: timeline, saying: statement(near, far),
      shownBy: timeline.placings(of: [narrowest.second, widest.second]),
      remedies: isListed ? listed : columns, involving: [column], off: far - near)
  }

  private var columns: [Prose] {
    [
      "write \(code: ".frame(width: \(typed(width)), alignment: .leading)") on what stands first",
      "put the rows into a \(code: "Grid"), each in a \(code: "GridRow")",
    ]
  }

  private var listed: [Prose] {
    [
      "write \(code: "Spacer()") between \(narrowest.first) and \(narrowest.second)",
      "make the row a \(code: "LabeledContent")",
    ]
  }

  private func statement(_ near: CGFloat, _ far: CGFloat) -> Statement {
    Statement(
      """
      \(narrowest.second) begins at \(points(near)), and \(widest.second) in another row of \
      \(column) at \(points(far))
      """, subject: narrowest.second, isAboutPlace: true,
      because: """
        Each row knows only its own views: \(narrowest.first) before it is \
        \(points(timeline.length(narrowest.first, .horizontal) ?? 0)) points wide, and \
        \(widest.first) \(points(width))
        """)
  }
}

/// Rows of one kind with two texts at their ends, of which the first stands elsewhere in each.
private struct RaggedEnds: Sighting {
  let timeline: Timeline
  let column: NodeID
  /// The first and second text behind the spacer of each row.
  let ends: [(first: NodeID, second: NodeID)]
  let left: (first: NodeID, second: NodeID)
  let right: (first: NodeID, second: NodeID)
  let gap: CGFloat

  static func find(_ rows: [NodeID], in column: NodeID, _ timeline: Timeline) -> Self? {
    let ends = rows.compactMap { timeline.end(of: $0) }
    let extents = ends.compactMap { timeline.screenExtent($0.first, .horizontal) }
    let lasts = ends.compactMap { timeline.screenExtent($0.second, .horizontal)?.end }
    guard rows.count > 2, ends.count == rows.count, extents.count == rows.count,
      let (first, last) = extents.indices.extremes(by: { extents[$0].start }),
      let (nearEnd, farEnd) = extents.extremes(by: \.end),
      let (nearLast, farLast) = lasts.extremes(by: { $0 }), farLast - nearLast < 1,
      case let gap = extents[last].start - extents[first].start, gap >= Noticeable.step,
      farEnd.end - nearEnd.end >= Noticeable.step
    else { return nil }
    return Self(
      timeline: timeline, column: column, ends: ends, left: ends[first], right: ends[last], gap: gap
    )
  }

  private var width: CGFloat {
    ends.compactMap { timeline.length($0.second, .horizontal) }.max() ?? 0
  }

  var goal: Goal? {
    Goal(
      ends.map { .level($0.second, left.second, at: 0, .horizontal) }
        + ends.map { .level($0.first, left.first, at: 0, .horizontal) },
      near: ends.prefix(2).flatMap { [$0.second, $0.first] }, lengths: [.horizontal: width])
  }

  var suspicion: Suspicion {
    suspected(
      .raggedRows, of: left.first, on: .horizontal, placed: [left.first, right.first],
      remedies: [
        """
        write \(code: ".frame(width: …, alignment: .leading)") on \(left.first) and \
        \(left.second), as wide as the widest of each
        """,
        "put the rows into a \(code: "Grid"), each in a \(code: "GridRow")",
      ], involving: [column], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(left.first) begins at \(points(timeline.start(left.first, .horizontal))), and \
      \(right.first) in another row of \(column) at \
      \(points(timeline.start(right.first, .horizontal)))
      """, subject: left.first, isAboutPlace: true,
      because: "Each row lays its texts out from its end, by their own widths")
  }
}

extension Timeline {
  /// The rows of a container, where all that is under each other in it are rows of one kind, at
  /// least two; those of each section of a list by themselves.
  fileprivate func rowsOfOneKind(in column: NodeID) -> [[NodeID]] {
    guard isColumn(column) else { return [] }
    let children = tree.children(of: column).filter { !isSeparator($0) }
    let rows = children.map { row(in: $0) }
    let runs =
      isList(column)
      ? rows.split { $0 == nil }.map { $0.compactMap(\.self) }
      : rows.contains(nil) ? [] : [rows.compactMap(\.self)]
    return runs.filter { $0.count > 1 && areAlike($0) }
  }

  /// The two texts behind a spacer that end a row and state no width.
  fileprivate func end(of row: NodeID) -> (first: NodeID, second: NodeID)? {
    let views = tree.children(of: row)
    guard views.count > 3, has(.spacer, views[views.count - 3]),
      case let ends = Array(views.suffix(2)),
      !ends.contains(where: { has(.limits(.horizontal), within: $0) }),
      case let texts = ends.compactMap({ core(of: $0) }), texts.count == 2,
      texts.allSatisfy({ has(.text, $0) && !isPunctuation($0) }), isLine(texts[0])
    else { return nil }
    return (texts[0], texts[1])
  }

  /// Whether its views are below each other.
  fileprivate func isColumn(_ node: NodeID) -> Bool {
    let children = tree.children(of: node)
    guard children.count > 1, let first = extent(children[0], .vertical),
      let second = extent(children[1], .vertical)
    else { return false }
    return second.start + Timeline.tolerance >= first.end && !has(.declared, node)
  }

  /// A line between rows, or a distance.
  fileprivate func isSeparator(_ node: NodeID) -> Bool {
    comes(node, downTo: .decorates) || comes(node, downTo: .spacer)
  }

  /// The row that a view comes down to; nil for another view.
  fileprivate func row(in node: NodeID) -> NodeID? {
    modified(by: node).first { dividedAxes($0) == .horizontal && !has(.declared, $0) }
  }

  /// Whether it is a text or a picture that states no width; others are as wide as they are to be,
  /// unless they are different views in different rows.
  func isPlainMark(_ mark: NodeID) -> Bool {
    (comes(mark, downTo: .text) || comes(mark, downTo: .image))
      && !has(.limits(.horizontal), within: mark)
  }

  /// The first view of a row, and the text behind it.
  fileprivate func start(
    of row: NodeID, most: CGFloat
  ) -> (first: NodeID, second: NodeID)? {
    let children = tree.children(of: row)
    guard children.count > 1, !has(.spacer, children[0]), !has(.spacer, children[1]),
      let width = length(children[0], .horizontal), width > 0, width <= most,
      !has(.ends(.horizontal), within: children[1]),
      tree.leaf(of: children[1], where: { has(.text, $0) }) != nil
    else { return nil }
    return (children[0], children[1])
  }
}

extension NodeTree {
  /// The first of a view's leaves if it is such a one.
  func leaf(of node: NodeID, where condition: (NodeID) -> Bool) -> NodeID? {
    var leaf = node
    while let next = children(of: leaf).first { leaf = next }
    return condition(leaf) ? leaf : nil
  }
}
