/// The part of a line of source that is shown, with the marks for what is meant under it.
package struct SourceExcerpt {
  /// Longer lines are cut around the place.
  private static let limit = 160

  package let text: String
  package let underline: String

  /// - Parameters:
  ///   - column: where what is meant begins, from 1.
  ///   - length: how many characters are meant; at least one is marked.
  ///   - part: some characters of the line: from which one (counted from 0), and how many.
  package init(
    column: Int, length: Int, of part: (_ start: Int, _ count: Int) -> Substring
  ) {
    let start = max(0, column - 1 - Self.limit / 2)
    let tail = part(start, Self.limit + 1)
    let shown = tail.prefix(Self.limit)
    let lead = start > 0 ? "…" : ""
    let before = shown.prefix(max(0, column - 1 - start))
    let marked = shown.dropFirst(before.count).prefix(max(1, length))
    text = lead + shown.map(Self.printable).joined() + (tail.count > shown.count ? "…" : "")
    underline =
      lead.map { _ in " " }.joined() + before.map(Self.blank).joined() + Self.marks(marked)
  }

  private static func marks(_ marked: Substring) -> String {
    let columns = marked.reduce(0) { $0 + ($1 == "\t" ? 1 : Self.columns(of: $1)) }
    return "^" + String(repeating: "~", count: max(0, columns - 1))
  }

  /// Nothing in a text may move the cursor of a terminal, or hide what else is in it.
  private static func printable(_ character: Character) -> String {
    HiddenCharacter.shown(String(character))
  }

  /// As wide as the character; a tab stays one, so that both lines jump alike.
  private static func blank(_ character: Character) -> String {
    if character == "\t" { return "\t" }
    return String(repeating: " ", count: columns(of: character))
  }

  private static func columns(of character: Character) -> Int {
    printable(character).reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}
