extension Lexer {
  /// Reads the token that starts here.
  mutating func lexToken() {
    let start = position
    let first = byte()
    switch first {
    case _ where CharacterClasses.isIdentifierHead(first): lexName()
    case _ where CharacterClasses.isDigit(first): lexNumber()
    case UInt8(ascii: "\""): lexStringOpening(pounds: 0)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "`"): lexBackquoted()
    case 128...255: lexUnicode()
    default:
      if lexPunctuation() { return }
      position = start
      lexOperator()
    }
  }

  private mutating func lexPunctuation() -> Bool {
    let start = position
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "("): open(.paren, .leftParen, from: start)
    case UInt8(ascii: ")"): close(.paren, .rightParen, from: start)
    case UInt8(ascii: "["): open(.bracket, .leftBracket, from: start)
    case UInt8(ascii: "]"): close(.bracket, .rightBracket, from: start)
    case UInt8(ascii: "{"): open(.brace, .leftBrace, from: start)
    case UInt8(ascii: "}"): close(.brace, .rightBrace, from: start)
    case UInt8(ascii: ","): add(.comma, from: start)
    case UInt8(ascii: ":"): if !skipModuleSelector() { add(.colon, from: start) }
    case UInt8(ascii: ";"): add(.semicolon, from: start)
    case UInt8(ascii: "@"): add(.at, from: start)
    case UInt8(ascii: "\\"): add(.backslash, from: start)
    case UInt8(ascii: "'"): add(.unknown, from: start)
    default: return false
    }
    return true
  }

  mutating func lexName() {
    let start = position
    skipNameCharacters()
    addName(from: start)
  }

  private mutating func skipNameCharacters() {
    while position < bytes.count {
      let byte = bytes[position]
      if CharacterClasses.isIdentifierHead(byte) || CharacterClasses.isDigit(byte)
        || byte == UInt8(ascii: "$")
      {
        position += 1
      } else if byte >= 128, CharacterClasses.isIdentifier(scalar(at: position).value) {
        position += scalar(at: position).length
      } else {
        return
      }
    }
  }

  /// `Module::` before a name is skipped.
  private mutating func skipModuleSelector() -> Bool {
    guard byte() == UInt8(ascii: ":"), flags.isEmpty,
      CharacterClasses.isIdentifierHead(byte(1)) || byte(1) == UInt8(ascii: "`")
    else { return false }
    switch tokens.last?.kind {
    case .identifier:
      position += 1
      forgetName()
    case .macro:
      position += 1
      skipNameCharacters()
      lengthenMacro()
    default: return false
    }
    return true
  }

  private mutating func lexDollar() {
    let start = position
    position += 1
    skipNameCharacters()
    let name = bytes[start + 1..<position]
    if let number = Int(String(decoding: name, as: UTF8.self)), number < 255 {
      addShorthand(number, from: start)
    } else {
      add(name.isEmpty ? .unknown : .identifier, from: start)
    }
  }

  private mutating func lexBackquoted() {
    let start = position
    let isClosed = skipBackquotedName()
    if !isClosed { position += 1 }
    if isClosed { flags.insert(.backquoted) }
    add(isClosed ? .identifier : .unknown, from: start)
  }

  private mutating func skipBackquotedName() -> Bool {
    guard byte() == UInt8(ascii: "`") else { return false }
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !isLineBreak(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > position + 1 else {
      return false
    }
    position = end + 1
    return true
  }

  private mutating func lexUnicode() {
    let start = position
    let (value, length) = scalar(at: position)
    if value == 0x201C {
      lexCurlyString(from: start)
    } else if CharacterClasses.isIdentifier(value) {
      lexName()
    } else if CharacterClasses.isOperator(value) {
      lexOperator()
    } else {
      position += length
      add(.unknown, from: start)
    }
  }

  private mutating func lexPound() {
    let start = position
    while byte() == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    if byte() == UInt8(ascii: "\"") { return lexStringOpening(pounds: pounds) }
    if byte() == UInt8(ascii: "/"), lexRegex(from: start, pounds: pounds) { return }
    // More than one of them can only begin a string.
    if pounds > 1 { return add(.unknown, from: start) }
    position = start + 1
    if !skipBackquotedName() { skipNameCharacters() }
    lexDirective(bytes[start + 1..<position], from: start)
  }

  private mutating func lexDirective(_ name: ArraySlice<UInt8>, from start: Int) {
    switch String(decoding: name, as: UTF8.self) {
    case "": add(.unknown, from: start)
    case "if": open(.compilation, .compilationIf, from: start)
    case "elseif", "else":
      if close(.compilation, .compilationElse, from: start) {
        brackets.open(Brackets.Opening(kind: .compilation, token: tokens.count - 1))
      }
    case "endif": close(.compilation, .compilationEnd, from: start)
    default: add(.macro, from: start)
    }
  }
}
