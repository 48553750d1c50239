import HaggleVocabulary

extension Parser {
  /// All statements up to the end, whatever is between them.
  mutating func parseStatements(in context: SyntaxTree.BlockContext) -> [StatementID] {
    self.context = context
    var statements: [StatementID] = []
    while !isAtEnd {
      if take(.semicolon) || skipStray() || skipLoneAttributes() { continue }
      if !statements.isEmpty { noteElidedComment(&statements) }
      elisionTaken = position
      let start = position
      parseStatement(into: &statements)
      if position == start { advance() }
    }
    if !statements.isEmpty { noteElidedComment(&statements) }
    return statements
  }

  /// Skips a closing bracket without partner, which the lexer has reported.
  private mutating func skipStray() -> Bool {
    switch kind {
    case .rightParen, .rightBracket, .rightBrace, .stringClose, .compilationElse, .compilationEnd:
      advance()
      return true
    default: return false
    }
  }

  /// Attributes guarded by an `#if`, or before one, which have no meaning on their own.
  private mutating func skipLoneAttributes() -> Bool {
    guard kind == .at, !startsDeclaration else { return false }
    var index = position
    while kind(at: index) == .at { index = behindAttribute(index) }
    guard index >= end || kind(at: index) == .compilationIf else { return false }
    position = index
    return true
  }

  /// `// ...` between statements stands for missing ones.
  private mutating func noteElidedComment(_ statements: inout [StatementID]) {
    guard isElidedHere, context == .code else { return }
    let comment = elidingComment
    reportElision(tree.source.text(in: comment), at: comment)
    tree.statements.append(Statement(kind: .elided("..."), span: comment))
    statements.append(StatementID(index: Int32(tree.statements.count - 1)))
  }

  private mutating func parseStatement(into statements: inout [StatementID]) {
    let start = position
    let diagnostics = tree.diagnostics.count
    isBroken = false
    if isDots(position), kind != .prefixOperator {
      return statements.append(elide(from: start))
    }
    let statement = statement()
    if let statement, !isBroken, isAtStatementEnd { return statements.append(statement) }
    if isBareWords(start..<position), !isPairOfViews(start) {
      // Prose gets one message, instead of one for each missing piece of syntax.
      tree.forgetDiagnostics(from: diagnostics)
      return statements.append(elide(from: start))
    }
    guard let statement else {
      return statements.append(elide(from: start, isKnown: tree.diagnostics.count > diagnostics))
    }
    statements.append(statement)
    if isAtStatementEnd { return }
    guard beginsAnother else { return statements.append(elide(from: position)) }
    report(
      .oneLine, "two statements in one line: read as two",
      remedy: "put \(quoted: ";") between them",
      severity: .ignored)
  }

  private var isAtStatementEnd: Bool {
    guard taken == 0 else { return false }
    switch kind {
    case .semicolon, .rightParen, .rightBracket, .rightBrace: return true
    default: return isOnNewLine
    }
  }

  /// `Text("a") Text("b")`: invalid Swift with only one possible meaning.
  private var beginsAnother: Bool {
    guard !isBroken, taken == 0 else { return false }
    if keyword.controls || startsDeclaration { return true }
    guard kind == .identifier, !keyword.isReserved else { return false }
    switch kind(at: position + 1) {
    case .leftParen, .dot: return !hasSpaceBefore(position + 1)
    default: return kind(at: position + 1) == .leftBrace
    }
  }

  /// `Color.red Color.blue` is no prose.
  private func isPairOfViews(_ start: Int) -> Bool {
    beginsAnother
      && [start, position].allSatisfy { index in
        kind(at: index + 1) == .dot && text(at: index).isTypeName
      }
  }

  private mutating func statement() -> StatementID? {
    switch kind {
    case .compilationIf: return conditionalCompilation()
    case .at where !startsDeclaration: _ = attributes()
    default: break
    }
    if startsDeclaration { return declaration() }
    let isExpansion = keyword == .repeat && kind(at: position + 1) != .leftBrace
    if keyword.controls, !isExpansion { return controlStatement() }
    if isLabel { return labeledStatement() }
    let start = offset
    let value = expression()
    return add(.expression(value), from: start)
  }

  private var isLabel: Bool {
    guard kind == .identifier, kind(at: position + 1) == .colon else { return false }
    return [.for, .while, .repeat, .if, .switch, .do].contains(keyword(at: position + 2))
  }

  private mutating func labeledStatement() -> StatementID? {
    let label = text(at: position)
    position += 2
    guard let statement = controlStatement() else { return nil }
    tree.labels[statement] = label
    return statement
  }
}
