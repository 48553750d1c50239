import HaggleSyntax

/// Result builders that the text declares: `@resultBuilder enum Lines { … }`.
extension Interpreter {
  /// A closure given for a parameter that a declared builder is named at; nil for all else.
  func built(_ value: Value, by name: String) -> Value? {
    guard let function = value.function, case .closure = function.code,
      let type = declarations.type(name), type.attributes.contains("resultBuilder")
    else { return nil }
    return .function(
      FunctionValue(
        function.code, result: function.result, parameters: function.parameters, builder: type,
        surroundings: function.surroundings))
  }

  /// Runs a closure whose statements are the parts of what a builder makes.
  func build(
    _ closure: Closure, captured: Scope, _ arguments: [Value], by builder: TypeInfo
  ) -> Value {
    let scope = Scope(in: captured)
    for (parameter, argument) in zip(closure.parameters, arguments) {
      scope.define(parameter.name, argument, type: parameter.type)
    }
    return call(named: "a closure", at: closure.span.lowerBound, in: scope) {
      let value = block(closure.body, in: scope, builder)
      return use("buildFinalResult", [Passed(value)], builder) ?? value
    }
  }

  /// What the parts of a block amount to.
  private func block(_ id: BlockID, in scope: Scope, _ builder: TypeInfo) -> Value {
    let parts = scope.tree.active(scope.tree.statements(of: id)).compactMap {
      part($0, in: scope, builder)
    }
    if let whole = use("buildBlock", parts.map { Passed($0) }, builder) { return whole }
    guard let first = parts.first else { return .void }
    return parts.dropFirst().reduce(
      use("buildPartialBlock", [Passed("first", first)], builder) ?? first
    ) {
      use("buildPartialBlock", [Passed("accumulated", $0), Passed("next", $1)], builder) ?? $1
    }
  }

  private func part(_ id: StatementID, in scope: Scope, _ builder: TypeInfo) -> Value? {
    guard enter(at: scope.tree[id].span.lowerBound, in: scope) else { return nil }
    defer { leave() }
    switch scope.tree[id].kind {
    case .expression(let expression):
      let value = evaluate(expression, in: scope)
      return value.isVoid ? nil : use("buildExpression", [Passed(value)], builder) ?? value
    case .if(let conditions, let then, let other):
      return branch(conditions, then: then, else: other, in: scope, builder)
    case .forIn(let pattern, let sequence, _, let body):
      var rounds: [Value] = []
      for element in Elements(of: evaluate(sequence, in: scope), self)
      where step(at: scope.tree[id].span.lowerBound, in: scope) {
        let inner = Scope(in: scope)
        bind(pattern, to: element, type: nil, in: inner)
        rounds.append(block(body, in: inner, builder))
      }
      return use("buildArray", [Passed(.array(rounds))], builder)
    case .switch(let subject, let cases):
      guard let chosen = chosen(cases, for: evaluate(subject, in: scope), subject, in: scope)
      else { return nil }
      let value = block(cases[chosen.case].body, in: chosen.scope, builder)
      return use("buildEither", [Passed("first", value)], builder) ?? value
    default:
      var ignored = Yields(builds: false)
      _ = run(id, in: scope, &ignored)
      return nil
    }
  }

  private func branch(
    _ conditions: [Condition], then: BlockID, else other: Statement.Else?, in scope: Scope,
    _ builder: TypeInfo
  ) -> Value? {
    let inner = Scope(in: scope)
    let isTaken = holds(conditions, in: inner)
    guard let other else {
      let value = isTaken ? block(then, in: inner, builder) : .none
      return use("buildOptional", [Passed(value)], builder) ?? (isTaken ? value : nil)
    }
    if isTaken {
      let value = block(then, in: inner, builder)
      return use("buildEither", [Passed("first", value)], builder) ?? value
    }
    let value: Value? =
      switch other {
      case .block(let id): block(id, in: Scope(in: scope), builder)
      case .elseIf(let id): part(id, in: scope, builder)
      }
    return value.map { use("buildEither", [Passed("second", $0)], builder) ?? $0 }
  }

  /// What a method of the builder makes; nil where it has none that fits.
  private func use(_ name: String, _ passed: [Passed], _ builder: TypeInfo) -> Value? {
    let methods = lineage(of: builder).flatMap { $0.staticMethods(name) }
    let fitting = methods.filter { function in
      passed.count != 1 || function.parameters.first.map { suits(passed[0].value, $0) } ?? false
    }
    guard let choice = choose(fitting.isEmpty ? methods : fitting, for: passed) else { return nil }
    let receiver = Value.type(builder.name)
    return invoke(choice.function, choice.matching, passed, receiver: receiver).value
  }

  /// `buildExpression` is often there for one element and for several.
  private func suits(_ value: Value, _ formal: Formal) -> Bool {
    guard let type = formal.type, !formal.isVariadic else { return true }
    let isCollection = type.name.hasPrefix("[") || type.name == "Array"
    if case .array = value { return isCollection }
    return !isCollection
  }
}
