/// The steps. Each is a function of the cursor alone, and nil if there is nothing in that
/// direction.
extension Timeline {
  /// After the first event.
  package var start: Cursor { Cursor(after: min(0, trace.events.count - 1)) }

  package var end: Cursor { Cursor(after: trace.events.count - 1) }

  /// The cursor after an event; nil if the number is out of range.
  func cursor(at event: Int) -> Cursor? {
    trace.events.indices.contains(event) ? Cursor(after: event) : nil
  }

  package func step(_ step: Step, _ direction: Direction, from cursor: Cursor) -> Cursor? {
    let target =
      switch step {
      case .into: direction == .forwards ? cursor.event + 1 : cursor.event - 1
      case .over: over(direction, from: cursor)
      case .out: out(direction, from: cursor)
      case .pass: pass(direction, from: cursor)
      }
    return target.flatMap { self.cursor(at: $0) }
  }

  /// The nearest event in a direction for which `isWanted` is true.
  func next(
    _ direction: Direction, from cursor: Cursor, where isWanted: (Int) -> Bool
  ) -> Cursor? {
    var cursor = cursor
    while let next = step(.into, direction, from: cursor) {
      if isWanted(next.event) { return next }
      cursor = next
    }
    return nil
  }

  /// From a question to its answer and back; from other events to the next or previous one.
  private func over(_ direction: Direction, from cursor: Cursor) -> Int? {
    guard let index = span(at: cursor) else { return cursor.event + direction.sign }
    let span = spans[index]
    switch direction {
    case .forwards where span.ask == cursor.event:
      return span.answer ?? lastEvent(inSpan: index) + 1
    case .backwards where span.answer == cursor.event: return span.ask
    default: return cursor.event + direction.sign
    }
  }

  /// To the answer of the innermost call open after the event, or back to the question of the
  /// innermost one open before it; outside of all calls, to the end or start of the pass.
  private func out(_ direction: Direction, from cursor: Cursor) -> Int? {
    var index = direction == .forwards ? openSpan(after: cursor) : openSpan(before: cursor)
    while let open = index {
      let span = spans[open]
      if let event = direction == .forwards ? span.answer : span.ask { return event }
      index = span.parent
    }
    guard let events = pass(at: cursor.event)?.events else { return nil }
    let edge = direction == .forwards ? events.upperBound - 1 : events.lowerBound
    return edge == cursor.event ? nil : edge
  }

  private func pass(_ direction: Direction, from cursor: Cursor) -> Int? {
    let begins = passes.map(\.events.lowerBound)
    return direction == .forwards
      ? begins.first { $0 > cursor.event } : begins.last { $0 < cursor.event }
  }

  /// The last event of a call, including the calls inside it.
  private func lastEvent(inSpan index: Int) -> Int {
    let inside = index..<spans[index].end
    var last = spans[index].ask
    while last + 1 < trace.events.count, let next = span(at: last + 1), inside.contains(next) {
      last += 1
    }
    return last
  }
}

extension Timeline {
  /// The innermost call open after the event, as an index into `spans`.
  func openSpan(after cursor: Cursor) -> Int? {
    guard let index = span(at: cursor) else { return nil }
    return spans[index].answer == cursor.event ? spans[index].parent : index
  }

  /// The innermost call open before the event.
  func openSpan(before cursor: Cursor) -> Int? {
    guard let index = span(at: cursor) else { return nil }
    return spans[index].ask == cursor.event ? spans[index].parent : index
  }

  /// The call of the cursor's event, or the innermost one around it.
  package func span(at cursor: Cursor) -> Int? {
    trace.events.indices.contains(cursor.event) ? span(at: cursor.event) : nil
  }
}

extension Direction {
  package var sign: Int { self == .forwards ? 1 : -1 }
}
