import HaggleVocabulary

/// A text without additions from where it was copied: Markdown fences, line numbers, diff markers.
///
/// They become spaces, so that all offsets are kept.
struct Paste {
  private(set) var bytes: [UInt8]
  private(set) var problems: [Lexer.Problem] = []
  /// The range of each line, without its line break.
  private(set) var lines: [Range<Int>] = []

  /// Offsets are stored in 32 bits; no source is that long.
  private static let sizeLimit = 1 << 30

  /// - Parameter isArticle: whether the text is known to have fences outside of its comments.
  init(_ source: SourceText, isArticle: Bool = false) {
    guard source.bytes.count <= Self.sizeLimit else {
      bytes = []
      problems = [Self.tooLarge]
      return
    }
    bytes = source.bytes
    guard isArticle || Self.looksPasted(source) else { return }
    lines = Self.lines(of: bytes)
    for region in isArticle ? listings() : [lines.indices] { clean(region) }
    lines = []
  }

  private static var tooLarge: Lexer.Problem {
    Lexer.Problem(
      code: .tooLarge, message: "the text is larger than a gigabyte: not read", span: 0..<0)
  }

  /// Removes a line from the text.
  mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 32 }
  }

  mutating func note(_ message: String, at span: SourceSpan) {
    problems.append(
      Lexer.Problem(
        code: .pasted, message: message, severity: .ignored, span: span))
  }

  /// The text of a line without surrounding spaces.
  func text(of line: Int) -> ArraySlice<UInt8> { bytes[lines[line]].trimmedOfSpaces }

  // MARK: - Looking

  /// Whether any line begins as no line of code does.
  private static func looksPasted(_ source: SourceText) -> Bool {
    let bytes = source.bytes
    return source.lineStarts.contains { start in
      var first = start
      while first < bytes.count, bytes[first] == 32 || bytes[first] == 9 { first += 1 }
      return first < bytes.count && isSuspicious(bytes, first, isIndented: first > start)
        && (start == 0 || bytes[start - 1] == 10)
    }
  }

  private static func isSuspicious(_ bytes: [UInt8], _ index: Int, isIndented: Bool) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ">"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"): !isIndented
    case UInt8(ascii: "@"): index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "@")
    default: CharacterClasses.isDigit(bytes[index])
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }
}
