extension Reason {
  /// The rule by which a container computes a number; docs/TRACE-FORMAT.md explains each.
  @usableFromInline package enum Rule: String, ClosedSet {
    case gaps, order, remaining, share, size, cross, columns, rows, span, excess
    case flexible, minimum, adaptive, tracks, reported
    case fixed, clamp, inset, ideal, factor, ratio, square, content, offer, row, heading
    case ignoring, relative, room, choice, widest, lines
  }

  /// Whether it determines the proposal of a child or track.
  package var isShare: Bool { knownRule == .share }

  /// Whether it adds up all columns or rows of a grid.
  package var isTotal: Bool { knownRule == .columns || knownRule == .rows }

  /// Whether it may be the container's own length rather than an intermediate result.
  package var isOwn: Bool {
    guard child == nil, track == nil, result != nil, order.isEmpty else { return false }
    return knownRule?.purpose != .step
  }

  /// Whether it bounds a length that is also proposed to the child.
  package var isBinding: Bool { knownRule?.purpose == .bound }
}

extension Reason.Rule {
  /// What the container does with the computed length.
  fileprivate enum Purpose {
    /// It computes further with it.
    case step
    /// It takes the length, or proposes it to a child.
    case length
    /// It takes the length, and also proposes it to the child.
    case bound
  }

  fileprivate var purpose: Purpose {
    switch self {
    case .gaps, .remaining, .share: .step
    case .fixed, .clamp, .relative: .bound
    case .order, .size, .cross, .columns, .rows, .span, .excess, .flexible, .minimum, .adaptive,
      .tracks, .reported, .inset, .ideal, .factor, .ratio, .square, .content, .offer, .row,
      .heading, .ignoring, .room, .choice, .widest, .lines:
      .length
    }
  }
}
