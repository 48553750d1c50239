/// Something added to a negotiation after it was recorded.
package enum Remark: Equatable, Sendable {
  case finding(Finding)
  case verdict(Verdict)
  /// An event that the user marked with a letter.
  case mark(Mark)
  /// The user's note on an event or on the whole trace.
  case annotation(Annotation)
  /// Edits for what is seen of a layout without findings.
  case cure(Cure)
  /// A record of an unknown kind, kept as it was read. `position` is the number of events before
  /// it.
  case other(JSONValue, position: Int)
}

/// A letter for an event, as set by `ma` and visited by `'a`.
package struct Mark: Hashable, Sendable {
  /// A single character.
  package var name: String
  package var event: Int

  package init(_ name: String, event: Int) {
    self.name = name
    self.event = event
  }
}

/// A note written by the user: "here it goes wrong".
package struct Annotation: Hashable, Sendable {
  package var text: String
  /// The event of the note; nil for the whole negotiation.
  package var event: Int?

  package init(_ text: String, event: Int? = nil) {
    self.text = text
    self.event = event
  }
}
