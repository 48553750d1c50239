import HaggleTraces

/// File names that are valid on all systems and issue trackers.
enum FileName {
  private static let endings =
    TraceEncoding.allCases.map(\.ending) + [".swift", ".json", ".html", ".log", ".txt", ".md"]
  private static let mostCharacters = 80

  /// The name without extension, using only letters, digits, `.`, `_` and `-`; never empty.
  ///
  /// - Parameter other: the name to use where none of these characters is left.
  static func stem(of name: String, or other: String? = nil) -> String {
    let stems = [name, other ?? ""].map(usable)
    return stems.first { !$0.isEmpty } ?? "layout"
  }

  private static func usable(_ name: String) -> String {
    var stem = name
    if let ending = endings.first(where: { name.lowercased().hasSuffix($0) }) {
      stem.removeLast(ending.count)
    }
    var safe = ""
    for scalar in stem.unicodeScalars.prefix(4 * mostCharacters) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_": safe.unicodeScalars.append(scalar)
      default: if safe.last != "-" { safe.append("-") }
      }
    }
    let trimmed = safe.prefix(mostCharacters).drop { $0 == "-" || $0 == "." }
    return String(trimmed.reversed().drop { $0 == "-" || $0 == "." }.reversed())
  }
}
