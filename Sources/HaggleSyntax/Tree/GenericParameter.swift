/// `Value: BinaryFloatingPoint` of a type's parameters.
package struct GenericParameter: Sendable {
  package var name: String
  /// Nil where none stands behind its name; what a `where` says is not kept.
  package var constraint: TypeName?
}
