import HaggleSyntax

// Conditions on what an app changes, or a caller passes: false by the value that it has at first.
extension Interpreter {
  /// Whether a condition that is false is taken for true, as nothing would be visible otherwise;
  /// if not, it is remembered as a candidate.
  ///
  /// - Parameter isGuess: whether it compares what was made up.
  func isOpened(
    condition id: ExpressionID, in scope: Scope, isGuess: Bool,
    for use: @autoclosure () -> ConditionUse
  ) -> Bool {
    let isFirst = isOfFirstValue(id, in: scope) && use() == .branch
    guard isFirst || isGuess && [.branch, .exit].contains(use()) else { return false }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let truth = setting(at: start)?.boolean { return truth }
    guard opens(start) else { return false }
    let taken = !turns(start)
    let text = written(id, in: scope)
    let flip = start.map { "\(key(of: $0))=\(!taken)" }
    report(
      isFirst
        ? .falseAtFirst(text, took: taken, flip: flip, at: start)
        : .unknownCondition(text, took: taken, flip: flip, at: start),
      about: text)
    return taken
  }

  /// Notes a comparison that is false only by what one of its sides was made up to be: `user.id ==
  /// current` of a user whom no caller passes, or by what an object holds at first of something
  /// that an app sets. Those that are both made up differ on purpose.
  func noteGuess(
    _ symbol: String, _ left: (Value, ExpressionID), _ right: (Value, ExpressionID),
    resultingIn result: Value, in scope: Scope
  ) {
    guard result.boolean == false, Self.comparisons.contains(symbol) else { return }
    if isMadeUp(left.0, left.1, in: scope) != isMadeUp(right.0, right.1, in: scope)
      || isSetLater(left.1, beside: right.1, in: scope)
      || isSetLater(right.1, beside: left.1, in: scope)
    {
      guesses += 1
    }
  }

  /// Whether it is a variable of an object, beside something else that is no literal.
  private func isSetLater(
    _ id: ExpressionID, beside other: ExpressionID, in scope: Scope
  ) -> Bool {
    isPath(id, in: scope) && isPath(other, in: scope)
      && stateVariable(id, in: scope)?.property.owner?.kind == .class
      && stateVariable(other, in: scope) == nil
  }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]

  private func isMadeUp(_ value: Value, _ id: ExpressionID, in scope: Scope) -> Bool {
    switch value {
    case .string(let words) where madeUpWords.contains(words): return true
    case .instance(let instance) where instance.isMadeUp: return true
    default: break
    }
    switch scope.tree[id].kind {
    case .tuple(let elements) where elements.count == 1:
      return isMadeUp(value, elements[0].value, in: scope)
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return isMadeUp(value, inner, in: scope)
    case .identifier(let name) where scope.holder(of: name) == nil:
      return isMadeUp(name, of: scope.receiver?["self"]?.value)
    case .member(let base, let name) where isPath(base, in: scope):
      return isMadeUp(name, of: muted { evaluate(base, in: scope) })
    default: return false
    }
  }

  /// Whether what is stored under a name was made up: where it begins is stated of other data.
  private func isMadeUp(_ name: String, of owner: Value?) -> Bool {
    guard case .instance(let instance)? = owner else { return false }
    if instance.madeUpFields.contains(name) { return true }
    guard instance.isMadeUp, let property = declarations.type(instance.typeName)?.property(name)
    else { return false }
    return property.isStored && property.initialValue == nil
  }

  /// What other code passes for an optional state of the view that is laid out, where nothing would
  /// be visible without: `@State var item: Item?`. Nil for other values.
  func passedElsewhere(
    _ pattern: Pattern, _ id: ExpressionID?, in scope: Scope,
    for use: @autoclosure () -> ConditionUse
  ) -> Value? {
    guard !calledElsewhere.isEmpty, let name = nameOfState(pattern, id, in: scope),
      case .instance(let instance)? = scope.receiver?["self"]?.value,
      let type = declarations.type(instance.typeName), calledElsewhere.contains(type.name),
      instance.place == home(of: type), let property = type.property(name),
      property.has("State"), property.initialValue == nil,
      !property.modifiers.contains("private"), let optional = property.type, optional.isOptional,
      !isStated(name, of: type), [.branch, .exit].contains(use())
    else { return nil }
    let start = place(property.anchor, in: Scope(tree: property.tree))
    guard opens(start) else { return nil }
    report(
      .unknownOptional(name, took: true, flip: "\(name)=nil", at: start), about: "let " + name)
    return placeholder(for: wrapped(optional), named: name, from: type)
  }

  /// The state of a view that an `if let` reads, as far as it may be one.
  private func nameOfState(
    _ pattern: Pattern, _ id: ExpressionID?, in scope: Scope
  ) -> String? {
    guard let id else { return pattern.names.first }
    switch scope.tree[id].kind {
    case .identifier(let name): return scope.holder(of: name) == nil ? name : nil
    case .member(let base, let name):
      if case .identifier("self") = scope.tree[base].kind { return name }
      return nil
    default: return nil
    }
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
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base):
      isPath(base, in: scope)
    default: false
    }
  }
}
