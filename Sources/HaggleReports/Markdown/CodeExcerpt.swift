import HaggleVocabulary

/// Some numbered lines around a marked line of a text, as Markdown.
struct CodeExcerpt {
  /// The code block; of another file, below its name.
  let markdown: String
  private static let before = 4
  private static let lines = 10

  /// Lines are numbered as in their own file.
  ///
  /// - Returns: nil if the text has no such line.
  init?(of lines: [String], at line: Int, _ parts: SourceParts) {
    guard lines.indices.contains(line - 1) else { return nil }
    let file = (parts.parts.last { $0.line < line }?.line ?? 0)
    let last = parts.parts.first { $0.line > line }.map { $0.line - 1 } ?? lines.count
    let first = max(file, min(line - 1 - Self.before, last - Self.lines))
    let end = min(last, first + Self.lines)
    let numbers = (first..<end).map { "\(parts.number(ofLine: $0 + 1) ?? $0 + 1)" }
    let width = numbers.map(\.count).max() ?? 0
    let rows = zip(first..<end, numbers).map { index, number in
      let mark = index == line - 1 ? ">" : " "
      let row = "\(mark) \(String(repeating: " ", count: width - number.count))\(number) | "
      return lines[index].isEmpty ? String(row.dropLast()) : row + lines[index]
    }
    let name = parts.fileName(ofLine: line).map { "In \(MarkdownText.code($0)):\n\n" } ?? ""
    markdown = name + MarkdownText.fenced(rows.joined(separator: "\n"), "swift")
  }
}
