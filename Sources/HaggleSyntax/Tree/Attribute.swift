/// An attribute of a declaration, without its `@`.
package struct Attribute: Sendable {
  package var name: String
  package var arguments: [Argument]
  /// The names among arguments that are no expressions: `iOS`, `unavailable`.
  package var words: [String] = []

  /// Whether it is a property wrapper whose value comes from elsewhere: the memberwise initialiser
  /// leaves the property out.
  package var suppliesValue: Bool { Self.supplying.contains(name) }

  private static let supplying: Set = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "SceneStorage",
    "AppStorage", "Query", "FetchRequest", "ScaledMetric", "FocusedValue", "SectionedFetchRequest",
  ]
}
