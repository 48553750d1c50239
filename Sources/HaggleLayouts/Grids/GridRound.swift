/// The state of a grid while it serves its cells for one proposal.
struct GridRound {
  let plan: GridPlan
  var columns: GridTracks
  var rows: GridTracks
  /// The last proposal of each cell, and its answer.
  var offers: [ProposedViewSize]
  var sizes: [CGSize]
  /// The extent of each row's cells above their alignment guide, in points.
  private(set) var above: [CGFloat]
  private var below: [CGFloat]
  /// The number of cells of this priority that each track waits for.
  private var waiting: (columns: [Int], rows: [Int])
  /// The number of non-spanning cells of any priority that each column waits for.
  private var ownWaiting: [Int]
  /// The spanning cells that have answered, in order.
  private var spans: [GridTracks.Span] = []

  init(_ plan: GridPlan, _ proposal: ProposedViewSize) {
    self.plan = plan
    columns = GridTracks(
      axis: .horizontal, gaps: plan.columnGaps, count: plan.columnCount, proposed: proposal.width)
    rows = GridTracks(
      axis: .vertical, gaps: plan.rowGaps, count: plan.rowCount, proposed: proposal.height)
    offers = Array(repeating: .unspecified, count: plan.cells.count)
    sizes = Array(repeating: .zero, count: plan.cells.count)
    above = Array(repeating: 0, count: plan.rowCount)
    below = above
    waiting = (
      Array(repeating: 0, count: plan.columnCount), Array(repeating: 0, count: plan.rowCount)
    )
    ownWaiting = plan.cellsByColumn.map { cells in cells.count { plan.cells[$0].span == 1 } }
  }

  /// Starts serving the cells of one priority.
  mutating func begin(_ cells: [Int]) {
    widen()
    waiting.columns = Array(repeating: 0, count: plan.columnCount)
    waiting.rows = Array(repeating: 0, count: plan.rowCount)
    for cell in cells {
      for column in countedColumns(of: cell) { waiting.columns[column] += 1 }
      waiting.rows[plan.cells[cell].row] += 1
    }
    columns.begin(open: waiting.columns.map { $0 > 0 })
    rows.begin(open: waiting.rows.map { $0 > 0 })
  }

  /// The columns that wait for a cell: none for a child outside of rows, if the grid has rows.
  private func countedColumns(of cell: Int) -> Range<Int> {
    let info = plan.cells[cell]
    return info.isFullWidth && plan.columnCount > 1 ? 0..<0 : info.columns
  }

  /// Records a cell's answer; `line` is the distance from its top to its row's guide, in points.
  ///
  /// The answer of an unsized cell only counts if it does not fit.
  mutating func take(_ cell: Int, _ offer: ProposedViewSize, _ answer: CGSize, line: CGFloat) {
    let info = plan.cells[cell]
    offers[cell] = offer
    sizes[cell] = answer
    if !info.unsizedAxes.contains(.horizontal) || answer.width > columns.length(of: info.columns) {
      if info.span == 1 {
        columns.grow(info.column, to: answer.width)
      } else {
        spans.append(.init(cell: cell, tracks: info.columns, answer: answer.width))
      }
    }
    guard !info.unsizedAxes.contains(.vertical) || answer.height > rows.lengths[info.row] else {
      return
    }
    above[info.row] = max(above[info.row], answer.height.isFinite ? line : 0)
    below[info.row] = max(below[info.row], answer.height - (answer.height.isFinite ? line : 0))
    rows.grow(info.row, to: above[info.row] + below[info.row])
  }

  /// Widens columns as the answers so far require.
  @discardableResult mutating func widen() -> [GridTracks.Spread] {
    guard plan.hasSpans else { return [] }
    return columns.widen(by: spans, own: plan.hasOwnCells, waiting: ownWaiting.map { $0 > 0 })
  }
}

// MARK: - Tracks that have all they wait for

extension GridRound {
  /// Removes `cells` from those that their tracks wait for; tracks that wait for none are closed.
  mutating func pass(_ cells: [Int]) {
    for cell in cells {
      for column in countedColumns(of: cell) { waiting.columns[column] -= 1 }
      if plan.cells[cell].span == 1 { ownWaiting[plan.cells[cell].column] -= 1 }
      waiting.rows[plan.cells[cell].row] -= 1
    }
    for cell in cells {
      closeColumn(of: cell)
      let row = plan.cells[cell].row
      if rows.isOpen[row], waiting.rows[row] == 0 { rows.close(row, at: rows.own[row]) }
    }
  }

  /// A cell closes the column that it starts in, and no other; a column that a span reaches into
  /// stays open. So a span gives back at most one share, however many columns it covers.
  ///
  /// Source: recorded (NEGOTIATION §14).
  private mutating func closeColumn(of cell: Int) {
    let info = plan.cells[cell]
    guard countedColumns(of: cell).contains(info.column), columns.isOpen[info.column],
      waiting.columns[info.column] == 0, !plan.isEntered[info.column]
    else { return }
    guard info.span > 1 else { return columns.close(info.column, at: columns.own[info.column]) }
    let length = max(columns.own[info.column], demand(of: cell))
    // A cell that takes less than a share, in columns without other cells, does not change the
    // shares.
    guard plan.hasOwnCells[info.column] || length > columns.share ?? 0 else { return }
    columns.close(info.column, at: length)
  }

  /// The length that a spanning cell needs from its first column, given the lengths of its others.
  private func demand(of cell: Int) -> CGFloat {
    let span = plan.cells[cell].columns
    let others = span.dropFirst().reduce(0) { sum, column in
      let isToCome = ownWaiting[column] > 0 && columns.isOpen[column]
      return sum + (isToCome ? columns.share ?? 0 : columns.own[column])
    }
    return (sizes[cell].width - columns.innerGaps(span) - others).or(0)
  }

  /// The open columns in which no cell starts, and for which no cell of this priority is left.
  var untaken: [Int] {
    plan.cellsByColumn.indices.filter {
      columns.isOpen[$0] && waiting.columns[$0] == 0 && plan.cellsByColumn[$0].isEmpty
    }
  }
}
