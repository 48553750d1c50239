/// `Value: BinaryFloatingPoint` of a type's parameters.
package struct GenericParameter: Sendable {
  package var name: String
  /// Nil where its name has none; what a `where` says is not kept.
  package var constraint: TypeName?
}
