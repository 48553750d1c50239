/// Markdown as plain text, as far as attributed strings know it: marks inside of lines.
enum Markdown {
  static func plain(_ markdown: String) -> String {
    var rest = markdown[...]
    var result = ""
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "\\":
        if let next = rest.popFirst() { result.append(next) }
      case "*", "`", "~":
        // A mark belongs to a word: alone it is itself.
        let isMark =
          rest.first.map { !$0.isWhitespace } == true || result.last?.isWhitespace == false
        if !isMark || character == "~" && rest.first != "~" && result.last?.isLetter != true {
          result.append(character)
        }
      case "[":
        guard let link = link(&rest) else {
          result.append(character)
          continue
        }
        result += plain(link)
      default: result.append(character)
      }
    }
    return result
  }

  /// `text](address)`; nil for a bracket that begins no link.
  private static func link(_ rest: inout Substring) -> String? {
    guard let end = rest.firstIndex(of: "]") else { return nil }
    let behind = rest[rest.index(after: end)...]
    guard behind.first == "(", let close = behind.firstIndex(of: ")") else { return nil }
    let text = String(rest[..<end])
    rest = behind[behind.index(after: close)...]
    return text
  }
}
