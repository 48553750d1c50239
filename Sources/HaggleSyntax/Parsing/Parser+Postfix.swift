extension Parser {
  /// The postfixes of an operand, in a loop: ten thousand modifiers need no recursion.
  mutating func postfixes(of base: ExpressionID, from start: Int) -> ExpressionID {
    var chain = base
    while let longer = postfix(of: chain, from: start) { chain = longer }
    return chain
  }

  /// The chain with another link; nil at its end.
  private mutating func postfix(of base: ExpressionID, from start: Int) -> ExpressionID? {
    if isElision, continuesBehindDots { return skippingDots(base) }
    if isStrayWord {
      leaveOut(from: position, to: position + 1)
      return base
    }
    switch kind {
    case .dot: return member(of: base, from: start)
    case .leftParen where !isOnNewLine: return call(base, from: start)
    case .leftBracket where !isOnNewLine: return subscripted(base, from: start)
    case .leftBrace where takesTrailingClosure(base):
      return finishCall(base, arguments: [], from: start)
    case .questionPostfix: return attaching(.optionalChain(base), from: start)
    case .exclaimPostfix: return attaching(.forceUnwrap(base), from: start)
    case .postfixOperator where !isElision: return postfixOperator(of: base, from: start)
    case .compilationIf where continuesChain(position):
      return conditional(base, from: start)
    default: return nil
    }
  }

  /// Whether it is a letter or a word that slipped in behind a closing brace, at the end of a line,
  /// where the next line goes on with the chain: `}C` before `.padding()`.
  private var isStrayWord: Bool {
    kind == .identifier && keyword == .none && !isOnNewLine && position > 0
      && kind(at: position - 1) == .rightBrace
      && kind(at: position + 1) == .dot && startsLine(position + 1)
  }

  /// Elided modifiers: dots on a line of their own, after which the chain continues.
  private var continuesBehindDots: Bool {
    kind(at: position + 1) == .dot && startsLine(position + 1)
  }

  private mutating func skippingDots(_ base: ExpressionID) -> ExpressionID {
    reportElision(text(at: position), at: currentSpan)
    advance()
    return base
  }

  private mutating func attaching(_ kind: Expression.Kind, from start: Int) -> ExpressionID {
    advance()
    return add(kind, from: start)
  }

  private mutating func postfixOperator(
    of base: ExpressionID, from start: Int
  ) -> ExpressionID? {
    let name = String(decoding: bytes[offset..<Int(tokens[position].end)], as: UTF8.self)
    let anchor = offset
    advance()
    guard name.allSatisfy({ $0 == "?" || $0 == "!" }) else {
      return add(.postfix(operator: name, base), from: start, anchor: anchor)
    }
    return name.reduce(base) { chain, mark in
      add(mark == "?" ? .optionalChain(chain) : .forceUnwrap(chain), from: start)
    }
  }

  private mutating func member(of base: ExpressionID, from start: Int) -> ExpressionID? {
    advance()
    if isOnNewLine, !isContinuedName { return dangling(base) }
    guard kind == .identifier || kind == .integer || kind == .dollar else { return dangling(base) }
    let anchor = offset
    return add(.member(base: base, name: memberName()), from: start, anchor: anchor)
  }

  /// A line may end with the dot and the next begin with the name.
  private var isContinuedName: Bool {
    kind == .identifier && !keyword.isReserved && (text(at: position).first?.isLowercase ?? false)
  }

  /// A dot without a name: the chain continues if the next line begins with another dot.
  private mutating func dangling(_ base: ExpressionID) -> ExpressionID? {
    let wasBroken = isBroken
    expected("a name after the dot")
    guard kind == .dot else { return nil }
    isBroken = wasBroken
    return base
  }

  private mutating func call(_ callee: ExpressionID, from start: Int) -> ExpressionID {
    let arguments = inside { $0.arguments() }
    return finishCall(callee, arguments: arguments, from: start)
  }

  private mutating func finishCall(
    _ callee: ExpressionID, arguments: [Argument], from start: Int
  ) -> ExpressionID {
    let anchor = tree[callee].anchor
    let trailing = trailingClosures(of: callee)
    return add(
      .call(callee: callee, arguments: arguments, trailing: trailing), from: start, anchor: anchor)
  }

  private mutating func subscripted(_ base: ExpressionID, from start: Int) -> ExpressionID {
    let anchor = offset
    let arguments = inside { $0.isUnboundedRange ? [$0.unboundedRange()] : $0.arguments() }
    return add(.subscript(base: base, arguments: arguments), from: start, anchor: anchor)
  }

  /// `word[...]`, the only place where `...` alone is valid Swift.
  private var isUnboundedRange: Bool { isOperator("...") && position + 1 == end }

  private mutating func unboundedRange() -> Argument {
    let start = offset
    return Argument(label: nil, value: taking(.identifier("...")), offset: start)
  }

  // MARK: - #if around modifiers

  /// Whether the `#if` at an index contains links of a chain: its first token is a dot.
  private func continuesChain(_ index: Int) -> Bool {
    var index = index
    while kind(at: index) == .compilationIf { index = nextLine(from: index) }
    return kind(at: index) == .dot
  }

  private mutating func conditional(_ base: ExpressionID, from start: Int) -> ExpressionID {
    let anchor = offset
    var values: [(condition: String?, value: ExpressionID)] = []
    eachClause { parser, condition in
      let value = parser.postfixes(of: base, from: start)
      if !parser.isAtEnd { parser.leaveOut(from: parser.position, to: parser.end) }
      values.append((condition, value))
    }
    if !values.contains(where: { $0.condition == nil }) { values.append((nil, base)) }
    return add(.conditional(values), from: start, anchor: anchor)
  }
}
