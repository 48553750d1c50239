/// How a user refers to a view: by name, line, displayed words, the declared view, or the view that
/// contains it (docs/REPLAY.md, “Which view is meant”).
struct Address {
  /// `LabeledRow[2]` in `LabeledRow[2]/Text`.
  struct Step {
    let word: String
    /// Text in quotes only matches displayed words.
    let isQuoted: Bool
    /// Which of several matches, from 1.
    let number: Int?
  }

  let steps: [Step]

  init(_ text: String) {
    let parts = Self.parts(text).map { Step($0) }
    steps = parts.contains { $0.word.isEmpty } ? [] : parts
  }

  /// Splits at slashes outside of quotes.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

extension Address.Step {
  init(_ text: String) {
    var word = text.trimmed
    number = Self.takeNumber(&word)
    isQuoted = Self.isQuotation(word)
    self.word = isQuoted ? String(word.dropFirst().dropLast()) : word
  }

  private static func isQuotation(_ word: String) -> Bool {
    guard let first = word.first, let last = word.last, word.count > 1 else { return false }
    return first == "\"" && last == "\"" || first == "“" && last == "”"
  }

  /// Removes and returns the `2` of `Text[2]`.
  private static func takeNumber(_ word: inout String) -> Int? {
    guard word.last == "]", let open = word.lastIndex(of: "["),
      let number = Int(word[word.index(after: open)...].dropLast()), number > 0
    else { return nil }
    word = String(word[..<open])
    return number
  }

  /// `70`, `70:31`, `View.swift:70:31`: a place in the source, with an optional column.
  func place(in scenario: String?) -> (line: Int, column: Int?)? {
    if isQuoted { return nil }
    var text = word[...]
    if let scenario, text.hasPrefix(scenario + ":") { text = text.dropFirst(scenario.count + 1) }
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard let line = numbers.first ?? nil, line > 0 else { return nil }
    if numbers.count == 1 { return (line, nil) }
    guard numbers.count == 2, let column = numbers[1], column > 0 else { return nil }
    return (line, column)
  }
}
