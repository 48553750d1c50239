/// Takes comments and the contents of strings out of Swift code; its lines stay where they are.
///
/// Knows nested comments, raw and multi-line strings, code inside of strings, and quoted names.
struct CodeStripper {
  private let text: [Character]
  private var position = 0
  private var code = ""
  /// The strings around the present place, innermost last, each with the parentheses open in it.
  private var strings: [(hashes: Int, isMultiline: Bool, parentheses: Int)] = []

  init(_ text: String) { self.text = Array(text) }

  mutating func strip() -> String {
    while position < text.count { step() }
    return code
  }

  private mutating func step() {
    if starts(with: "//") { return skipLineComment() }
    if starts(with: "/*") { return skipComment() }
    if text[position] == "`" { return copyQuotedName() }
    if let hashes = stringStart() { return openString(hashes) }
    if text[position] == "(", !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
    if text[position] == ")", !strings.isEmpty {
      strings[strings.count - 1].parentheses -= 1
      if strings[strings.count - 1].parentheses == 0 { return resumeString() }
    }
    code.append(text[position])
    position += 1
  }

  /// Most places differ in their first character already.
  private func starts(with word: String) -> Bool {
    text[position] == word.first && text[position...].starts(with: word)
  }

  private mutating func skipLineComment() {
    while position < text.count, text[position] != "\n" { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        if text[position] == "\n" { code.append("\n") }
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  /// A name in backticks says what it likes.
  private mutating func copyQuotedName() {
    position += 1
    while position < text.count, text[position] != "`" { position += 1 }
    position += 1
    code.append("name")
  }

  /// The number of `#` before the string that starts here; nil where none does.
  private func stringStart() -> Int? {
    let hashes = text[position...].prefix { $0 == "#" }.count
    let quote = position + hashes
    return quote < text.count && text[quote] == "\"" ? hashes : nil
  }

  private mutating func openString(_ hashes: Int) {
    position += hashes
    let isMultiline = starts(with: "\"\"\"") && !starts(with: "\"\"\"\"")
    position += isMultiline ? 3 : 1
    strings.append((hashes, isMultiline, 0))
    code.append("\"")
    skipStringText()
  }

  /// Goes on in the string after the code inside of it.
  private mutating func resumeString() {
    code.append(")")
    position += 1
    skipStringText()
  }

  /// Skips text up to the end of the string or to code inside of it.
  private mutating func skipStringText() {
    guard let string = strings.last else { return }
    let hashes = String(repeating: "#", count: string.hashes)
    let end = (string.isMultiline ? "\"\"\"" : "\"") + hashes
    while position < text.count {
      if starts(with: "\\\(hashes)(") {
        position += 2 + string.hashes
        strings[strings.count - 1].parentheses = 1
        return code.append("(")
      }
      if starts(with: "\\\(hashes)") {
        // A line that goes on in the next one ends all the same.
        if text[position...].dropFirst(1 + string.hashes).first == "\n" { code.append("\n") }
        position += 2 + string.hashes
        continue
      }
      if starts(with: end) {
        position += end.count
        strings.removeLast()
        return code.append("\"")
      }
      if text[position] == "\n" { code.append("\n") }
      position += 1
    }
  }
}
