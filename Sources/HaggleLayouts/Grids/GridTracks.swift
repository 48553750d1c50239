/// The columns or the rows of a grid while room is divided among them.
struct GridTracks {
  let axis: Axis
  let gaps: [CGFloat]
  /// What the grid is offered, in points; nil where nothing is proposed.
  let proposed: CGFloat?
  /// The same without the gaps.
  let room: CGFloat?
  /// As long as their own cells want them.
  private(set) var own: [CGFloat]
  /// With what spanning cells take beyond.
  private(set) var lengths: [CGFloat]
  /// Whether a track still waits for cells of this priority.
  private(set) var isOpen: [Bool]
  /// What each that is closed by now took of what there was to share.
  private(set) var taken: [CGFloat?]
  /// How long each was when this priority began.
  private(set) var settled: [CGFloat]
  /// What is still to be given away, in points.
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

  /// All gaps together: a product where they are alike, so that it can be given in one term.
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

  /// What `terms` add up to, in points.
  var total: CGFloat {
    var total: CGFloat = 0
    for track in lengths.indices {
      if track > 0, gaps[track - 1] != 0 { total += gaps[track - 1] }
      total += lengths[track]
    }
    return total
  }

  /// Tracks and gaps in their order, as terms that fold to `total`.
  var terms: [(isGap: Bool, track: Int, length: CGFloat)] {
    lengths.indices.flatMap { track in
      let gap = track > 0 && gaps[track - 1] != 0 ? [(true, track, gaps[track - 1])] : []
      return gap + [(false, track, lengths[track])]
    }
  }

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

// MARK: - Sharing

extension GridTracks {
  /// What each open track may have: an equal part, never less than 0; nil asks for ideals.
  var share: CGFloat? { remaining.map { max($0 / CGFloat(max(tracksLeft, 1)), 0) } }

  /// What all tracks had before this priority began, in points.
  var totalSettled: CGFloat { settled.reduce(0, +) }

  /// Begins with another priority: what tracks have so far is spent, those with cells of it share
  /// the rest.
  mutating func begin(open: [Bool]) {
    settled = lengths
    isOpen = open
    taken = Array(repeating: nil, count: open.count)
    tracksLeft = open.count { $0 }
    remaining = room.map { ($0 - totalSettled).or($0) }
  }

  /// A track that all its cells have been asked for gives back what it does not need.
  mutating func close(_ track: Int, at length: CGFloat) {
    isOpen[track] = false
    taken[track] = length
    tracksLeft -= 1
    remaining = remaining.map { ($0 - (length - settled[track])).or($0) }
  }

  /// Makes a track as long as one of its own cells wants it.
  mutating func grow(_ track: Int, to length: CGFloat) {
    own[track] = max(own[track], length)
    lengths[track] = max(lengths[track], length)
  }

  /// One spanning cell with what it takes.
  struct Span {
    let cell: Int
    let tracks: Range<Int>
    let answer: CGFloat
  }

  /// What a span takes beyond its tracks, and the tracks that grow by equal parts of it.
  struct Spread {
    let span: Span
    let excess: CGFloat
    let tracks: [Int]
  }

  /// Makes tracks as long as their own cells and these spans want them.
  ///
  /// An excess goes to tracks whose own cells are still to come; else to those that nothing has
  /// widened before; else to all. Source: recorded (NEGOTIATION §14).
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
