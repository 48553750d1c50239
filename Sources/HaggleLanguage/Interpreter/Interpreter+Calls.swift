import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// `name(…)`: declarations of the text first, then the library, then SwiftUI.
  func call(_ site: CallSite) -> Value {
    if let value = mutatingCallOfSelf(site) { return value }
    if let value = known(site.name, in: site.scope, isCalled: true) {
      guard case .function(let function) = value else { return call(value, site) }
      guard isLibrary(site.name) || isLibraryMethodOfSelf(site) else {
        return read(call(function, pass(site), site), of: site)
      }
      if let value = overload(function, site) { return read(value, of: site) }
    }
    if site.name == "super" { return .void }
    if let raw = rawType(site) { return construct(raw, site) }
    return libraryCall(site) ?? implicitModifier(site) ?? implicitStaticMethod(site)
      ?? implicitMethod(site) ?? unknownCall(site)
  }

  private func isLibrary(_ name: String) -> Bool {
    StandardLibrary.functions[name] != nil || host.isModifierOfViews(name)
      || host.isView(named: name) || declarations.functions[name] != nil
  }

  /// Whether `self` has a library method with this name, although the text declares another one:
  /// `dimensions(in:)` besides `dimensions(_:)`.
  private func isLibraryMethodOfSelf(_ site: CallSite) -> Bool {
    guard let base = site.scope.receiver?["self"]?.value, !base.isInstance else { return false }
    if case .type(let name) = base { return isExtendedOnly(name) }
    return base.isNative || method(named: site.name, of: base) != nil
  }

  /// A function of the text, else a function, initialiser or view of the library.
  func libraryCall(_ site: CallSite) -> Value? {
    guard let functions = declarations.functions[site.name] else { return moduleCall(site) }
    let function = FunctionValue(.functions(functions, captured: nil, receiver: nil))
    return call(function, pass(site), site)
  }

  /// A function, initialiser or view of the library, whatever the text has under its name:
  /// `Swift.print(text)`.
  func moduleCall(_ site: CallSite) -> Value? {
    if let value = extensionInitializer(site) { return value }
    switch site.name {
    case "print", "debugPrint":
      printLine(site)
      return .void
    case "assert", "precondition":
      check(assertion: site)
      return .void
    case "swap": if let value = swapped(site) { return value }
    default: break
    }
    if let value = host.specialCall(site) { return value }
    if let native = StandardLibrary.functions[site.name] ?? initializer(of: site.name) {
      return nativeResult(native, site)
    }
    if let view = host.element(site) { return view }
    guard host.isValue(named: site.name) else { return nil }
    return .record(type: site.name, fields: plainArguments(pass(site)))
  }

  /// An initialiser of the library or of the host.
  func initializer(of type: String) -> NativeFunction? {
    StandardLibrary.initializers[type] ?? host.initializer(of: type)
  }

  /// A method of the library or of the host.
  func method(named name: String, of base: Value) -> NativeFunction? {
    StandardLibrary.method(name, of: base) ?? host.method(name, of: base)
  }

  private func nativeResult(_ native: NativeFunction, _ site: CallSite) -> Value {
    let passed = pass(site)
    let arguments =
      site.name.isTypeName ? fractions(passed) : plainArguments(passed)
    let call = NativeCall(
      interpreter: self, arguments: arguments, place: place(of: site))
    if let value = run(native, call) { return value }
    if interruption != nil { return .placeholder("…") }
    if let value = unknownResult(of: site.name, arguments, at: call.place) { return value }
    return invalid(site.id, "cannot be computed", in: site.scope)
  }

  /// What types of the library are made of: `252/255` of a colour is a fraction, as their numbers
  /// are, but for those that count.
  private func fractions(_ passed: [Passed]) -> [LabeledValue] {
    passed.map { each in
      guard let fraction = each.fraction, each.label != "count" else {
        return .init(each.label, each.value)
      }
      return .init(each.label, fraction == fraction.rounded() ? each.value : .number(fraction))
    }
  }

  package func plainArguments(_ passed: [Passed]) -> [LabeledValue] {
    passed.map { .init($0.label, $0.value) }
  }

  /// `overlay(…)` inside an extension of View: its base is `self`.
  private func implicitModifier(_ site: CallSite) -> Value? {
    guard let receiver = site.scope.receiver?["self"]?.value, host.isView(receiver),
      host.isModifier(named: site.name)
    else { return nil }
    return host.modifier(site, of: receiver)
  }

  /// `custom("Avenir", size: 20)` inside a static member of an extension of `Font`.
  private func implicitStaticMethod(_ site: CallSite) -> Value? {
    guard case .type(let name)? = site.scope.receiver?["self"]?.value, isExtendedOnly(name),
      declarations.type(name)?.hasStatic(site.name) == true
        || staticMethod("\(name).\(site.name)") != nil
    else { return nil }
    return libraryStaticCall(site, of: name)
  }

  /// Whether it is a type of the library that the text extends.
  private func isExtendedOnly(_ name: String) -> Bool {
    declarations.type(name)?.kind == nil && isKnownType(name)
  }

  /// `split(separator: " ")` inside an extension of a type of the library: its base is `self`.
  private func implicitMethod(_ site: CallSite) -> Value? {
    guard let receiver = site.scope.receiver, let base = receiver["self"]?.value,
      !base.isInstance, !host.isView(base)
    else { return nil }
    if let native = StandardLibrary.mutating[site.name], base.isChangeable {
      let call = NativeCall(interpreter: self, arguments: plainArguments(pass(site)))
      return receiver.mutate("self") { run(native, on: &$0, call) }.flatMap(\.self)
    }
    let isNative = base.isNative || method(named: site.name, of: base) != nil
    return isNative ? method(site, of: base) : nil
  }

  private func unknownCall(_ site: CallSite) -> Value {
    if site.name.isTypeName || host.showsViews(site) {
      return .native(UnknownCall(name: site.name, site: site))
    }
    if let value = setting(unknown: site.name) { return value }
    callBack(site)
    loseTrack(ofFilled: site)
    report(.unknownValue(site.name, at: place(of: site)), about: site.name)
    return .placeholder(site.name)
  }

  /// Reports an unknown value at the point where it matters.
  package func reportUnknown(_ value: Value) {
    if let call = value.native(as: UnknownCall.self) { reportUnknown(call) }
  }

  func reportUnknown(_ call: UnknownCall) {
    let place = place(of: call.site)
    report(.unknownValue(call.name, at: place), about: call.name)
  }

  /// Calls a value: a function, a type, a layout with its content, a `callAsFunction`.
  package func call(_ callee: Value, _ site: CallSite) -> Value {
    switch callee {
    case .function(let function): return call(function, pass(site), site)
    case .keyPath(let path): return call(FunctionValue(.keyPath(path)), pass(site), site)
    case .type(let name): return construct(TypeName(name), site)
    case .instance(let instance):
      if let type = declarations.type(instance.typeName), conforms(type, "Layout") {
        return host.layout(callee, site)
      }
      let renamed = CallSite(
        name: "callAsFunction", arguments: site.arguments, trailing: site.trailing,
        scope: site.scope, id: site.id, anchor: site.anchor)
      return method(renamed, of: callee)
    case .record(let type, let fields):
      return host.layout(type, fields, site) ?? callee
    case .placeholder, .native, .void: return callee
    // An `@autoclosure` parameter already holds its value.
    case _ where site.arguments.isEmpty && site.trailing.isEmpty: return callee
    default: return .placeholder(written(site.id, in: site.scope))
    }
  }

  /// `Type(…)`
  func construct(_ typeName: TypeName, _ site: CallSite) -> Value {
    if typeName.text.hasPrefix("[") {
      let native = initializer(of: StandardLibrary.literalType(typeName.text))
      let value = native.map { nativeResult($0, site) } ?? .array([])
      return coerce(value, to: typeName, in: site.scope)
    }
    let alias = declarations.alias(typeName.name, from: site.scope.receiver?.type)
    let name = alias?.name ?? typeName.name
    if let type = declarations.type(name, from: site.scope.receiver?.type), type.kind != nil,
      !host.isView(named: name) || conforms(type, "View") || isMade(type, by: site)
    {
      return construct(type, site)
    }
    let renamed = site.renamed(name)
    if name != site.name, loadPrelude(for: name) { return call(renamed) }
    return libraryCall(renamed) ?? .native(UnknownCall(name: name, site: renamed))
  }

  /// What `RawValue` is in the code of an option set: the type of its number.
  private func rawType(_ site: CallSite) -> TypeName? {
    guard site.name == "RawValue", case .instance(let own)? = site.scope.receiver?["self"]?.value,
      let declared = declarations.type(own.typeName), conforms(declared, "OptionSet")
    else { return nil }
    return declared.property("rawValue")?.type ?? TypeName("Int")
  }

  /// Whether a type has an initialiser for the labels of a call: data that is called like a view,
  /// such as a `List` of another module, is not meant by `List { … }`.
  private func isMade(_ type: TypeInfo, by site: CallSite) -> Bool {
    let passed =
      site.arguments.map { Passed($0.label, .void) }
      + site.trailing.map { Passed(trailing: $0.label, .void) }
    let initializers = lineage(of: type).flatMap(\.initializers)
    if choose(initializers, for: passed) != nil { return true }
    if !initializers.isEmpty || type.kind != .struct { return type.kind == .enum }
    return ArgumentMatching(passed, to: memberwiseFormals(of: type)) != nil
  }

  private func construct(_ type: TypeInfo, _ site: CallSite) -> Value {
    let place = place(of: site)
    let isLayout = conforms(type, "Layout")
    if isLayout, let first = site.trailing.first, first.label == nil {
      let bare = CallSite(
        name: site.name, arguments: site.arguments, trailing: [], scope: site.scope, id: site.id,
        anchor: site.anchor)
      return host.layout(instantiate(type, pass(bare), at: place), site)
    }
    return instantiate(type, pass(site), at: place)
  }

  /// The type that an argument names: of `Decimal(3)`, or of a variable with a stated type.
  private func statedType(_ id: ExpressionID, in scope: Scope) -> String? {
    switch scope.tree[id].kind {
    case .call(let callee, _, _):
      guard case .identifier(let name) = scope.tree[callee].kind, isLibraryType(name) else {
        return nil
      }
      return name
    case .identifier(let name): return scope.holder(of: name)?[name]?.type?.name
    default: return nil
    }
  }

  /// The arguments of a call, evaluated in their order.
  package func pass(_ site: CallSite) -> [Passed] {
    let outer = calledName
    calledName = site.name
    defer { calledName = outer }
    var passed: [Passed] = []
    for argument in site.arguments {
      if case .elided = site.scope.tree[argument.value].kind { continue }
      var each = Passed(argument.label, evaluate(argument.value, in: site.scope))
      if case .inOut(let target) = site.scope.tree[argument.value].kind { each.target = target }
      each.binding = bound(argument.value, in: site.scope)
      each.typeName = statedType(argument.value, in: site.scope)
      if each.value.integer != nil, case .binary = site.scope.tree[argument.value].kind {
        each.fraction = literalNumber(argument.value, in: site.scope)
      }
      passed.append(each)
    }
    for closure in site.trailing {
      let function = function(closure.closure, in: site.scope)
      passed.append(Passed(trailing: closure.label, .function(function)))
    }
    return passed
  }
}
