/// The positions of a grid's cells and the gaps between its tracks: everything independent of the
/// proposal. Source: NEGOTIATION §14 (verified). A class, as each question is handed all of it.
final class GridPlan {
  /// The maximum number of columns: a span beyond it is cut, with a note.
  static let mostColumns = 1_000

  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The gap after each column but the last, in points.
  private(set) var columnGaps: [CGFloat] = []
  /// The gap after each row but the last, in points.
  private(set) var rowGaps: [CGFloat] = []
  /// The positions of the cells that start in each column.
  private(set) var cellsByColumn: [[Int]] = []
  /// The positions of the cells of each row.
  private(set) var cellsByRow: [[Int]] = []
  /// Whether a cell has each column to itself.
  private(set) var hasOwnCells: [Bool] = []
  /// Whether the span of a cell to the left extends into each column.
  private(set) var isEntered: [Bool] = []

  struct Cell {
    let row: Int
    /// The first column that it covers, to which it belongs.
    var column: Int
    var span: Int
    let isFullWidth: Bool
    let unsizedAxes: Axis.Set
    let anchor: UnitPoint?
    let rowAlignment: VerticalAlignment?

    var columns: Range<Int> { column..<column + span }
  }

  private(set) var hasSpans = false

  init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    placeInRows(subviews)
    columnCount = max(1, cells.map(\.columns.upperBound).max() ?? 0)
    if cells.isEmpty { columnCount = 0 }
    for index in cells.indices where cells[index].isFullWidth { cells[index].span = columnCount }
    hasSpans = cells.contains { $0.span > 1 }
    indexCells()
    let spacings = subviews.map(\.spacing)
    columnGaps = gaps(horizontalSpacing, betweenColumns: spacings)
    rowGaps = gaps(verticalSpacing, betweenRows: spacings)
  }

  /// The cells of a `GridRow` are consecutive; any other child is a row of its own.
  private func placeInRows(_ subviews: LayoutSubviews) {
    var openRow: Int?
    var column = 0
    for subview in subviews {
      let trait = subview[GridRowMembership.self]
      if trait == nil || trait?.index != openRow {
        rowCount += 1
        column = 0
      }
      openRow = trait?.index
      let span = self.span(of: subview, from: column, subviews)
      cells.append(cell(subview, trait, column: column, span: span))
      column += span
    }
  }

  private func cell(
    _ subview: LayoutSubview, _ trait: GridRowTrait?, column: Int, span: Int
  ) -> Cell {
    Cell(
      row: rowCount - 1, column: column, span: span, isFullWidth: trait == nil,
      unsizedAxes: subview[GridCellUnsizedAxes.self], anchor: subview[GridCellAnchor.self],
      rowAlignment: trait?.alignment)
  }

  private func span(
    of subview: LayoutSubview, from column: Int, _ subviews: LayoutSubviews
  ) -> Int {
    let wanted = max(1, subview[GridCellColumns.self])
    let room = max(1, Self.mostColumns - column)
    if wanted > room {
      subviews.note(
        correction:
          "a cell spans \(wanted) columns; a grid here has \(Self.mostColumns) at most, so it spans \(room)"
      )
    }
    return min(wanted, room)
  }

  private func indexCells() {
    cellsByColumn = Array(repeating: [], count: columnCount)
    cellsByRow = Array(repeating: [], count: rowCount)
    for (index, cell) in cells.enumerated() {
      cellsByColumn[cell.column].append(index)
      cellsByRow[cell.row].append(index)
    }
    hasOwnCells = cellsByColumn.map { cells in cells.contains { self.cells[$0].span == 1 } }
    isEntered = Array(repeating: false, count: columnCount)
    for cell in cells where !cell.isFullWidth {
      for column in cell.columns.dropFirst() { isEntered[column] = true }
    }
  }

  /// The positions of the cells at that edge of the grid.
  func cells(at edge: Edge) -> [Int] {
    cells.indices.filter {
      switch edge {
      case .top: cells[$0].row == 0
      case .bottom: cells[$0].row == rowCount - 1
      case .leading: cells[$0].column == 0
      case .trailing: cells[$0].columns.upperBound == columnCount
      }
    }
  }

  /// The gap between two columns is the largest distance of two cells that meet there in some row;
  /// 0 if no two cells meet.
  private func gaps(_ stated: CGFloat?, betweenColumns spacings: [ViewSpacing]) -> [CGFloat] {
    guard columnCount > 1 else { return [] }
    if let stated { return Array(repeating: stated, count: columnCount - 1) }
    var gaps = [CGFloat](repeating: 0, count: columnCount - 1)
    for row in cellsByRow {
      for (left, right) in zip(row, row.dropFirst()) {
        let boundary = cells[right].column - 1
        let distance = spacings[left].distance(to: spacings[right], along: .horizontal)
        gaps[boundary] = max(gaps[boundary], distance)
      }
    }
    return gaps
  }

  /// Between rows it is the largest distance of two cells that share a column.
  private func gaps(_ stated: CGFloat?, betweenRows spacings: [ViewSpacing]) -> [CGFloat] {
    guard rowCount > 1 else { return [] }
    if let stated { return Array(repeating: stated, count: rowCount - 1) }
    return zip(cellsByRow, cellsByRow.dropFirst()).map { upper, lower in
      gap(between: upper, and: lower, spacings)
    }
  }

  /// Both rows are sorted by column, so one pass finds all overlapping pairs.
  private func gap(
    between upper: [Int], and lower: [Int], _ spacings: [ViewSpacing]
  ) -> CGFloat {
    var gap: CGFloat = 0
    var (above, below) = (0, 0)
    while above < upper.count, below < lower.count {
      let (first, second) = (cells[upper[above]], cells[lower[below]])
      if first.columns.overlaps(second.columns) {
        let distance = spacings[upper[above]].distance(to: spacings[lower[below]], along: .vertical)
        gap = max(gap, distance)
      }
      if first.columns.upperBound <= second.columns.upperBound { above += 1 } else { below += 1 }
    }
    return gap
  }
}
