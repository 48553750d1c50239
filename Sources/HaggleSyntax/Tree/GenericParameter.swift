/// `Value: BinaryFloatingPoint` of a type's parameters.
package struct GenericParameter: Sendable {
  package var name: String
  /// The protocol that it conforms to, also by a `where` clause; nil if there is none.
  package var constraint: TypeName?
}
