import HaggleSyntax
import HaggleVocabulary

// Conditions on unknown data that decide whether code comes to its end.
extension Interpreter {
  /// Whether a block comes to no end, throws, or ends the app: `while true {}`, `fatalError()`.
  func neverReturns(_ block: BlockID, in scope: Scope) -> Bool {
    let tree = scope.tree
    return tree.active(tree.statements(of: block)).contains { id in
      switch tree[id].kind {
      case .throw: true
      case .while(let conditions, let body):
        conditions.allSatisfy { isAlwaysTrue($0, in: tree) } && isPlain(body, in: tree)
      case .repeatWhile(let body, let condition):
        isAlwaysTrue(.expression(condition), in: tree) && isPlain(body, in: tree)
      case .expression(let expression): endsApp(expression, in: tree)
      default: false
      }
    }
  }

  private func isAlwaysTrue(_ condition: Condition, in tree: SyntaxTree) -> Bool {
    guard case .expression(let id) = condition, case .boolean(true) = tree[id].kind else {
      return false
    }
    return true
  }

  /// Whether nothing in the body of a loop may leave it.
  private func isPlain(_ body: BlockID, in tree: SyntaxTree) -> Bool {
    tree.active(tree.statements(of: body)).allSatisfy { id in
      switch tree[id].kind {
      case .expression, .declaration: true
      default: false
      }
    }
  }

  /// Whether it is the call of a function that does not return, of the library or of the text.
  private func endsApp(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
    guard case .call(let callee, _, _) = tree[id].kind,
      case .identifier(let name) = tree[callee].kind
    else { return false }
    if let own = declarations.functions[name] {
      return own.allSatisfy { $0.declaration.result?.name == "Never" }
    }
    return ["fatalError", "preconditionFailure", "abort", "exit"].contains(name)
  }

  /// Says that unknown data does not lead to where an app ends.
  func reportTrap(
    _ id: ExpressionID, in scope: Scope, at place: SourcePlace?
  ) -> Bool {
    let text = written(id, in: scope)
    report(.unknownCondition(text, took: false, flip: nil, at: place), about: text)
    return false
  }

  /// Says that unknown data ends a loop.
  func reportLastTurn(
    _ id: ExpressionID?, in scope: Scope, at place: SourcePlace?
  ) -> Bool {
    let text = id.map { written($0, in: scope) } ?? ""
    report(.lastTurn(text, at: place), about: "while " + text)
    return false
  }
}
