/// Places the cells of a grid in the rectangles of their columns and rows.
struct GridPlacement {
  let alignment: Alignment
  let subviews: LayoutSubviews
  let memory: GridMemory

  func place(in bounds: CGRect) {
    let columnStarts = memory.columns.starts
    let rowStarts = memory.rows.starts
    let columnAlignments = columnAlignments()
    for (index, cell) in memory.plan.cells.enumerated() {
      let rect = CGRect(
        x: bounds.minX + columnStarts[cell.column], y: bounds.minY + rowStarts[cell.row],
        width: memory.columns.length(of: cell.columns), height: memory.rows[cell.row].length)
      let horizontal = cell.span == 1 ? columnAlignments[cell.column] : nil
      place(index, cell, in: rect, horizontal ?? alignment.horizontal)
    }
  }

  /// Any cell may set the alignment of its column; the first one decides.
  private func columnAlignments() -> [HorizontalAlignment?] {
    memory.plan.cellsByColumn.map { cells in
      cells.lazy.compactMap { subviews[$0][GridColumnAlignment.self] }.first
    }
  }

  /// Each cell is proposed its rectangle; a cell that answered exactly this size keeps the proposal
  /// of that answer. Source: recorded (NEGOTIATION §14).
  private func place(
    _ index: Int, _ cell: GridPlan.Cell, in rect: CGRect, _ horizontal: HorizontalAlignment
  ) {
    let answer = memory.answers[index]
    let proposal = answer.size == rect.size ? answer.offer : ProposedViewSize(rect.size)
    let its = subviews[index].dimensions(in: proposal)
    var origin = CGPoint(x: rect.minX, y: rect.minY)
    if let anchor = cell.anchor {
      origin.x += ((rect.width - its.width) * anchor.x).finiteOrZero
      origin.y += ((rect.height - its.height) * anchor.y).finiteOrZero
    } else {
      let vertical = cell.rowAlignment ?? alignment.vertical
      let mine = ViewDimensions(rect.size)
      let line = vertical.key.isEdgeOrCenter ? mine[vertical] : memory.lines[cell.row].above
      origin.x += (mine[horizontal] - its[horizontal]).finiteOrZero
      origin.y += (line - its[vertical]).finiteOrZero
    }
    subviews[index].settle(at: origin, size: its.size, proposal: proposal)
  }
}
