/// Finds the name of a view in the text before a LayoutMonitor's words: `outer: `,
/// `[outer] `, but not a time, a process, a level or a category.
enum LogLabel {
  /// Longer texts are prose.
  private static let mostCharacters = 80

  static func label(in bytes: ArraySlice<UInt8>) -> String? {
    if bytes.isEmpty { return nil }
    // The name nearest to the words counts.
    var text = String(decoding: bytes.suffix(4 * mostCharacters), as: UTF8.self)[...]
    while true {
      let isSeparated = text.dropEnd(where: separators)
      guard let last = text.last else { return nil }
      if last == "]", let open = text.lastIndex(of: "[") {
        let word = text[text.index(after: open)...].dropLast()
        if isName(word) { return String(word) }
        // A process name before a category: only haggle's own words could follow.
        text = text[..<open]
        if isProcess(word) { return nil }
        continue
      }
      return name(atEndOf: text, isSeparated: isSeparated)
    }
  }

  /// The last words that belong together, without a logger's prefix.
  private static func name(atEndOf text: Substring, isSeparated: Bool) -> String? {
    var tail = text
    for gap in ["] ", ": ", "| ", "\t", ") ", "> "] {
      if let range = tail.lastRange(of: gap) { tail = tail[range.upperBound...] }
    }
    var words = tail.split(separator: " ")
    while let first = words.first, isLoggers(first) { words.removeFirst() }
    // haggle's own log: `monitor prints: Proposal Mode: …`
    if isSeparated, words.count > 1, words.last == "prints" { words.removeLast() }
    let name = words.joined(separator: " ")
    let isShort = words.count == 1 || (isSeparated && name.count <= mostCharacters)
    // Symbols and emoji decorate; `the layout` is haggle's name for an unnamed one.
    guard isShort, name != "the layout", name.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return name
  }

  private static func isName(_ word: Substring) -> Bool {
    !word.isEmpty && word.count <= mostCharacters && !isLoggers(word) && !isProcess(word)
      && !isSubsystem(word)
  }

  /// `com.example.app:layout`
  private static func isSubsystem(_ word: Substring) -> Bool {
    word.contains(":") && word.contains(".")
  }

  /// `123`, `123:4567`, `123:0x1a2b`
  private static func isProcess(_ word: Substring) -> Bool {
    word.first?.isNumber == true && word.allSatisfy { $0.isHexDigit || ":xX".contains($0) }
  }

  /// Times, numbers, addresses, levels, and names of processes with their numbers.
  private static func isLoggers(_ word: Substring) -> Bool {
    if levels.contains(word.lowercased()) || word.hasSuffix("]") { return true }
    let isNumber = word.first?.isASCII == true && word.first?.isNumber == true
    return isNumber && word.allSatisfy { $0.isHexDigit || ":.,-+/TZxX".contains($0) }
  }

  private static let separators: Set<Character> = [
    ":", "-", "–", "—", "|", ">", "→", "=", "»", " ", "\t", "\u{A0}", "•", "*", "#",
  ]

  private static let levels: Set<String> = [
    "general", "default", "info", "debug", "error", "notice", "fault", "warning", "warn", "verbose",
  ]
}

extension Substring {
  /// Removes these characters from the end; returns whether one of them was more than white space.
  fileprivate mutating func dropEnd(where characters: Set<Character>) -> Bool {
    var isMore = false
    while let last, characters.contains(last) {
      isMore = isMore || !last.isWhitespace
      removeLast()
    }
    return isMore
  }

  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var index = endIndex
    while index > startIndex {
      formIndex(before: &index)
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
    }
    return nil
  }
}
