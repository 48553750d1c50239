import HaggleVocabulary

extension Diagnostic {
  /// The diagnostic as compilers print theirs: place, message, the line, what is meant, the remedy.
  ///
  ///     grid.swift:3:8: error: this `{` is never closed
  ///       HStack {
  ///              ^
  ///       close it with `}`
  package func rendered(in source: SourceText) -> String {
    guard let place else {
      return ([source.name + ": " + summary] + remedyLines).joined(separator: "\n")
    }
    let head = "\(source.name):\(place.line):\(place.column): \(summary)"
    return ([head] + excerpt(at: place, in: source) + remedyLines).joined(separator: "\n")
  }

  private var summary: String { "\(severity.rawValue): \(message)" }

  private var remedyLines: [String] { remedy.map { ["  " + $0] } ?? [] }

  private func excerpt(at place: SourcePlace, in source: SourceText) -> [String] {
    let window = LineWindow(of: source, at: place, length: length)
    guard !window.text.isEmpty else { return [] }
    return [window.text, window.underline]
  }
}

/// The part of a line that is shown, with the marks for what is meant under it.
private struct LineWindow {
  /// Longer lines are cut around the place.
  static let limit = 160

  var text: String
  var underline: String

  init(of source: SourceText, at place: SourcePlace, length: Int) {
    let start = max(0, place.column - 1 - Self.limit / 2)
    let tail = source.line(place.line, from: start, count: Self.limit + 1)
    let shown = tail.prefix(Self.limit)
    let lead = start > 0 ? "…" : ""
    let before = shown.prefix(place.column - 1 - start)
    let marked = shown.dropFirst(before.count).prefix(max(1, length))
    text = lead + shown.map(Self.printable).joined() + (tail.count > shown.count ? "…" : "")
    underline =
      lead.map { _ in " " }.joined() + before.map(Self.blank).joined() + Self.marks(marked)
  }

  private static func marks(_ marked: Substring) -> String {
    let columns = marked.reduce(0) { $0 + ($1 == "\t" ? 1 : DisplayWidth.columns(of: $1)) }
    return "^" + String(repeating: "~", count: max(0, columns - 1))
  }

  /// Nothing in a text may move the cursor of a terminal.
  private static func printable(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, character != "\t" else {
      return String(character)
    }
    return scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(character)
  }

  /// As wide as the character; a tab stays one, so that both lines jump alike.
  private static func blank(_ character: Character) -> String {
    if character == "\t" { return "\t" }
    return String(repeating: " ", count: DisplayWidth.columns(of: character))
  }
}
