/// The state of a grid while it serves its cells for one proposal.
struct GridRound {
  /// The last proposal of a cell, and its answer.
  struct Answer {
    var offer = ProposedViewSize.unspecified
    var size = CGSize.zero
  }

  /// The extent of a row's cells above and below their alignment guide, in points.
  struct Line {
    fileprivate(set) var above: CGFloat = 0
    fileprivate var below: CGFloat = 0
  }

  let plan: GridPlan
  var columns: GridTracks
  var rows: GridTracks
  private(set) var answers: [Answer]
  private(set) var lines: [Line]
  /// The spanning cells that have answered, in order.
  private var spans: [GridTracks.Span] = []

  init(_ plan: GridPlan, _ proposal: ProposedViewSize) {
    self.plan = plan
    columns = GridTracks(
      axis: .horizontal, gaps: plan.columnGaps, count: plan.columnCount, proposed: proposal.width)
    rows = GridTracks(
      axis: .vertical, gaps: plan.rowGaps, count: plan.rowCount, proposed: proposal.height)
    answers = Array(repeating: Answer(), count: plan.cells.count)
    lines = Array(repeating: Line(), count: plan.rowCount)
    for cell in plan.cells where cell.span == 1 { columns[cell.column].ownWaiting += 1 }
  }

  /// Starts serving the cells of one priority.
  mutating func begin(_ cells: [Int]) {
    widen()
    columns.begin()
    rows.begin()
    for cell in cells {
      for column in countedColumns(of: cell) { columns.await(column) }
      rows.await(plan.cells[cell].row)
    }
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
    answers[cell] = Answer(offer: offer, size: answer)
    if !info.unsizedAxes.contains(.horizontal) || answer.width > columns.length(of: info.columns) {
      if info.span == 1 {
        columns.grow(info.column, to: answer.width)
      } else {
        spans.append(.init(cell: cell, tracks: info.columns, answer: answer.width))
      }
    }
    guard !info.unsizedAxes.contains(.vertical) || answer.height > rows[info.row].length else {
      return
    }
    let above = answer.height.isFinite ? line : 0
    lines[info.row].above = max(lines[info.row].above, above)
    lines[info.row].below = max(lines[info.row].below, answer.height - above)
    rows.grow(info.row, to: lines[info.row].above + lines[info.row].below)
  }

  /// Widens columns as the answers so far require.
  @discardableResult mutating func widen() -> [GridTracks.Spread] {
    guard plan.hasSpans else { return [] }
    return columns.widen(by: spans, own: plan.hasOwnCells)
  }
}

// MARK: - Tracks that have all they wait for

extension GridRound {
  /// Removes `cells` from those that their tracks wait for; tracks that wait for none are closed.
  mutating func pass(_ cells: [Int]) {
    for cell in cells {
      for column in countedColumns(of: cell) { columns.pass(column) }
      if plan.cells[cell].span == 1 { columns[plan.cells[cell].column].ownWaiting -= 1 }
      rows.pass(plan.cells[cell].row)
    }
    for cell in cells {
      closeColumn(of: cell)
      let row = plan.cells[cell].row
      if rows[row].isOpen, rows[row].waiting == 0 { rows.close(row, at: rows[row].own) }
    }
  }

  /// A cell closes the column that it starts in, and no other; a column that a span reaches into
  /// stays open. So a span gives back at most one share, however many columns it covers.
  ///
  /// Source: recorded (NEGOTIATION §14).
  private mutating func closeColumn(of cell: Int) {
    let info = plan.cells[cell]
    let column = columns[info.column]
    guard countedColumns(of: cell).contains(info.column), column.isOpen, column.waiting == 0,
      !plan.isEntered[info.column]
    else { return }
    guard info.span > 1 else { return columns.close(info.column, at: column.own) }
    let length = max(column.own, demand(of: cell))
    // A cell that takes less than a share, in columns without other cells, does not change the
    // shares.
    guard plan.hasOwnCells[info.column] || length > columns.share ?? 0 else { return }
    columns.close(info.column, at: length)
  }

  /// The length that a spanning cell needs from its first column, given the lengths of its others.
  private func demand(of cell: Int) -> CGFloat {
    let span = plan.cells[cell].columns
    let others = span.dropFirst().reduce(0) { sum, column in
      let isToCome = columns[column].ownWaiting > 0 && columns[column].isOpen
      return sum + (isToCome ? columns.share ?? 0 : columns[column].own)
    }
    return (answers[cell].size.width - columns.innerGaps(span) - others).or(0)
  }

  /// The open columns in which no cell starts, and for which no cell of this priority is left.
  var untaken: [Int] {
    plan.cellsByColumn.indices.filter {
      columns[$0].isOpen && columns[$0].waiting == 0 && plan.cellsByColumn[$0].isEmpty
    }
  }
}
