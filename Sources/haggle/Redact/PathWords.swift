/// Finds paths in a text.
enum PathWords {
  /// The text with each path replaced by a meaningless one of equal length.
  static func redacted(_ text: String) -> String {
    guard text.contains(where: { $0 == "/" || $0 == "\\" || $0 == "." }) else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix(while: isOfPath)
      if word.isEmpty {
        result.append(first)
        rest = rest.dropFirst()
      } else {
        result += isPath(word) ? standIn(word) : String(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return result
  }

  private static func isOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "/\\._-~:+@%".contains(character)
  }

  /// `/a/b`, `~/a`, `../a`, `file:///a`, `C:\a`, `a/b/c`, `a/b.swift` and `View.swift`; not `a/b`,
  /// `//` and `\n`.
  private static func isPath(_ word: Substring) -> Bool {
    let parts = word.split { $0 == "/" || $0 == "\\" }
    let hasName = parts.contains { $0.contains { $0.isLetter || $0.isNumber } }
    guard hasName else { return false }
    if word.contains("://") { return true }
    let slashes = word.count { $0 == "/" || $0 == "\\" }
    if slashes > 0, ["/", "~/", "./", "../"].contains(where: word.hasPrefix), !word.hasPrefix("//")
    {
      return true
    }
    if word.dropFirst().hasPrefix(":\\") || word.dropFirst().hasPrefix(":/") { return true }
    return slashes > 1 && parts.count > 2 || hasFileEnding(parts.last ?? "")
  }

  private static func hasFileEnding(_ name: Substring) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let endings: Set = [
    "swift", "json", "log", "txt", "md", "html", "png", "jpg", "jpeg", "pdf", "plist", "xcodeproj",
    "xcassets", "storyboard", "strings", "xcstrings",
  ]

  private static func standIn(_ path: Substring) -> String {
    let pattern = Array("path/")
    return String(path.indices.enumerated().map { offset, _ in pattern[offset % pattern.count] })
  }
}
