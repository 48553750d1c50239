extension Character {
  /// Whether names in Swift are made of it: a letter, a digit or an underscore.
  package var isOfName: Bool { isLetter || isNumber || self == "_" }
}
