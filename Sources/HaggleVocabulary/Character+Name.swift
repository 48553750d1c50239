extension Character {
  /// Whether names in Swift are made of it: a letter, a digit or an underscore.
  package var isOfName: Bool { isLetter || isNumber || self == "_" }
}

extension StringProtocol {
  /// Whether a name is that of a type, as all of Swift writes them: its first letter is a capital,
  /// behind any underscores, `_Fit`.
  package var isTypeName: Bool { first { $0 != "_" }?.isUppercase == true }
}
