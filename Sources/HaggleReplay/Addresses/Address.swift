import HaggleTraces
import HaggleVocabulary

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

  /// Splits at slashes outside of quotes, and behind the path of a file.
  private static func parts(_ text: String) -> [String] {
    let path = text.contains("\"") ? nil : text.firstRange(of: ".swift:")
    var parts = [path.map { String(text[..<$0.upperBound]) } ?? ""]
    var isQuoted = false
    for character in path.map({ text[$0.upperBound...] }) ?? text[...] {
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

  /// A line, with an optional column: `70`, `70:31`, `View.swift:70:31`.
  struct Place {
    /// Nil for the text's own file.
    let file: String?
    /// From 1.
    let line: Int
    let column: Int?

    /// Whether another file could be meant, as words with a number behind them are not.
    var mayBeOfFile: Bool { file?.hasSuffix(".swift") != false }
  }

  var place: Place? {
    if isQuoted { return nil }
    var parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let file = parts.count > 1 && Int(parts[0]) == nil ? String(parts.removeFirst()) : nil
    guard let line = Int(parts[0]), line > 0, parts.count <= 2 else { return nil }
    if parts.count == 1 { return Place(file: file, line: line, column: nil) }
    guard let column = Int(parts[1]), column > 0 else { return nil }
    return Place(file: file, line: line, column: column)
  }
}

extension Trace.Header {
  /// The line of the joined text that is meant; nil if there is none.
  func line(_ place: Address.Step.Place) -> Int? {
    guard let file = place.file else {
      return parts.number(ofLine: place.line) == place.line ? place.line : nil
    }
    let isOwn = scenario.map { SourceParts.isSame($0, file) } ?? false
    return parts.line(place.line, of: file) ?? (isOwn ? place.line : nil)
  }
}
