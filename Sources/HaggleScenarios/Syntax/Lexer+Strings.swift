extension Lexer {
  /// The quotes that open a string; `position` is at them, after their `#`s.
  mutating func lexStringOpening(pounds: Int) {
    let start = position - pounds
    let isMultiline = isTripleQuote(at: position) && (pounds == 0 || isLineEnd(position + 3))
    position += isMultiline ? 3 : 1
    let pounds = min(pounds, 255)
    openString(
      Brackets.Opening(kind: .string, token: 0, isMultiline: isMultiline, pounds: pounds),
      from: start)
  }

  /// A stretch of text, an interpolation's beginning, or the end of the string that is open.
  mutating func lexStringPiece(of string: Brackets.Opening) {
    let start = position
    while position < bytes.count {
      if isClosing(string) || isInterpolation(string) { break }
      if isLineBreak(bytes[position]), !string.isMultiline { break }
      position += isEscape(string) ? 2 + string.pounds : 1
    }
    position = min(position, bytes.count)
    if position > start { add(.stringText, from: start) }
    lexEndOfPiece(of: string)
  }

  /// Curly quotes, as blogs print them: read like straight ones.
  mutating func lexCurlyString(from start: Int) {
    var end = position + 3
    while end < bytes.count, !isLineBreak(bytes[end]), !isCurlyQuote(at: end) { end += 1 }
    guard end + 2 < bytes.count, isCurlyQuote(at: end) else {
      position += 3
      return add(.unknown, from: start)
    }
    let open = tokens.count
    position += 3
    add(.stringOpen, from: start)
    position = end
    if end > start + 3 { add(.stringText, from: start + 3) }
    position = end + 3
    link(open)
    add(.stringClose, from: end)
    reportCurly(start..<position)
  }

  private mutating func lexEndOfPiece(of string: Brackets.Opening) {
    guard position < bytes.count else { return }
    let start = position
    if isClosing(string) {
      position += (string.isMultiline ? 3 : 1) + string.pounds
      close(.string, .stringClose, from: start)
    } else if isInterpolation(string) {
      position += 2 + string.pounds
      open(.interpolation, .interpolation, from: start)
    } else {
      giveUpLine()
    }
  }

  private func isTripleQuote(at index: Int) -> Bool {
    guard index + 3 <= bytes.count else { return false }
    return bytes[index..<index + 3].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// Whether only white space is left of a line: `#"""#` is a string of one quote.
  private func isLineEnd(_ index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    return index == bytes.count || isLineBreak(bytes[index])
  }

  private func isClosing(_ string: Brackets.Opening) -> Bool {
    guard bytes[position] == UInt8(ascii: "\"") else { return false }
    let length = string.isMultiline ? 3 : 1
    return (length == 1 || isTripleQuote(at: position))
      && hasPounds(string.pounds, at: position + length)
  }

  private func isEscape(_ string: Brackets.Opening) -> Bool {
    bytes[position] == UInt8(ascii: "\\") && hasPounds(string.pounds, at: position + 1)
      && !isLineBreak(byte(1 + string.pounds))
  }

  private func isInterpolation(_ string: Brackets.Opening) -> Bool {
    isEscape(string) && byte(1 + string.pounds) == UInt8(ascii: "(")
  }

  private func isCurlyQuote(at index: Int) -> Bool {
    index + 3 <= bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (bytes[index + 2] == 0x9C || bytes[index + 2] == 0x9D)
  }

  private mutating func reportCurly(_ span: SourceSpan) {
    report(
      Problem(
        code: "curly-quotes", message: "curly quotes, read as straight ones",
        remedy: "write \"…\"", severity: .ignored, span: span))
  }
}
