/// The columns or the rows of a grid while space is divided among them.
struct GridTracks {
  let axis: Axis
  let gaps: [CGFloat]
  /// The proposal to the grid, in points; nil if unspecified.
  let proposed: CGFloat?
  /// The proposal without the gaps.
  let room: CGFloat?
  /// The lengths required by non-spanning cells.
  private(set) var own: [CGFloat]
  /// The lengths including those required by spanning cells.
  private(set) var lengths: [CGFloat]
  /// Whether a track still waits for cells of this priority.
  private(set) var isOpen: [Bool]
  /// The part of the shared length that each closed track took.
  private(set) var taken: [CGFloat?]
  /// The length of each track when this priority began.
  private(set) var settled: [CGFloat]
  /// The length left to distribute, in points.
  private(set) var remaining: CGFloat?
  private(set) var tracksLeft = 0

  init(axis: Axis, gaps: [CGFloat], count: Int, proposed: CGFloat?) {
    self.axis = axis
    self.gaps = gaps
    self.proposed = proposed
    room = proposed.map { $0 - Self.total(gaps) }
    own = Array(repeating: 0, count: count)
    lengths = own
    settled = own
    isOpen = Array(repeating: false, count: count)
    taken = Array(repeating: nil, count: count)
    remaining = room
  }

  /// The sum of all gaps: a product if they are equal, so that it is a single term.
  static func total(_ gaps: [CGFloat]) -> CGFloat {
    guard let first = gaps.first else { return 0 }
    return gaps.allSatisfy { $0 == first } ? first * CGFloat(gaps.count) : gaps.reduce(0, +)
  }

  /// The gaps inside a span, in points.
  func innerGaps(_ span: Range<Int>) -> CGFloat {
    gaps[span.lowerBound..<span.upperBound - 1].reduce(0, +)
  }

  /// The tracks of a span with the gaps between them, in points.
  func length(of span: Range<Int>) -> CGFloat {
    innerGaps(span) + lengths[span].reduce(0, +)
  }

  /// The sum of the terms, in points.
  var total: CGFloat {
    var total: CGFloat = 0
    for track in lengths.indices {
      if track > 0, gaps[track - 1] != 0 { total += gaps[track - 1] }
      total += lengths[track]
    }
    return total
  }

  /// Tracks and gaps in order, as terms that add up to `total`.
  var terms: [(isGap: Bool, track: Int, length: CGFloat)] {
    lengths.indices.flatMap { track in
      let gap = track > 0 && gaps[track - 1] != 0 ? [(true, track, gaps[track - 1])] : []
      return gap + [(false, track, lengths[track])]
    }
  }

  /// The start of each track, in points.
  var starts: [CGFloat] {
    var end: CGFloat = 0
    return lengths.indices.map { track in
      let start = track == 0 ? 0 : end + gaps[track - 1]
      end = start + lengths[track]
      return start.or(0)
    }
  }
}

// MARK: - Sharing

extension GridTracks {
  /// The share of each open track: an equal part, at least 0; nil asks for ideals.
  var share: CGFloat? { remaining.map { max($0 / CGFloat(max(tracksLeft, 1)), 0) } }

  /// The sum of all tracks' lengths when this priority began, in points.
  var totalSettled: CGFloat { settled.reduce(0, +) }

  /// Begins another priority: the current lengths are spent, and tracks with cells of it share the
  /// rest.
  mutating func begin(open: [Bool]) {
    settled = lengths
    isOpen = open
    taken = Array(repeating: nil, count: open.count)
    tracksLeft = open.count { $0 }
    remaining = room.map { ($0 - totalSettled).or($0) }
  }

  /// Closes a track, all of whose cells were asked; it gives back what it does not need.
  mutating func close(_ track: Int, at length: CGFloat) {
    isOpen[track] = false
    taken[track] = length
    tracksLeft -= 1
    remaining = remaining.map { ($0 - (length - settled[track])).or($0) }
  }

  /// Lengthens a track for one of its non-spanning cells.
  mutating func grow(_ track: Int, to length: CGFloat) {
    own[track] = max(own[track], length)
    lengths[track] = max(lengths[track], length)
  }

  /// A spanning cell with the length that it takes.
  struct Span {
    let cell: Int
    let tracks: Range<Int>
    let answer: CGFloat
  }

  /// The excess of a span over its tracks, and the tracks that share it equally.
  struct Spread {
    let span: Span
    let excess: CGFloat
    let tracks: [Int]
  }

  /// Lengthens tracks as non-spanning cells and these spans require.
  ///
  /// An excess goes to tracks whose own cells have not been asked yet; else to those not widened
  /// before; else to all. Source: recorded (NEGOTIATION §14).
  @discardableResult mutating func widen(
    by spans: [Span], own hasOwnCells: [Bool], waiting: [Bool]
  ) -> [Spread] {
    lengths = own
    var isTouched = hasOwnCells
    return spans.compactMap { span in
      defer { for track in span.tracks { isTouched[track] = true } }
      let excess = span.answer - length(of: span.tracks)
      guard excess > 1e-9 else { return nil }
      var takers = span.tracks.filter { waiting[$0] }
      if takers.isEmpty { takers = span.tracks.filter { !isTouched[$0] } }
      if takers.isEmpty { takers = Array(span.tracks) }
      for track in takers { lengths[track] += excess / CGFloat(takers.count) }
      return Spread(span: span, excess: excess, tracks: takers)
    }
  }
}
