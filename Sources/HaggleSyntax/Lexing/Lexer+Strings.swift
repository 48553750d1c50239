import HaggleVocabulary

extension Lexer {
  /// Reads the opening quotes of a string; `position` is behind its `#`s.
  mutating func lexStringOpening(pounds: Int) {
    let start = position - pounds
    let isMultiline = isTripleQuote(at: position) && (pounds == 0 || isLineEnd(position + 3))
    position += isMultiline ? 3 : 1
    let pounds = min(pounds, 255)
    openString(
      Brackets.Opening(kind: .string, token: 0, isMultiline: isMultiline, pounds: pounds),
      from: start)
  }

  /// A piece of text, the beginning of an interpolation, or the end of the open string.
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

  /// Curly quotes, as in blogs, count as straight ones.
  mutating func lexCurlyString(from start: Int) {
    position += 3
    guard position >= searchedForCurly else { return add(.unknown, from: start) }
    var end = position
    while end < bytes.count, !isLineBreak(bytes[end]), !isQuote(at: end) { end += 1 }
    guard isQuote(at: end) else {
      searchedForCurly = end
      return add(.unknown, from: start)
    }
    reportCurly(start..<end + (bytes[end] < 128 ? 1 : 3))
    var opening = Brackets.Opening(kind: .string, token: 0)
    opening.isCurly = true
    openString(opening, from: start)
  }

  private mutating func lexEndOfPiece(of string: Brackets.Opening) {
    guard position < bytes.count else { return }
    let start = position
    if isClosing(string) {
      let quote = string.isMultiline || bytes[position] >= 128 ? 3 : 1
      position += quote + string.pounds
      close(.string, .stringClose, from: start)
    } else if isInterpolation(string) {
      position += 2 + string.pounds
      open(.interpolation, .interpolation, from: start)
    } else if !endLikely(string) {
      giveUpLine()
    }
  }

  /// Ends an unclosed string before the brackets at the end of its line: `Text("a)` is `Text("a")`.
  private mutating func endLikely(_ string: Brackets.Opening) -> Bool {
    let isLast = tokens.last?.kind == .stringText
    guard isLast, let end = likelyEnd(of: string) else { return false }
    shortenText(to: end)
    position = end + (isCurlyQuote(at: end) ? 3 : 0)
    endString()
    return true
  }

  private func likelyEnd(of string: Brackets.Opening) -> Int? {
    guard !string.isMultiline, let text = tokens.last?.span else { return nil }
    if let curly = text.first(where: { isCurlyQuote(at: $0) }) { return curly }
    var left = brackets.bracketsAround
    var end = text.upperBound
    while left > 0, end > text.lowerBound {
      switch bytes[end - 1] {
      case 9, 32: break
      case UInt8(ascii: ")"), UInt8(ascii: "]"): left -= 1
      case UInt8(ascii: "{"), UInt8(ascii: ","): if end < text.upperBound { return nil }
      default: return closes(end, text) ? end : nil
      }
      end -= 1
    }
    return closes(end, text) ? end : nil
  }

  private func closes(_ end: Int, _ text: SourceSpan) -> Bool {
    bytes[end..<text.upperBound].contains { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }
  }

  private func isTripleQuote(at index: Int) -> Bool {
    guard index + 3 <= bytes.count else { return false }
    return bytes[index..<index + 3].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// Whether only white space is left on a line: `#"""#` is a string of one quote.
  private func isLineEnd(_ index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    return index == bytes.count || isLineBreak(bytes[index])
  }

  private func isClosing(_ string: Brackets.Opening) -> Bool {
    if string.isCurly { return isQuote(at: position) }
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

  private func isQuote(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return bytes[index] == UInt8(ascii: "\"") || isCurlyQuote(at: index)
  }

  private mutating func reportCurly(_ span: SourceSpan) {
    report(
      Problem(
        code: .curlyQuotes, message: "curly quotes, read as straight ones",
        remedy: "write \(code: "\"…\"")", severity: .ignored, span: span))
  }
}
