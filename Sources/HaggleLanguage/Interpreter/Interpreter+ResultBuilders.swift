import HaggleSyntax
import HaggleVocabulary

// Declared result builders: `@resultBuilder struct RowBuilder { static func buildBlock(…) … }`.
// Their methods make one value of the statements of a block. Source: SE-0289, SE-0348.
extension Interpreter {
  /// The declared result builder among the attributes of a parameter, a property or a function.
  func builder(among attributes: [String]) -> String? {
    attributes.first { $0.isTypeName && resultBuilder($0) != nil }
  }

  private func resultBuilder(_ name: String) -> TypeInfo? {
    declarations.type(name).flatMap { $0.attributes.contains("resultBuilder") ? $0 : nil }
  }

  /// An argument whose closure a declared result builder builds; without one it stays as it is.
  func built(_ value: Value, by builder: String?) -> Value {
    guard let builder, let function = value.function, resultBuilder(builder) != nil else {
      return value
    }
    return .function(function.built(by: builder))
  }

  /// `@ViewBuilder let content: Content` stores the built view, not the closure; a declared
  /// builder, what that makes.
  func stored(_ value: Value, in property: Property) -> Value {
    let value = built(value, by: builder(among: property.attributes.map(\.name)))
    guard property.type?.isFunction != true, let function = value.function,
      function.builder != nil || property.has("ViewBuilder")
    else { return property.type.map { coerce(value, to: $0, from: property.owner) } ?? value }
    return function.builder == nil ? .view(host.build(function, [])) : call(function, [])
  }

  /// What a declared result builder makes of a block; nil for a block that returns its value.
  func build(_ block: BlockID, by builder: String, in scope: Scope) -> Value? {
    guard let type = resultBuilder(builder), !returns(block, in: scope.tree) else { return nil }
    var yields = Yields(by: type)
    let completion = run(block, in: scope, &yields)
    if case .returned(let value) = completion { return value }
    guard let whole = combined(yields, by: type) else {
      let written = "@" + builder
      let start = place(scope.tree.opening(of: block) ?? 0, in: scope)
      report(.unknownMember(written, at: start, length: 1), about: written)
      return .placeholder(builder)
    }
    return call("buildFinalResult", [Passed(whole)], of: type) ?? whole
  }

  /// The value of an expression among the statements of a built block; nil for one without value.
  func part(_ expression: ExpressionID, by builder: TypeInfo, in scope: Scope) -> Value? {
    let value = evaluate(expression, toBe: partType(of: builder), in: scope)
    if value.isVoid { return nil }
    return call("buildExpression", [Passed(value)], of: builder) ?? value
  }

  /// Runs an `if` or a `switch`, whose value is that of the code that it chooses.
  func runChoice(
    _ id: StatementID, by builder: TypeInfo, in scope: Scope, _ yields: inout Yields
  ) -> Completion {
    var inner = Yields(by: builder)
    let completion = branch(id, in: scope, &inner)
    guard completion.isNormal, interruption == nil else { return completion }
    let value = inner.hasRun ? combined(inner, by: builder) : Value.none
    guard let value else { return completion }
    let chosen =
      isComplete(id, in: scope.tree)
      ? call("buildEither", [Passed("first", value)], of: builder)
        ?? call("buildEither", [Passed("second", value)], of: builder)
      : call("buildOptional", [Passed(value)], of: builder)
        ?? call("buildIf", [Passed(value)], of: builder)
    yields.values.append((chosen ?? value, nil))
    return completion
  }

  /// Runs a loop, whose value is an array of those of its turns.
  func runLoop(
    _ id: StatementID, by builder: TypeInfo, in scope: Scope, _ yields: inout Yields
  ) -> Completion {
    var turns = Yields(by: builder)
    let completion = loop(id, in: scope, &turns)
    let values = Value.array(turns.values.map(\.value))
    yields.values.append((call("buildArray", [Passed(values)], of: builder) ?? values, nil))
    return completion
  }

  /// Runs the body of a loop once.
  func runTurn(_ body: BlockID, in scope: Scope, _ turns: inout Yields) -> Completion {
    guard let builder = turns.builder else {
      var ignored = Yields(builds: false)
      return run(body, in: scope, &ignored)
    }
    var own = Yields(by: builder)
    let completion = run(body, in: scope, &own)
    if let value = combined(own, by: builder) { turns.values.append((value, nil)) }
    return completion
  }

  /// The value of the parts of a block; nil if the builder does not take them.
  private func combined(_ yields: Yields, by builder: TypeInfo) -> Value? {
    let values = yields.values.map(\.value)
    guard let first = values.first,
      let start = call("buildPartialBlock", [Passed("first", first)], of: builder)
    else { return call("buildBlock", values.map { Passed($0) }, of: builder) }
    return values.dropFirst().reduce(start) { whole, next in
      let passed = whole.map { [Passed("accumulated", $0), Passed("next", next)] } ?? []
      return call("buildPartialBlock", passed, of: builder)
    }
  }

  private func call(_ method: String, _ passed: [Passed], of builder: TypeInfo) -> Value? {
    choose(builder.staticMethods(method), for: passed).map {
      invoke($0.function, $0.matching, passed, receiver: .type(builder.name)).value
    }
  }

  /// The type that every part of a block has; nil if there are several.
  private func partType(of builder: TypeInfo) -> TypeName? {
    let methods = ["buildExpression", "buildPartialBlock", "buildBlock"].lazy
      .map(builder.staticMethods).first { !$0.isEmpty }
    let types = Set((methods ?? []).compactMap { $0.parameters.first?.type })
    return types.count == 1 ? types.first : nil
  }

  /// Whether some code of an `if` or a `switch` always runs.
  private func isComplete(_ id: StatementID, in tree: SyntaxTree) -> Bool {
    guard case .if(_, _, let other) = tree[id].kind else { return true }
    return switch other {
    case .elseIf(let next): isComplete(next, in: tree)
    case .block: true
    case nil: false
    }
  }
}
