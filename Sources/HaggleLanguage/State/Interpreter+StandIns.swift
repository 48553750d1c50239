import HaggleSyntax

// The value of state that was set to something unknown: `items = await api.load()`.
extension Interpreter {
  /// The placeholder for a value that is unknown, at least partly; nil if the current value of the
  /// property is as good a guess.
  func standIn(
    for value: Value, as property: Property?, from old: Value, in context: TypeInfo
  ) -> Value? {
    guard value.isUnknown else { return portable(value) }
    guard old.holdsNothing else { return nil }
    guard let property, let type = property.type.map(wrapped) else { return portable(value) }
    if type.isNumber || type.isInteger || type.name == "Bool" { return nil }
    let standIn = placeholder(for: type, named: property.name, from: property.owner ?? context)
    return portable(standIn)
  }

  func wrapped(_ type: TypeName) -> TypeName {
    guard type.isOptional else { return type }
    return type.arguments.first ?? TypeName(type.name)
  }

  /// Whether the author states the value of a property.
  func isStated(_ property: String, of type: TypeInfo) -> Bool {
    !settings.isEmpty
      && settings.take(declared: property, owners: [type.name, type.simpleName]) != nil
  }

  /// A value that is valid in another pass; nil if a part belongs to this one.
  private func portable(_ value: Value) -> Value? {
    if value.isWhollyKnown { return value }
    switch value {
    case .placeholder: return value
    case .native(let native):
      if let call = native as? UnknownCall { return .placeholder(call.name) }
      if let start = native as? UnknownStart { return .placeholder(start.name) }
      return native is PartlyKnown || native is UnknownNumber ? value : nil
    case .array(let elements): return portable(elements).map(Value.array)
    case .instance(let instance): return portable(instance)
    default: return nil
    }
  }

  private func portable(_ values: [Value]) -> [Value]? {
    guard step(values.count, at: 0, in: globals) else { return nil }
    let kept = values.compactMap { portable($0) }
    return kept.count == values.count ? kept : nil
  }

  /// A struct or enum case of which a part is unknown.
  private func portable(_ instance: Instance) -> Value? {
    guard instance.location == nil, enter(at: 0, in: globals) else { return nil }
    defer { leave() }
    let copy = instance.copy()
    for (index, element) in instance.payload.enumerated() {
      guard let kept = portable(element.value) else { return nil }
      copy.payload[index].value = kept
    }
    for (name, field) in instance.fields {
      guard let kept = portable(field) else { return nil }
      copy.fields[name] = kept
    }
    return .instance(copy)
  }
}

extension Value {
  /// Whether nothing of it is in the text.
  fileprivate var isUnknown: Bool {
    switch self {
    case .placeholder: true
    case .native(let native): native.isWhollyUnknown
    default: false
    }
  }

  /// Whether a property with this value shows nothing yet.
  fileprivate var holdsNothing: Bool {
    switch self {
    case .none: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}
