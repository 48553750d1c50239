/// `Value: BinaryFloatingPoint` of a type's parameters.
package struct GenericParameter: Sendable {
  package var name: String
  /// Nil if there is none; constraints in a `where` clause are not stored.
  package var constraint: TypeName?
}
