/// Text that comes from a file or a user, made fit for a line of a report.
enum PlainText {
  /// The text without control characters, so that it cannot talk to the terminal; tabs stay.
  static func visible(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return String(text) }
    var visible = ""
    for scalar in text.unicodeScalars {
      visible.unicodeScalars.append(isControl(scalar) ? "\u{FFFD}" : scalar)
    }
    return visible
  }

  /// The text on one line: white space of any length becomes one space, and what is longer than
  /// `limit` characters ends in an ellipsis.
  static func line(_ text: String, limit: Int = .max) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    let line = visible(words.joined(separator: " "))
    return line.count > limit ? line.prefix(max(0, limit - 1)) + "…" : line
  }

  /// The lines of a text, each without control characters.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { visible($0) }
  }

  /// Puts `items` one behind the other into lines of at most `width` characters where possible.
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

  /// Puts the words of a text into lines of at most `width` characters; longer words are broken
  /// only if that is asked for.
  static func paragraph(_ text: String, width: Int, breakingWords: Bool = false) -> [String] {
    lines(text).flatMap { line in
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

  private static func trimmingEnd(_ text: String) -> String {
    text.last == " " ? String(text.dropLast()) : text
  }

  private static func isControl(_ scalar: UnicodeScalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }
}

/// `1 node`, `2 nodes`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
