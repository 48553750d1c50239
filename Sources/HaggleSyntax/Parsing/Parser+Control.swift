extension Parser {
  /// A statement that begins with a keyword; nil if its body is missing.
  mutating func controlStatement() -> StatementID? {
    let start = offset
    switch keyword {
    case .if: return ifStatement()
    case .switch: return switchStatement()
    case .guard: return guardStatement()
    case .for: return forStatement()
    case .while: return whileStatement()
    case .repeat: return repeatStatement()
    case .do: return doStatement()
    case .defer:
      advance()
      return block().map { add(.defer($0), from: start) }
    default: return jump()
    }
  }

  /// A block to be parsed on demand; nil, with a diagnostic, if there are no braces.
  mutating func block(in context: SyntaxTree.BlockContext = .code) -> BlockID? {
    guard kind == .leftBrace else {
      expected("`{`")
      return nil
    }
    let opener = position
    let isTooDeep = tokens[opener].flags.contains(.tooDeep)
    position = after(opener)
    let contents = opener + 1..<(isTooDeep ? opener + 1 : close(of: opener))
    return tree.addBlock(contents, in: context)
  }

  // MARK: - Leaving

  private mutating func jump() -> StatementID? {
    let start = offset
    let word = keyword
    advance()
    switch word {
    case .return:
      let value = hasOperand ? expression() : nil
      return add(.return(value), from: start)
    case .throw:
      let error = expression()
      return add(.throw(error), from: start)
    case .break: return add(.break(label: jumpLabel()), from: start)
    case .continue: return add(.continue(label: jumpLabel()), from: start)
    default: return add(.fallthrough, from: start)
    }
  }

  /// The value of `return` may be on the next line, unless a statement is.
  private var hasOperand: Bool {
    if isElidedHere { return !isOnNewLine || isElidedOnThisLine }
    if endsOperand(position) || kind == .compilationIf || kind == .compilationEnd { return false }
    if isOnNewLine, keyword.controls && keyword != .if && keyword != .switch { return false }
    return !isOnNewLine || !(startsDeclaration || isElision)
  }

  private mutating func jumpLabel() -> String? {
    guard kind == .identifier, !isOnNewLine, !keyword.isReserved else { return nil }
    let label = text(at: position)
    advance()
    return label
  }

  // MARK: - Branches

  /// `if` with its conditions and block.
  private struct Branch {
    let start: Int
    let conditions: [Condition]
    let then: BlockID
  }

  /// `if … else if … else`, in a loop, because chains can be long.
  mutating func ifStatement() -> StatementID? {
    var branches: [Branch] = []
    var last: Statement.Else?
    repeat {
      let start = offset
      advance()
      let conditions = conditions()
      guard let then = block() else { return nil }
      branches.append(Branch(start: start, conditions: conditions, then: then))
      guard take(.else) else { break }
      if keyword != .if {
        guard let block = block() else { return nil }
        last = .block(block)
      }
    } while keyword == .if && last == nil
    return chain(branches, last: last)
  }

  private mutating func chain(_ branches: [Branch], last: Statement.Else?) -> StatementID? {
    var rest = last
    var statement: StatementID?
    for branch in branches.reversed() {
      let added = add(
        .if(conditions: branch.conditions, then: branch.then, else: rest), from: branch.start)
      statement = added
      rest = .elseIf(added)
    }
    return statement
  }

  private mutating func guardStatement() -> StatementID? {
    let start = offset
    advance()
    let conditions = conditions()
    if !take(.else) { expected("`else`") }
    guard let block = block() else { return nil }
    return add(.guard(conditions: conditions, else: block), from: start)
  }

  // MARK: - Loops

  private mutating func forStatement() -> StatementID? {
    let start = offset
    advance()
    _ = take(.try)
    let isAwaited = take(.await)
    _ = take(.try)
    let isCase = take(.case)
    let pattern = pattern(bindsNames: !isCase)
    if take(.colon) { _ = type() }
    if !take(.in) { expected("`in`") }
    let (sequence, filter) = withBodyAhead { parser in
      (parser.expression(), parser.take(.where) ? parser.expression() : nil)
    }
    guard let body = block() else { return nil }
    return add(
      .forIn(
        pattern, sequence: sequence, filter: filter, body: body, isAwaited: isAwaited),
      from: start)
  }

  private mutating func whileStatement() -> StatementID? {
    let start = offset
    advance()
    let conditions = conditions()
    guard let body = block() else { return nil }
    return add(.while(conditions: conditions, body: body), from: start)
  }

  private mutating func repeatStatement() -> StatementID? {
    let start = offset
    advance()
    guard let body = block() else { return nil }
    if !take(.while) { expected("`while`") }
    let condition = expression()
    return add(.repeatWhile(body: body, condition: condition), from: start)
  }

  private mutating func doStatement() -> StatementID? {
    let start = offset
    advance()
    skipEffects()
    guard let body = block() else { return nil }
    var catches: [(pattern: Pattern?, body: BlockID)] = []
    while take(.catch) {
      guard let clause = catchClause() else { return nil }
      catches.append(clause)
    }
    return add(.doCatch(body: body, catches: catches), from: start)
  }

  private mutating func catchClause() -> (pattern: Pattern?, body: BlockID)? {
    let pattern: Pattern? = withBodyAhead { parser in
      var pattern: Pattern?
      if parser.kind != .leftBrace, parser.keyword != .where {
        pattern = parser.pattern(bindsNames: false)
        while parser.take(.comma) { _ = parser.pattern(bindsNames: false) }
      }
      if parser.take(.where) { _ = parser.expression() }
      return pattern
    }
    return block().map { (pattern, $0) }
  }

  /// Parses something that is followed by a body in braces.
  mutating func withBodyAhead<Result>(_ parse: (inout Parser) -> Result) -> Result {
    with(.bracesAreBodies, parse)
  }
}
