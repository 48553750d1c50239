/// Divides the space of a grid in the steps of docs/NEGOTIATION.md: step 4 is rule 14.4.
///
/// Source: recorded from SwiftUI (github.com/mburger89/MetalUI, docs/probes/swiftui-grid*.swift),
/// whose authors describe the rules for cells without spans; how spans share is inferred from
/// their recordings (NEGOTIATION §14).
struct GridNegotiation {
  let alignment: Alignment
  let subviews: LayoutSubviews
  /// Whether cells span columns: not all recordings with spans are reproduced.
  let hasSpans: Bool

  func run(_ proposal: ProposedViewSize, _ memory: inout GridMemory) {
    guard memory.lastProposal != proposal, !memory.plan.cells.isEmpty else { return }
    var round = GridRound(memory.plan, proposal)
    if proposal == .unspecified {
      for cell in subviews.indices { ask(cell, .unspecified, &round) }
      round.pass(Array(subviews.indices))
      explainGaps(round.columns)
      explainGaps(round.rows)
    } else {
      serve(proposal, &round)
    }
    for spread in round.widen() { explainSpread(spread) }
    memory.take(round, proposal)
    explainTotal(memory.columns, .columns)
    explainTotal(memory.rows, .rows)
  }

  /// Steps 1 to 3: asks every cell for its minimum and maximum, and ranks the cells.
  private func serve(_ proposal: ProposedViewSize, _ round: inout GridRound) {
    let ranges = subviews.map { ($0.sizeThatFits(.zero), $0.sizeThatFits(.infinity)) }
    let ranks = zip(subviews, ranges).map { cell, range in
      GridRank(priority: cell.priority, minimum: range.0, maximum: range.1, in: proposal)
    }
    let order = GridOrder(ranks)
    for axis in [Axis.horizontal, .vertical] where proposal[axis] != nil {
      explainOrder(order, ranges, axis)
    }
    for level in order.levels { serve(level, &round) }
  }

  /// Steps 4 to 6: the cells of one priority, equally ranked ones together; unsized cells wait for
  /// the final columns and rows of the others.
  private func serve(_ level: GridOrder.Level, _ round: inout GridRound) {
    round.begin(level.cells)
    explainRemaining(round.columns)
    explainRemaining(round.rows)
    for group in level.groups {
      let sized = group.filter { round.plan.cells[$0].unsizedAxes.isEmpty }
      let unsized = group.filter { !round.plan.cells[$0].unsizedAxes.isEmpty }
      for cells in [sized, unsized] where !cells.isEmpty {
        round.widen()
        for cell in cells { serve(cell, &round) }
        round.pass(cells)
      }
    }
    explainUntaken(round)
  }

  private func serve(_ cell: Int, _ round: inout GridRound) {
    let offer = ProposedViewSize(width: width(for: cell, round), height: height(for: cell, round))
    ask(cell, offer, &round)
  }

  private func ask(_ cell: Int, _ offer: ProposedViewSize, _ round: inout GridRound) {
    let info = round.plan.cells[cell]
    let guide = (info.rowAlignment ?? alignment.vertical).key
    let dimensions = subviews[cell].dimensions(in: offer)
    round.take(cell, offer, dimensions.size, line: dimensions[guide])
  }
}

// MARK: - What a cell is offered

extension GridNegotiation {
  private func width(for cell: Int, _ round: GridRound) -> CGFloat? {
    let info = round.plan.cells[cell]
    guard round.columns.room != nil else { return nil }
    if info.unsizedAxes.contains(.horizontal) {
      return unsized(cell, info.columns, round.columns)
    }
    return info.span == 1
      ? share(of: info.column, for: cell, round.columns) : span(for: cell, round)
  }

  private func height(for cell: Int, _ round: GridRound) -> CGFloat? {
    let info = round.plan.cells[cell]
    guard round.rows.room != nil else { return nil }
    return info.unsizedAxes.contains(.vertical)
      ? unsized(cell, info.row..<info.row + 1, round.rows)
      : share(of: info.row, for: cell, round.rows)
  }

  /// A cell in one track is proposed a share, or the length taken by other cells of the track if
  /// that is greater.
  private func share(of track: Int, for cell: Int, _ tracks: GridTracks) -> CGFloat? {
    guard let share = tracks.share else { return nil }
    let own = tracks[track].own
    explainShare(tracks, cell, track, atLeast: own > share ? own : nil)
    return max(share, own)
  }

  private func unsized(_ cell: Int, _ span: Range<Int>, _ tracks: GridTracks) -> CGFloat {
    explainUnsized(tracks, cell, span)
    return tracks.length(of: span)
  }

  /// A spanning cell is proposed what the other columns leave; open ones count as a share each.
  private func span(for cell: Int, _ round: GridRound) -> CGFloat? {
    guard let terms = round.columns.spanTerms(round.plan.cells[cell].columns) else { return nil }
    explainShare(round.columns, cell, round.plan.cells[cell].column, atLeast: nil)
    return explainSpan(terms, cell, round.plan.cells[cell].columns)
  }
}
