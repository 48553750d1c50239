/// Takes comments and the contents of strings out of Swift code; its lines stay where they are.
///
/// Knows nested comments, raw and multi-line strings, code inside of strings, and quoted names.
struct CodeStripper {
  private let text: [UInt8]
  private var position = 0
  private var code: [UInt8] = []
  /// The strings around the present place, innermost last, each with the parentheses open in it.
  private var strings: [(hashes: Int, isMultiline: Bool, parentheses: Int)] = []

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func strip() -> String {
    code.reserveCapacity(text.count)
    while position < text.count { step() }
    return String(decoding: code, as: UTF8.self)
  }

  private mutating func step() {
    switch text[position] {
    case .slash where starts(with: "//"): skipLineComment()
    case .slash where starts(with: "/*"): skipComment()
    case .backtick: copyQuotedName()
    case .hash, .quote:
      if let hashes = stringStart() { openString(hashes) } else { copy() }
    case .open where !strings.isEmpty:
      strings[strings.count - 1].parentheses += 1
      copy()
    case .close where !strings.isEmpty:
      strings[strings.count - 1].parentheses -= 1
      if strings[strings.count - 1].parentheses == 0 { resumeString() } else { copy() }
    default: copy()
    }
  }

  private mutating func copy() {
    code.append(text[position])
    position += 1
  }

  private func starts(with word: String) -> Bool { text[position...].starts(with: word.utf8) }

  private mutating func skipLineComment() {
    position = text[position...].firstIndex(of: .newline) ?? text.count
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
        if text[position] == .newline { code.append(.newline) }
        position += 1
      }
    } while depth > 0 && position < text.count
  }

  /// A name in backticks says what it likes.
  private mutating func copyQuotedName() {
    let end = text[(position + 1)...].firstIndex(of: .backtick) ?? text.count
    position = end + 1
    code += "name".utf8
  }

  /// The number of `#` before the string that starts here; nil where none does.
  private func stringStart() -> Int? {
    let hashes = text[position...].prefix { $0 == .hash }.count
    let quote = position + hashes
    return quote < text.count && text[quote] == .quote ? hashes : nil
  }

  private mutating func openString(_ hashes: Int) {
    position += hashes
    let isMultiline = starts(with: "\"\"\"") && !starts(with: "\"\"\"\"")
    position += isMultiline ? 3 : 1
    strings.append((hashes, isMultiline, 0))
    code.append(.quote)
    skipStringText()
  }

  /// Goes on in the string after the code inside of it.
  private mutating func resumeString() {
    code.append(.close)
    position += 1
    skipStringText()
  }

  /// Skips text up to the end of the string or to code inside of it.
  private mutating func skipStringText() {
    guard let string = strings.last else { return }
    let hashes = String(repeating: "#", count: string.hashes)
    let end = (string.isMultiline ? "\"\"\"" : "\"") + hashes
    while position < text.count {
      switch text[position] {
      case .backslash where starts(with: "\\\(hashes)("):
        position += 2 + string.hashes
        strings[strings.count - 1].parentheses = 1
        return code.append(.open)
      case .backslash where starts(with: "\\\(hashes)"):
        // A line that goes on in the next one ends all the same.
        if text[position...].dropFirst(1 + string.hashes).first == .newline {
          code.append(.newline)
        }
        position += 2 + string.hashes
      case .quote where starts(with: end):
        position += end.utf8.count
        strings.removeLast()
        return code.append(.quote)
      case .newline:
        code.append(.newline)
        position += 1
      default: position += 1
      }
    }
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let backtick = UInt8(ascii: "`")
  fileprivate static let hash = UInt8(ascii: "#")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let open = UInt8(ascii: "(")
  fileprivate static let close = UInt8(ascii: ")")
}
