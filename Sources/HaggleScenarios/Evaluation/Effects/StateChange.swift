import HaggleLanguage
package import HaggleVocabulary

/// State that an effect set to something else.
package struct StateChange {
  /// What is set, and by whom.
  package struct Source: Hashable, Comparable {
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

  package let source: Source
  /// The node whose modifier did it; nil where that is not known.
  package let node: NodeID?
  /// Whether it comes of the layout.
  package let isMeasured: Bool
  /// What it was set to, for people.
  package let value: String

  init(_ change: StateStore.Change, _ interpreter: Interpreter) {
    node = change.cause.node
    isMeasured = change.cause.isMeasuring
    source = Source(property: change.property, cause: change.cause.name, place: change.cause.place)
    value =
      switch change.value {
      case .number(let number): NumberText.display(number)
      case .size(let size): NumberText.display(size)
      default: Description.plain(change.value, interpreter)
      }
  }
}
