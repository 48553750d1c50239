/// A position in a recorded negotiation: between two events.
///
/// All events up to and including `event` have happened.
package struct Cursor: Hashable, Comparable, Sendable {
  /// The number of the latest event; -1 in a trace without events.
  package let event: Int

  package init(after event: Int) { self.event = event }

  package static func < (a: Cursor, b: Cursor) -> Bool { a.event < b.event }
}

/// The direction of a step.
package enum Direction: Hashable, Sendable {
  case forwards
  case backwards

  /// The direction of the capital letter.
  package var opposite: Direction { self == .forwards ? .backwards : .forwards }
}

/// A kind of step from one event to another.
package enum Step: CaseIterable, Sendable {
  /// To the next event, at any depth.
  case into
  /// Past everything that answers the current question.
  case over
  /// Out of the current call: to its answer, or back to its question.
  case out
  /// To the first event of another pass.
  case pass
}
