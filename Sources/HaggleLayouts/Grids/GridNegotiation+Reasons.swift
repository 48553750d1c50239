// The reasons of a grid. Tracks are numbered from 1.
extension GridNegotiation {
  private static let mostTerms = 64

  /// The order applies to both axes; each is explained with its own ranges.
  func explainOrder(
    _ order: GridOrder, _ ranges: [(minimum: CGSize, maximum: CGSize)], _ axis: Axis
  ) {
    guard subviews.count > 1 else { return }
    subviews.explain { node in
      let ranked = order.levels.flatMap { level in
        level.cells.map { cell in
          Reason.Ranked(
            node: subviews[cell].id, priority: level.priority, minimum: ranges[cell].minimum[axis],
            maximum: ranges[cell].maximum[axis])
        }
      }
      return Reason(node, .order, axis: axis, order: ranked, isModelled: hasSpans)
    }
  }

  /// The gaps are subtracted first, and the lengths taken by cells of a higher priority.
  func explainRemaining(_ tracks: GridTracks) {
    guard subviews.isObserved, let proposed = tracks.proposed, let remaining = tracks.remaining
    else { return }
    explainGaps(tracks)
    subviews.explain { node in
      var terms: [Reason.Term] = [
        .init(.plus, proposed, .proposed),
        .init(.minus, GridTracks.total(tracks.gaps), .trackGaps),
      ]
      let settled = tracks.totalSettled
      if settled != 0 { terms.append(.init(.minus, settled, .tracks)) }
      let isKept = settled != 0 && (tracks.room ?? 0) - settled != remaining
      return Reason(
        node, .remaining, axis: tracks.axis, result: remaining,
        terms: isKept ? Array(terms.prefix(2)) : terms,
        detail: isKept ? .unchanged : settled != 0 ? .tracks([1, tracks.indices.count]) : nil)
    }
  }

  func explainGaps(_ tracks: GridTracks) {
    guard subviews.isObserved, let first = tracks.gaps.first,
      tracks.gaps.contains(where: { $0 != 0 })
    else { return }
    let isEven = tracks.gaps.allSatisfy { $0 == first }
    guard isEven || tracks.gaps.count <= Self.mostTerms else { return }
    subviews.explain { node in
      let count = CGFloat(tracks.gaps.count)
      let terms: [Reason.Term] =
        isEven
        ? [.init(.plus, first, .neighbourGap), .init(.times, count, .gapCount)]
        : tracks.gaps.enumerated().map { gap in
          .init(.plus, gap.element, .gapAfterTrack, track: gap.offset + 1)
        }
      return Reason(
        node, .gaps, axis: tracks.axis, result: GridTracks.total(tracks.gaps), terms: terms)
    }
  }

  /// - Parameter own: the length taken by other cells of the track, if greater than the share.
  func explainShare(_ tracks: GridTracks, _ cell: Int, _ track: Int, atLeast own: CGFloat?) {
    guard let share = tracks.share else { return }
    subviews.explain { node in
      var terms = shareTerms(tracks)
      if let own { terms.append(.init(.atLeast, own, .track, track: track + 1)) }
      return Reason(
        node, .share, axis: tracks.axis, child: subviews[cell].id, track: track + 1,
        result: max(share, own ?? share), terms: terms, isModelled: hasSpans)
    }
  }

  private func shareTerms(_ tracks: GridTracks) -> [Reason.Term] {
    let remaining = tracks.remaining ?? 0
    let terms: [Reason.Term] = [
      .init(.plus, remaining, .remaining),
      .init(.over, CGFloat(max(tracks.tracksLeft, 1)), .tracksLeft),
    ]
    return remaining < 0 ? terms + [.init(.atLeast, 0, .notNegative)] : terms
  }

  /// The share left for columns in which no cell starts.
  func explainUntaken(_ round: GridRound) {
    guard subviews.isObserved, let share = round.columns.share, share > 0, share.isFinite
    else { return }
    for track in round.untaken {
      subviews.explain { node in
        Reason(
          node, .share, axis: .horizontal, track: track + 1, result: share,
          terms: shareTerms(round.columns), detail: .untaken, isModelled: hasSpans)
      }
    }
  }

  func explainUnsized(_ tracks: GridTracks, _ cell: Int, _ span: Range<Int>) {
    subviews.explain { node in
      let length = tracks.length(of: span)
      let term = Reason.Term(
        .plus, length, span.count == 1 ? .track : .tracks,
        track: span.count == 1 ? span.lowerBound + 1 : nil)
      return Reason(
        node, .offer, axis: tracks.axis, child: subviews[cell].id, result: length, terms: [term],
        detail: span.count == 1 ? nil : .tracks(span.map { $0 + 1 }))
    }
  }

  /// Returns the sum of the terms: the proposal of the cell, in points.
  func explainSpan(_ terms: [Reason.Term], _ cell: Int, _ span: Range<Int>) -> CGFloat? {
    let width = terms.dropFirst().reduce(terms[0].value) { $1.applied(to: $0) }
    subviews.explain { node in
      Reason(
        node, .span, axis: .horizontal, child: subviews[cell].id, result: width, terms: terms,
        detail: .tracks(span.map { $0 + 1 }), isModelled: hasSpans)
    }
    return width
  }

  func explainSpread(_ spread: GridTracks.Spread) {
    subviews.explain { node in
      Reason(
        node, .excess, axis: .horizontal, child: subviews[spread.span.cell].id,
        result: spread.excess / CGFloat(spread.tracks.count),
        terms: [
          .init(.plus, spread.excess, .excess),
          .init(.over, CGFloat(spread.tracks.count), .spreadTracks),
        ], detail: .tracks(spread.tracks.map { $0 + 1 }), isModelled: hasSpans)
    }
  }

  func explainTotal(_ tracks: GridTracks, _ rule: Reason.Rule) {
    subviews.explain { node in
      let terms = tracks.terms
      guard terms.count <= 2 * Self.mostTerms else {
        return Reason(
          node, rule, axis: tracks.axis, result: tracks.total,
          terms: [.init(.plus, tracks.total, .allTracks, track: tracks.indices.count)],
          isModelled: hasSpans)
      }
      return Reason(
        node, rule, axis: tracks.axis, result: tracks.total,
        terms: terms.map {
          .init(
            .plus, $0.length, $0.isGap ? .gap : .track, track: $0.isGap ? nil : $0.track + 1)
        }, isModelled: hasSpans)
    }
  }
}

extension GridTracks {
  private static let mostTerms = 64

  /// The proposal of a spanning cell: the available length minus the other tracks (open ones count
  /// as a share each), with the gaps inside; at least the length of its own tracks.
  func spanTerms(_ span: Range<Int>) -> [Reason.Term]? {
    guard let room, let share else { return nil }
    let beside = indices.filter { !span.contains($0) }.map { track -> Reason.Term in
      self[track].isOpen
        ? .init(.minus, share, .shareOfTrack, track: track + 1)
        : .init(.minus, self[track].taken ?? self[track].length, .track, track: track + 1)
    }
    var terms: [Reason.Term] = [.init(.plus, (room - totalSettled).or(room), .remaining)]
    if !room.isFinite { return terms }
    terms +=
      beside.count <= Self.mostTerms
      ? beside.filter { $0.value != 0 }
      : [.init(.minus, beside.reduce(0) { $0 + $1.value }, .trackTotal)]
    let gaps = innerGaps(span)
    if gaps != 0 { terms.append(.init(.plus, gaps, .innerGaps)) }
    terms.append(.init(.atLeast, length(of: span), .tracks))
    return terms
  }
}
