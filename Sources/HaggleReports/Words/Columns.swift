import HaggleVocabulary

extension Character {
  /// The number of terminal columns that it takes.
  package var columns: Int { DisplayWidth.columns(of: self) }
}

extension StringProtocol {
  /// The number of terminal columns that it takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}
