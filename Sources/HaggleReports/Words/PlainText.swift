import HaggleVocabulary

/// Makes text from files and users safe for a line of a report.
package enum PlainText {
  /// The text with invisible characters escaped, so that it cannot control the terminal, change
  /// direction or break the line; tabs are kept.
  static func visible(_ text: some StringProtocol) -> String {
    HiddenCharacter.shown(text)
  }

  /// The text on one line: any white space becomes one space, and text beyond `limit` characters
  /// ends in an ellipsis.
  package static func line(_ text: String, limit: Int = .max) -> String {
    if isPlainLine(text), text.utf8.count <= limit { return text }
    let words = text.split(whereSeparator: \.isWhitespace)
    let line = visible(words.joined(separator: " "))
    return line.count > limit ? line.prefix(max(0, limit - 1)) + "…" : line
  }

  /// The lines of a text, each with invisible characters escaped.
  package static func lines(_ text: String) -> [String] {
    isPlainLine(text) ? [text] : sourceLines(text).map { visible($0) }
  }

  /// The lines of a text as Swift counts them: separated by line feeds and carriage returns only.
  package static func sourceLines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }

  /// The arguments after a name: `("Very long te…")`, or an empty string.
  package static func arguments(_ text: String, limit: Int) -> String {
    let whole = line(text)
    if whole.isEmpty { return "" }
    var list = line(text, limit: limit)
    // A string that was cut still gets its closing quote.
    let quotes = list.replacing("\\\"", with: "").count { $0 == "\"" }
    if list != whole, !quotes.isMultiple(of: 2) { list += "\"" }
    return "(\(list))"
  }

  /// Joins `items` into lines of at most `width` characters where possible.
  static func wrapped(
    _ items: some Sequence<some StringProtocol>, separator: String, width: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for item in items {
      let count = item.columns
      if length == 0 {
        line = String(item)
        length = count
      } else if length + separator.count + count <= width {
        line += separator + item
        length += separator.count + count
      } else {
        lines.append(line + trimmingEnd(separator))
        line = String(item)
        length = count
      }
    }
    return length == 0 ? lines : lines + [line]
  }

  /// Wraps text at `width` characters; longer words are only broken if requested.
  package static func paragraph(_ text: String, width: Int, breakingWords: Bool = false) -> [String]
  {
    if text.utf8.count <= width, isPlainLine(text) { return [text] }
    return lines(text).flatMap { line in
      let words = line.split(separator: " ")
      let parts = breakingWords ? words.flatMap { pieces($0, width: width) } : words
      return wrapped(parts, separator: " ", width: width)
    }
  }

  private static func pieces(_ word: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while rest.columns > width {
      let piece = rest.prefix(max(1, width / 2))
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
    }
    return pieces + [rest]
  }

  /// A quick test: whether the text is words with one space between them, of characters that are
  /// one column wide each: ASCII, Latin letters, arrows, signs of arithmetic.
  private static func isPlainLine(_ text: String) -> Bool {
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20 where last == " ": return false
      case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2026, 0x2190..<0x2300: last = scalar
      default: return false
      }
    }
    return last != " "
  }

  private static func trimmingEnd(_ text: String) -> String {
    text.last == " " ? String(text.dropLast()) : text
  }
}
