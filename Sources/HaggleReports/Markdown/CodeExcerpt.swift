/// Some numbered lines around a marked line of a text, as Markdown.
struct CodeExcerpt {
  /// The code block.
  let markdown: String
  private static let before = 4
  private static let lines = 10

  /// Nil if the text has no such line.
  init?(of text: String, at line: Int) {
    let lines = PlainText.lines(text)
    guard lines.indices.contains(line - 1) else { return nil }
    let first = max(0, min(line - 1 - Self.before, lines.count - Self.lines))
    let end = min(lines.count, first + Self.lines)
    let width = "\(end)".count
    let rows = (first..<end).map { index in
      let number = "\(index + 1)"
      let mark = index == line - 1 ? ">" : " "
      let row = "\(mark) \(String(repeating: " ", count: width - number.count))\(number) | "
      return lines[index].isEmpty ? String(row.dropLast()) : row + lines[index]
    }
    markdown = MarkdownText.fenced(rows.joined(separator: "\n"), "swift")
  }
}
