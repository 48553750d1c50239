import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortGridRow = Rule(
    id: "short-grid-row",
    summary:
      "A row of a grid has too few cells: its last text is in another column, or its line short.",
    finding: """
      The cells of a `GridRow` fill the columns from the left. A row with fewer cells than the \
      others ends in a column before the last one: the sum then stands below the amounts \
      instead of below the prices, and a `Divider` in a row of its own ends with the first column.
      """,
    example: """
      // proposal: 200x60
      // text-cell: 8x20
      Grid(alignment: .leading) {
        GridRow { Text("Bread"); Text("2"); Text("6.40").id("price") }
        GridRow { Text("Rolls"); Text("8"); Text("4.80") }
        GridRow { Text("Sum"); Text("11.20").id("sum") }
      }
      .id("table")
      """,
    scope: """
      Reported for the last row of a table: two or more rows above it have at least three cells \
      and one more than it, all of them texts, and no cell of it spans columns. Reported as well \
      where the same code stands in another column in another row, which has more cells. For a line, \
      reported where it is the only cell of its row and at least 16 points are missing.
      """,
    help: """
      `.gridCellColumns(2)` on the first cell, or an empty cell between; a line beside the rows, \
      not in one: it is as long as the grid there
      """,
    exception: "nothing of it belongs into the last column",
    keyNote: "of the last text, or of the line", needs: "the log",
    search: .symptoms { timeline in
      timeline.grids.compactMap { ShortGridRow.find(in: $0, timeline) }
        + timeline.grids.compactMap { MissingCell.find(in: $0, timeline) }
        + timeline.grids.compactMap { ShortLine.find(in: $0, timeline) }
    })
}

/// The last row of a table of texts, with one cell less than the others.
private struct ShortGridRow: Detection {
  let timeline: Timeline
  let grid: NodeID
  let first: NodeID
  let last: NodeID
  /// The last cell of a full row.
  let like: NodeID
  /// Where the cells of a column are level, as a share of their widths.
  let share: CGFloat

  /// So many cells make a table.
  private static let least = 3

  static func find(in grid: NodeID, _ timeline: Timeline) -> Self? {
    let lines = timeline.lines(of: grid, along: .horizontal).filter { $0.count > 1 }
    guard lines.count > 2, let short = lines.last, let first = short.first, let last = short.last,
      lines.joined().allSatisfy({
        timeline.comes($0, downTo: .text) && !timeline.has(.spansColumns, within: $0)
      })
    else { return nil }
    let full = lines.dropLast()
    guard let like = full.first?.last, let other = full.last?.last,
      full.allSatisfy({ $0.count == short.count + 1 && $0.count >= least }),
      let share = timeline.levelShare(of: like, other)
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, first: first, last: last, like: like, share: share)
  }

  var goal: Goal? {
    Goal([.level(last, like, at: share, .horizontal)], near: [first, last])
  }

  var suspicion: Suspicion {
    Suspicion(
      .shortGridRow, of: last, on: .horizontal, in: timeline,
      saying: Statement(
        "\(last) ends its row of \(grid) a column before \(like)", isAboutPlace: true,
        because: "Its row has a cell less than the others, and cells fill the columns from the left"
      ),
      shownBy: timeline.placings(of: [last, like]),
      remedies: [
        "write \(code: ".gridCellColumns(2)") on \(first)",
        "put an empty cell, \(code: "Text(\"\")"), before \(last)",
      ], involving: [grid, first, like])
  }
}

/// A row of a table in which a cell is missing that another row of the same code has.
private struct MissingCell: Detection {
  let timeline: Timeline
  let grid: NodeID
  /// The first cell that is too far to the left, and the same one of a full row.
  let cell: NodeID
  let like: NodeID
  /// The cells of the full row that come before it, of which one is missing.
  let others: [NodeID]
  let share: CGFloat

  static func find(in grid: NodeID, _ timeline: Timeline) -> Self? {
    let lines = timeline.lines(of: grid, along: .horizontal).filter { $0.count > 1 }
    guard let full = lines.max(by: { $0.count < $1.count }),
      case let columns = timeline.columns(of: full), columns.count == full.count,
      !full.contains(where: { timeline.has(.spansColumns, within: $0) })
    else { return nil }
    for line in lines where line.count < full.count {
      guard !line.contains(where: { timeline.has(.spansColumns, within: $0) }) else { continue }
      for (index, cell) in line.enumerated() {
        guard let place = timeline.place(timeline.shown(by: cell)), let column = columns[place],
          column > index
        else { continue }
        return Self(
          timeline: timeline, grid: grid, cell: cell, like: full[column],
          others: Array(full[..<column]), share: timeline.levelShare(of: full[0], line[0]) ?? 0.5)
      }
    }
    return nil
  }

  var goal: Goal? {
    Goal([.level(cell, like, at: share, .horizontal)], near: others.reversed() + [cell])
  }

  var suspicion: Suspicion {
    Suspicion(
      .shortGridRow, of: cell, on: .horizontal, in: timeline,
      saying: Statement(
        "\(cell) stands in another column of \(grid) than \(like), which the same code makes",
        isAboutPlace: true,
        because: """
          Its row has a cell less, and cells fill the columns from the left; an \(code: "if") \
          without an \(code: "else") leaves no cell
          """),
      shownBy: timeline.placings(of: [cell, like]),
      remedies: [
        """
        give the \(code: "if") before it an \(code: "else") with an empty cell: \
        \(code: "Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])")
        """
      ], involving: [grid, like] + others)
  }
}

/// A line that is the only cell of its row, and as long as the first column.
private struct ShortLine: Detection {
  let timeline: Timeline
  let grid: NodeID
  let line: NodeID
  let length: CGFloat
  let whole: CGFloat

  /// Less does not show.
  private static let least: CGFloat = 16
  private static let thickest: CGFloat = 2

  static func find(in grid: NodeID, _ timeline: Timeline) -> Self? {
    let rows = timeline.lines(of: grid, along: .horizontal)
    guard rows.contains(where: { $0.count > 1 }),
      let line = rows.first(where: { $0.count == 1 })?.first,
      timeline.comes(line, downTo: .decorates), !timeline.has(.spansColumns, within: line),
      let thickness = timeline.length(line, .vertical), thickness > 0, thickness <= thickest,
      let length = timeline.length(line, .horizontal),
      let whole = timeline.length(grid, .horizontal), whole - length >= least
    else { return nil }
    return Self(timeline: timeline, grid: grid, line: line, length: length, whole: whole)
  }

  var goal: Goal? {
    Goal([.length(line, .horizontal, .atLeast(whole - 1))], near: [line])
  }

  var suspicion: Suspicion {
    Suspicion(
      .shortGridRow, of: line, on: .horizontal, in: timeline,
      saying: Statement(
        "\(line) is \(points(length)) points long, and \(grid) is \(points(whole)) wide",
        because: "It is the only cell of its row, which ends with the first column"),
      shownBy: timeline.placings(of: [grid, line]),
      remedies: [
        "take \(line) out of its \(code: "GridRow"): it is as long as \(grid) there",
        "write \(code: ".gridCellColumns(…)") on \(line)",
      ], involving: [grid], off: whole - length)
  }
}

extension Timeline {
  /// The column of each line of the source that makes one cell of a row.
  fileprivate func columns(of row: [NodeID]) -> [SourcePlace: Int] {
    var columns: [SourcePlace: Int] = [:]
    for (column, cell) in row.enumerated() {
      if let place = place(shown(by: cell)) { columns[place] = column }
    }
    return columns
  }

  /// Whether two cells begin, are centred, or end on one line: 0, 0.5 or 1.
  fileprivate func levelShare(of cell: NodeID, _ other: NodeID) -> CGFloat? {
    guard let a = screenExtent(cell, .horizontal), let b = screenExtent(other, .horizontal) else {
      return nil
    }
    return [0, 1, 0.5].first { share in
      abs(a.start + share * a.length - b.start - share * b.length) < 1
    }
  }
}
