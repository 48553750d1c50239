extension Parser {
  /// An operand: prefix operators, a primary expression, and postfixes.
  mutating func operand() -> ExpressionID {
    if let elided = elidedOperand() { return elided }
    var prefixes: [(kind: Token.Kind, name: String, offset: Int)] = []
    while isPrefix {
      prefixes.append((kind, text(at: position), offset))
      advance()
    }
    let start = offset
    var operand = postfixes(of: primary(), from: start)
    for prefix in prefixes.reversed() {
      let isInOut = prefix.kind == .ampersandPrefix
      operand = add(
        isInOut ? .inOut(operand) : .prefix(operator: prefix.name, operand), from: prefix.offset)
    }
    return operand
  }

  private var isPrefix: Bool {
    switch kind {
    case .prefixOperator, .ampersandPrefix: !endsOperand(position + 1)
    // `- 1`, which is invalid in Swift, has only one possible meaning.
    case .binaryOperator: (isOperator("-") || isOperator("!")) && !endsOperand(position + 1)
    default: false
    }
  }

  /// Whether an operand ends at this token, which separates or closes.
  func endsOperand(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .end, .comma, .colon, .semicolon, .rightParen, .rightBracket, .rightBrace: true
    default: false
    }
  }

  /// A primary expression.
  private mutating func primary() -> ExpressionID {
    let start = offset
    switch kind {
    case .integer, .float: return number()
    case .stringOpen: return string()
    case .regex: return regex()
    case .identifier: return word()
    case .dollar: return taking(.identifier(text(at: position)))
    case .dot: return implicitMember()
    case .leftParen: return parenthesized()
    case .at: return typeExpression() ?? invalid()
    case .leftBracket: return bracketed()
    case .leftBrace:
      let closure = closure()
      return add(.closure(closure), from: start)
    case .backslash: return keyPath()
    case .macro: return macro()
    case .placeholder: return placeholder()
    case _ where kind.isOperator && endsOperand(position + 1):
      return taking(.identifier(text(at: position)))
    default: return invalid()
    }
  }

  /// An expression that consists of the current token.
  mutating func taking(_ kind: Expression.Kind) -> ExpressionID {
    let start = offset
    advance()
    return add(kind, from: start)
  }

  private mutating func word() -> ExpressionID {
    let start = offset
    switch keyword {
    case .true, .false: return taking(.boolean(keyword == .true))
    case .nil: return taking(.nilLiteral)
    case .if:
      guard let statement = ifStatement() else { return invalid() }
      return add(.ifExpression(statement), from: start)
    case .switch:
      guard let statement = switchStatement() else { return invalid() }
      return add(.switchExpression(statement), from: start)
    case .any, .some: return opaqueType() ?? identifier()
    case .selfValue, .selfType, .super, .Any, .initializer: return identifier()
    case _ where keyword.isReserved: return invalid()
    default: return identifier()
    }
  }

  private mutating func identifier() -> ExpressionID {
    let start = offset
    return add(.identifier(memberName()), from: start)
  }

  /// A name; generic arguments and the labels of `name(_:with:)` are skipped.
  mutating func memberName() -> String {
    let name = text(at: position)
    advance()
    skipGenericArguments()
    return name + compoundName()
  }

  /// `.infinity`
  private mutating func implicitMember() -> ExpressionID {
    let start = offset
    advance()
    guard kind == .identifier || kind == .integer, !isOnNewLine else { return invalid() }
    let nameStart = offset
    return add(.implicitMember(memberName()), from: start, anchor: nameStart)
  }

  /// `any View` in place of an expression.
  private mutating func opaqueType() -> ExpressionID? {
    guard kind(at: position + 1) == .identifier, !startsLine(position + 1),
      !keyword(at: position + 1).isReserved
    else { return nil }
    return typeExpression()
  }

  /// A type in place of an expression; nil, without reading anything, if there is none.
  mutating func typeExpression() -> ExpressionID? {
    let start = offset
    var ahead = self
    guard let type = ahead.type() else { return nil }
    self = ahead
    return add(.type(type), from: start)
  }

  /// Skips `<Int>` after a name if it is a generic argument list: as in Swift, the next token
  /// decides.
  mutating func skipGenericArguments() {
    guard !isAtEnd, position <= tree.lastClosingAngle, !hasSpaceBefore(position), kind.isOperator,
      bytes[offset] == UInt8(ascii: "<")
    else { return }
    var ahead = self
    guard ahead.genericArguments() != nil, ahead.mayFollowGenericArguments else { return }
    self = ahead
  }

  private var mayFollowGenericArguments: Bool {
    switch kind {
    case .end, .rightParen, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .semicolon,
      .colon, .equal, .exclaimPostfix, .questionPostfix, .questionInfix, .stringClose:
      true
    case .leftParen, .leftBracket: !isOnNewLine
    default: isOnNewLine || isOperator("&") || isOperator("==") || isOperator("??")
    }
  }

  /// `(_:with:)` after a name, as part of the name.
  mutating func compoundName() -> String {
    guard kind == .leftParen, !hasSpaceBefore(position) else { return "" }
    let close = close(of: position)
    var index = position + 1
    while index + 1 < close, kind(at: index) == .identifier, kind(at: index + 1) == .colon {
      index += 2
    }
    guard index == close, close > position + 1 else { return "" }
    let name = foldedText(position..<after(position))
    position = after(position)
    return name
  }
}
