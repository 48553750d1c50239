extension Lexer {
  /// Reads an operator; the white space around it determines its kind, as in Swift.
  mutating func lexOperator() {
    let start = position
    let isLeftBound = isLeftBound
    if lexSpecial(isLeftBound: isLeftBound) { return }
    skipOperatorCharacters()
    guard position > start else { return lexUnknown() }
    let isRightBound = isRightBound(isLeftBound: isLeftBound)
    switch (isLeftBound, isRightBound) {
    case (true, false): add(.postfixOperator, from: start)
    case (false, true): add(.prefixOperator, from: start)
    default: add(.binaryOperator, from: start)
    }
  }

  /// Operators with a special meaning.
  private mutating func lexSpecial(isLeftBound: Bool) -> Bool {
    let start = position
    let next = byte(1)
    switch byte() {
    case UInt8(ascii: "."): return lexDot()
    case UInt8(ascii: "?") where isLeftBound && next != UInt8(ascii: "?"):
      return addSpecial(.questionPostfix)
    case UInt8(ascii: "!") where isLeftBound && next != UInt8(ascii: "="):
      return addSpecial(.exclaimPostfix)
    case UInt8(ascii: "<") where next == UInt8(ascii: "#"): return lexPlaceholder()
    case UInt8(ascii: "/") where !isLeftBound && awaitsOperand:
      return lexRegex(from: start, pounds: 0)
    default: return lexLonely(isLeftBound: isLeftBound)
    }
  }

  private mutating func addSpecial(_ kind: Token.Kind, length: Int = 1) -> Bool {
    position += length
    add(kind, from: position - length)
    return true
  }

  /// `=`, `->`, `&x` and `c ? a : b`: special only if no other operator character follows.
  private mutating func lexLonely(isLeftBound: Bool) -> Bool {
    if byte() == UInt8(ascii: "-"), byte(1) == UInt8(ascii: ">"), !continuesOperator(2) {
      return addSpecial(.arrow, length: 2)
    }
    guard !continuesOperator(1) else { return false }
    switch byte() {
    case UInt8(ascii: "="): return addSpecial(.equal)
    case UInt8(ascii: "?"): return addSpecial(.questionInfix)
    case UInt8(ascii: "&") where !isLeftBound && isRightBound(after: 1, isLeftBound: false):
      return addSpecial(.ampersandPrefix)
    default: return false
    }
  }

  /// A single dot, unless it begins an operator: `...`, `..<`, `.==`.
  private mutating func lexDot() -> Bool {
    let next = byte(1)
    // `\.?.name`, but `.!=`
    let isMark = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    if isMark, byte(2) != UInt8(ascii: "=") { return addSpecial(.dot) }
    if next == UInt8(ascii: ".") || (next != UInt8(ascii: "/") && CharacterClasses.isOperator(next))
    {
      return false
    }
    return addSpecial(.dot)
  }

  private mutating func lexPlaceholder() -> Bool {
    guard position >= searchedForPlaceholder else { return false }
    let start = position
    var end = position + 2
    while end + 1 < bytes.count, !isLineBreak(bytes[end]) {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        position = end + 2
        add(.placeholder, from: start)
        return true
      }
      end += 1
    }
    searchedForPlaceholder = end
    return false
  }

  private mutating func lexUnknown() {
    let start = position
    position += 1
    add(.unknown, from: start)
  }

  // MARK: - Neighbours

  private mutating func skipOperatorCharacters() {
    let takesDots = byte() == UInt8(ascii: ".")
    while position < bytes.count {
      if takesDots, byte() == UInt8(ascii: ".") {
        position += 1
      } else if continuesOperator(0) {
        position += bytes[position] < 128 ? 1 : scalar(at: position).length
      } else {
        return
      }
    }
  }

  /// Whether an operator character, and not a comment, is at an offset.
  private func continuesOperator(_ offset: Int) -> Bool {
    let character = byte(offset)
    if character == UInt8(ascii: "/") {
      return byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    }
    if character < 128 { return CharacterClasses.isOperator(character) }
    return CharacterClasses.isOperator(scalar(at: position + offset).value)
  }

  private var isLeftBound: Bool {
    guard flags.isDisjoint(with: [.newlineBefore, .spaceBefore]), let last = tokens.last else {
      return false
    }
    switch last.kind {
    case .leftParen, .leftBracket, .leftBrace, .interpolation, .comma, .semicolon, .colon:
      return false
    default: return true
    }
  }

  /// Whether the previous token cannot end an expression.
  private var awaitsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier: return last.keyword.isReserved && last.keyword != .selfValue
    case .dollar, .integer, .float, .stringClose, .regex, .placeholder: return false
    case .rightParen, .rightBracket, .rightBrace, .unknown: return false
    case .questionPostfix, .exclaimPostfix: return tokens.dropLast().last?.keyword == .try
    case .postfixOperator: return false
    default: return true
    }
  }

  private func isRightBound(after offset: Int = 0, isLeftBound: Bool) -> Bool {
    guard position + offset < bytes.count else { return false }
    switch byte(offset) {
    case 0...32, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    case 128...255: return !CharacterClasses.isSpace(scalar(at: position + offset).value)
    default: return true
    }
  }
}
