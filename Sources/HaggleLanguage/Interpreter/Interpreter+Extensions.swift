import HaggleSyntax

// What extensions give to types of the library, beside what those have of the same name.
extension Interpreter {
  /// `CGSize(square: 4)`, where an extension of a type of the library declares it.
  func extensionInitializer(_ site: CallSite) -> Value? {
    guard let type = declarations.type(site.name), type.kind == nil, !type.initializers.isEmpty
    else { return nil }
    // In its own code it means the library's, or another one.
    let others = others(of: type.initializers, at: site)
    guard fits(FunctionValue(.functions(others, captured: nil, receiver: nil)), site) else {
      return nil
    }
    let passed = pass(site)
    var suited = suited(others, to: passed)
    // Of unknown data one view is made rather than one of several.
    if host.isView(named: site.name) { suited.removeAll { isOfSeveral($0, passed) } }
    guard let choice = choose(suited, for: passed) else { return nil }
    if let unknown = passed.first?.value.placeholderName,
      let value = host.value(
        of: site.name, madeOf: unknown, at: place(of: site))
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
      let others = others(of: candidates, at: site)
      var suited = suited(others, to: passed)
      if host.isModifier(named: site.name) {
        // What one of several of that name hands on, of whatever type, is for the modifier.
        let isHandedOn = others.count < candidates.count
        suited.removeAll { isLessThanModifier($0, passed, butForUnknown: isHandedOn, site) }
      }
      if choose(suited, for: passed) == nil { return nil }
    }
    return call(function, passed, site)
  }

  /// The functions whose parameters may have what is passed, as far as its kind shows.
  func suited(_ candidates: [Function], to passed: [Passed]) -> [Function] {
    var suited: [Function] = []
    eachMatching(candidates, passed) { index, matching in
      if isSuited(candidates[index], matching, passed) { suited.append(candidates[index]) }
    }
    return suited
  }

  func isSuited(
    _ candidate: Function, _ matching: ArgumentMatching, _ passed: [Passed]
  ) -> Bool {
    zip(candidate.parameters, matching.arguments).allSatisfy { formal, positions in
      positions.allSatisfy { position in
        formal.type.map { mayBe(passed[position].value, $0) } ?? true
      }
    }
  }

  /// Whether the only thing that a function is given, without a label, is unknown data, and it
  /// takes a collection.
  private func isOfSeveral(_ candidate: Function, _ passed: [Passed]) -> Bool {
    guard passed.count == 1, passed[0].label == nil, passed[0].value.isOpen else { return false }
    return candidate.parameters.first?.type?.isCollection ?? false
  }

  /// Whether SwiftUI's own modifier takes better what a function of its name would take: views, for
  /// which the function has an action, or data of unknown type, for which it has one of the text.
  private func isLessThanModifier(
    _ candidate: Function, _ passed: [Passed], butForUnknown: Bool, _ site: CallSite
  ) -> Bool {
    guard let choice = choose([candidate], for: passed) else { return true }
    return zip(candidate.parameters, choice.matching.arguments).contains { formal, positions in
      guard let type = formal.type, !formal.isBuilder else { return false }
      return positions.contains { position in
        let value = passed[position].value
        if butForUnknown, value.isOpen { return declarations.type(type.name)?.kind != nil }
        return value.function != nil && type.isAction && host.showsViews(site)
      }
    }
  }

  private func mayBe(_ value: Value, _ type: TypeName) -> Bool {
    if case .function(let function) = value { return takes(function, as: type) }
    // A function without parameters may be one of its own, `@autoclosure () -> Bool`.
    if let function = type.asFunction, function.arguments.count > 1 {
      return value.isOpen || value.isNone || value.mayBeFunction
    }
    let isAmount = type.isNumber || type.isInteger
    guard let declared = declarations.type(type.name), let kind = declared.kind else {
      return switch value {
      case .integer, .number:
        type.name != "String" && type.name != "Bool" && !isOfParts(type)
      case .string: !isAmount && type.name != "Bool" && !isOfParts(type)
      case .boolean: !isAmount && type.name != "String" && !isOfParts(type)
      case .view: !isAmount && !type.isCollection && !Self.words.contains(type.name)
      default: true
      }
    }
    if kind == .protocol || isGeneric(type) { return true }
    return switch value {
    case .integer, .number, .string, .boolean:
      declared.inherited.contains { $0.hasPrefix("ExpressibleBy") }
    case .member(nil, let name, _): name == "init" || type.isOptional || declared.hasStatic(name)
    // What has a type of the library is none of the text's, also of one with the same name.
    case .member(let base?, let name, _):
      base == declared.name ? declared.hasStatic(name) : !isKnownType(base)
    case .record(let name, _): name == declared.name || !isKnownType(name)
    case .instance: isA(value, type)
    // `Color.red.opacity(0.5)` is no data that the text declares.
    case .view: conforms(declared, "View")
    default: true
    }
  }

  /// Whether no literal of a number or text is one: a collection, or a view of the host.
  private func isOfParts(_ type: TypeName) -> Bool {
    type.isCollection || host.isView(named: type.name)
  }

  /// The types of words, and of flags.
  private static let words = keys.union(["String", "Substring", "Bool"])

  /// Whether a closure takes as many values as a function type hands over: Swift lets none be
  /// ignored without a word.
  private func takes(_ function: FunctionValue, as type: TypeName) -> Bool {
    guard case .closure(let closure, _) = function.code, let type = type.asFunction else {
      return true
    }
    let handed = type.arguments.count - 1
    let taken = max(closure.parameters.count, closure.shorthandCount)
    return handed == 0 ? taken == 0 : taken > 0
  }
}

extension TypeName {
  /// What a function without parameters returns: `Bundle` of `() -> Bundle`; nil for other types.
  var madeWithoutArguments: TypeName? {
    guard isFunction, !isOptional, arguments.count == 1 else { return nil }
    return arguments[0]
  }

  /// Whether it is the type of functions that return nothing.
  fileprivate var isAction: Bool {
    asFunction?.arguments.last.map { ["Void", "()"].contains($0.name) } ?? false
  }

  /// The function type, also behind a question mark; nil for other types.
  fileprivate var asFunction: TypeName? {
    if isOptional, let wrapped = arguments.first, arguments.count == 1 { return wrapped.asFunction }
    return isFunction ? self : nil
  }
}

extension Value {
  /// Whether something else than a closure may stand for a function: `\.name`, `Row.init`, a type
  /// that can be called.
  fileprivate var mayBeFunction: Bool {
    switch self {
    case .keyPath, .member, .type, .native, .void: true
    default: false
    }
  }
}

extension Interpreter {
  /// What the code of an extension of a type calls `self`; nil elsewhere.
  package func receiver(inExtensionOf type: String, _ scope: Scope) -> Value? {
    guard let receiver = scope.receiver, receiver.type?.name == type else { return nil }
    return receiver["self"]?.value
  }
}
