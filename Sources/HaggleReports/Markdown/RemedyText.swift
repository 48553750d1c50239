/// What to do about something that a text left open, in Markdown: what is to be typed as code, each
/// alternative by itself, and the words around it as prose.
enum RemedyText {
  /// What separates alternatives.
  private static let separators = [" — ", "; ", ", or "]

  static func markdown(_ remedy: String) -> String {
    let line = PlainText.line(remedy)
    if line.contains("`") { return quoted(line) }
    guard let start = code(in: line) else { return MarkdownText.prose(line) }
    let cut = separators.compactMap { line[start...].firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    let words = MarkdownText.prose(String(line[..<start]))
    let text =
      words + (words.isEmpty ? "" : " ")
      + MarkdownText.code(String(line[start..<(cut?.lowerBound ?? line.endIndex)]))
    guard let cut else { return text }
    return text + line[cut] + markdown(String(line[cut.upperBound...]))
  }

  /// A text in which what is to be typed stands between backquotes.
  private static func quoted(_ line: String) -> String {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        index % 2 == 0 ? MarkdownText.prose(String(part)) : MarkdownText.code(String(part))
      }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where something to type begins: a directive, an option, or Swift behind a colon.
  private static func code(in line: String) -> String.Index? {
    let marks = ["// ", "--"].compactMap { line.firstRange(of: $0)?.lowerBound }
    if let first = marks.min() { return first }
    guard let colon = line.firstRange(of: ": "), colon.upperBound < line.endIndex else {
      return nil
    }
    let rest = line[colon.upperBound...]
    let isSwift = rest.hasPrefix(".") || ["(", "{", " = ", ": ."].contains { rest.contains($0) }
    return isSwift ? colon.upperBound : nil
  }
}
