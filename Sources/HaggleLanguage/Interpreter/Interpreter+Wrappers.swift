import HaggleSyntax

/// Declared property wrappers: the wrapper is stored in the field `_name`.
extension Interpreter {
  /// The declared wrapper of a property, with how it is written.
  func wrapper(of property: Property) -> (type: TypeInfo, attribute: Attribute)? {
    guard declarations.hasWrappers else { return nil }
    for attribute in property.attributes {
      guard let type = declarations.type(attribute.name, from: property.owner),
        type.kind != nil, type.attributes.contains("propertyWrapper")
      else { continue }
      return (type, attribute)
    }
    return nil
  }

  /// A property wrapper with its initial value; without one, if its arguments are enough.
  func wrapped(_ value: Value?, in property: Property, _ scope: Scope) -> Value? {
    guard let (type, attribute) = wrapper(of: property) else { return nil }
    let arguments = attribute.arguments.map { argument in
      Passed(argument.label, evaluate(argument.value, in: scope))
    }
    guard let value else {
      let isComplete = !arguments.isEmpty || choose(type.initializers, for: []) != nil
      return isComplete ? instantiate(type, arguments, at: nil) : nil
    }
    return instantiate(type, [Passed("wrappedValue", value)] + arguments, at: nil)
  }

  /// The value of a property with a wrapper of the host: `@ScaledMetric var side = 24`.
  func hosted(_ value: Value?, in property: Property, _ scope: Scope) -> Value? {
    for attribute in property.attributes {
      guard let make = host.initializer(of: attribute.name) else { continue }
      var arguments = attribute.arguments.map { argument in
        LabeledValue(argument.label, evaluate(argument.value, in: scope))
      }
      if let value { arguments.insert(LabeledValue("wrappedValue", value), at: 0) }
      return make(NativeCall(interpreter: self, arguments: arguments))
    }
    return nil
  }

  /// `name` and `$name` of a wrapped property.
  func wrappedMember(_ name: String, of instance: Instance) -> Value? {
    if name.hasPrefix("$") {
      guard let wrapper = wrapperField("_" + name.dropFirst(), of: instance) else { return nil }
      return ownMember("projectedValue", of: wrapper) ?? ownMember("wrappedValue", of: wrapper)
    }
    return wrapperField("_" + name, of: instance).flatMap { ownMember("wrappedValue", of: $0) }
  }

  private func wrapperField(_ field: String, of instance: Instance) -> Value? {
    guard case .instance(let wrapper)? = instance.fields[field],
      declarations.type(wrapper.typeName)?.attributes.contains("propertyWrapper") == true
    else { return nil }
    return .instance(wrapper)
  }

  /// Changes the wrapped value; returns false for a field without wrapper.
  func mutateWrapped(
    _ name: String, of instance: inout Instance, _ property: Property?,
    _ change: (inout Value) -> Void
  ) -> Bool {
    guard let property, wrapper(of: property) != nil, name == property.name else { return false }
    let field = "_" + name
    if var wrapper = wrapperField(field, of: instance) {
      instance.fields[field] = .void
      mutateField("wrappedValue", of: &wrapper, change)
      instance.fields[field] = wrapper
      return true
    }
    var value = Value.none
    change(&value)
    let scope = receiverScope(.instance(instance), type: property.owner, tree: property.tree)
    instance.fields[field] = wrapped(value, in: property, scope)
    return true
  }

  /// The result of `subscript(dynamicMember:)`.
  func dynamicMember(_ name: String, of instance: Instance) -> Value? {
    guard let type = declarations.type(instance.typeName),
      type.attributes.contains("dynamicMemberLookup")
    else { return nil }
    for candidate in type.methods("subscript") {
      guard let formal = candidate.parameters.first, formal.label == "dynamicMember" else {
        continue
      }
      let isPath = formal.type?.name.contains("KeyPath") == true
      let passed = [Passed("dynamicMember", isPath ? .keyPath([name]) : .string(name))]
      guard let choice = choose([candidate], for: passed) else { continue }
      return invoke(choice.function, choice.matching, passed, receiver: .instance(instance)).value
    }
    return nil
  }
}
