/// A place in a recorded negotiation: after one event and before the next.
///
/// Everything up to and including `event` has happened, nothing after it has.
package struct Cursor: Hashable, Comparable, Sendable {
  /// The number of the event that happened last; -1 where nothing has: a trace without events.
  package let event: Int

  package init(after event: Int) { self.event = event }

  package static func < (a: Cursor, b: Cursor) -> Bool { a.event < b.event }
}

/// Which way a step goes.
package enum Direction: Hashable, Sendable {
  case forwards
  case backwards

  /// The direction that a capital letter stands for.
  package var opposite: Direction { self == .forwards ? .backwards : .forwards }
}

/// A way to go from one event to another.
package enum Step: CaseIterable, Sendable {
  /// To the next event, however deep.
  case into
  /// Past everything that it takes to answer the question at hand.
  case over
  /// Out of the call around the cursor: to its answer, or back to its question.
  case out
  /// To the first event of another pass.
  case pass
}
