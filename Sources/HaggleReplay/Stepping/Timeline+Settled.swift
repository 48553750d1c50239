import HaggleTraces

/// Where the layout is over. What follows is beside it: haggle's own questions, and notes.
extension Timeline {
  /// After the last event that belongs to the layout.
  package var layoutEnd: Cursor {
    if let last = passes.last { return Cursor(after: last.events.upperBound - 1) }
    let last = trace.events.indices.last { event in
      switch trace.events[event] {
      case .probe, .note: false
      default: true
      }
    }
    return last.map { Cursor(after: $0) } ?? end
  }

  /// After the last placement of the last pass, when everything has its place; the end of the
  /// layout where the trace says of nothing where it was placed.
  package var settled: Cursor {
    let end = layoutEnd
    guard end.event >= 0 else { return end }
    let first = passes.last?.events.lowerBound ?? 0
    let last = (first...max(first, end.event)).last { event in
      if case .place = trace.events[event] { true } else { false }
    }
    return last.map { Cursor(after: $0) } ?? end
  }
}
