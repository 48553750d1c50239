import HaggleSyntax
package import HaggleVocabulary

extension Interpreter {
  /// Wrappers of which the start value has no effect on the layout.
  private static let quietWrappers = ["Namespace", "FocusState", "GestureState", "FocusedValue"]
  /// Wrappers that are known to take a memberwise argument.
  private static let plainWrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "Published", "Bindable", "ViewBuilder",
    "MainActor", "usableFromInline",
  ]

  /// Creates an instance of a declared struct, class or enum.
  ///
  /// - Parameters:
  ///   - site: the `self.init(…)` of another initialiser.
  ///   - isFilled: whether optional parameters that are not passed have values, and flags are true.
  package func instantiate(
    _ type: TypeInfo, _ passed: [Passed], at place: SourcePlace?, from site: CallSite? = nil,
    isFilled: Bool = false
  ) -> Value {
    let value = made(type, passed, at: place, from: site, isFilled: isFilled)
    if case .instance(let instance) = value, instance.caseName == nil {
      applySettings(to: instance, of: type, passed: Set(passed.compactMap(\.label)))
    }
    return value
  }

  private func made(
    _ type: TypeInfo, _ passed: [Passed], at place: SourcePlace?, from site: CallSite?,
    isFilled: Bool
  ) -> Value {
    guard enter(at: type.anchor, in: globals) else { return .placeholder(type.name) }
    defer { leave() }
    let lineage = lineage(of: type)
    let declared = lineage.prefix { $0 === type || type.kind == .class }.flatMap(\.initializers)
    let initializers = othersFirst(declared, at: site)
    if isFilled {
      return instantiateAnyway(type, initializers.first, [], at: place, isFilled: true)
    }
    if let choice = choose(initializers, for: passed),
      !isOfRawValue(type, passed) || !choice.function.contains(site)
    {
      return initialize(type, by: choice.function, choice.matching, passed, at: place)
    }
    if type.kind != .class, let value = made(type, byProtocolsIn: lineage, passed, at: place) {
      return value
    }
    if type.kind == .enum { return enumInstance(type, passed) }
    if conforms(type, "OptionSet"), passed.first?.label != "rawValue" {
      let options: [Value] = if case .array(let all)? = passed.first?.value { all } else { [] }
      return optionSet(options, of: type)
    }
    if let value = memberwise(type, passed, at: place) { return value }
    return instantiateAnyway(type, initializers.first, passed, at: place)
  }

  /// Whether the initialiser that Swift makes for an enum takes the arguments, too.
  private func isOfRawValue(_ type: TypeInfo, _ passed: [Passed]) -> Bool {
    type.kind == .enum && passed.map(\.label) == ["rawValue"]
  }

  private func enumInstance(_ type: TypeInfo, _ passed: [Passed]) -> Value {
    guard let raw = passed.first?.value else { return .placeholder(type.name) }
    let found = type.cases.first { equals(rawValue(of: $0.name, in: type), raw) }
    return found.flatMap { staticMember($0.name, of: type) } ?? .none
  }

  /// An instance with the initial values of its declaration.
  private func blank(_ type: TypeInfo, at place: SourcePlace?) -> Instance {
    let instance = Instance(typeName: type.name)
    instance.place = place
    let scope = receiverScope(.type(type.name), type: type, tree: type.tree ?? syntax)
    for property in storedProperties(of: type) {
      if wrapper(of: property) != nil {
        let value = initialValue(of: property, in: scope)
        instance.fields["_" + property.name] = wrapped(value, in: property, scope)
      } else {
        instance.fields[property.name] = startValue(of: property, in: scope)
      }
    }
    return instance
  }

  /// The stored properties of an instance, those of superclasses first.
  package func storedProperties(of type: TypeInfo) -> [Property] {
    lineage(of: type).reversed().filter { $0.kind == type.kind }.flatMap(\.stored)
  }

  /// An optional that is supplied does not begin as nil.
  private func startValue(of property: Property, in scope: Scope) -> Value? {
    let isOpen = property.initialValue == nil && isSupplied(property)
    let value = isOpen ? nil : initialValue(of: property, in: scope)
    if isLoadedLater(property, value) { return loadedLater(property) }
    if let made = hosted(value, in: property, scope) ?? value { return made }
    guard isOpen else { return nil }
    return host.environmentValue(of: property, in: scope) ?? statedDefault(of: property)
      ?? placeholder(for: property.type, named: property.name)
  }

  /// Whether the value comes from the environment or an unknown wrapper.
  private func isSupplied(_ property: Property) -> Bool {
    property.attributes.contains { attribute in
      attribute.suppliesValue
        || (attribute.name.isTypeName
          && !Self.plainWrappers.contains(attribute.name)
          && declarations.type(attribute.name) == nil)
    }
  }

  /// Reports an unknown wrapper's value when it is used.
  func reportSupplied(_ name: String, _ value: Value, of instance: Instance) {
    switch value {
    case .placeholder(let known) where known == name: break
    case .array(let elements) where !elements.isEmpty: break
    default: return
    }
    guard let property = declarations.type(instance.typeName)?.property(name),
      property.initialValue == nil, isSupplied(property),
      !Self.quietWrappers.contains(where: property.has),
      let wrapper = property.attributes.first(where: { $0.name.isTypeName })
    else { return }
    report(
      .suppliedValue(
        name, wrapper.name, at: place(property.anchor, in: Scope(tree: property.tree))),
      about: instance.typeName + "." + name)
  }

  /// Runs a declared initialiser.
  func initialize(
    _ type: TypeInfo, by function: Function, _ matching: ArgumentMatching, _ passed: [Passed],
    at place: SourcePlace?
  ) -> Value {
    let scope = receiverScope(.instance(blank(type, at: place)), type: type, tree: function.tree)
    bind(function.parameters, matching, passed, in: scope)
    guard let body = function.declaration.body else { return .placeholder(type.name) }
    // Data loaded by a model does not affect the layout until it is there.
    let result = muted(if: type.kind == .class) {
      call(named: type.name, at: function.anchor, in: scope) { run(initializer: body, in: scope) }
    }
    if result.isNone, function.declaration.isFailable { return .none }
    guard let value = scope["self"]?.value else { return .placeholder(type.name) }
    if case .instance(let instance) = value, instance.place == nil { instance.place = place }
    return value
  }

  /// The initialiser that a struct has without declaring one.
  private func memberwise(_ type: TypeInfo, _ passed: [Passed], at place: SourcePlace?) -> Value? {
    let properties = memberwiseProperties(of: type)
    guard let matching = ArgumentMatching(passed, to: properties.map(formal)) else { return nil }
    let instance = blank(type, at: place)
    for (property, positions) in zip(properties, matching.arguments) {
      guard let position = positions.first else {
        if property.isLet || property.has("Binding") { instance.unsupplied.insert(property.name) }
        continue
      }
      let value = stored(passed[position].value(for: property.type), in: property)
      if wrapper(of: property) != nil {
        let scope = receiverScope(.type(type.name), type: type, tree: property.tree)
        instance.fields["_" + property.name] = wrapped(value, in: property, scope)
      } else {
        instance.fields[property.name] = value
        instance.bindings[property.name] = passed[position].binding
      }
    }
    return .instance(instance)
  }

  /// The value of an unknown property wrapper is optional.
  package func memberwiseFormals(of type: TypeInfo) -> [Formal] {
    memberwiseProperties(of: type).map(formal)
  }

  private func formal(memberwise property: Property) -> Formal {
    let formal = Formal(memberwise: property)
    return isSupplied(property) ? formal.with(type: formal.type, isOptional: true) : formal
  }

  private func memberwiseProperties(of type: TypeInfo) -> [Property] {
    storedProperties(of: type).filter { property in
      !(property.isLet && property.initialValue != nil)
        && !property.attributes.contains(where: \.suppliesValue)
        && !isMadeByAttribute(property)
    }
  }

  /// Whether a wrapper is made of what is in its attribute alone: `@Setting(\.size) var size`.
  private func isMadeByAttribute(_ property: Property) -> Bool {
    guard property.initialValue == nil, let (type, attribute) = wrapper(of: property),
      !attribute.arguments.isEmpty, !type.initializers.isEmpty
    else { return false }
    return !type.initializers.contains { $0.parameters.contains { $0.label == "wrappedValue" } }
  }

  /// Used if no initialiser matches: takes the arguments with known labels, and placeholders for
  /// the rest.
  private func instantiateAnyway(
    _ type: TypeInfo, _ initializer: Function?, _ passed: [Passed], at place: SourcePlace?,
    isFilled: Bool = false
  ) -> Value {
    let fills = initializer?.declaration.isFailable == true || isFilled
    let formals =
      initializer?.parameters
      ?? (fills ? openFormals(of: type) : memberwiseFormals(of: type))
    let (complete, taken, names) = completed(passed, for: formals, fills: fills, of: type)
    // Arguments that the author set are neither missing nor too many.
    if !taken.isEmpty || complete.count <= passed.count {
      reportMissing(taken, of: type, passed, at: place)
    }
    if let initializer {
      guard let matching = ArgumentMatching(complete, to: formals) else {
        return .placeholder(type.name)
      }
      let value = initialize(type, by: initializer, matching, complete, at: place)
      return value.isNone ? lastResort(type, at: place) : marked(value, madeUp: names)
    }
    let value = memberwise(type, complete, at: place) ?? .instance(blank(type, at: place))
    return marked(value, madeUp: names)
  }

  private func marked(_ value: Value, madeUp names: Set<String>) -> Value {
    if case .instance(let instance) = value { instance.madeUpFields = names }
    return value
  }

  /// The result of an initialiser that fails for every placeholder.
  private func lastResort(_ type: TypeInfo, at place: SourcePlace?) -> Value {
    let (complete, _, _) = completed([], for: openFormals(of: type), fills: true, of: type)
    return memberwise(type, complete, at: place) ?? .none
  }

  /// The parameters of a view that only its caller can supply, without an explicit initialiser.
  private func openFormals(of type: TypeInfo) -> [Formal] {
    memberwiseProperties(of: type).filter {
      $0.initialValue == nil && !$0.has("State") && !$0.has("StateObject")
    }.map(formal)
  }
}
