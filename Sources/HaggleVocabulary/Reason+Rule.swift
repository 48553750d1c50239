extension Reason {
  /// What a container does when it computes a number; docs/TRACE-FORMAT.md says what each means.
  package enum Rule: String, ClosedSet {
    case gaps, order, remaining, share, size, cross, columns, rows, span, excess
    case flexible, minimum, adaptive, tracks, reported
    case fixed, clamp, inset, ideal, factor, ratio, square, content, offer, row, heading
    case ignoring, relative, room, choice, widest, lines
  }

  /// Its rule; nil also for one that only a newer version knows.
  package var knownRule: Rule? { rule.known }

  /// Whether it says what a child or track is offered.
  package var isShare: Bool { rule == .share }

  /// Whether it adds up all columns or rows of a grid.
  package var isTotal: Bool { rule == .columns || rule == .rows }

  /// Whether it may be the container's own length rather than something on the way to it.
  package var isOwn: Bool {
    guard child == nil, track == nil, result != nil, order.isEmpty else { return false }
    return rule.known?.purpose != .step
  }

  /// Whether it binds a length that is handed on to the child as well.
  package var isBinding: Bool { rule.known?.purpose == .bound }
}

extension Reason.Rule {
  /// What the container does with the length that came out.
  fileprivate enum Purpose {
    /// It goes on to compute with it.
    case step
    /// It takes it, or hands it to a child.
    case length
    /// It takes it, and hands it on to the child as well.
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
