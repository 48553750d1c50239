extension Parser {
  /// Parentheses: a tuple, a grouping, or a function type.
  mutating func parenthesized() -> ExpressionID {
    let start = offset
    if isArrow(after(position)), let type = typeExpression() { return type }
    let elements = inside { $0.arguments() }
    return add(.tuple(elements), from: start)
  }

  private func isArrow(_ index: Int) -> Bool {
    switch keyword(at: index) {
    case .async, .rethrows: kind(at: index + 1) == .arrow || isArrow(index + 1)
    case .throws: true
    default: kind(at: index) == .arrow
    }
  }

  /// Brackets: an array, a dictionary, or the type of one if it is used as a type.
  mutating func bracketed() -> ExpressionID {
    let start = offset
    if isUsedAsType(after(position)), let type = typeExpression() { return type }
    let kind = inside { $0.collection() }
    return add(kind, from: start)
  }

  /// `[Int]()`, `[Int].self`
  private func isUsedAsType(_ index: Int) -> Bool {
    guard index < end, !startsLine(index) else { return false }
    if kind(at: index) == .leftParen { return !hasSpaceBefore(index) }
    guard kind(at: index) == .dot else { return false }
    return keyword(at: index + 1) == .selfValue || keyword(at: index + 1) == .initializer
  }

  private mutating func collection() -> Expression.Kind {
    if kind == .colon, position + 1 == end {
      advance()
      return .dictionary([])
    }
    var elements: [ExpressionID] = []
    var pairs: [(key: ExpressionID, value: ExpressionID)] = []
    eachElement { parser in
      let element = parser.expression()
      elements.append(element)
      if parser.take(.colon) { pairs.append((element, parser.expression())) }
    }
    return pairs.isEmpty ? .array(elements) : .dictionary(pairs)
  }

  // MARK: - Lists in brackets

  /// The arguments of a call, inside its parentheses.
  mutating func arguments() -> [Argument] {
    var arguments: [Argument] = []
    eachElement { parser in
      let start = parser.offset
      let label = parser.label()
      arguments.append(Argument(label: label, value: parser.expression(), offset: start))
    }
    return arguments
  }

  private mutating func label() -> String? {
    guard kind == .identifier, kind(at: position + 1) == .colon else { return nil }
    let label = text(at: position)
    advance()
    advance()
    return label == "_" ? nil : label
  }

  /// Parses a comma-separated list; an error is confined to its element.
  private mutating func eachElement(_ element: (inout Parser) -> Void) {
    var isAwaited = true
    while !isAtEnd {
      isBroken = false
      let start = position
      element(&self)
      if !isAtEnd, kind != .comma { skipElement() }
      isAwaited = take(.comma)
      if !isAwaited, position == start { advance() }
    }
    if isAwaited, isElidedHere { element(&self) }
  }

  private mutating func skipElement() {
    let start = position
    taken = 0
    while !isAtEnd, kind != .comma { position = skipping(position) }
    if !isBroken { leaveOut(from: start, to: position) }
  }
}
