import HaggleVocabulary

extension Parser {
  /// A whole expression with all operators.
  mutating func expression() -> ExpressionID {
    guard depth < levels else { return tooDeep() }
    depth += 1
    defer { depth -= 1 }
    let effects = effects()
    var folded = operatorSequence()
    for effect in effects.reversed() {
      folded = add(.effect(effect.word, folded), from: effect.offset)
    }
    return folded
  }

  mutating func tooDeep() -> ExpressionID {
    if tree.diagnostics.last?.code != .tooDeep {
      report(.tooDeep, "nested too deeply: left out", severity: .error)
    }
    position = end
    return add(.invalid("nested too deeply"), from: offset)
  }

  // MARK: - try, await and their like

  private mutating func effects() -> [(word: String, offset: Int)] {
    var effects: [(word: String, offset: Int)] = []
    while isEffect {
      let start = offset
      var word = text(at: position)
      let isTry = keyword == .try
      advance()
      if isTry, kind == .questionPostfix || kind == .exclaimPostfix {
        word += kind == .questionPostfix ? "?" : "!"
        advance()
      }
      effects.append((word, start))
    }
    return effects
  }

  /// Contextual keywords are names unless a name or the beginning of an operand follows.
  private var isEffect: Bool {
    switch keyword {
    case .try: true
    case .yield, .unsafe:
      kind(at: position + 1) == .ampersandPrefix || beginsOperand(position + 1)
    case .await, .discard, .consume, .copy, .each, .repeat: beginsOperand(position + 1)
    default: false
    }
  }

  private func beginsOperand(_ index: Int) -> Bool {
    guard !startsLine(index) || keyword == .await else { return false }
    switch kind(at: index) {
    case .identifier: return ![.as, .is, .in, .else, .where].contains(keyword(at: index))
    case .dollar, .macro, .stringOpen, .integer, .float, .prefixOperator: return true
    case .leftBrace: return keyword == .await && hasSpaceBefore(index)
    case .dot, .leftParen, .leftBracket:
      return [.await, .repeat, .unsafe].contains(keyword) && hasSpaceBefore(index)
    default: return false
    }
  }

  // MARK: - Operators

  /// Alternating operands and operators, combined by precedence without recursion.
  private mutating func operatorSequence() -> ExpressionID {
    var folding = OperatorFolding()
    folding.operands.append(operand())
    while let infix = takeInfix(&folding) {
      folding.operators.append(infix)
      folding.operands.append(isEffect ? expression() : operand())
    }
    reduce(&folding, before: OperatorPrecedence(level: .min))
    return folding.operands[0]
  }

  /// The next infix operator; casts, whose right side is a type, are handled at once.
  private mutating func takeInfix(_ folding: inout OperatorFolding) -> OperatorFolding.Operator? {
    while keyword == .as || keyword == .is {
      reduce(&folding, before: .casting)
      folding.operands.append(cast(folding.operands.removeLast()))
    }
    let start = offset
    switch kind {
    case .binaryOperator where !isElision: return takeOperator(&folding)
    case .equal where !mode.contains(.stopsAtEqual):
      advance()
      reduce(&folding, before: .assignment)
      return .init(name: "=", precedence: .assignment, offset: start)
    case .questionInfix: return takeTernary(&folding)
    default: return nil
    }
  }

  private mutating func takeOperator(
    _ folding: inout OperatorFolding
  ) -> OperatorFolding.Operator {
    let start = offset
    let name = String(decoding: bytes[start..<Int(tokens[position].end)], as: UTF8.self)
    advance()
    let precedence = OperatorPrecedence(of: name)
    reduce(&folding, before: precedence)
    return .init(name: name, precedence: precedence, offset: start)
  }

  private mutating func takeTernary(
    _ folding: inout OperatorFolding
  ) -> OperatorFolding.Operator? {
    let start = offset
    advance()
    let middle = expression()
    guard take(.colon) else {
      expected("`:` between the two results")
      return nil
    }
    reduce(&folding, before: .ternary)
    return .init(name: "?", precedence: .ternary, offset: start, middle: middle)
  }

  private mutating func cast(_ value: ExpressionID) -> ExpressionID {
    let start = offset
    var word = text(at: position)
    advance()
    if word == "as", kind == .questionPostfix || kind == .exclaimPostfix {
      word += kind == .questionPostfix ? "?" : "!"
      advance()
    }
    let type = type() ?? missingType()
    let valueStart = tree[value].span.lowerBound
    return add(.cast(operator: word, value, type: type), from: valueStart, anchor: start)
  }

  /// Combines the operators on the left that bind more tightly than the next.
  private mutating func reduce(_ folding: inout OperatorFolding, before next: OperatorPrecedence) {
    while let top = folding.operators.last, next.yields(to: top.precedence) {
      folding.operators.removeLast()
      let right = folding.operands.removeLast()
      let left = folding.operands.removeLast()
      folding.operands.append(combine(left, top, right))
    }
  }

  private mutating func combine(
    _ left: ExpressionID, _ infix: OperatorFolding.Operator, _ right: ExpressionID
  ) -> ExpressionID {
    let kind: Expression.Kind =
      if let middle = infix.middle {
        .ternary(condition: left, then: middle, else: right)
      } else if OperatorPrecedence.isAssignment(infix.name) {
        .assignment(operator: infix.name, target: left, value: right)
      } else {
        .binary(operator: infix.name, left, right)
      }
    let span = tree[left].span.lowerBound..<tree[right].span.upperBound
    tree.expressions.append(Expression(kind: kind, span: span, anchor: infix.offset))
    return ExpressionID(index: Int32(tree.expressions.count - 1))
  }
}

/// Operands and operators that are not combined yet.
struct OperatorFolding {
  struct Operator {
    var name: String
    var precedence: OperatorPrecedence
    var offset: Int
    /// The middle of `a ? middle : b`.
    var middle: ExpressionID?
  }

  var operands: [ExpressionID] = []
  var operators: [Operator] = []
}
