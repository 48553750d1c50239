package import HaggleSyntax

extension Interpreter {
  /// `base.name`; nil if it is unknown.
  func member(_ name: String, of base: Value) -> Value? {
    switch base {
    case .type(let typeName): return typeMember(name, of: typeName)
    case .tuple(let elements): return element(name, of: elements)
    case .placeholder(let text):
      if let example = example(of: base, shownBy: name, isCalled: false) {
        return ownMember(name, of: example)
      }
      let member = unknownMember(name, of: text)
      if member.placeholderName == nil { return member }
      if let value = extendedMember(name, ofUnknown: text) { return value }
      return standIn(forUnknown: text, having: name).flatMap { self.member(name, of: $0) } ?? member
    default: break
    }
    if let value = ownMember(name, of: base) { return value }
    if let value = nativeProperty(name, of: base) { return value }
    if let wrapped = Self.projected(name), let value = ownMember(wrapped, of: base) { return value }
    if let value = base.field(name) { return value }
    if let value = host.part(name, of: base) ?? StandardLibrary.part(name, of: base) {
      return value
    }
    if case .member(_, "init", let arguments?) = base,
      let argument = arguments.first(where: { $0.label == name })
    {
      return argument.value
    }
    if let path = foreignPath(base) { return unknownMember(name, of: path) }
    if case .member(nil, let inner, nil) = base, name == "rawValue" {
      return unknownMember(name, of: inner)
    }
    if case .member(let type, let inner, let arguments) = base, name != "rawValue" {
      return .member(
        base: type, name: name,
        arguments: [.init("self", .member(base: type, name: inner, arguments: arguments))])
    }
    if case .instance(let instance) = base, let value = dynamicMember(name, of: instance) {
      return value
    }
    // Bindings and wrappers are erased: `$text.wrappedValue` is the text.
    return name == "wrappedValue" || name == "projectedValue" ? base : nil
  }

  /// A member of unknown data: a value set by the author, otherwise unknown data.
  func unknownMember(_ name: String, of base: String) -> Value {
    let member = Value.placeholder(name, of: base)
    guard !settings.isEmpty, let path = member.placeholderName else { return member }
    if let value = setting(unknown: path) { return value }
    guard name == "isEmpty", let count = setting(unknown: base + ".count")?.integer else {
      return member
    }
    return .boolean(count == 0)
  }

  private func element(_ name: String, of elements: [(label: String?, value: Value)]) -> Value? {
    if let index = Int(name) {
      return elements.indices.contains(index) ? elements[index].value : nil
    }
    return elements.first { $0.label == name }?.value
  }

  /// A declared member of the value's type.
  package func ownMember(_ name: String, of base: Value, isCalled: Bool = false) -> Value? {
    // `self.submit(_:)` names a method by its labels too.
    if let bracket = name.firstIndex(of: "(") {
      return ownMember(String(name[..<bracket]), of: base, isCalled: true)
    }
    if case .instance(let instance) = base {
      if let value = instance.fields[name],
        !isCalled || !hasMethod(name, base, beside: value) && !isModifier(name, base, beside: value)
      {
        reportSupplied(name, value, of: instance)
        return value
      }
      if declarations.hasWrappers, let value = wrappedMember(name, of: instance) { return value }
      if name == "allCases" { return nil }
    }
    let types = declaredTypes(of: base, having: name)
    let isMethod = isCalled && types.contains { !$0.methods(name).isEmpty }
    for type in types {
      let methods = type.methods(name)
      if let property = type.property(name), !isMethod {
        // `sorted(by:)` in an extension that has its own `sorted` is the library's.
        if isCalled, property.type?.isPlainData == true { continue }
        // What there is has the library's own before what extends optionals.
        if type.simpleName == "Optional", !base.isNone, let value = nativeProperty(name, of: base) {
          return value
        }
        guard let value = computed(property, of: base) else { continue }
        return value
      }
      if !methods.isEmpty {
        return .function(FunctionValue(.functions(methods, captured: nil, receiver: base)))
      }
    }
    if case .instance(let instance) = base { return enumMember(name, of: instance) }
    return nil
  }

  /// Whether a call of this name means a method even though there is a property of the same name: a
  /// property that is no function cannot be called.
  private func hasMethod(_ name: String, _ base: Value, beside value: Value) -> Bool {
    let own = declaredTypes(of: base, having: name).filter { !$0.methods(name).isEmpty }
    return value.function == nil ? !own.isEmpty : own.contains { $0.kind != nil }
  }

  /// Whether a call of this name on a view means SwiftUI's modifier, and not what is no function
  /// and has the same name: `content.environment(model)` beside `var environment: Model`.
  private func isModifier(_ name: String, _ base: Value, beside value: Value) -> Bool {
    value.function == nil && host.isModifierOfViews(name) && host.isView(base)
      && ownMember("callAsFunction", of: value, isCalled: true) == nil
  }

  private func computed(_ property: Property, of base: Value) -> Value? {
    let scope = receiverScope(base, type: property.owner, tree: property.tree)
    scope.define(property.stated)
    if let getter = property.getter {
      return call(
        named: property.name, of: property.owner, at: property.anchor, in: scope,
        builds: property.has("ViewBuilder") || property.type?.isView == true
      ) {
        run(
          getter, as: property.type, in: scope, builds: property.has("ViewBuilder"),
          by: builder(among: property.attributes.map(\.name)))
      }
    }
    return property.isLazy ? initialValue(of: property, in: scope) : nil
  }

  /// The scope in which a method or getter of a value runs.
  package func receiverScope(_ receiver: Value?, type: TypeInfo?, tree: SyntaxTree) -> Scope {
    let scope = Scope(tree: tree, parent: nil, type: type)
    if let receiver { scope.define("self", receiver) }
    return scope
  }

  private func enumMember(_ name: String, of instance: Instance) -> Value? {
    guard let caseName = instance.caseName, let type = declarations.type(instance.typeName)
    else { return nil }
    switch name {
    case "rawValue": return rawValue(of: caseName, in: type)
    case "hashValue": return .integer(type.cases.firstIndex { $0.name == caseName } ?? 0)
    default: return nil
    }
  }

  /// The raw value of a case: as written, else counted on from the one before, else its name.
  func rawValue(of name: String, in type: TypeInfo) -> Value {
    // The cases are looked through one by one.
    guard affords(steps: type.cases.count / 8, bytes: 0) else { return .string(name) }
    guard type.inherited.contains(where: { TypeName($0).isInteger }) else {
      let written = type.enumCase(name)?.rawValue
      return written.map { evaluate($0, in: Scope(tree: type.tree ?? syntax)) } ?? .string(name)
    }
    var next = 0
    for each in type.cases {
      if let written = each.rawValue {
        next = evaluate(written, in: Scope(tree: type.tree ?? syntax)).integer ?? next
      }
      if each.name == name { break }
      next &+= 1
    }
    return .integer(next)
  }

  /// The declared types and extensions with this member, nearest first.
  func declaredTypes(of value: Value, having name: String) -> [TypeInfo] {
    var types: [TypeInfo] = []
    for typeName in typeNames(of: value, having: name) {
      guard let type = declarations.type(typeName) else { continue }
      types += lineage(of: type)
    }
    return types
  }

  /// A type, followed by its supertypes and protocols, without duplicates.
  package func lineage(of type: TypeInfo) -> [TypeInfo] {
    var result: [TypeInfo] = []
    var open = [type]
    while let type = open.popLast(), result.count < 100 {
      guard !result.contains(where: { $0 === type }) else { continue }
      result.append(type)
      open += type.inherited.reversed().compactMap { declarations.type($0) }
    }
    return result
  }

  /// Whether a declared type conforms to a protocol or inherits from a class, directly or
  /// indirectly.
  package func conforms(_ type: TypeInfo, _ name: String) -> Bool {
    lineage(of: type).contains { $0.inherited.contains(name) || $0.simpleName == name }
  }

  /// The names under which extensions may give members to a value.
  private func typeNames(of value: Value, having name: String) -> [String] {
    switch value {
    case .instance(let instance):
      guard declarations.hasViewExtension(name), host.isView(value) else {
        return [instance.typeName]
      }
      return [instance.typeName, "View"]
    case .view(let id):
      guard declarations.hasViewExtension(name) else { return [] }
      return [host.rootName(of: id), "View", "Shape", "InsettableShape"]
    case .member(let base, _, _):
      return base == "Color" ? ["Color", "View", "ShapeStyle"] : [base].compactMap(\.self)
    case .record(let type, _): return [type]
    case .native(let native as UnknownCall): return [native.name, "View"]
    case .native(let native): return native.typeNames
    case _ where !declarations.hasExtensions: return []
    case .placeholder(let path): return [unknownTypes[path], "Optional"].compactMap(\.self)
    case .none: return ["Optional"]
    default: return Family(value).typeNames + ["Optional"]
    }
  }
}
