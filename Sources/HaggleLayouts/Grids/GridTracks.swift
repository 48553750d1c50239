/// The columns or the rows of a grid while space is divided among them.
struct GridTracks {
  let axis: Axis
  let gaps: [CGFloat]
  /// The proposal to the grid, in points; nil if unspecified.
  let proposed: CGFloat?
  /// The proposal without the gaps.
  let room: CGFloat?
  private var tracks: [Track]
  /// The length left to distribute, in points.
  private(set) var remaining: CGFloat?
  private(set) var tracksLeft = 0

  /// A column or a row; lengths are in points.
  struct Track {
    /// Required by non-spanning cells.
    fileprivate(set) var own: CGFloat = 0
    /// Including what spanning cells require.
    fileprivate(set) var length: CGFloat = 0
    /// Its length when this priority began.
    fileprivate(set) var settled: CGFloat = 0
    /// The part of the shared length that it took when it was closed.
    fileprivate(set) var taken: CGFloat?
    /// Whether it still waits for cells of this priority.
    fileprivate(set) var isOpen = false
    /// The number of cells of this priority that it waits for.
    fileprivate(set) var waiting = 0
    /// The number of non-spanning cells of any priority that it waits for.
    var ownWaiting = 0
  }

  init(axis: Axis, gaps: [CGFloat], count: Int, proposed: CGFloat?) {
    self.axis = axis
    self.gaps = gaps
    self.proposed = proposed
    room = proposed.map { $0 - Self.total(gaps) }
    tracks = Array(repeating: Track(), count: count)
    remaining = room
  }

  subscript(track: Int) -> Track {
    get { tracks[track] }
    _modify { yield &tracks[track] }
  }

  var indices: Range<Int> { tracks.indices }

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
    innerGaps(span) + tracks[span].reduce(0) { $0 + $1.length }
  }

  /// The sum of the terms, in points.
  var total: CGFloat {
    var total: CGFloat = 0
    for track in indices {
      if track > 0, gaps[track - 1] != 0 { total += gaps[track - 1] }
      total += tracks[track].length
    }
    return total
  }

  /// Tracks and gaps in order, as terms that add up to `total`.
  var terms: [(isGap: Bool, track: Int, length: CGFloat)] {
    indices.flatMap { track in
      let gap = track > 0 && gaps[track - 1] != 0 ? [(true, track, gaps[track - 1])] : []
      return gap + [(false, track, tracks[track].length)]
    }
  }

  /// The start of each track, in points.
  var starts: [CGFloat] {
    var end: CGFloat = 0
    return indices.map { track in
      let start = track == 0 ? 0 : end + gaps[track - 1]
      end = start + tracks[track].length
      return start.or(0)
    }
  }
}

// MARK: - Sharing

extension GridTracks {
  /// The share of each open track: an equal part, at least 0; nil asks for ideals.
  var share: CGFloat? { remaining.map { max($0 / CGFloat(max(tracksLeft, 1)), 0) } }

  /// The sum of all tracks' lengths when this priority began, in points.
  var totalSettled: CGFloat { tracks.reduce(0) { $0 + $1.settled } }

  /// Begins another priority: the current lengths are spent, and tracks that wait for cells of it
  /// share the rest.
  mutating func begin() {
    for track in indices {
      tracks[track].settled = tracks[track].length
      tracks[track].taken = nil
      tracks[track].isOpen = false
      tracks[track].waiting = 0
    }
    tracksLeft = 0
    remaining = room.map { ($0 - totalSettled).or($0) }
  }

  /// Has a track wait for another cell of this priority.
  mutating func await(_ track: Int) {
    tracks[track].waiting += 1
    guard !tracks[track].isOpen else { return }
    tracks[track].isOpen = true
    tracksLeft += 1
  }

  /// Removes a cell from those that a track waits for.
  mutating func pass(_ track: Int) { tracks[track].waiting -= 1 }

  /// Closes a track, all of whose cells were asked; it gives back what it does not need.
  mutating func close(_ track: Int, at length: CGFloat) {
    tracks[track].isOpen = false
    tracks[track].taken = length
    tracksLeft -= 1
    remaining = remaining.map { ($0 - (length - tracks[track].settled)).or($0) }
  }

  /// Lengthens a track for one of its non-spanning cells.
  mutating func grow(_ track: Int, to length: CGFloat) {
    tracks[track].own = max(tracks[track].own, length)
    tracks[track].length = max(tracks[track].length, length)
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
    by spans: [Span], own hasOwnCells: [Bool]
  ) -> [Spread] {
    for track in indices { tracks[track].length = tracks[track].own }
    var isTouched = hasOwnCells
    return spans.compactMap { span in
      defer { for track in span.tracks { isTouched[track] = true } }
      let excess = span.answer - length(of: span.tracks)
      guard excess > 1e-9 else { return nil }
      var takers = span.tracks.filter { tracks[$0].ownWaiting > 0 }
      if takers.isEmpty { takers = span.tracks.filter { !isTouched[$0] } }
      if takers.isEmpty { takers = Array(span.tracks) }
      for track in takers { tracks[track].length += excess / CGFloat(takers.count) }
      return Spread(span: span, excess: excess, tracks: takers)
    }
  }
}
