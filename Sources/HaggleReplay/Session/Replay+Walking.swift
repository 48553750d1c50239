import HaggleTraces
package import HaggleVocabulary

/// Steps: from event to event.
extension Replay {
  func walk(_ instruction: Instruction) -> Outcome {
    var cursor = cursor
    var taken = 0
    while taken < instruction.count ?? 1, let next = next(instruction.command, from: cursor) {
      cursor = next
      taken += 1
    }
    return moved(to: cursor).outcome(taken == 0 ? refusal(instruction.command) : nil)
  }

  /// Where a step leads; nil where there is nothing that way.
  private func next(_ command: Command, from cursor: Cursor) -> Cursor? {
    switch command {
    case .step: timeline.step(.into, .forwards, from: cursor)
    case .stepBack: timeline.step(.into, .backwards, from: cursor)
    case .over: timeline.step(.over, .forwards, from: cursor)
    case .overBack: timeline.step(.over, .backwards, from: cursor)
    case .finish: timeline.step(.out, .forwards, from: cursor)
    case .finishBack: timeline.step(.out, .backwards, from: cursor)
    case .pass: timeline.step(.pass, .forwards, from: cursor)
    case .passBack: timeline.step(.pass, .backwards, from: cursor)
    case .next: timeline.next(.forwards, from: cursor, where: isShown)
    case .previous: timeline.next(.backwards, from: cursor, where: isShown)
    case .continue: timeline.next(.forwards, from: cursor, where: isStop)
    case .continueBack: timeline.next(.backwards, from: cursor, where: isStop)
    case .change: selected.flatMap { timeline.change(of: $0, .forwards, from: cursor) }
    case .changeBack: selected.flatMap { timeline.change(of: $0, .backwards, from: cursor) }
    case .searchNext: search.flatMap { found($0, .forwards, from: cursor) }
    case .searchBack: search.flatMap { found($0, .backwards, from: cursor) }
    default: nil
    }
  }

  private func found(
    _ condition: Condition, _ direction: Direction, from cursor: Cursor
  ) -> Cursor? {
    timeline.next(direction, from: cursor) { condition.matches($0, in: timeline) }
  }

  /// Whether the filter lets the event through.
  package func isShown(_ event: Int) -> Bool {
    settings.filter?.matches(event, in: timeline) ?? true
  }

  /// Why `continue` stops at an event.
  package enum Stop: Hashable, Sendable {
    case finding(FindingMoment)
    /// The breakpoint at this position.
    case breakpoint(Int)
    case watch(NodeID)
  }

  package func stops(at event: Int) -> [Stop] {
    var stops: [Stop] = moments(at: event).map { .finding($0) }
    for (index, breakpoint) in settings.breakpoints.enumerated()
    where breakpoint.matches(event, in: timeline) {
      stops.append(.breakpoint(index))
    }
    if let node = trace.events[event].node, settings.watched.contains(node),
      timeline.changes(node, event)
    {
      stops.append(.watch(node))
    }
    return stops
  }

  private func isStop(_ event: Int) -> Bool { !stops(at: event).isEmpty }

  /// The findings that can be seen at an event.
  package func moments(at event: Int) -> ArraySlice<FindingMoment> {
    moments[moments.bisected { $0.event < event }..<moments.bisected { $0.event <= event }]
  }

  /// Whether a finding can be seen at one of these events.
  package func hasMoment(in events: Range<Int>) -> Bool {
    let next = moments.bisected { $0.event < events.lowerBound }
    return next < moments.count && moments[next].event < events.upperBound
  }

  private func refusal(_ command: Command) -> String {
    let isForwards = KeyTable.isForwards(command)
    let edge = isForwards ? "this is the last event" : "this is the first event"
    let side = isForwards ? "after" : "before"
    switch command {
    case .step, .stepBack, .over, .overBack: return edge
    case .next, .previous:
      return settings.filter == nil ? edge : "the filter shows nothing \(side) this event"
    case .finish, .finishBack: return "no call is open here"
    case .pass, .passBack: return "there is no pass \(side) this event"
    case .change, .changeBack:
      let name = selected.map { trace.name(of: $0) } ?? "the view"
      return "no answer or rectangle of \(name) changes \(side) this event"
    case .searchNext, .searchBack:
      return search.map { "nothing matches “\($0.text)” \(side) this event" }
        ?? "nothing was searched for yet: \(keys.typed(.search, "EXPRESSION")) does"
    default: return "no finding, breakpoint or change of a watched view \(side) this event"
    }
  }
}

extension KeyTable {
  /// Whether a command leads forwards where it has a way back.
  static func isForwards(_ command: Command) -> Bool {
    !rows.contains { $0.back == command }
  }
}
