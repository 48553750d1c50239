extension SyntaxTree {
  /// Whether the code at an offset is compiled under some conditions: every `#if` around it takes
  /// the branch that it is in.
  package func isCompiled(at offset: Int, where conditions: CompilationConditions) -> Bool {
    tokens.indices.allSatisfy { index in
      tokens[index].kind != .compilationIf || Int(tokens[index].start) > offset
        || takes(offset, ofChoiceAt: index, where: conditions)
    }
  }

  /// Whether an `#if` takes the branch that has an offset; true if none has.
  private func takes(
    _ offset: Int, ofChoiceAt index: Int, where conditions: CompilationConditions
  ) -> Bool {
    var clause = index
    while tokens[clause].kind != .compilationEnd {
      let next = Int(tokens[clause].match)
      guard next > clause, next < tokens.count else { return true }
      let text = condition(at: clause)
      let holds = text.allSatisfy(\.isWhitespace) || conditions.hold(text)
      if offset < Int(tokens[next].start) { return holds }
      // What comes behind a branch that is taken is not.
      if holds { return Int(tokens[end(ofChoiceAt: clause)].start) <= offset }
      clause = next
    }
    return true
  }

  private func end(ofChoiceAt index: Int) -> Int { clauses(ofChoiceAt: index).last ?? index }

  /// The tokens that begin a part of an `#if`, and its end, from one of them on.
  func clauses(ofChoiceAt index: Int) -> [Int] {
    var clauses = [index]
    while let clause = clauses.last, tokens[clause].kind != .compilationEnd {
      let next = Int(tokens[clause].match)
      guard next > clause, next < tokens.count else { break }
      clauses.append(next)
    }
    return clauses
  }
}
