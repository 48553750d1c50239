package import HaggleSyntax

/// The values of a block's expressions: the views of a builder, or a single value.
package struct Yields {
  /// Whether each expression is a view.
  let builds: Bool
  /// The declared result builder that makes one value of them; nil for none.
  let builder: TypeInfo?
  /// Whether a block with them has run.
  var hasRun = false
  /// Whether only returned values count: a function with an explicit `return` is no builder.
  fileprivate var onlyReturns = false
  /// What each value is, where that is a view of the library: `Text`.
  fileprivate var type: TypeName?
  /// Whether other conditions would have yielded other views.
  var isDynamic = false
  var values: [(value: Value, id: ExpressionID?)] = []

  package init(builds: Bool) { (self.builds, builder) = (builds, nil) }

  init(by builder: TypeInfo) { (builds, self.builder) = (false, builder) }
}

/// How a block ended.
package enum Completion {
  case normal
  case returned(Value)
  case broke(label: String?)
  case continued(label: String?)
  case fellThrough
  /// See `Interpreter.interruption`.
  case interrupted

  var isNormal: Bool {
    if case .normal = self { true } else { false }
  }
}

extension Interpreter {
  /// Runs the body of a function, and returns its result or the value of its only expression.
  ///
  /// - Parameter builder: the declared result builder that makes its result; nil for none.
  func run(
    _ block: BlockID, as type: TypeName?, in scope: Scope, builds: Bool = false,
    by builder: String? = nil
  ) -> Value {
    if let builder, let value = build(block, by: builder, in: scope) {
      return coerce(value, to: type, in: scope)
    }
    var yields = Yields(builds: builds || type?.isView == true)
    yields.type = type
    yields.onlyReturns = yields.builds && returns(block, in: scope.tree)
    let completion = run(block, in: scope, &yields)
    if let type, let value = standInAfterTrap(for: type) { return value }
    if case .returned(let value) = completion { return coerce(value, to: type, in: scope) }
    return coerce(value(of: yields, in: scope), to: type, in: scope)
  }

  /// Runs the code of an initialiser, whose statements yield no views: what it returns is nil or
  /// nothing.
  func run(initializer block: BlockID, in scope: Scope) -> Value {
    var yields = Yields(builds: false)
    if case .returned(let value) = run(block, in: scope, &yields) { return value }
    return .void
  }

  /// The value of a block's expressions: a view if it builds views, otherwise a single value.
  func value(of yields: Yields, in scope: Scope) -> Value {
    if yields.values.count == 1 {
      let value = yields.values[0].value
      if yields.isDynamic, let view = viewID(value) {
        return .view(host.list([view], isDynamic: true))
      }
      return value
    }
    if yields.builds {
      let views = yields.values.compactMap { viewID($0.value) }
      return .view(host.list(views, isDynamic: yields.isDynamic))
    }
    // In a closure of unknown type, several views count as a builder's result.
    guard yields.values.contains(where: { host.isView($0.value) }) else { return .void }
    return .view(
      host.list(
        yields.values.compactMap { each in
          each.id.flatMap { host.view(each.value, at: $0, in: scope) }
        }, isDynamic: yields.isDynamic))
  }

  /// Whether a block returns something at its own level.
  func returns(_ block: BlockID, in tree: SyntaxTree) -> Bool {
    tree.active(tree.statements(of: block)).contains { statement in
      if case .return(.some) = tree[statement].kind { true } else { false }
    }
  }

  private func viewID(_ value: Value) -> ViewID? {
    if case .view(let id) = value { id } else { nil }
  }

  /// Runs the statements of a block in a new scope.
  func run(_ block: BlockID, in scope: Scope, _ yields: inout Yields) -> Completion {
    yields.hasRun = true
    let statements = scope.tree.active(scope.tree.statements(of: block))
    for id in statements { declareFunction(id, in: scope) }
    var deferred: [BlockID] = []
    var completion = Completion.normal
    for id in statements {
      if case .defer(let block) = scope.tree[id].kind {
        deferred.append(block)
        continue
      }
      let before = yields.values.count
      completion = run(id, in: scope, &yields)
      if yields.builds, interruption != nil {
        let place = place(scope.tree[id].span.lowerBound, in: scope)
        if recovers(at: place) {
          yields.values.replaceSubrange(before..., with: [(stoppedBox(id, in: scope), nil)])
          completion = .normal
        }
      }
      guard completion.isNormal else { break }
    }
    var ignored = Yields(builds: false)
    for block in deferred.reversed() { _ = run(block, in: Scope(in: scope), &ignored) }
    return completion
  }

  /// Functions of a block can be called before their declaration.
  private func declareFunction(_ id: StatementID, in scope: Scope) {
    guard case .declaration(let declaration) = scope.tree[id].kind,
      case .function(let function) = scope.tree[declaration].kind
    else { return }
    scope.define(Function(function, scope.tree[declaration], of: scope.tree, in: nil))
  }

  package func run(_ id: StatementID, in scope: Scope, _ yields: inout Yields) -> Completion {
    guard enter(at: scope.tree[id].span.lowerBound, in: scope) else { return .interrupted }
    defer { leave() }
    switch scope.tree[id].kind {
    case .expression(let expression): yield(expression, in: scope, &yields)
    case .declaration(let declaration): declare(scope.tree[declaration], in: scope)
    case .if, .switch:
      yields.isDynamic = true
      guard let builder = yields.builder else { return branch(id, in: scope, &yields) }
      return runChoice(id, by: builder, in: scope, &yields)
    case .guard: return branch(id, in: scope, &yields)
    case .forIn, .while, .repeatWhile:
      guard let builder = yields.builder else { return loop(id, in: scope, &yields) }
      return runLoop(id, by: builder, in: scope, &yields)
    case .return(let expression):
      return .returned(returned(expression, in: scope, yields))
    case .break(let label): return .broke(label: label)
    case .continue(let label): return .continued(label: label)
    case .fallthrough: return .fellThrough
    case .throw(let error): interruption = .thrown(evaluate(error, in: scope))
    case .doCatch(let body, let catches):
      return attempt(body, catches, in: scope, &yields)
    case .defer, .conditionalCompilation, .elided: break
    }
    return interruption == nil ? .normal : .interrupted
  }

  private func yield(_ expression: ExpressionID, in scope: Scope, _ yields: inout Yields) {
    if yields.onlyReturns {
      _ = evaluate(expression, in: scope)
    } else if yields.builds {
      if let view = host.buildView(expression, in: scope) {
        yields.values.append((.view(view), expression))
      }
    } else if let builder = yields.builder {
      if let value = part(expression, by: builder, in: scope) {
        yields.values.append((value, expression))
      }
    } else {
      let value = evaluate(expression, toBe: yields.type, in: scope)
      if !value.isVoid { yields.values.append((value, expression)) }
    }
  }

  private func returned(
    _ expression: ExpressionID?, in scope: Scope, _ yields: Yields
  ) -> Value {
    guard let expression else {
      return yields.builds ? .view(host.list([], isDynamic: false)) : .void
    }
    guard yields.builds else { return evaluate(expression, toBe: yields.type, in: scope) }
    return .view(host.buildView(expression, in: scope) ?? host.list([], isDynamic: false))
  }

  private func declare(_ declaration: Declaration, in scope: Scope) {
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings { declare(binding, in: scope) }
    case .type, .typeAlias:
      declarations.add(declaration, of: scope.tree, to: nil)
    default: break
    }
  }

  private func declare(_ binding: VariableDeclaration.Binding, in scope: Scope) {
    let value: Value
    if let getter = binding.getter {
      value = run(getter, as: binding.type, in: Scope(in: scope))
    } else if let initial = binding.initialValue {
      value = evaluate(initial, as: binding.type, in: scope)
    } else {
      value = .none
    }
    bind(binding.pattern, to: value, type: binding.type, in: scope)
  }

  private func attempt(
    _ body: BlockID, _ catches: [(pattern: Pattern?, body: BlockID)], in scope: Scope,
    _ yields: inout Yields
  ) -> Completion {
    let completion = run(body, in: Scope(in: scope), &yields)
    guard case .thrown(let error) = interruption else { return completion }
    interruption = nil
    for handler in catches {
      let inner = Scope(in: scope)
      inner.define("error", error)
      guard handler.pattern.map({ matches($0, error, in: inner) }) ?? true else { continue }
      return run(handler.body, in: inner, &yields)
    }
    interruption = .thrown(error)
    return completion
  }

  /// `let x = if … { 1 } else { 2 }`
  func statementValue(_ id: StatementID, in scope: Scope) -> Value {
    var yields = Yields(builds: false)
    let completion = branch(id, in: scope, &yields)
    if case .returned(let value) = completion { return value }
    return value(of: yields, in: scope)
  }
}
