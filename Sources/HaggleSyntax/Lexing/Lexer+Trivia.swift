import HaggleVocabulary

extension Lexer {
  /// Skips a piece of white space or a comment; returns false at a token.
  mutating func skipTrivia() -> Bool {
    switch byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      flags.formUnion([.newlineBefore, .spaceBefore])
      position += 1
    case 0...32, 127:
      flags.insert(.spaceBefore)
      repeat { position += 1 } while byte() == UInt8(ascii: " ")
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lexLineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): lexBlockComment()
    case UInt8(ascii: "`") where isFence:
      sawFence = true
      skipLine()
    case 128...255: return skipUnicodeSpace()
    default: return false
    }
    return true
  }

  mutating func skipLine() {
    while position < bytes.count, !isLineBreak(bytes[position]) { position += 1 }
  }

  func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The ``` around a listing copied from Markdown.
  private var isFence: Bool {
    flags.contains(.newlineBefore) && byte(1) == UInt8(ascii: "`") && byte(2) == UInt8(ascii: "`")
  }

  private mutating func lexLineComment() {
    let start = position
    skipLine()
    addComment(from: start)
  }

  private mutating func lexBlockComment() {
    let start = position
    var depth = 0
    repeat {
      depth += depthChange()
      if depth > 0, position >= bytes.count { return closeAtEnd(from: start) }
    } while depth > 0
    addComment(from: start)
  }

  /// Skips a character of a comment, or a pair that opens or closes one.
  private mutating func depthChange() -> Int {
    let pair = (byte(), byte(1))
    if isLineBreak(pair.0) { flags.insert(.newlineBefore) }
    let isOpening = pair == (UInt8(ascii: "/"), UInt8(ascii: "*"))
    let isClosing = pair == (UInt8(ascii: "*"), UInt8(ascii: "/"))
    position += isOpening || isClosing ? 2 : 1
    return isOpening ? 1 : isClosing ? -1 : 0
  }

  private mutating func closeAtEnd(from start: Int) {
    position = bytes.count
    addComment(from: start)
    report(
      Problem(
        code: .unclosed, message: "this comment is never closed",
        remedy: "close it with \(quoted: "*/")",
        span: start..<start + 2))
  }

  private mutating func skipUnicodeSpace() -> Bool {
    let (value, length) = scalar(at: position)
    guard CharacterClasses.isSpace(value) else { return false }
    flags.insert(.spaceBefore)
    if value == 0x2028 || value == 0x2029 { flags.insert(.newlineBefore) }
    position += length
    return true
  }
}
