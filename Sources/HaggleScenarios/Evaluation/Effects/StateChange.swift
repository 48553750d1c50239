import HaggleLanguage
package import HaggleVocabulary

/// State that an effect set to something else.
package struct StateChange {
  /// What sets the state.
  package struct Source: Hashable, Comparable {
    /// Empty for what code would have set that was stopped before.
    package let property: String
    /// The modifier or function that did it: `onGeometryChange`.
    package let cause: String
    package let place: SourcePlace?

    package static func < (a: Source, b: Source) -> Bool {
      let beginning = SourcePlace(line: 0, column: 0)
      return (a.place ?? beginning, a.property, a.cause) < (
        b.place ?? beginning, b.property, b.cause
      )
    }
  }

  /// An effect that measured just what it had been given instead of a measure.
  package struct Echo {
    package let cause: String
    package let place: SourcePlace?
    package let node: NodeID?

    init(_ cause: StateStore.Cause) {
      (self.cause, place, node) = (cause.name, cause.place, cause.node)
    }
  }

  package let source: Source
  /// The node with the modifier; nil if unknown.
  package let node: NodeID?
  /// Whether the value comes from the layout.
  package let isMeasured: Bool
  /// Whether the value is a placeholder for something unknown.
  package let isStandIn: Bool
  /// The number of elements; nil if it is no array.
  package let count: Int?
  /// The new value, if it is a number.
  package let number: Double?
  /// The new value, for display.
  package let value: String

  /// Longer values are cut off.
  private static let longestValue = 80

  init(_ change: StateStore.Change, _ interpreter: Interpreter) {
    node = change.cause.node
    isMeasured = change.cause.isMeasuring
    isStandIn = change.isStandIn
    number = if case .number(let number) = change.value { number } else { nil }
    count = if case .array(let elements) = change.value { elements.count } else { nil }
    source = Source(property: change.property, cause: change.cause.name, place: change.cause.place)
    let text =
      switch change.value {
      case .number(let number): NumberText.display(number)
      case .size(let size): NumberText.display(size)
      default: Description.plain(change.value, interpreter)
      }
    value = text.count > Self.longestValue ? text.prefix(Self.longestValue) + "…" : text
  }
}
