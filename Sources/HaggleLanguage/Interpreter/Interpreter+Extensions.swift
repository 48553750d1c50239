import HaggleSyntax

// What extensions give to types of the library, beside what those have of the same name.
extension Interpreter {
  /// `CGSize(square: 4)`, where an extension of a type of the library declares it.
  func extensionInitializer(_ site: CallSite) -> Value? {
    guard let type = declarations.type(site.name), type.kind == nil, !type.initializers.isEmpty
    else { return nil }
    // In its own code it means the library's, or another one.
    let others = type.initializers.filter { !$0.contains(site) }
    guard fits(FunctionValue(.functions(others, captured: nil, receiver: nil)), site) else {
      return nil
    }
    let passed = pass(site)
    guard let choice = choose(suited(others, to: passed), for: passed) else { return nil }
    if let unknown = passed.first?.value.placeholderName,
      let value = host.value(
        of: site.name, madeOf: unknown, at: place(site.anchor, in: site.scope))
    {
      return value
    }
    let outcome = invoke(choice.function, choice.matching, passed, receiver: .void)
    return outcome.scope["self"].flatMap { $0.value.isVoid ? nil : $0.value }
  }

  /// What a method of the text yields under a name that the library has, too; nil where the
  /// arguments are not for it, and in its own code, where it means the library's.
  func overload(
    _ function: FunctionValue, _ site: CallSite, passing evaluated: [Passed]? = nil
  ) -> Value? {
    guard fits(function, site) else { return nil }
    let passed = evaluated ?? pass(site)
    if case .functions(let candidates, _, _) = function.code {
      let others = candidates.filter { !$0.contains(site) }
      if choose(suited(others, to: passed), for: passed) == nil { return nil }
    }
    return call(function, passed, site)
  }

  /// The functions whose parameters may have what is passed, as far as its kind shows.
  func suited(_ candidates: [Function], to passed: [Passed]) -> [Function] {
    candidates.filter { candidate in
      guard let choice = choose([candidate], for: passed) else { return false }
      return zip(candidate.parameters, choice.matching.arguments).allSatisfy { formal, positions in
        positions.allSatisfy { position in
          formal.type.map { mayBe(passed[position].value, $0) } ?? true
        }
      }
    }
  }

  private func mayBe(_ value: Value, _ type: TypeName) -> Bool {
    let isAmount = type.isNumber || type.isInteger
    guard let declared = declarations.type(type.name), let kind = declared.kind else {
      return switch value {
      case .integer, .number: type.name != "String" && type.name != "Bool"
      case .string: !isAmount && type.name != "Bool"
      case .boolean: !isAmount && type.name != "String"
      default: true
      }
    }
    if kind == .protocol || isGeneric(type) { return true }
    return switch value {
    case .integer, .number, .string, .boolean:
      declared.inherited.contains { $0.hasPrefix("ExpressibleBy") }
    case .member(nil, let name, _): name == "init" || type.isOptional || declared.hasStatic(name)
    // What has a type of the library is none of the text's.
    case .member(let base?, _, _): base == declared.name || !isKnownType(base)
    case .instance: isA(value, type)
    default: true
    }
  }
}
