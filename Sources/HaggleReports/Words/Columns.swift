import HaggleVocabulary

extension Character {
  /// The number of terminal columns that it takes.
  package var columns: Int { DisplayWidth.columns(of: self) }
}

extension StringProtocol {
  /// The number of terminal columns that it takes.
  package var columns: Int {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}
