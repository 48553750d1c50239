// What a grid says about its arithmetic. Tracks are numbered from 1.
extension GridNegotiation {
  private static let mostTerms = 64

  func explainOrder(_ order: [Int], _ estimates: [FlexibilityEstimate], _ axis: Axis) {
    guard order.count > 1 else { return }
    subviews.explain { node in
      let ranked = order.map { track in
        Reason.Ranked(
          track: track + 1, minimum: estimates[track].minimum, maximum: estimates[track].maximum)
      }
      return Reason(node, .order, axis: axis, order: ranked, isModelled: hasSpans)
    }
  }

  /// Gaps come off first.
  func explainRemaining(_ proposed: CGFloat?, _ tracks: GridTracks) {
    explainGaps(tracks)
    guard let proposed, let remaining = tracks.remaining else { return }
    subviews.explain { node in
      Reason(
        node, .remaining, axis: tracks.axis, result: remaining,
        terms: [
          .init(.plus, proposed, .proposed),
          .init(.minus, GridTracks.total(tracks.gaps), .trackGaps),
        ])
    }
  }

  private func explainGaps(_ tracks: GridTracks) {
    guard let first = tracks.gaps.first, tracks.gaps.contains(where: { $0 != 0 }) else { return }
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

  func explainShare(_ share: CGFloat?, _ tracks: GridTracks, _ track: Int, own cells: [Int]) {
    guard let share, let remaining = tracks.remaining else { return }
    subviews.explain { node in
      let left = tracks.tracksLeft
      var terms: [Reason.Term] = [
        .init(.plus, remaining, .remaining), .init(.over, CGFloat(left), .tracksLeft),
      ]
      if remaining < 0 { terms.append(.init(.atLeast, 0, .notNegative)) }
      return Reason(
        node, .share, axis: tracks.axis, track: track + 1, result: share, terms: terms,
        detail: cells.isEmpty ? .untaken : nil,
        isModelled: hasSpans)
    }
  }

  func explainSpan(
    _ plan: GridPlan, cell: Int, width: CGFloat?, share: CGFloat?, in columns: GridTracks
  ) {
    let span = plan.cells[cell].columns
    guard let width, let share, span.count <= Self.mostTerms else { return }
    subviews.explain { node in
      var terms: [Reason.Term] = [.init(.plus, columns.innerGaps(span), .innerGaps)]
      let tracks = span.map { column -> Reason.Term in
        columns.isDone[column]
          ? .init(.plus, columns.lengths[column], .track, track: column + 1)
          : .init(.plus, share, .shareOfTrack, track: column + 1)
      }
      // The sum of the columns is formed first, so it is one term where rounding would show.
      let sum = tracks.reduce(0) { $0 + $1.value }
      let isExact = tracks.reduce(terms[0].value) { $0 + $1.value } == width
      terms += isExact ? tracks : [.init(.plus, sum, .tracks)]
      return Reason(
        node, .span, axis: .horizontal, child: subviews[cell].id, result: width, terms: terms,
        detail: isExact ? nil : .tracks(span.map { $0 + 1 }), isModelled: hasSpans)
    }
  }

  func explainSpread(
    _ spread: (excess: CGFloat, tracks: [Int])?, _ cell: Int, _ answer: CGFloat
  ) {
    guard let spread else { return }
    subviews.explain { node in
      Reason(
        node, .excess, axis: .horizontal, child: subviews[cell].id,
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
          terms: [.init(.plus, tracks.total, .allTracks, track: tracks.lengths.count)],
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
