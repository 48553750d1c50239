/// How a grid divides its room: columns first, then rows, as in docs/NEGOTIATION.md: step
/// 5 is rule 14.5.
struct GridNegotiation {
  let alignment: Alignment
  let subviews: LayoutSubviews
  /// Whether cells span columns: how they share room is our settled model, not Apple's published
  /// word.
  let hasSpans: Bool

  func run(_ proposal: ProposedViewSize, _ memory: inout GridMemory) {
    guard memory.lastProposal != proposal, !memory.plan.cells.isEmpty else { return }
    let ranges = probe(memory.plan)
    sizeColumns(proposal, ranges, &memory)
    sizeRows(proposal.height, ranges, &memory)
    memory.size = CGSize(width: memory.columns.total, height: memory.rows.total)
    explainTotal(memory.columns, .columns)
    explainTotal(memory.rows, .rows)
    memory.lastProposal = proposal
  }

  /// Step 1: every cell is asked for its minimum and its maximum, on both axes at once.
  private func probe(_ plan: GridPlan) -> [(minimum: CGSize, maximum: CGSize)] {
    subviews.map { ($0.sizeThatFits(.zero), $0.sizeThatFits(.infinity)) }
  }

  /// Step 2 and 3: a track ranges as its own cells do, and less flexible tracks are served first.
  private func order(
    of tracks: [[Int]], _ axis: Axis, _ memory: GridMemory,
    _ ranges: [(minimum: CGSize, maximum: CGSize)]
  ) -> [Int] {
    let estimates = tracks.map { cells in
      let sized = cells.filter { !memory.plan.cells[$0].unsizedAxes.contains(axis) }
      return FlexibilityEstimate(
        minimum: sized.map { ranges[$0].minimum[axis] }.max() ?? 0,
        maximum: sized.map { ranges[$0].maximum[axis] }.max() ?? .infinity)
    }
    let order = tracks.indices.sorted { estimates[$0] < estimates[$1] }
    explainOrder(order, estimates, axis)
    return order
  }
}

// MARK: - Columns

extension GridNegotiation {
  /// Step 4: each column in turn offers its share to its cells.
  private func sizeColumns(
    _ proposal: ProposedViewSize, _ ranges: [(minimum: CGSize, maximum: CGSize)],
    _ memory: inout GridMemory
  ) {
    let plan = memory.plan
    memory.columns = GridTracks(
      axis: .horizontal, gaps: plan.columnGaps, ownsCells: plan.cellsByColumn.map { !$0.isEmpty },
      proposed: proposal.width)
    explainRemaining(proposal.width, memory.columns)
    for column in order(of: plan.cellsByColumn, .horizontal, memory, ranges) {
      let share = memory.columns.share
      explainShare(share, memory.columns, column, own: plan.cellsByColumn[column])
      serve(column, share: share, height: proposal.height, &memory)
      memory.columns.finish(column)
    }
    widenForSpans(&memory)
  }

  private func serve(
    _ column: Int, share: CGFloat?, height: CGFloat?, _ memory: inout GridMemory
  ) {
    let plan = memory.plan
    let width = plan.singles[column].reduce(memory.columns.lengths[column]) { width, cell in
      max(width, ask(cell, ProposedViewSize(width: share, height: height), &memory).width)
    }
    memory.columns.settle(column, at: width)
    let due = plan.spans[column].filter { plan.isDue($0, in: column, done: memory.columns.isDone) }
    // All are asked before any excess is spread: what one widens is no more room for the next.
    let settled = memory.columns
    for cell in due {
      serveSpan(cell, from: column, share: share, height: height, in: settled, &memory)
    }
  }

  /// A spanning cell is asked for all its columns at once; what it takes beyond them is spread.
  ///
  /// It waits for the last of its columns that has cells of its own: asked before, it would take a
  /// share where in the end there is more, and force its columns apart.
  ///
  /// With no width proposed there are no shares to compare its answer with: it is spread in step 5,
  /// when all columns are as wide as their own cells.
  private func serveSpan(
    _ cell: Int, from column: Int, share: CGFloat?, height: CGFloat?, in settled: GridTracks,
    _ memory: inout GridMemory
  ) {
    let span = memory.plan.cells[cell].columns
    let width = share.map { settled.question(span, share: $0) }
    let answer = ask(cell, ProposedViewSize(width: width, height: height), &memory).width
    guard let share else { return }
    explainSpan(memory.plan, cell: cell, width: width, share: share, in: settled)
    let spread = memory.columns.spread(answer, over: span, from: column, share: share)
    explainSpread(spread, cell, answer)
  }

  private func ask(
    _ cell: Int, _ proposal: ProposedViewSize, _ memory: inout GridMemory
  ) -> CGSize {
    memory.offers[cell] = proposal
    memory.sizes[cell] = subviews[cell].sizeThatFits(proposal)
    return memory.sizes[cell]
  }

  /// Step 5: no new question, only what the answers already say.
  private func widenForSpans(_ memory: inout GridMemory) {
    for (index, cell) in memory.plan.cells.enumerated() where cell.span > 1 {
      guard !cell.unsizedAxes.contains(.horizontal) else { continue }
      let spread = memory.columns.widen(cell.columns, to: memory.sizes[index].width)
      explainSpread(spread, index, memory.sizes[index].width)
    }
  }
}

// MARK: - Rows

extension GridNegotiation {
  /// Step 7: rows are served like columns, every cell for its final width. Nothing spans rows.
  private func sizeRows(
    _ height: CGFloat?, _ ranges: [(minimum: CGSize, maximum: CGSize)], _ memory: inout GridMemory
  ) {
    let plan = memory.plan
    memory.rows = GridTracks(
      axis: .vertical, gaps: plan.rowGaps, ownsCells: plan.cellsByRow.map { !$0.isEmpty },
      proposed: height)
    memory.rowGuides = Array(repeating: 0, count: plan.rowCount)
    explainRemaining(height, memory.rows)
    for row in order(of: plan.cellsByRow, .vertical, memory, ranges) {
      let share = memory.rows.share
      explainShare(share, memory.rows, row, own: plan.cellsByRow[row])
      memory.rows.settle(row, at: serveRow(row, share, &memory))
      memory.rows.finish(row)
    }
  }

  /// As tall as its cells reach above and below the row's alignment guide.
  private func serveRow(_ row: Int, _ share: CGFloat?, _ memory: inout GridMemory) -> CGFloat {
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    for cell in memory.plan.cellsByRow[row] {
      let info = memory.plan.cells[cell]
      let width = memory.columns.length(of: info.columns)
      _ = ask(cell, ProposedViewSize(width: width, height: share), &memory)
      guard !info.unsizedAxes.contains(.vertical) else { continue }
      let guide = (info.rowAlignment ?? alignment.vertical).key
      let height = memory.sizes[cell].height
      let line = subviews[cell].dimensions(in: memory.offers[cell])[guide]
      if height == .infinity { return .infinity }
      above = max(above, line)
      below = max(below, height - line)
    }
    memory.rowGuides[row] = above
    return above + below
  }
}
