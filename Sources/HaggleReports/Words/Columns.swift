import HaggleVocabulary

extension Character {
  /// How many columns of a terminal it takes.
  package var columns: Int { DisplayWidth.columns(of: self) }
}

extension StringProtocol {
  /// How many columns of a terminal it takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}
