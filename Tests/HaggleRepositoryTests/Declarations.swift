/// The names that lines of code declare and mention.
enum Declarations {
  private static let words: Set<Substring> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "package", "private", "fileprivate", "static", "final", "mutating", "lazy", "indirect", "weak",
    "override",
  ]

  /// All names on a line.
  static func names(in line: String) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// The first name that a line declares for the whole module or program; nil for what apps use,
  /// and for cases, which are also made from their raw values.
  static func declared(on line: String) -> Substring? {
    let words = names(in: line).drop { modifiers.contains($0) }
    guard let word = words.first, Self.words.contains(word) else { return nil }
    return words.dropFirst().first { $0 != "class" }
  }
}
