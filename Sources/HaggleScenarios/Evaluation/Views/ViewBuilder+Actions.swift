import HaggleLanguage
import HaggleSyntax

// Closures that only do something, where a view might be built.
extension ViewBuilder {
  /// Whether an `if` or a `switch` only sets something and calls methods, whatever its condition.
  func isAction(_ id: StatementID, in scope: Scope) -> Bool {
    isAction(id, in: scope, levels: Self.mostLevels)
  }

  /// How many conditions deep it is looked into.
  private static let mostLevels = 8

  private func isAction(_ id: StatementID, in scope: Scope, levels: Int) -> Bool {
    guard levels > 0 else { return false }
    switch scope.tree[id].kind {
    case .expression(let expression): return isAction(expression, in: scope)
    case .switch(_, let cases):
      return cases.allSatisfy { isAction($0.body, in: scope, levels: levels) }
    case .if: return isActionInEachBranch(id, in: scope, levels: levels)
    case .declaration, .break, .return(nil): return true
    default: return false
    }
  }

  private func isActionInEachBranch(_ id: StatementID, in scope: Scope, levels: Int) -> Bool {
    var next = id
    while case .if(_, let then, let other) = scope.tree[next].kind {
      guard isAction(then, in: scope, levels: levels) else { return false }
      switch other {
      case .elseIf(let statement): next = statement
      case .block(let block): return isAction(block, in: scope, levels: levels)
      case nil: return true
      }
    }
    return false
  }

  private func isAction(_ block: BlockID, in scope: Scope, levels: Int) -> Bool {
    scope.tree.active(scope.tree.statements(of: block)).allSatisfy {
      isAction($0, in: scope, levels: levels - 1)
    }
  }

  /// `isShown = true`, `router.push(.detail)`, but not `factory.makeDetail()`.
  private func isAction(_ id: ExpressionID, in scope: Scope) -> Bool {
    switch scope.tree[id].kind {
    case .assignment: return true
    case .effect(_, let expression): return isAction(expression, in: scope)
    case .call(let callee, _, _):
      guard case .member(_, let name) = scope.tree[callee].kind else { return false }
      return !isModifier(named: name) && !interpreter.declarations.hasViewExtension(name)
        && !Self.makesViews(name) && !interpreter.buildsViews(named: name, in: scope)
        && !startsView(id, in: scope)
    default: return false
    }
  }

  /// Whether a method is named after a view that it makes: `makeDetail`, `settingsView`.
  private static func makesViews(_ name: String) -> Bool {
    let words = Words.spelled(name).lowercased().split(separator: " ")
    return words.first.map(makers.contains) == true || words.last.map(views.contains) == true
  }

  private static let makers: Set<Substring> = [
    "make", "build", "create", "render", "view", "screen", "resolve", "content",
  ]
  private static let views: Set<Substring> = [
    "view", "screen", "page", "content", "label", "row", "cell", "body", "image", "text",
  ]
}

extension ViewBuilder {
  /// Whether a chain is of modifiers of a parameter: `image.resizable()` in `{ image in … }`.
  func isGivenView(_ id: ExpressionID, _ closure: Closure, in scope: Scope) -> Bool {
    var (id, first) = (id, "")
    while case .call(let callee, _, _) = scope.tree[id].kind,
      case .member(let base, let name) = scope.tree[callee].kind
    {
      (id, first) = (base, name)
    }
    guard case .identifier(let name) = scope.tree[id].kind,
      closure.parameters.contains(where: { $0.name == name }),
      let entry = Catalog.modifier(first)
    else { return false }
    return !entry.traits.contains(.ambiguous)
  }
}

extension ViewBuilder {
  /// Whether a closure looks like a builder's: its first statement is a view, not an action.
  func buildsViews(_ closure: Closure, in scope: Scope) -> Bool {
    let statements = scope.tree.active(scope.tree.statements(of: closure.body))
    return statements.contains { id in
      switch scope.tree[id].kind {
      case .expression(let id): startsView(id, in: scope) || isGivenView(id, closure, in: scope)
      case .if, .switch: !isAction(id, in: scope)
      default: false
      }
    }
  }

  /// Whether a chain starts with a view: `Text("a")`, `Color.red`, `Card { … }`, but not
  /// `Analytics.track("tap")`.
  func startsView(_ id: ExpressionID, in scope: Scope) -> Bool {
    var id = id
    var member = false
    while true {
      switch scope.tree[id].kind {
      case .call(let callee, _, _):
        member = false
        id = callee
      case .member(let base, let name):
        member = !name.isTypeName
        id = base
      case .optionalChain(let base), .subscript(let base, _): id = base
      case .identifier(let name):
        guard name.isTypeName else {
          return !member && interpreter.buildsViews(named: name, in: scope)
        }
        guard !Self.actors.contains(name) else { return false }
        return !member || Catalog.view(name) != nil
          || interpreter.declarations.type(name)?.kind != nil
      default: return false
      }
    }
  }

  /// Types that actions begin with: no views.
  private static let actors: Set<String> = [
    "Task", "DispatchQueue", "UIApplication", "NSApp", "NotificationCenter", "UserDefaults",
    "Timer",
  ]
}
