extension Parser {
  mutating func function() -> (Declaration.Kind, anchor: Int)? {
    let anchor = offset
    guard let name = functionName() else {
      expected("a function's name")
      return nil
    }
    _ = genericParameters()
    guard let function = signature(named: name, .function) else { return nil }
    return (.function(function), anchor)
  }

  mutating func initializer(_ anchor: Int) -> (Declaration.Kind, anchor: Int)? {
    let isFailable = take(.questionPostfix) || take(.exclaimPostfix)
    _ = genericParameters()
    guard var function = signature(named: "init", .function) else { return nil }
    function.isFailable = isFailable
    return (.initializer(function), anchor)
  }

  mutating func subscriptDeclaration(_ anchor: Int) -> (Declaration.Kind, anchor: Int)? {
    _ = genericParameters()
    guard var function = signature(named: "subscript", .subscript, hasBody: false)
    else { return nil }
    if kind == .leftBrace { function.body = accessors().getter }
    return (.subscript(function), anchor)
  }

  /// A name, or a declared operator: `==<T>(…)` ends where its generic parameters begin.
  private mutating func functionName() -> String? {
    guard !isOnNewLine || kind(at: position + 1) == .leftParen else { return nil }
    let name = text(at: position)
    if kind == .identifier {
      advance()
      return name
    }
    guard kind.isOperator || kind == .exclaimPostfix || kind == .ampersandPrefix else { return nil }
    let isJoined = name.count > 1 && name.hasSuffix("<") && kind(at: position + 1) == .identifier
    guard isJoined else {
      advance()
      return name
    }
    taken = Int(tokens[position].end - tokens[position].start) - 1
    return String(name.dropLast())
  }

  private mutating func signature(
    named name: String, _ style: ParameterStyle, hasBody: Bool = true
  ) -> FunctionDeclaration? {
    guard kind == .leftParen else {
      expected("`(`")
      return nil
    }
    let parameters = inside { $0.parameters(style) }
    skipEffects()
    let result = take(.arrow) ? type() ?? missingType() : nil
    whereClause()
    let body = hasBody && kind == .leftBrace ? block() : nil
    return FunctionDeclaration(
      name: name, parameters: parameters, result: result, body: body, isFailable: false)
  }
}

// MARK: - Parameters

extension Parser {
  /// The meaning of a single name before the colon: also a label, or only a name.
  enum ParameterStyle {
    case function, `subscript`, closure, enumCase
  }

  /// The parameters inside the current parentheses.
  mutating func parameters(_ style: ParameterStyle) -> [Parameter] {
    var parameters: [Parameter] = []
    while !isAtEnd {
      let start = position
      if isDots(position), endsOperand(position + 1) {
        reportElision(text(at: position), at: currentSpan)
        advance()
      } else {
        parameters.append(parameter(style))
      }
      let junk = position
      while !isAtEnd, kind != .comma { position = skipping(position) }
      leaveOut(from: junk, to: position)
      if !take(.comma), position == start { advance() }
    }
    return parameters
  }

  private mutating func parameter(_ style: ParameterStyle) -> Parameter {
    var parameter = Parameter(named: "")
    parameter.attributes = attributes().map(\.name)
    takeNames(of: &parameter, style)
    let isTyped = style == .enumCase && parameter.name.isEmpty
    if isTyped || take(.colon) { takeType(of: &parameter) }
    if take(.equal) { parameter.defaultValue = expression() }
    return parameter
  }

  private mutating func takeNames(of parameter: inout Parameter, _ style: ParameterStyle) {
    let hasTwo = kind == .identifier && kind(at: position + 1) == .identifier
    if style == .enumCase {
      guard kind(at: position + 1) == .colon || (hasTwo && kind(at: position + 2) == .colon)
      else { return }
    }
    guard kind == .identifier || kind == .dollar else { return }
    let first = text(at: position)
    advance()
    let isLabel = style == .function || style == .enumCase || hasTwo
    parameter.label = isLabel && first != "_" ? first : nil
    parameter.name = first
    guard hasTwo else { return }
    parameter.name = text(at: position)
    advance()
  }

  private mutating func takeType(of parameter: inout Parameter) {
    while kind == .at || keyword == .inout {
      if keyword == .inout {
        parameter.isInOut = true
        advance()
      } else {
        parameter.attributes += attributes().map(\.name)
      }
    }
    parameter.type = type() ?? missingType()
    guard isOperator("...") else { return }
    parameter.isVariadic = true
    advance()
  }
}
