import HaggleSyntax

// Conditions on what an app changes, or a caller passes: false by the value that it has at first.
extension Interpreter {
  /// Whether a condition that is false is taken for true, as nothing would be visible otherwise;
  /// if not, it is remembered as a candidate.
  func isOpened(
    _ id: ExpressionID, in scope: Scope, for use: @autoclosure () -> ConditionUse
  ) -> Bool {
    guard isOfFirstValue(id, in: scope), use() == .branch else { return false }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let truth = setting(at: start)?.boolean { return truth }
    guard opens(start) else { return false }
    let taken = !turns(start)
    let text = written(id, in: scope)
    report(
      .falseAtFirst(text, took: taken, flip: start.map { "\(key(of: $0))=\(!taken)" }, at: start),
      about: text)
    return taken
  }

  /// Whether it compares an enum's case that was made up, or reads a flag of an object.
  private func isOfFirstValue(_ id: ExpressionID, in scope: Scope) -> Bool {
    switch scope.tree[id].kind {
    case .tuple(let elements) where elements.count == 1:
      return isOfFirstValue(elements[0].value, in: scope)
    case .prefix("!", let operand): return isOfFirstValue(operand, in: scope)
    case .binary("==", let left, _), .binary("!=", let left, _):
      guard isPath(left, in: scope) else { return false }
      let value = muted { evaluate(left, in: scope) }
      if case .instance(let instance) = value { return instance.isMadeUp }
      return false
    case .identifier, .member:
      return stateVariable(id, in: scope)?.property.owner?.kind == .class
    default: return false
    }
  }

  /// Whether it only names something: `state`, `model.state`.
  private func isPath(_ id: ExpressionID, in scope: Scope) -> Bool {
    switch scope.tree[id].kind {
    case .identifier: true
    case .member(let base, _): isPath(base, in: scope)
    default: false
    }
  }
}
