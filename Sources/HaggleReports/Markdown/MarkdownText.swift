import HaggleVocabulary

/// Escapes text from files and users for GitHub's Markdown.
enum MarkdownText {
  /// The text on one line, without Markdown or HTML syntax, mentions of users (`@name`) and
  /// references to issues (`#12`).
  static func prose(_ text: String) -> String {
    var prose = ""
    let scalars = PlainText.line(text).unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      // GitHub takes no `$` before a digit for the end of a formula, and the others are marked.
      case "$" where isBeforeDigit(index, scalars): prose += "$"
      case "\\", "`", "*", "_", "[", "]", "~", "|", "$": prose += "\\\(scalar)"
      case "<": prose += "&lt;"
      case ">": prose += "&gt;"
      case "&": prose += "&amp;"
      // A comment in between stops what a backslash does not.
      case "@", "#": prose += "\(scalar)<!-- -->"
      case ":" where beginsEmoji(scalars[index...]): prose += ":<!-- -->"
      default: prose.unicodeScalars.append(scalar)
      }
    }
    return prose.replacing("://", with: ":<!-- -->//").replacing("www.", with: "www<!-- -->.")
      .replacing("GH-", with: "GH<!-- -->-")
  }

  private static func isBeforeDigit(
    _ index: String.Index, _ scalars: String.UnicodeScalarView
  ) -> Bool {
    guard let next = scalars[index...].dropFirst().first else { return false }
    return "0"..."9" ~= next
  }

  /// Whether GitHub would replace it by an emoji: `:tada:`.
  private static func beginsEmoji(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let name = scalars.dropFirst().prefix { scalar in
      switch scalar {
      case "a"..."z", "0"..."9", "_", "+", "-": true
      default: false
      }
    }
    return !name.isEmpty && name.endIndex < scalars.endIndex && scalars[name.endIndex] == ":"
  }

  /// Prose with code marked as code.
  static func prose(_ prose: Prose, naming name: (NodeID) -> String) -> String {
    prose.parts.map { part in
      switch part {
      case .words(let words): inner(words)
      case .view(let node): self.prose(name(node))
      case .code(let code), .quoted(let code): self.code(code)
      }
    }.joined()
  }

  /// A part of a line; keeps spaces at its ends.
  private static func inner(_ words: String) -> String {
    let text = prose(words)
    return (words.first == " " ? " " : "") + text + (words.last == " " && !text.isEmpty ? " " : "")
  }

  /// A code span, also valid in a table cell.
  static func code(_ text: String) -> String {
    let line = PlainText.line(text).replacing("|", with: "\\|")
    if line.isEmpty { return "` `" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let needsSpace = line.hasPrefix("`") || line.hasSuffix("`")
    return needsSpace ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// A code block whose fence is longer than any in the text.
  static func fenced(_ text: String, _ language: String = "") -> String {
    let lines = PlainText.lines(text)
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let body = lines.last == "" ? lines.dropLast() : lines[...]
    return "\(fence)\(language)\n\(body.map { $0 + "\n" }.joined())\(fence)\n"
  }

  /// A collapsed section.
  ///
  /// - Parameter title: plain words of ours; `body` is Markdown.
  static func details(_ title: String, _ body: String) -> String {
    "<details><summary>\(title)</summary>\n\n\(body)\n</details>\n"
  }

  /// A table of Markdown cells.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.map { _ in "---" }
    return ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for next in text {
      run = next == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
