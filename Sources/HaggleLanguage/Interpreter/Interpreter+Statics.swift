import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// `Type.name`
  func typeMember(_ name: String, of typeName: String, isCalled: Bool = false) -> Value? {
    if name == "self" { return .type(typeName) }
    if name == "none", typeName.hasSuffix("?") { return Value.none }
    if Self.modules.contains(typeName) {
      // Beside a type of the text with that name it is the library's.
      return .type(declarations.find(name)?.kind == nil ? name : typeName + "." + name)
    }
    if let library = Self.name(ofLibrary: typeName) {
      return staticValue(library + "." + name) ?? .member(base: library, name: name, arguments: nil)
    }
    if let labels = Self.labels(ofInitializer: name) {
      let declared = declarations.type(typeName)?.name
      return .function(
        FunctionValue(.initializer(typeName: declared ?? typeName, labels: labels)))
    }
    if let type = declarations.type(typeName) {
      if let value = staticMember(name, of: type, isCalled: isCalled) { return value }
      if let nested = declarations.type(type.name + "." + name) { return .type(nested.name) }
      if let alias = declarations.aliases[type.name + "." + name] { return .type(alias.name) }
      if name == "init" { return .function(FunctionValue(.initializer(typeName: type.name))) }
      // Members of a type that is all here are all here.
      if type.kind != nil { return nil }
    }
    if let native = staticValue(typeName + "." + name) { return native }
    if name == "allCases", let all = KnownEnums.all(of: typeName) { return all }
    if InertValue.types.contains(typeName), name != "init" {
      return .native(InertValue(typeName + "." + name))
    }
    if name == "init" { return .function(FunctionValue(.initializer(typeName: typeName))) }
    if name.isTypeName { return .type(typeName + "." + name) }
    if isKnownType(typeName) { return .member(base: typeName, name: name, arguments: nil) }
    // What a tool makes of the keys of string tables: `LocalString.settings_title`
    if !isCalled, let words = wordsOfTable(for: name) { return .string(words) }
    return unknownMember(name, of: typeName)
  }

  /// `["id", nil]` for `init(id:_:)`
  private static func labels(ofInitializer name: String) -> [String?]? {
    guard name.hasPrefix("init("), name.hasSuffix(":)") else { return nil }
    return name.dropFirst(5).dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
      .map { $0 == "_" ? nil : String($0) }
  }

  /// Whether the library has a type of that name whose static members can be passed on.
  package func isKnownType(_ name: String) -> Bool {
    isLibraryType(name) || host.isView(named: name)
  }

  func isLibraryType(_ name: String) -> Bool {
    KnownEnums.cases[name] != nil || initializer(of: name) != nil || host.isValue(named: name)
  }

  /// A static member of the library or of the host, for `Type.name`.
  private func staticValue(_ key: String) -> Value? {
    StandardLibrary.statics[key]?(self) ?? host.staticValue(key)
  }

  func staticMethod(_ key: String) -> NativeFunction? {
    StandardLibrary.staticMethods[key] ?? host.staticMethod(key)
  }

  /// A declared static property, method or enum case.
  ///
  /// - Parameter isCalled: whether it is called, so that a function of that name is meant before a
  ///   value.
  package func staticMember(
    _ name: String, of type: TypeInfo, isCalled: Bool = false
  ) -> Value? {
    for type in lineage(of: type) {
      if isCalled, let function = staticFunction(name, of: type) { return function }
      if let value = type.staticValues[name] { return value }
      if let property = type.staticProperty(name) { return staticValue(of: property, in: type) }
      if let enumCase = type.enumCase(name) { return value(of: enumCase, in: type) }
      if let function = staticFunction(name, of: type) { return function }
    }
    if name == "allCases", !type.cases.isEmpty {
      return .array(type.cases.compactMap { value(of: $0, in: type) })
    }
    return nil
  }

  private func staticFunction(_ name: String, of type: TypeInfo) -> Value? {
    let methods = type.staticMethods(name)
    guard !methods.isEmpty else { return nil }
    let receiver = Value.type(methods[0].ownType ?? type.name)
    return .function(FunctionValue(.functions(methods, captured: nil, receiver: receiver)))
  }

  private func value(of enumCase: EnumCaseDeclaration, in type: TypeInfo) -> Value {
    guard enumCase.parameters.isEmpty else {
      return .function(FunctionValue(.enumCase(typeName: type.name, name: enumCase.name)))
    }
    let instance = Instance(typeName: type.name)
    instance.caseName = enumCase.name
    return .instance(instance)
  }

  private func staticValue(of property: Property, in type: TypeInfo) -> Value? {
    let key = type.name + "." + property.name
    let own = property.ownType.flatMap { declarations.type($0) } ?? type
    let scope = receiverScope(
      .type(property.ownType ?? type.name), type: own, tree: property.tree)
    scope.define(property.stated)
    if let getter = property.getter {
      let isOutermost = pending.insert(key).inserted
      defer { if isOutermost { pending.remove(key) } }
      return call(named: key, at: property.anchor, in: scope) {
        run(
          getter, as: property.type, in: scope, builds: property.has("ViewBuilder"),
          by: builder(among: property.attributes.map(\.name)))
      }
    }
    guard pending.insert(key).inserted else { return .placeholder(key) }
    defer { pending.remove(key) }
    let value = shared { initialValue(of: property, in: scope) }
    type.staticValues[property.name] = value
    return value
  }

  /// Gives an implicit member its type: an enum's case, a static member, or `.init(…)`.
  package func resolve(_ value: Value, as typeName: String, from context: TypeInfo? = nil) -> Value
  {
    guard case .member(let base, let name, let arguments) = value, base == nil || base == typeName
    else { return value }
    let declared = declarations.type(typeName, from: context)
    if name == "init" { return construct(declared?.name ?? typeName, arguments ?? []) ?? value }
    if base == nil, let declared, let link = link(name, arguments, of: declared) { return link }
    if let declared, let value = staticCall(name, arguments, of: declared) { return value }
    let isCalled = arguments != nil && declared?.enumCase(name) == nil
    if let declared, let member = staticMember(name, of: declared, isCalled: isCalled) {
      guard let arguments, let function = member.function else { return member }
      let passed = arguments.map { Passed($0.label, $0.value) }
      if declared.kind != nil || mayTake(passed, function) { return call(function, passed) }
    }
    if let native = nativeMember(name, arguments, of: typeName) { return native }
    guard declared?.kind == nil, isKnownType(typeName) || isForeign(typeName) else { return value }
    return .member(base: typeName, name: name, arguments: arguments)
  }

  /// `.large.weight(.bold)`: a member of what a member of the type is, or of a type in it.
  private func link(
    _ name: String, _ arguments: [LabeledValue]?, of type: TypeInfo
  ) -> Value? {
    guard let arguments, arguments.first?.label == "self", let inner = arguments.first?.value,
      case .member(nil, let first, _) = inner
    else { return nil }
    let passed = arguments.dropFirst().map { Passed($0.label, $0.value) }
    if let nested = declarations.type(type.name + "." + first) {
      return staticMember(name, of: nested, isCalled: !passed.isEmpty)
        .flatMap { value in value.function.map { call($0, passed) } ?? value }
    }
    guard type.kind != nil else { return nil }
    let start = resolve(inner, as: type.name)
    if case .member = start { return nil }
    guard let value = ownMember(name, of: start, isCalled: !passed.isEmpty) else { return nil }
    return value.function.map { call($0, passed) } ?? value
  }

  /// Whether a type is declared in another file: not in the text or the library, and no generic
  /// parameter.
  package func isForeign(_ typeName: String) -> Bool {
    guard typeName.isTypeName, !typeName.utf8.contains(UInt8(ascii: ".")),
      !isKnownType(typeName),
      !KnownProtocols.isViewOrStyle(typeName), !isGeneric(TypeName(typeName))
    else { return false }
    return declarations.type(typeName)?.kind == nil
  }

  /// The path of `.grouped` if its type is in another file: `BackStyle.grouped`.
  package func foreignPath(_ value: Value) -> String? {
    guard case .member(let type?, let name, _) = value, isForeign(type) else { return nil }
    return type + "." + name
  }

  /// Whether a function is for arguments of their kinds.
  private func mayTake(_ passed: [Passed], _ function: FunctionValue) -> Bool {
    guard case .functions(let candidates, _, _) = function.code else { return true }
    return choose(suited(candidates, to: passed), for: passed) != nil
  }

  /// A static function with matching labels takes precedence over an enum case of the same name,
  /// which its own code means.
  private func staticCall(
    _ name: String, _ arguments: [LabeledValue]?, of type: TypeInfo
  ) -> Value? {
    guard let passed = arguments?.map({ Passed($0.label, $0.value) }), !type.cases.isEmpty,
      let choice = choose(suited(type.staticMethods(name), to: passed), for: passed)
    else { return nil }
    let key = type.name + "." + name
    let isOutermost = pending.insert(key).inserted
    guard isOutermost || type.enumCase(name) == nil else { return nil }
    defer { if isOutermost { pending.remove(key) } }
    return invoke(choice.function, choice.matching, passed, receiver: .type(type.name)).value
  }

  /// `.zero` and `.degrees(45)` of a library type that the interpreter computes with.
  private func nativeMember(
    _ name: String, _ arguments: [LabeledValue]?, of typeName: String
  ) -> Value? {
    guard let arguments else { return staticValue(typeName + "." + name) }
    let call = NativeCall(interpreter: self, arguments: arguments)
    return staticMethod(typeName + "." + name).flatMap { run($0, call) }
  }

  private func construct(_ typeName: String, _ arguments: [LabeledValue]) -> Value? {
    let passed = arguments.map { Passed($0.label, $0.value) }
    if let type = declarations.type(typeName), type.kind != nil {
      return instantiate(type, passed, at: nil)
    }
    let call = NativeCall(interpreter: self, arguments: arguments)
    if let make = initializer(of: StandardLibrary.literalType(typeName)),
      let value = run(make, call)
    {
      return value
    }
    if isKnownType(typeName) { return .record(type: typeName, fields: arguments) }
    let known = arguments.compactMap { argument in argument.label.map { ($0, argument.value) } }
    guard !known.isEmpty else { return .placeholder(typeName) }
    return .native(PartlyKnown(typeName, Dictionary(known, uniquingKeysWith: { $1 })))
  }
}

// MARK: - Calls

extension Interpreter {
  /// `Type.name(…)`
  func staticCall(_ site: CallSite, of typeName: String) -> Value {
    if Self.modules.contains(typeName) { return moduleCall(site) ?? call(site) }
    if let library = Self.name(ofLibrary: typeName) { return libraryStaticCall(site, of: library) }
    if site.name == "init" { return construct(TypeName(typeName), site) }
    if let type = declarations.type(typeName), type.kind != nil || type.hasStatic(site.name) {
      if let value = declaredStaticCall(site, of: type) { return read(value, of: site) }
    } else if site.name.isTypeName {
      return construct(TypeName(typeName + "." + site.name), site)
    }
    return libraryStaticCall(site, of: typeName)
  }

  /// Nil where a type of the library is meant that the text only extends.
  private func declaredStaticCall(_ site: CallSite, of type: TypeInfo) -> Value? {
    if type.enumCase(site.name) != nil, !type.staticMethods(site.name).isEmpty {
      let arguments = plainArguments(pass(site))
      return resolve(.member(base: nil, name: site.name, arguments: arguments), as: type.name)
    }
    guard let value = typeMember(site.name, of: type.name, isCalled: true) else { return nil }
    if type.kind == nil, isKnownType(type.name), let function = value.function {
      return overload(function, site)
    }
    return call(value, site)
  }

  /// `Type.name(…)` of the library.
  func libraryStaticCall(_ site: CallSite, of typeName: String) -> Value {
    if host.isView(named: typeName),
      let view = host.specialCall(site.renamed(typeName + "." + site.name))
    {
      return view
    }
    let arguments = plainArguments(pass(site))
    if let native = staticMethod(typeName + "." + site.name),
      let value = run(
        native,
        NativeCall(
          interpreter: self, arguments: arguments, place: place(of: site)))
    {
      return value
    }
    if InertValue.types.contains(typeName) {
      return .native(InertValue(typeName + "." + site.name))
    }
    if let words = translated(site) { return words }
    if isKnownType(typeName) {
      return .member(base: typeName, name: site.name, arguments: arguments)
    }
    // What a tool makes of a key with arguments: `L10n.thanksTo("Ann")`
    if let words = wordsOfTable(for: site.name), !words.isEmpty {
      return .string(FormatKey.filled(words, with: arguments.map { shown($0.value) }))
    }
    callBack(site)
    reportUnknown(.native(UnknownCall(name: typeName, site: site)))
    return .placeholder(site.name, of: typeName)
  }
}
