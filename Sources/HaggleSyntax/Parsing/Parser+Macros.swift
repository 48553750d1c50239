extension Parser {
  /// `#Preview("…") { … }`, `#selector(…)`, `#line`
  mutating func macro() -> ExpressionID {
    let start = offset
    let name = macroName
    advance()
    skipGenericArguments()
    var arguments: [Argument] = []
    if kind == .leftParen, !isOnNewLine { arguments = inside { $0.arguments() } }
    let bare = add(.macro(name: name, arguments: arguments, trailing: []), from: start)
    let trailing = trailingClosures(of: bare)
    if trailing.isEmpty { return bare }
    return add(.macro(name: name, arguments: arguments, trailing: trailing), from: start)
  }

  /// The name without module and backticks.
  private var macroName: String {
    let name = text(at: position).dropFirst().filter { $0 != "`" }
    return name.split(separator: ":").last.map(String.init) ?? ""
  }

  // MARK: - #if

  /// `#if … #elseif … #else … #endif` around statements or members.
  mutating func conditionalCompilation() -> StatementID {
    let start = offset
    var clauses: [CompilationClause] = []
    eachClause { parser, condition in
      let body = parser.tree.addBlock(parser.position..<parser.end, in: parser.context)
      clauses.append(CompilationClause(condition: condition, body: body))
    }
    return add(.conditionalCompilation(clauses), from: start)
  }

  /// Visits the clauses of the current `#if`, with the cursor limited to each in turn, and moves
  /// behind the `#endif`.
  mutating func eachClause(_ body: (inout Parser, _ condition: String?) -> Void) {
    depth += 1
    defer { depth -= 1 }
    while kind == .compilationIf || kind == .compilationElse {
      let opener = position
      let condition = clauseCondition()
      let outer = self
      end = close(of: opener)
      if depth < levels { body(&self, condition) } else { _ = tooDeep() }
      (end, isBroken) = (outer.end, outer.isBroken)
      position = close(of: opener)
    }
    _ = take(.compilationEnd)
  }

  /// The condition after `#if`, up to the end of its line; nil for `#else`.
  private mutating func clauseCondition() -> String? {
    let isElse = spells(position, "#else")
    advance()
    let start = position
    while !isAtEnd, !isOnNewLine, !isDirective { position = skipping(position) }
    return isElse ? nil : foldedText(start..<position)
  }

  private var isDirective: Bool {
    kind == .compilationIf || kind == .compilationElse || kind == .compilationEnd
  }
}
