extension Parser {
  mutating func switchStatement() -> StatementID? {
    let start = offset
    advance()
    let subject = withBodyAhead { $0.expression() }
    guard kind == .leftBrace else {
      expected("`{`")
      return nil
    }
    let cases = inside { $0.switchCases() }
    return add(.switch(subject: subject, cases: cases), from: start)
  }

  /// The cases of a `switch`; those in all clauses of an `#if` count, and the first match wins.
  private mutating func switchCases() -> [SwitchCase] {
    var cases: [SwitchCase] = []
    while !isAtEnd {
      if kind == .compilationIf {
        eachClause { parser, _ in cases += parser.switchCases() }
      } else if beginsCase(position) {
        cases.append(switchCase())
      } else {
        let next = nextCase(from: position)
        leaveOut(from: position, to: max(next, position + 1))
      }
    }
    return cases
  }

  private mutating func switchCase() -> SwitchCase {
    if kind == .at { _ = attributes() }
    var patterns: [(pattern: Pattern, filter: ExpressionID?)] = []
    if !take(.default) {
      advance()
      patterns = casePatterns()
    }
    isBroken = false
    if !take(.colon) { leaveOutCaseHead() }
    let body = position..<nextCase(from: position)
    position = body.upperBound
    return SwitchCase(patterns: patterns, body: tree.addBlock(body, in: .code))
  }

  private mutating func casePatterns() -> [(pattern: Pattern, filter: ExpressionID?)] {
    var patterns: [(pattern: Pattern, filter: ExpressionID?)] = []
    repeat {
      let pattern = pattern(bindsNames: false)
      patterns.append((pattern, take(.where) ? expression() : nil))
    } while take(.comma)
    return patterns
  }

  private mutating func leaveOutCaseHead() {
    let start = position
    while !isAtEnd, kind != .colon, !isOnNewLine { position = skipping(position) }
    leaveOut(from: start, to: position)
    _ = take(.colon)
  }

  /// The next case from an index on, or the end; brackets and whole `#if`s in a body are skipped.
  private func nextCase(from index: Int) -> Int {
    var index = index
    while index < end, !beginsCase(index) {
      if kind(at: index) == .compilationIf {
        if beginsCase(firstToken(of: index)) { break }
        index = behindCompilation(index)
      } else {
        index = skipping(index)
      }
    }
    return index
  }

  private func beginsCase(_ index: Int) -> Bool {
    let previous = index > 0 ? tokens[index - 1] : nil
    switch keyword(at: index) {
    case .case:
      let isCondition: KeywordSet = [.if, .guard, .while, .for, .await, .try]
      let isMember = index > 1 && tokens[index - 2].kind == .dot
      return (isMember || !isCondition.contains(previous?.keyword ?? .none))
        && previous?.kind != .comma && previous?.kind != .dot
    case .default: return kind(at: index + 1) == .colon && previous?.kind != .dot
    default: return kind(at: index) == .at && keyword(at: index + 2) == .default
    }
  }

  /// The first token guarded by an `#if`, or by those directly inside it.
  private func firstToken(of index: Int) -> Int {
    var index = index
    while kind(at: index) == .compilationIf { index = nextLine(from: index) }
    return index
  }

  private func behindCompilation(_ index: Int) -> Int {
    var index = index
    while kind(at: index) == .compilationIf || kind(at: index) == .compilationElse {
      index = close(of: index)
    }
    return kind(at: index) == .compilationEnd ? index + 1 : max(index, 1)
  }
}
