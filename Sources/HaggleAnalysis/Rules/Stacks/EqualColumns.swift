import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let equalColumns = Rule(
    id: "equal-columns",
    summary: "A text of a table breaks or is cut, beside columns as wide and nearly empty.",
    finding: """
      Views with `maxWidth: .infinity` share a row in equal parts, whatever is in them: the name \
      of an article gets as much as its number. It then breaks into lines, though all columns \
      together have room for all of their words.
      """,
    example: """
      // proposal: 288x80
      // text-cell: 8x20
      VStack {
        ForEach(["Wholemeal bread", "Butter"], id: \\.self) { name in
          HStack {
            Text(name).frame(maxWidth: .infinity, alignment: .leading).id(name)
            Text("2").frame(maxWidth: .infinity)
            Text("6.40").frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
      }
      .id("table")
      """,
    scope: """
      Reported for rows of one kind with three or more columns, the first aligned to its leading \
      and the last to its trailing edge, whose texts would all fit in one line; for the columns of \
      a lazy grid of texts that are all as wide; and for a text that is cut in a `Grid` of such \
      columns, while those beside it leave 40 points or more.
      """,
    help: "`.frame(width: …)` on the columns of numbers; a `Grid` with a `GridRow` for each row",
    exception: "the columns are to be equally wide",
    keyNote: "of the text that breaks", needs: "the log",
    search: .symptoms { timeline in
      timeline.rows.compactMap { EqualColumns.find(in: $0, timeline) }
        + timeline.lazyGrids.compactMap { EqualColumns.find(grid: $0, timeline) }
        + timeline.grids.compactMap { EqualColumns.find(table: $0, timeline) }
    })
}

/// A row of a table whose columns are equally wide, with a text that breaks.
private struct EqualColumns: Detection {
  let timeline: Timeline
  let row: NodeID
  let text: NodeID
  let others: [NodeID]
  let width: CGFloat
  let needed: CGFloat

  private static let least = 3
  /// What the other columns leave, in points.
  private static let leastSpare: CGFloat = 40

  static func find(in row: NodeID, _ timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    guard columns.count >= least, let first = columns.first, let last = columns.last,
      timeline.has(.starts(.horizontal), first), timeline.has(.ends(.horizontal), last),
      let width = timeline.length(first, .horizontal),
      columns.allSatisfy({ timeline.isColumn($0, of: width) }), timeline.hasLike(of: row),
      let whole = timeline.length(row, .horizontal)
    else { return nil }
    let texts = columns.compactMap { timeline.core(of: $0) }
    let needs = texts.compactMap { timeline.ideal($0, .horizontal) }
    guard needs.count == columns.count,
      let number = texts.firstIndex(where: { (timeline.lines(of: $0) ?? 1) > 1 }),
      needs.reduce(0, +) <= whole - timeline.gaps(in: row)
    else { return nil }
    return Self(
      timeline: timeline, row: row, text: texts[number],
      others: columns.filter { $0 != columns[number] }, width: width, needed: needs[number])
  }

  /// A text that breaks in a column of a lazy grid, whose columns together have room for the widest
  /// text of each.
  static func find(grid: NodeID, _ timeline: Timeline) -> Self? {
    let lines = timeline.lines(of: grid, along: .horizontal)
    guard timeline.has(.makesColumns, grid), lines.count > 1,
      let tracks = timeline.statedTracks(of: grid), !tracks.contains(where: \.isFixed),
      tracks.allSatisfy({ abs($0.length - tracks[0].length) < 1 }),
      lines.allSatisfy({ $0.count == tracks.count })
    else { return nil }
    let needs = tracks.indices.map { column in
      lines.compactMap { timeline.wordsWidth(of: $0[column]) }
    }
    guard needs.allSatisfy({ $0.count == lines.count }),
      needs.compactMap({ $0.max() }).reduce(0, +) <= tracks.map(\.length).reduce(0, +)
    else { return nil }
    for line in lines {
      guard let column = line.firstIndex(where: { timeline.breaks($0) }),
        let text = timeline.core(of: line[column]), let needed = timeline.ideal(text, .horizontal),
        let width = timeline.length(text, .horizontal)
      else { continue }
      return Self(
        timeline: timeline, row: grid, text: text, others: line.filter { $0 != line[column] },
        width: width, needed: needed)
    }
    return nil
  }

  /// A text that is cut in a column of a grid whose cells all take equal parts.
  static func find(table grid: NodeID, _ timeline: Timeline) -> Self? {
    let lines = timeline.lines(of: grid, along: .horizontal)
    guard lines.count > 1, let first = lines.first, first.count >= least,
      let width = timeline.length(first[0], .horizontal),
      lines.allSatisfy({ line in
        line.count == first.count && line.allSatisfy { timeline.isColumn($0, of: width) }
      })
    else { return nil }
    let spares = first.indices.map { column in
      width - (lines.compactMap { timeline.wordsWidth(of: $0[column]) }.max() ?? width)
    }
    guard spares.filter({ $0 > 0 }).reduce(0, +) >= leastSpare else { return nil }
    for line in lines {
      guard let column = line.firstIndex(where: { timeline.isCutLine($0) }),
        let text = timeline.core(of: line[column]), let cut = timeline.cutLine(text)
      else { continue }
      return Self(
        timeline: timeline, row: grid, text: text, others: line.filter { $0 != line[column] },
        width: width, needed: cut.needed)
    }
    return nil
  }

  private var isCut: Bool { timeline.lines(of: text) == 1 }

  var goal: Goal? {
    if isCut {
      return Goal(
        [.length(text, .horizontal, .atLeast(min(needed, width + Self.leastSpare)))],
        near: [row, text], lengths: [.horizontal: needed])
    }
    guard let line = timeline.lineHeight(of: text) else { return nil }
    let widest = others.compactMap { timeline.core(of: $0) }
      .compactMap { timeline.ideal($0, .horizontal) }.max()
    return Goal(
      [.length(text, .vertical, .atMost(line))], near: others,
      lengths: widest.map { [.horizontal: $0.rounded(.up)] } ?? [:])
  }

  private var isGrid: Bool { timeline.isLazyGrid(row) }

  private var remedies: [Prose] {
    if isCut {
      return [
        """
        leave \(code: "maxWidth: .infinity") out of the cells of \(row): a column is as wide as its \
        widest cell then
        """, "let \(row) scroll in a \(code: "ScrollView(.horizontal)")",
      ]
    }
    return isGrid
      ? [
        "write \(code: "GridItem(.fixed(…))") for the column of \(others[0])",
        "put the rows into a \(code: "Grid"), whose columns are as wide as their cells",
      ]
      : [
        "write \(code: ".frame(width: …)") on the columns that need less, such as \(others[0])",
        "put the rows into a \(code: "Grid"), each in a \(code: "GridRow")",
      ]
  }

  var suspicion: Suspicion {
    Suspicion(
      .equalColumns, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(text) \(isCut ? "is cut" : "wraps"): its column is \(points(width)) points wide, as all columns of \(row), and \
        it needs \(points(needed))
        """,
        because: isGrid
          ? "A lazy grid asks no cell how wide it is to be: flexible columns have equal shares"
          : "Views with \(code: "maxWidth: .infinity") share a row in equal parts"),
      shownBy: timeline.sizing(of: text),
      remedies: remedies, involving: [row] + others, off: needed - width)
  }
}

extension Timeline {
  /// Whether it is a text in a frame without a limit, of a width.
  fileprivate func isColumn(_ node: NodeID, of width: CGFloat) -> Bool {
    has(.frames, node) && has(.limits(.horizontal), node) && isGreedy(node, .horizontal)
      && comes(node, downTo: .text)
      && length(node, .horizontal).map { abs($0 - width) < 1 } == true
  }

  /// How wide a cell of one text is in one line.
  fileprivate func wordsWidth(of cell: NodeID) -> CGFloat? {
    guard let text = core(of: cell), isReadable(text) else { return nil }
    return ideal(cell, .horizontal) ?? ideal(text, .horizontal)
  }

  fileprivate func isCutLine(_ cell: NodeID) -> Bool {
    core(of: cell).map { lines(of: $0) == 1 && cutLine($0) != nil } ?? false
  }

  fileprivate func breaks(_ cell: NodeID) -> Bool {
    core(of: cell).flatMap { lines(of: $0) }.map { $0 > 1 } ?? false
  }

  /// The distances between the views of a row together, in points.
  fileprivate func gaps(in row: NodeID) -> CGFloat {
    let views = tree.children(of: row)
    return (length(row, .horizontal) ?? 0)
      - views.compactMap { length($0, .horizontal) }.reduce(0, +)
  }
}
