/// Markdown as plain text, with the inline syntax of attributed strings.
enum Markdown {
  static func plain(_ markdown: String) -> String { plain(markdown, level: 0) }

  /// The maximum nesting of links.
  private static let mostLevels = 8

  private static func plain(_ markdown: String, level: Int) -> String {
    var rest = markdown[...]
    var result = ""
    // A search for a closing mark is not repeated once it failed.
    var mayLink = level < mostLevels
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "\\":
        if let next = rest.popFirst() { result.append(next) }
      case "*", "`", "~":
        // A mark belongs to a word: on its own it is literal.
        let isMark =
          rest.first.map { !$0.isWhitespace } == true || result.last?.isWhitespace == false
        if !isMark || character == "~" && rest.first != "~" && result.last?.isLetter != true {
          result.append(character)
        }
      case "[":
        guard mayLink, let link = link(&rest, &mayLink) else {
          result.append(character)
          continue
        }
        result += plain(link, level: level + 1)
      default: result.append(character)
      }
    }
    return result
  }

  /// `text](address)`; nil for a bracket that begins no link.
  private static func link(_ rest: inout Substring, _ mayLink: inout Bool) -> String? {
    guard let end = rest.firstIndex(of: "]") else {
      mayLink = false
      return nil
    }
    let behind = rest[rest.index(after: end)...]
    guard behind.first == "(" else { return nil }
    guard let close = behind.firstIndex(of: ")") else {
      mayLink = false
      return nil
    }
    let text = String(rest[..<end])
    rest = behind[behind.index(after: close)...]
    return text
  }
}
