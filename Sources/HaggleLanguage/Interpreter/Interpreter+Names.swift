package import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// The value of a name: a variable, a member of `self`, a global, or part of the library.
  func value(named name: String, at id: ExpressionID, in scope: Scope) -> Value {
    if let value = known(name, in: scope) { return value }
    if let bracket = name.firstIndex(of: "("), bracket > name.startIndex {
      return value(named: String(name[..<bracket]), at: id, in: scope)
    }
    if name == "_" { return .void }
    // In members pasted without their type, the missing part is the member.
    if name == "self" { return .placeholder(name) }
    // The superclass is part of `self` here: its methods do nothing.
    if name == "super" { return .none }
    if StandardLibrary.functions[name] != nil {
      return .function(FunctionValue(.native(StandardLibrary.named(name))))
    }
    if let function = operatorFunction(name) { return .function(function) }
    if let constant = StandardLibrary.constants[name] { return .number(constant) }
    if name.isTypeName { return .type(name) }
    if let value = memberOfExtended(name, in: scope) { return value }
    if let value = setting(unknown: name) { return value }
    if hasStatedSize(name) { return .placeholder(name) }
    report(.unknownValue(name, at: place(of: id, in: scope)), about: name)
    return .placeholder(name)
  }

  /// The value of a declared name; nil if it is not declared.
  ///
  /// - Parameter isCalled: whether arguments follow, so that a method comes before a property of
  ///   the same name.
  package func known(_ name: String, in scope: Scope, isCalled: Bool = false) -> Value? {
    let mayKnow = scope.mayKnow(name)
    var current: Scope? = scope
    while let scope = current {
      if let variable = scope[name] { return variable.value }
      let functions = scope.functions(named: name)
      if !functions.isEmpty {
        return .function(FunctionValue(.functions(functions, captured: scope, receiver: nil)))
      }
      if let type = scope.type,
        let value = implicitlySelf(name, of: type, in: scope, isCalled: isCalled)
      {
        return value
      }
      current = scope.next(mayKnow: mayKnow)
    }
    if let value = global(name) { return value }
    // `@Previewable @State var isOn = true` in a closure, then `$isOn`.
    return Self.projected(name).flatMap { known($0, in: scope, isCalled: isCalled) }
  }

  /// Whether a name refers to views built by `self` or the text: `rowContent`.
  package func buildsViews(named name: String, in scope: Scope) -> Bool {
    if let holder = scope.holder(of: name) {
      return holder[name].map { host.isView($0.value) } ?? false
    }
    let types = scope.receiver?.type.map(lineage) ?? []
    return types.contains { type in
      type.property(name)?.type.map(isOfViews) == true
        || type.methods(name).contains { $0.buildsViews }
    } || declarations.functions[name]?.contains { $0.buildsViews } == true
  }

  /// Whether values of a type are views, or make them: `(CGFloat) -> Content`.
  private func isOfViews(_ type: TypeName) -> Bool {
    type.isView
      || type.isFunction && type.result.map { $0.isView || isGeneric($0) } == true
  }

  /// A member without an explicit base.
  private func implicitlySelf(
    _ name: String, of type: TypeInfo, in scope: Scope, isCalled: Bool
  ) -> Value? {
    let receiver = scope["self"]?.value
    if name == "Self" {
      if case .type(let own)? = receiver { return .type(own) }
      return .type(type.name)
    }
    guard let receiver else { return nil }
    if case .type = receiver, let value = staticMember(name, of: type, isCalled: isCalled) {
      return value
    }
    if case .type = receiver {
      return declarations.type(name, from: type).map { .type($0.name) }
        ?? outerMember(name, of: type, isCalled: isCalled)
    }
    if let value = ownMember(name, of: receiver, isCalled: isCalled) { return value }
    if let value = Self.projected(name).flatMap({ ownMember($0, of: receiver) }) { return value }
    // Inside `extension CGSize { … }` the library's members need no base either.
    if !isCalled, !receiver.isInstance, receiver.native(as: UnknownCall.self) == nil,
      let value = nativeProperty(name, of: receiver) ?? receiver.field(name)
    {
      return value
    }
    if let declared = declarations.type(name, from: type) { return .type(declared.name) }
    if let alias = declarations.alias(name, from: type), alias.name != name {
      return .type(alias.name)
    }
    return name == "Cache" ? cacheType(of: type) : outerMember(name, of: type, isCalled: isCalled)
  }

  /// A static member of one of the types around a type, which needs no base inside of it.
  private func outerMember(_ name: String, of type: TypeInfo, isCalled: Bool) -> Value? {
    var outer = type.outer
    while let around = outer {
      if let value = staticMember(name, of: around, isCalled: isCalled) { return value }
      outer = around.outer
    }
    return nil
  }

  /// The implicit `Cache` of a layout: the type made by its `makeCache`.
  private func cacheType(of type: TypeInfo) -> Value? {
    guard conforms(type, "Layout"), let made = type.methods("makeCache").first?.declaration.result,
      let cache = declarations.type(made.name, from: type)
    else { return nil }
    return .type(cache.name)
  }

  /// The name behind `$isOn` and `_isOn`: bindings are erased to their values.
  static func projected(_ name: String) -> String? {
    guard let first = name.first, first == "$" || first == "_", name.count > 1 else { return nil }
    return String(name.dropFirst())
  }

  /// A global variable, function or type, of the text or of the prelude.
  package func global(_ name: String) -> Value? {
    if let variable = globals[name] { return variable.value }
    if let property = declarations.variables[name] { return global(property) }
    if let functions = declarations.functions[name] {
      return .function(FunctionValue(.functions(functions, captured: nil, receiver: nil)))
    }
    if let type = declarations.type(name), type.kind != nil { return .type(type.name) }
    if let alias = declarations.aliases[name], alias.name != name { return .type(alias.name) }
    if let value = Self.projected(name).flatMap(global) { return value }
    return loadPrelude(for: name) ? global(name) : nil
  }

  /// The value of a variable of the top level, evaluated when it is first asked for.
  private func global(_ property: Property) -> Value {
    let scope = property.tree === syntax ? globals : Scope(tree: property.tree)
    if let getter = property.getter { return run(getter, as: property.type, in: Scope(in: scope)) }
    guard pending.insert(property.name).inserted else { return .placeholder(property.name) }
    defer { pending.remove(property.name) }
    let value =
      setting(global: property) ?? shared { initialValue(of: property, in: scope) }
      ?? .placeholder(property.name)
    bind(property.pattern, to: value, type: property.type, in: globals)
    return globals[property.name]?.value ?? value
  }

  /// The initial value of a declaration, with the stated type.
  package func initialValue(of property: Property, in scope: Scope) -> Value? {
    guard let expression = property.initialValue else {
      return property.type?.isOptional == true ? Value.none : nil
    }
    return evaluate(expression, as: property.type, in: scope)
  }

  /// The value of an expression where a type is expected.
  package func evaluate(_ id: ExpressionID, as type: TypeName?, in scope: Scope) -> Value {
    if type?.isNumber == true, let number = literalNumber(id, in: scope) { return .number(number) }
    return coerce(evaluate(id, toBe: type, in: scope), to: type, in: scope)
  }

  /// The value of an expression; `.init(…)` at its start makes the view of the library that it is
  /// to be.
  func evaluate(_ id: ExpressionID, toBe type: TypeName?, in scope: Scope) -> Value {
    guard let type, case .call = scope.tree[id].kind else { return evaluate(id, in: scope) }
    if host.isView(named: type.name) { return evaluate(id, onto: .made(type), in: scope) }
    let value = evaluate(id, in: scope)
    return type.isPlainData && !type.isCollection
      ? mapped(id, insteadOf: value, in: scope) ?? value : value
  }

  /// The value of arithmetic on literals only, whose type depends on the context: `100 / 3`.
  package func literalNumber(_ id: ExpressionID, in scope: Scope) -> Double? {
    guard budget.level < budget.levelLimit else { return nil }
    budget.level += 1
    defer { leave() }
    switch scope.tree[id].kind {
    case .integer(let value), .float(let value): return value
    case .tuple(let elements) where elements.count == 1:
      return literalNumber(elements[0].value, in: scope)
    case .prefix("-", let operand): return literalNumber(operand, in: scope).map { -$0 }
    case .binary(let symbol, let left, let right):
      guard let a = literalNumber(left, in: scope), let b = literalNumber(right, in: scope)
      else { return nil }
      return ["+": a + b, "-": a - b, "*": a * b, "/": a / b][symbol]
    default: return nil
    }
  }

  /// `.name` without a base: a number that every type has, else left to the context.
  func implicitMember(_ name: String, isCalled: Bool = false) -> Value {
    if let value = extensionStatic(name, isCalled: isCalled) { return value }
    return StandardLibrary.implicitNumbers[name].map(Value.number)
      ?? .member(base: nil, name: name, arguments: nil)
  }

  /// A static member declared in an extension of a library type, as in `extension Color`.
  private func extensionStatic(_ name: String, isCalled: Bool) -> Value? {
    let types = oneNumber(
      declarations.extended(withStatic: name).filter {
        host.mayMean(name, of: $0.name, in: calledName) && (!isCalled || mayCall(name, of: $0))
          // In its own code it is another one: `preferredFont(forTextStyle: .headline)`.
          && !pending.contains($0.name + "." + name)
      })
    if types.isEmpty || isOfParameter(name, of: calledName) { return nil }
    if types.count == 1 { return staticMember(name, of: types[0], isCalled: isCalled) }
    // A guide declared for both axes may mean either one; the argument decides.
    return host.joined(
      types.map { type in
        (type.name, { self.staticMember(name, of: type, isCalled: isCalled) })
      })
  }

  /// Without the other types of numbers beside one: who declares a length for several types means
  /// the same by it, and lengths of views are of `CGFloat`.
  private func oneNumber(_ types: [TypeInfo]) -> [TypeInfo] {
    let numbers = types.filter { TypeName($0.name).isNumber }
    guard numbers.count > 1,
      let one = numbers.first(where: { $0.name == "CGFloat" }) ?? numbers.first
    else { return types }
    return types.filter { type in type === one || !numbers.contains { $0 === type } }
  }

  /// Whether a type of the text has that static member which is what a call takes: the argument is
  /// resolved when it is passed.
  private func isOfParameter(_ name: String, of call: String) -> Bool {
    // What `.init(…)` makes is only known where it is used.
    if call == "init" { return declarations.order.contains { $0.hasStatic(name) } }
    let taken: [Formal] =
      if let type = declarations.find(call), type.kind != nil {
        // Those of extensions do not replace the one that Swift makes.
        memberwiseFormals(of: type) + type.initializers.flatMap(\.parameters)
      } else {
        declarations.functions(named: call).flatMap(\.parameters)
      }
    return taken.contains { formal in
      guard let type = formal.type.flatMap({ declarations.find($0.name) }) else { return false }
      return type.kind != nil && type.hasStatic(name)
    }
  }

  /// Whether a static member can be called: `random` of type `Color` is not `.random(in: 0...1)`.
  private func mayCall(_ name: String, of type: TypeInfo) -> Bool {
    guard type.staticMethods(name).isEmpty, let value = type.staticProperty(name)?.type else {
      return true
    }
    return value.isFunction || declarations.type(value.name)?.kind != nil
  }

  /// Declares what the prelude has under this name; returns whether it has something.
  package func loadPrelude(for name: String) -> Bool {
    guard declarations.type(name)?.kind == nil, let tree = host.prelude(declaring: name) else {
      return false
    }
    declarations.add(tree.topLevel, of: tree)
    return declarations.type(name)?.kind != nil
  }
}
