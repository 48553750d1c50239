/// The displayed part of a source line, with markers under the place meant.
package struct SourceExcerpt {
  /// Longer lines are cut around the place.
  private static let limit = 160

  package let text: String
  package let underline: String

  /// - Parameters:
  ///   - column: the first marked column, from 1.
  ///   - length: the number of marked characters, at least one.
  ///   - part: returns a part of the line, given its start (from 0) and its length.
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

  /// A character that can neither move the cursor of a terminal nor hide others.
  private static func printable(_ character: Character) -> String {
    HiddenCharacter.shown(String(character))
  }

  /// A blank as wide as the character; a tab stays a tab, so that both lines align.
  private static func blank(_ character: Character) -> String {
    if character == "\t" { return "\t" }
    return String(repeating: " ", count: columns(of: character))
  }

  private static func columns(of character: Character) -> Int {
    printable(character).reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }
}
