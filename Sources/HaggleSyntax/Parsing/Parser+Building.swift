import HaggleVocabulary

extension Parser {
  mutating func add(_ kind: Expression.Kind, from start: Int, anchor: Int? = nil) -> ExpressionID {
    let span = start..<max(start, previousEnd)
    tree.expressions.append(Expression(kind: kind, span: span, anchor: anchor ?? start))
    return ExpressionID(index: Int32(tree.expressions.count - 1))
  }

  mutating func add(_ kind: Statement.Kind, from start: Int) -> StatementID {
    tree.statements.append(Statement(kind: kind, span: start..<max(start, previousEnd)))
    return StatementID(index: Int32(tree.statements.count - 1))
  }

  // MARK: - Problems

  mutating func report(
    _ code: DiagnosticCode, _ message: String, remedy: Prose? = nil, at span: SourceSpan? = nil,
    severity: Diagnostic.Severity = .placeholder
  ) {
    let span = span ?? currentSpan
    tree.report(
      Lexer.Problem(code: code, message: message, remedy: remedy, severity: severity, span: span))
  }

  /// Reports a missing part; the rest of the statement is a guess.
  mutating func expected(_ what: String) {
    if !isBroken { report(.syntax, "expected \(what)") }
    isBroken = true
  }

  mutating func invalid() -> ExpressionID {
    expected("an expression")
    return add(.invalid(""), from: offset)
  }

  var currentSpan: SourceSpan {
    isAtEnd ? max(0, previousEnd - 1)..<previousEnd : tokens[position].span
  }

  /// The text of some tokens, with white space folded and without comments.
  func foldedText(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range where index < tokens.count {
      if index > range.lowerBound, hasSpaceBefore(index) { text.append(UInt8(ascii: " ")) }
      text += bytes[tokens[index].span]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The index after a token, or after the brackets that it opens.
  func skipping(_ index: Int) -> Int {
    kind(at: index).opens ? max(after(index), index + 1) : index + 1
  }

  /// The next token that begins a line; brackets are skipped.
  func nextLine(from index: Int) -> Int {
    var index = index
    while index < end {
      index = skipping(index)
      if startsLine(index) || kind(at: index) == .semicolon { break }
    }
    return index
  }
}
