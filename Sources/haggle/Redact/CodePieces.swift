import HaggleVocabulary

/// The parts of a piece of Swift, for redaction.
///
/// The parts are in order and cover the whole text.
struct CodePieces {
  enum Piece: Equatable {
    /// Letters, digits and `_`.
    case word(Substring)
    /// With its quotes and interpolations.
    case string(Substring)
    case comment(Substring)
    /// White space, numbers, operators and brackets.
    case other(Substring)
  }

  private(set) var pieces: [Piece] = []
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    while let first = rest.first { pieces.append(next(first)) }
  }

  private mutating func next(_ first: Character) -> Piece {
    if first == "\"" || first == "#", let length = stringLength { return .string(take(length)) }
    if rest.hasPrefix("//") { return .comment(take(rest.prefix { !$0.isNewline }.count)) }
    if rest.hasPrefix("/*") { return .comment(take(blockLength)) }
    if first.isOfName {
      let word = take(rest.prefix(while: \.isOfName).count)
      return word.first?.isNumber == true ? .other(word) : .word(word)
    }
    return .other(take(1))
  }

  private mutating func take(_ count: Int) -> Substring {
    let taken = rest.prefix(count)
    rest = rest.dropFirst(count)
    return taken
  }

  /// The length to the end of the comment, or of the text.
  private var blockLength: Int {
    var last: Character = " "
    for (index, character) in rest.enumerated().dropFirst(2) {
      if last == "*", character == "/" { return index + 1 }
      last = character
    }
    return rest.count
  }

  /// The length to the closing quote, or to the end of the text; nil if no string begins here.
  private var stringLength: Int? {
    let hashes = rest.prefix { $0 == "#" }.count
    let body = rest.dropFirst(hashes)
    guard body.first == "\"" else { return nil }
    let quotes = body.hasPrefix("\"\"\"") ? 3 : 1
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    return StringEnd(end: end, escape: escape).offset(in: body.dropFirst(quotes)).map {
      hashes + quotes + $0
    } ?? rest.count
  }
}

/// Finds the end of a string.
private struct StringEnd {
  let end: String
  let escape: String

  /// The number of characters up to its end, including quotes.
  func offset(in text: Substring) -> Int? {
    var rest = text
    var depth = 0
    while let first = rest.first {
      if depth == 0, rest.hasPrefix(end) { return text.count - rest.count + end.count }
      if rest.hasPrefix(escape) {
        rest = rest.dropFirst(escape.count)
        if rest.first == "(" { depth += 1 }
      } else if depth > 0, first == "(" || first == ")" {
        depth += first == "(" ? 1 : -1
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// A part of a string: literal text, or an interpolation with its delimiters.
struct StringPart {
  let text: String
  let isCode: Bool

  /// All parts of a string, in order.
  static func parts(of string: String) -> [StringPart] {
    var parts: [StringPart] = []
    var rest = string[...]
    while let start = rest.firstRange(of: "\\(") {
      parts.append(StringPart(text: String(rest[..<start.upperBound]), isCode: false))
      rest = rest[start.upperBound...]
      var depth = 1
      let code = rest.prefix { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth > 0
      }
      parts.append(StringPart(text: String(code), isCode: true))
      rest = rest.dropFirst(code.count)
    }
    return parts + [StringPart(text: String(rest), isCode: false)]
  }
}
