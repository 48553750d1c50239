import HaggleTraces
package import HaggleVocabulary

/// Steps between events.
extension Replay {
  /// Repeats a step up to the wanted count; `refusal` is the message if there is no step at all.
  func walk(
    _ instruction: Instruction, or refusal: String, _ next: (Cursor) -> Cursor?
  ) -> Outcome {
    var cursor = cursor
    var taken = 0
    while taken < instruction.count ?? 1, let next = next(cursor) {
      cursor = next
      taken += 1
    }
    return moved(to: cursor).outcome(taken == 0 ? refusal : nil)
  }

  /// Whether the event matches the filter.
  package func isShown(_ event: Int) -> Bool {
    settings.filter?.matches(event, in: timeline) ?? true
  }

  /// Why `continue` stops at an event.
  package enum Stop: Hashable, Sendable {
    case finding(FindingMoment)
    /// The breakpoint with this index.
    case breakpoint(Int)
    case watch(NodeID)
  }

  package func stops(at event: Int) -> [Stop] {
    var stops: [Stop] = moments(at: event).map { .finding($0) }
    for (index, breakpoint) in settings.breakpoints.enumerated()
    where breakpoint.stops(at: event, in: timeline) {
      stops.append(.breakpoint(index))
    }
    if let node = trace.events[event].node, settings.watched.contains(timeline.view(of: node)),
      timeline.changes(node, event)
    {
      stops.append(.watch(node))
    }
    return stops
  }

  /// The findings visible at an event.
  package func moments(at event: Int) -> ArraySlice<FindingMoment> {
    let first = moments.partitioningIndex { $0.event >= event }
    return moments[first..<moments.partitioningIndex { $0.event > event }]
  }

  /// Whether a finding is visible at one of these events.
  package func hasMoment(in events: Range<Int>) -> Bool {
    let next = moments.partitioningIndex { $0.event >= events.lowerBound }
    return next < moments.count && moments[next].event < events.upperBound
  }
}
