/// What was said about a negotiation after it was recorded.
package enum Remark: Equatable, Sendable {
  case finding(Finding)
  case verdict(Verdict)
  /// An event that the user marked with a letter, to come back to it.
  case mark(Mark)
  /// What the user noted, of an event or of the whole.
  case annotation(Annotation)
  /// A kind that this version does not know, kept as it was read.
  /// `position` is the number of events before it.
  case other(JSONValue, position: Int)
}

/// A letter for an event, as in `ma` and `'a`.
package struct Mark: Hashable, Sendable {
  /// One character.
  package var name: String
  package var event: Int

  package init(_ name: String, event: Int) {
    self.name = name
    self.event = event
  }
}

/// A note of the user's: "here it goes wrong".
package struct Annotation: Hashable, Sendable {
  package var text: String
  /// The event that it is about; nil where it is about the whole negotiation.
  package var event: Int?

  package init(_ text: String, event: Int? = nil) {
    self.text = text
    self.event = event
  }
}
