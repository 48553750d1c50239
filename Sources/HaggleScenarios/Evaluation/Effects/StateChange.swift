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
  /// What it was set to, for people.
  package let value: String

  init(_ change: StateStore.Change, _ interpreter: Interpreter) {
    source = Source(property: change.property, cause: change.cause.name, place: change.cause.place)
    value =
      switch change.value {
      case .number(let number): NumberText.display(number)
      case .size(let size): NumberText.display(size)
      default: Description.plain(change.value, interpreter)
      }
  }

  /// "height was set to 96.33 by onGeometryChange at 14:9"
  package var text: String {
    "\(source.property) was set to \(value) by \(source.cause)"
      + (source.place.map { " at \($0.line):\($0.column)" } ?? "")
  }
}
