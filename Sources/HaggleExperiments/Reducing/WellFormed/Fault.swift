/// What a compiler would refuse in a text, though it may be laid out: code that is never run is not
/// evaluated either.
enum Fault: Hashable {
  /// A name that the original text declares, and this one does not.
  case undeclared(String)
  /// A member that a type of the original text has.
  case undeclaredMember(type: String, name: String)
  /// Arguments that no declaration of the called name takes.
  case arguments(callee: String, labels: [String])
  /// A stored property that nothing sets.
  case unset(type: String, name: String)
  /// A variable with neither type nor value.
  case untyped(String)
  /// A requirement of a protocol that its type does not meet.
  case requirement(type: String, name: String)
  /// A generic parameter that nothing says.
  case unsaid(owner: String, parameter: String)
  /// An enumeration with raw values that has no case.
  case withoutCases(String)
  case emptyCase
  /// A function or property that yields a value, and has no statement.
  case emptyBody(String)
  /// An assignment within an expression.
  case assignment
  /// A closure that does not name the parameter that it is given.
  case ignoredParameter(String)
}
