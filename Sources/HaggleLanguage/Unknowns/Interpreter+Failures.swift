import HaggleSyntax

// What an app does and shows only after something went wrong: the last that is assumed of it.
extension Interpreter {
  /// Whether a case, a function or a variable is of something that went wrong: `failure`,
  /// `nsError`, `showError`, `loadFailed`.
  package static func isFailure(_ name: String) -> Bool {
    Words.spelled(name).lowercased().split(separator: " ").contains { failures.contains($0) }
  }

  private static let failures: Set<Substring> = ["error", "alert", "failure", "failed", "fail"]

  /// The case that unknown data is taken for instead of the first, where that is a failure; nil
  /// for the first.
  func usual(_ cases: [SwitchCase]) -> String? {
    guard let first = cases.first?.patterns.first?.pattern.caseName, Self.isFailure(first) else {
      return nil
    }
    let others = cases.dropFirst()
    return others.lazy.compactMap { $0.patterns.first?.pattern.caseName }
      .first { !Self.isFailure($0) } ?? (others.contains { $0.patterns.isEmpty } ? "default" : nil)
  }

  /// Whether it is read from words that were made up, which say nothing of what the real ones say:
  /// `link.id` of the URL in a text that is not known.
  func isReadFromMadeUpWords(_ id: ExpressionID, in scope: Scope) -> Bool {
    let base: ExpressionID
    switch scope.tree[id].kind {
    case .member(let owner, _): base = owner
    case .call(let callee, _, _):
      guard case .member(let owner, _) = scope.tree[callee].kind else { return false }
      base = owner
    default: return false
    }
    return muted { evaluate(base, in: scope) }.string.map(madeUpWords.contains) == true
  }

  /// Whether a block says that something went wrong, by what it sets, calls or throws.
  func isFailure(_ block: BlockID, in tree: SyntaxTree) -> Bool {
    isFailure(block, in: tree, levels: Self.mostLevels)
  }

  /// What a condition decides between two values: `isLoaded ? .ready : .failed`.
  func use(_ then: ExpressionID, _ other: ExpressionID, in tree: SyntaxTree) -> ConditionUse {
    use(isFailureCase(then, in: tree), isFailureCase(other, in: tree))
  }

  /// Whether a condition is that something is not as it mostly is: `!trip.isReachable`,
  /// `trip.isReachable == false`. What is shown for that beside all else is not there as a rule.
  func deniesUsual(_ conditions: [Condition], in tree: SyntaxTree) -> Bool {
    guard conditions.count == 1, case .expression(let id) = conditions[0] else { return false }
    switch tree[id].kind {
    case .prefix("!", let operand): return namesUsual(operand, in: tree)
    case .binary(let symbol, let left, let right):
      guard case .boolean(let value) = tree[right].kind, symbol == (value ? "!=" : "==") else {
        return false
      }
      return namesUsual(left, in: tree)
    default: return false
    }
  }

  private func namesUsual(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
    switch tree[id].kind {
    case .identifier(let name), .member(_, let name):
      Words.spelled(name).lowercased().split(separator: " ").last.map(Self.usual.contains) ?? false
    default: false
    }
  }

  /// What an app's data and services mostly are.
  private static let usual: Set<Substring> = [
    "reachable", "available", "online", "connected", "supported", "enabled", "operational",
    "permitted", "allowed",
  ]

  /// What a condition decides between two that may be a failure: none, if both are.
  func use(_ isFailure: Bool, _ isOtherFailure: Bool) -> ConditionUse {
    if isFailure == isOtherFailure { return .branch }
    return isFailure ? .failure : .exit
  }

  /// How many closures deep a block is looked into: `withAnimation { … }` in `Task { … }`.
  private static let mostLevels = 4

  private func isFailure(_ block: BlockID, in tree: SyntaxTree, levels: Int) -> Bool {
    levels > 0
      && tree.active(tree.statements(of: block)).contains { id in
        switch tree[id].kind {
        case .throw: true
        case .expression(let expression), .return(.some(let expression)):
          isFailure(expression, in: tree, levels: levels)
        default: false
        }
      }
  }

  private func isFailure(_ id: ExpressionID, in tree: SyntaxTree, levels: Int) -> Bool {
    switch tree[id].kind {
    case .assignment("=", let target, let value):
      switch tree[value].kind {
      case .boolean(false), .nilLiteral: false
      default: tree.name(of: target).map(Self.isFailure) == true || isFailureCase(value, in: tree)
      }
    case .call(_, let arguments, let trailing):
      namesFailure(id, in: tree) || arguments.contains { isFailureCase($0.value, in: tree) }
        || trailing.contains { isFailure($0.closure.body, in: tree, levels: levels - 1) }
    default: isFailureCase(id, in: tree)
    }
  }

  /// `.failure(error)`, `.failed`
  private func isFailureCase(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
    switch tree[id].kind {
    case .implicitMember(let name): Self.isFailure(name)
    case .call(let callee, _, _):
      if case .implicitMember(let name) = tree[callee].kind { Self.isFailure(name) } else { false }
    default: false
    }
  }

  /// Whether the first call of a chain is named after what went wrong: `ErrorView().padding()`.
  private func namesFailure(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
    var (id, first) = (id, "")
    while true {
      switch tree[id].kind {
      case .call(let callee, _, _):
        first = tree.name(of: callee) ?? ""
        id = callee
      case .member(let base, _): id = base
      default: return Self.isFailure(first)
      }
    }
  }
}
