import HaggleSyntax

extension Interpreter {
  /// `target = value`, `target += value`, and their like.
  func assign(
    _ symbol: String, _ value: ExpressionID, to target: ExpressionID, in scope: Scope
  ) {
    if case .identifier("_") = scope.tree[target].kind {
      _ = evaluate(value, in: scope)
      return
    }
    let type = declaredType(of: target, in: scope)
    let new = coerce(evaluate(value, as: type, in: scope).unwrapped, to: type, in: scope)
    if case .tuple(let targets) = scope.tree[target].kind, case .tuple(let values) = new {
      for (target, value) in zip(targets, values) {
        mutate(target.value, in: scope) { $0 = value.value }
      }
      return
    }
    if symbol != "=", assignDeclared(symbol, new, to: target, in: scope) { return }
    if symbol == "=" {
      mutate(target, in: scope) { [self] in $0 = adopting(new, typeOf: $0) }
      store(bindingIn: value, as: target, in: scope)
    } else {
      let operation = String(symbol.dropLast())
      mutate(target, in: scope) { [self] in
        if operation == "+", added(new, to: &$0) { return }
        let old = $0
        $0 = .void
        $0 = combine(operation, old, new, at: target, in: scope)
      }
    }
  }

  /// Has the field of a binding that an initialiser stores mean the state that was handed to it:
  /// `self._length = length`.
  private func store(bindingIn value: ExpressionID, as target: ExpressionID, in scope: Scope) {
    guard let key = bound(value, in: scope), let name = nameInSelf(target, in: scope),
      case .instance(let instance)? = scope.receiver?["self"]?.value
    else { return }
    instance.bindings[Self.projected(name) ?? name] = key
  }

  /// The member of `self` that an expression names.
  private func nameInSelf(_ id: ExpressionID, in scope: Scope) -> String? {
    switch scope.tree[id].kind {
    case .identifier(let name): return scope.holder(of: name) == nil ? name : nil
    case .member(let base, let name):
      if case .identifier("self") = scope.tree[base].kind { return name }
      return nil
    default: return nil
    }
  }

  /// Adds to a string or an array in its place; false for everything else.
  private func added(_ new: Value, to value: inout Value) -> Bool {
    guard !declarations.declares("+") else { return false }
    if case .string(let more) = new {
      guard var text = value.takeText() else { return false }
      append(more, to: &text)
      value = .string(text)
      return true
    }
    guard case .array(let more) = new, var elements = value.takeElements() else { return false }
    if affords(elements: more.count) {
      let before = elements.storage
      elements += more
      if elements.storage != before { _ = affordsCopy(of: elements.count) }
    }
    value = .array(elements)
    return true
  }

  /// `.zero` and `.init(…)` take the type of the value that they replace, if none is stated.
  private func adopting(_ new: Value, typeOf old: Value) -> Value {
    if case .number = old { return resolve(new.asFraction, as: "CGFloat") }
    guard case .member(nil, _, _) = new else { return new }
    switch old {
    case .instance(let instance): return resolve(new, as: instance.typeName)
    case .number: return resolve(new, as: "CGFloat")
    case .integer, .size, .point, .rect, .proposal:
      return Family(old).typeNames.first.map { resolve(new, as: $0) } ?? new
    default: return new
    }
  }

  /// The type that a variable or a stored property was declared with.
  func declaredType(of target: ExpressionID, in scope: Scope) -> TypeName? {
    switch scope.tree[target].kind {
    case .identifier("self"): return (scope.receiver?.type?.name).map { TypeName($0) }
    case .identifier(let name):
      if let holder = scope.holder(of: name) { return holder[name]?.type }
      return fieldType(name, of: scope.receiver?["self"]?.value)
        ?? declarations.variables[name]?.type
    case .member(let base, let name):
      if case .identifier("self") = scope.tree[base].kind {
        return fieldType(name, of: scope.receiver?["self"]?.value)
      }
      guard case .identifier(let variable) = scope.tree[base].kind else { return nil }
      return fieldType(name, of: known(variable, in: scope))
    default: return nil
    }
  }

  private func fieldType(_ name: String, of value: Value?) -> TypeName? {
    guard case .instance(let instance) = value, let type = declarations.type(instance.typeName)
    else { return nil }
    let bare = Self.projected(name) ?? name
    return lineage(of: type).lazy.compactMap { $0.property(name) ?? $0.property(bare) }.first?.type
  }

  /// Changes the value of an expression in place. A change of an expression that is no variable is
  /// lost.
  func mutate(_ target: ExpressionID, in scope: Scope, _ change: (inout Value) -> Void) {
    guard enter(at: scope.tree[target].anchor, in: scope) else { return }
    defer { leave() }
    switch scope.tree[target].kind {
    case .identifier(let name): mutate(named: name, in: scope, change)
    case .member(let base, let name): mutate(member: name, of: base, in: scope, change)
    case .subscript(let base, let arguments):
      let keys = arguments.map {
        LabeledValue($0.label, evaluate($0.value, in: scope))
      }
      mutate(base, in: scope) { [self] in mutateElement(of: &$0, keys, change) }
    case .optionalChain(let base):
      mutate(base, in: scope) { if !$0.isNone { change(&$0) } }
    case .forceUnwrap(let base), .inOut(let base): mutate(base, in: scope, change)
    case .tuple(let elements) where elements.count == 1:
      mutate(elements[0].value, in: scope, change)
    default:
      var value = evaluate(target, in: scope)
      change(&value)
    }
  }

  private func mutate(named name: String, in scope: Scope, _ change: (inout Value) -> Void) {
    if let holder = scope.holder(of: name) {
      let bound = holder[name]?.binding
      // The value is released first, so that it is uniquely referenced while it is changed.
      let old = bound == nil ? nil : holder[name]?.value
      holder.mutate(name, change)
      if let bound, let old, let new = holder[name]?.value { keep(bound, new, from: old) }
    } else if let receiver = scope.receiver,
      receiver["self"].map({ hasMember(name, $0.value) }) ?? false
    {
      mutateMember(name, ofSelfIn: receiver, change)
    } else if global(name) != nil {
      globals.mutate(name, change)
    } else {
      var value = Value.void
      change(&value)
      scope.define(name, value)
    }
  }

  private func hasMember(_ name: String, _ value: Value) -> Bool {
    if case .type(let typeName) = value {
      return declarations.type(typeName)?.staticProperty(name) != nil
    }
    guard case .instance(let instance) = value, let type = declarations.type(instance.typeName)
    else { return false }
    let names = [name, Self.projected(name) ?? name]
    return lineage(of: type).contains { type in names.contains { type.property($0) != nil } }
  }

  private func mutateMember(
    _ name: String, ofSelfIn receiver: Scope, _ change: (inout Value) -> Void
  ) {
    if let typeName = receiver["self"].flatMap({ typeName(of: $0.value) }) {
      mutateStatic(name, of: typeName, change)
    } else {
      receiver.mutate("self") { mutateField(name, of: &$0, change) }
    }
  }

  private func typeName(of value: Value) -> String? {
    if case .type(let name) = value { name } else { nil }
  }

  private func mutate(
    member: String, of base: ExpressionID, in scope: Scope, _ change: (inout Value) -> Void
  ) {
    if case .identifier(let name) = scope.tree[base].kind,
      let type = typeName(of: value(named: name, at: base, in: scope))
    {
      return mutateStatic(member, of: type, change)
    }
    mutate(base, in: scope) { [self] in mutateField(member, of: &$0, change) }
  }

  private func mutateStatic(_ name: String, of typeName: String, _ change: (inout Value) -> Void) {
    guard let type = declarations.type(typeName), var value = staticMember(name, of: type)
    else { return }
    type.staticValues[name] = .void
    change(&value)
    type.staticValues[name] = value
  }

  /// Changes a field; a struct that is shared is copied first.
  func mutateField(_ name: String, of value: inout Value, _ change: (inout Value) -> Void) {
    guard case .instance(var instance) = value else {
      NativeFields.mutate(name, of: &value, change)
      return
    }
    let type = declarations.type(instance.typeName)
    value = .void
    if type?.kind != .class, !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
    defer { value = .instance(instance) }
    let field = fieldName(name, of: instance, type)
    if mutateWrapped(field, of: &instance, type?.property(field), change) { return }
    if let property = type?.property(field), let setter = property.setter {
      return set(property, setter, of: &instance, change)
    }
    var content = instance.fields.updateValue(.void, forKey: field) ?? .void
    let old = state.cause == nil ? Value.void : content
    change(&content)
    content = typed(content, as: type?.property(field)?.type, from: type)
    instance.fields[field] = content
    keep(field, content, from: old, of: instance)
  }

  /// A value converted to a stated type: `size = .init(width: 1, height: 2)`.
  private func typed(_ value: Value, as type: TypeName?, from context: TypeInfo?) -> Value {
    guard let type else { return value }
    switch value {
    case .member, .integer, .tuple: return coerce(value, to: type, from: context)
    default: return value
    }
  }

  /// The field for a name: `_value` and `$value` mean `value`, unless a field has exactly that
  /// name.
  private func fieldName(_ name: String, of instance: Instance, _ type: TypeInfo?) -> String {
    guard instance.fields[name] == nil, type?.property(name) == nil,
      let wrapped = Self.projected(name)
    else { return name }
    if name.hasPrefix("_"), let property = type?.property(wrapped), wrapper(of: property) != nil {
      return name
    }
    return wrapped
  }

  /// Runs the setter of a computed property.
  private func set(
    _ property: Property, _ setter: (parameter: String, body: BlockID),
    of instance: inout Instance, _ change: (inout Value) -> Void
  ) {
    var content = ownMember(property.name, of: .instance(instance)) ?? .void
    change(&content)
    let scope = receiverScope(.instance(instance), type: property.owner, tree: property.tree)
    scope.define(setter.parameter, content)
    var ignored = Yields(builds: false)
    _ = call(named: property.name, at: property.anchor, in: scope) {
      _ = run(setter.body, in: scope, &ignored)
      return .void
    }
    if case .instance(let changed)? = scope["self"]?.value { instance = changed }
  }
}
