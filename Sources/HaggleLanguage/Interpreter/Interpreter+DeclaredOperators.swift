import HaggleSyntax

// MARK: - Operators as functions

extension Interpreter {
  /// `sorted(by: >)`, `map(-)`, `reduce(into: 0, +=)`: what assigns yields the new value. Nil for
  /// what is no operator.
  func operatorFunction(_ name: String) -> FunctionValue? {
    let isAssignment = BinaryOperators.table[name] == nil && name.hasSuffix("=")
    let symbol = isAssignment ? String(name.dropLast()) : name
    guard BinaryOperators.table[symbol] != nil || symbol == "!" || symbol == "~" else { return nil }
    return FunctionValue(
      .native { call in
        var values = call.arguments.map(\.value)
        // `zip(a, b).map(+)` hands over a pair.
        if values.count == 1, case .tuple(let pair) = values[0] { values = pair.map(\.value) }
        if values.count == 1 { return call.interpreter.prefix(symbol, values[0]) }
        return values.count == 2 ? call.interpreter.combine(symbol, values[0], values[1]) : nil
      })
  }
}

// MARK: - Declared ones

/// Operators declared in the text: for its own types, for library types, or as global functions.
extension Interpreter {
  /// `static func + (a: Vector, b: Vector)`, `func * (size: CGSize, factor: CGFloat)`
  func declaredOperator(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    guard declarations.declares(symbol) else { return nil }
    return applied([left, right], operators(symbol, for: [left, right]))
  }

  /// `static prefix func - (a: Vector)`
  func declaredOperator(_ symbol: String, _ position: String, _ operand: Value) -> Value? {
    guard declarations.declares(symbol) else { return nil }
    let candidates = operators(symbol, for: [operand])
    return applied([operand], candidates.filter { $0.modifiers.contains(position) })
  }

  /// `vector += other`, if the text declares it; returns whether it does.
  func assignDeclared(
    _ symbol: String, _ new: Value, to target: ExpressionID, in scope: Scope
  ) -> Bool {
    guard declarations.declares(symbol) else { return false }
    let old = evaluate(target, in: scope)
    let (first, second) = alike(old, new)
    guard let function = fitting([first, second], operators(symbol, for: [first, second])) else {
      return false
    }
    let passed = [Passed(first), Passed(second)]
    let formals = function.parameters.map(\.withoutLabel)
    guard let matching = ArgumentMatching(passed, to: formals) else { return false }
    mutate(target, in: scope) { [self] value in
      let outcome = invoke(function, matching, passed, receiver: function.receiver)
      value = outcome.scope[formals[0].name]?.value ?? value
    }
    return true
  }

  /// The operands with one type: `.zero` beside a vector is a vector's.
  func alike(_ left: Value, _ right: Value) -> (Value, Value) {
    switch (left, right) {
    case (.instance(let instance), .member(nil, _, _)):
      (left, resolve(right, as: instance.typeName))
    case (.member(nil, _, _), .instance(let instance)):
      (resolve(left, as: instance.typeName), right)
    case (.size, .member(nil, _, _)), (.point, .member(nil, _, _)), (.rect, .member(nil, _, _)):
      (left, resolve(right, as: left.typeName))
    case (.member(nil, _, _), .size), (.member(nil, _, _), .point), (.member(nil, _, _), .rect):
      (resolve(left, as: right.typeName), right)
    default: (left, right)
    }
  }

  private func operators(_ symbol: String, for operands: [Value]) -> [Function] {
    var found = operands.flatMap { operand in
      declaredTypes(of: operand, having: symbol).flatMap { $0.staticMethods(symbol) }
    }
    found += declarations.functions[symbol] ?? []
    return found
  }

  private func applied(_ operands: [Value], _ candidates: [Function]) -> Value? {
    guard let function = fitting(operands, candidates) else { return nil }
    let passed = operands.map { Passed($0) }
    let formals = function.parameters.map(\.withoutLabel)
    guard let matching = ArgumentMatching(passed, to: formals) else { return nil }
    return invoke(function, matching, passed, receiver: function.receiver).value
  }

  /// The first function whose parameter types match the operands.
  private func fitting(_ operands: [Value], _ candidates: [Function]) -> Function? {
    candidates.first { function in
      let formals = function.parameters
      return formals.count == operands.count
        && zip(formals, operands).allSatisfy { accepts($1, $0.type, function) }
    }
  }

  /// Whether a value can be of a type; a type that is not declared may be a generic parameter.
  private func accepts(_ value: Value, _ type: TypeName?, _ function: Function) -> Bool {
    guard let type, !type.isFunction, value.placeholderName == nil else { return true }
    if type.name == "Self", let owner = function.owner { return isOf(owner.name, value) }
    if type.isOptional, value.isNone { return true }
    return isOf(type.name, value)
  }

  private func isOf(_ name: String, _ value: Value) -> Bool {
    let type = TypeName(name)
    switch value {
    case .integer: if type.isNumber || type.isInteger { return true }
    case .number: if type.isNumber { return true }
    case .member(nil, _, _): return true
    default: break
    }
    if value.typeName == name { return true }
    if case .instance(let instance) = value {
      guard let own = declarations.type(instance.typeName) else { return false }
      if own.simpleName == name || conforms(own, name) { return true }
      return declarations.type(name) == nil && !isLibraryType(name)
    }
    if case .native(let native) = value, native.typeNames.contains(name) { return true }
    if Family(value).typeNames.contains(name) { return true }
    return !isLibraryType(name) && declarations.type(name)?.kind == nil
  }
}

extension Function {
  /// The value of `self` in a static function.
  fileprivate var receiver: Value? { owner.map { .type($0.name) } }
}
