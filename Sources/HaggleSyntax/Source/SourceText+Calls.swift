extension SourceText {
  /// The names that begin with a capital letter and are followed by a parenthesis or, behind at
  /// most one space, by a brace: `Avatar(`, `Card {`.
  package var calledTypes: Set<String> {
    var names: Set<String> = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, CharacterClasses.isOfName(bytes[index]) { index += 1 }
      if index == start {
        index += 1
      } else if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]), isCalled(index) {
        names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
      }
    }
    return names
  }

  /// The keys of the environment that code names behind a word: `Environment` for those that it
  /// reads, `@Environment(\.store)`, `environment` for those that it sets,
  /// `.environment(\.store, store)`.
  package func keys(behind word: String) -> Set<String> {
    let opening = Array("\(word)(".utf8)
    var keys: Set<String> = []
    var index = 0
    // There are few backslashes in a text, which is looked through for each text of a project.
    while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = mark + 1
      let start = mark - opening.count
      guard start >= 0, index < bytes.count, bytes[index] == UInt8(ascii: "."),
        bytes[start..<mark].elementsEqual(opening),
        start == 0 || !CharacterClasses.isOfName(bytes[start - 1])
      else { continue }
      let key = bytes[(index + 1)...].prefix(while: CharacterClasses.isOfName)
      keys.insert(String(decoding: key, as: UTF8.self))
    }
    return keys
  }

  /// Whether a parenthesis or a brace follows a name that ends here.
  private func isCalled(_ end: Int) -> Bool {
    var next = end
    if next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    return next < bytes.count
      && (bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "{"))
  }
}
