import HaggleSyntax
import HaggleVocabulary

/// Declared option sets: structs around a number whose bits are the options.
extension Interpreter {
  /// The union of some options.
  func optionSet(_ options: [Value], of type: TypeInfo) -> Value {
    let union = options.reduce(0) { $0 | (bits(of: $1, type) ?? 0) }
    return optionSet(union, of: type)
  }

  private func optionSet(_ bits: Int, of type: TypeInfo) -> Value {
    instantiate(type, [Passed("rawValue", .integer(bits))], at: nil)
  }

  private func bits(of value: Value, _ type: TypeInfo) -> Int? {
    switch value {
    case .instance(let instance): instance.fields["rawValue"]?.integer
    case .member: resolvedBits(of: resolve(value, as: type.name), type)
    case .array(let options): options.reduce(0) { $0 | (bits(of: $1, type) ?? 0) }
    default: nil
    }
  }

  private func resolvedBits(of value: Value, _ type: TypeInfo) -> Int? {
    if case .member = value { nil } else { bits(of: value, type) }
  }

  private func optionType(_ value: Value) -> TypeInfo? {
    guard case .instance(let instance) = value,
      let type = declarations.type(instance.typeName), conforms(type, "OptionSet")
    else { return nil }
    return type
  }

  /// The result of a non-mutating set method of an option set.
  func optionMethod(_ site: CallSite, of base: Value) -> Value? {
    guard let type = optionType(base), let own = bits(of: base, type) else { return nil }
    let names = ["contains", "union", "intersection", "subtracting", "symmetricDifference"]
    let tests = ["isSubset", "isSuperset", "isDisjoint"]
    guard names.contains(site.name) || tests.contains(site.name),
      let other = pass(site).first.flatMap({ bits(of: $0.value, type) })
    else { return nil }
    switch site.name {
    case "contains", "isSuperset": return .boolean(own & other == other)
    case "isSubset": return .boolean(own & other == own)
    case "isDisjoint": return .boolean(own & other == 0)
    case "union": return optionSet(own | other, of: type)
    case "intersection": return optionSet(own & other, of: type)
    case "subtracting": return optionSet(own & ~other, of: type)
    default: return optionSet(own ^ other, of: type)
    }
  }

  /// `options.insert(.bold)` and its like.
  func changedOptions(_ site: CallSite, _ base: Value, at target: ExpressionID) -> Value? {
    guard let type = optionType(base), let own = bits(of: base, type) else { return nil }
    let names = ["insert", "remove", "formUnion", "formIntersection", "subtract"]
    guard names.contains(site.name), type.methods(site.name).isEmpty,
      let other = pass(site).first.flatMap({ bits(of: $0.value, type) })
    else { return nil }
    let new =
      switch site.name {
      case "insert", "formUnion": own | other
      case "formIntersection": own & other
      default: own & ~other
      }
    let changed = optionSet(new, of: type)
    mutate(target, in: site.scope) { $0 = changed }
    if site.name == "insert" {
      return .tuple([
        ("inserted", .boolean(own & other != other)), ("memberAfterInsert", changed),
      ])
    }
    return site.name == "remove" && own & other == 0 ? Value.none : .void
  }
}

extension Interpreter {
  /// What an initialiser makes that the text gives to a protocol of a type:
  /// `extension OptionSet { init(position: Int) { … } }`; nil where none has these labels.
  func made(
    _ type: TypeInfo, byProtocolsIn lineage: [TypeInfo], _ passed: [Passed], at place: SourcePlace?
  ) -> Value? {
    let given = lineage.dropFirst().filter { $0.kind == nil || $0.kind == .protocol }
      .flatMap(\.initializers).filter { $0.declaration.body != nil }
    guard passed.contains(where: { $0.label != nil }), let choice = choose(given, for: passed)
    else {
      return nil
    }
    return initialize(type, by: choice.function, choice.matching, passed, at: place)
  }
}
