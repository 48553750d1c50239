/// The columns or the rows of a grid while room is divided among them.
struct GridTracks {
  let axis: Axis
  let gaps: [CGFloat]
  private(set) var lengths: [CGFloat]
  private(set) var isDone: [Bool]
  /// Whether a track has cells that start in it; one without is only the tail of spans.
  let ownsCells: [Bool]
  /// What is still to be given away, in points; nil where nothing was proposed.
  private(set) var remaining: CGFloat?
  private(set) var tracksLeft: Int

  init(axis: Axis, gaps: [CGFloat], ownsCells: [Bool], proposed: CGFloat?) {
    self.axis = axis
    self.gaps = gaps
    self.ownsCells = ownsCells
    lengths = Array(repeating: 0, count: ownsCells.count)
    isDone = Array(repeating: false, count: ownsCells.count)
    remaining = proposed.map { $0 - Self.total(gaps) }
    tracksLeft = ownsCells.count
  }

  /// All gaps together: a product where they are alike, so that it can be given in one term.
  static func total(_ gaps: [CGFloat]) -> CGFloat {
    guard let first = gaps.first else { return 0 }
    return gaps.allSatisfy { $0 == first } ? first * CGFloat(gaps.count) : gaps.reduce(0, +)
  }

  /// What each track that is left may have: an equal part, never less than 0; nil asks for ideals.
  var share: CGFloat? { remaining.map { max($0 / CGFloat(tracksLeft), 0) } }

  /// The gaps inside a span, in points.
  func innerGaps(_ span: Range<Int>) -> CGFloat {
    gaps[span.lowerBound..<span.upperBound - 1].reduce(0, +)
  }

  /// The tracks of a span with the gaps between them, in points.
  func length(of span: Range<Int>) -> CGFloat {
    innerGaps(span) + lengths[span].reduce(0, +)
  }

  /// What a spanning cell is asked: what is settled, and a share for each track that is not.
  func question(_ span: Range<Int>, share: CGFloat) -> CGFloat {
    innerGaps(span) + span.reduce(0) { $0 + (isDone[$1] ? lengths[$1] : share) }
  }

  /// Gives `track` the length that its own cells take, and takes it out of what remains.
  mutating func settle(_ track: Int, at length: CGFloat) {
    let added = length - lengths[track]
    lengths[track] = length
    pay(added)
  }

  /// Where a spanning cell takes more than its tracks have, the excess is spread equally over
  /// `track`, those that are done, and those that own no cell. Source: measured golden (layout
  /// semantics §5.1).
  ///
  /// Returns the excess and how many tracks share it.
  mutating func spread(
    _ answer: CGFloat, over span: Range<Int>, from track: Int, share: CGFloat
  ) -> (excess: CGFloat, tracks: [Int])? {
    let open = span.filter { !isDone[$0] && $0 != track && ownsCells[$0] }
    let takers = span.filter { isDone[$0] || $0 == track || !ownsCells[$0] }
    let base =
      innerGaps(span) + takers.reduce(0) { $0 + lengths[$1] } + CGFloat(open.count) * share.orZero
    return spread(answer - base, over: takers)
  }

  /// Afterwards a span that is still wider than its tracks widens all of them.
  mutating func widen(_ span: Range<Int>, to answer: CGFloat) -> (excess: CGFloat, tracks: [Int])? {
    spread(answer - length(of: span), over: Array(span))
  }

  private mutating func spread(
    _ excess: CGFloat, over tracks: [Int]
  ) -> (excess: CGFloat, tracks: [Int])? {
    guard excess > 1e-9, !tracks.isEmpty else { return nil }
    for track in tracks { lengths[track] += excess / CGFloat(tracks.count) }
    pay(excess)
    return (excess, tracks)
  }

  mutating func finish(_ track: Int) {
    isDone[track] = true
    tracksLeft -= 1
  }

  private mutating func pay(_ length: CGFloat) {
    guard let left = remaining else { return }
    remaining = (left - length).or(left)
  }

  /// Tracks and gaps in their order, as terms that fold to `total`.
  var terms: [(isGap: Bool, track: Int, length: CGFloat)] {
    lengths.indices.flatMap { track in
      let gap = track > 0 && gaps[track - 1] != 0 ? [(true, track, gaps[track - 1])] : []
      return gap + [(false, track, lengths[track])]
    }
  }

  var total: CGFloat { terms.reduce(0) { $0 + $1.length } }

  /// Where each track starts, in points.
  var starts: [CGFloat] {
    var end: CGFloat = 0
    return lengths.indices.map { track in
      let start = track == 0 ? 0 : end + gaps[track - 1]
      end = start + lengths[track]
      return start.or(0)
    }
  }
}
