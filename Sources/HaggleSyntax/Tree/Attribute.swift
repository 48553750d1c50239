/// An attribute of a declaration, without its `@`.
package struct Attribute: Sendable {
  package var name: String
  package var arguments: [Argument]
  /// The names among arguments that are no expressions: `iOS`, `unavailable`.
  package var words: [String] = []
}
