package import HaggleSyntax

/// What a chain that begins with a dot is about.
package enum ChainBase {
  /// The view of the library that `.init("a").bold()` is to be; `.init("a")` alone stands where it
  /// is used, and others say what that makes of it.
  case made(TypeName)
  /// What `.frame(width: 10)` is called on.
  case value(Value)
}

extension Interpreter {
  /// `base.name(…)?.name[…]`: descends to the base in a loop and applies the links upwards, so that
  /// ten thousand chained modifiers need no recursion.
  func chain(_ id: ExpressionID, onto beginning: ChainBase?, in scope: Scope) -> Value {
    var links: [ExpressionID] = []
    var root = id
    while let base = base(of: root, in: scope) {
      links.append(root)
      root = base
    }
    var outer = host.surroundings(of: links, in: scope)
    defer { if let first = outer.first { surroundings = first.before } }
    var value = start(root, onto: beginning, isAlone: links.isEmpty, in: scope)
    for link in links.reversed() {
      guard step(at: scope.tree[link].anchor, in: scope) else {
        // Views built before the steps ran out are kept.
        return host.isView(value) ? value : .placeholder("…")
      }
      if case .optionalChain = scope.tree[link].kind, value.isNone { return .none }
      value = apply(link, to: value, in: scope)
      if outer.last?.link == link, let before = outer.popLast()?.before { surroundings = before }
    }
    return value
  }

  /// The base of a link in a chain; nil for the first link.
  private func base(of id: ExpressionID, in scope: Scope) -> ExpressionID? {
    switch scope.tree[id].kind {
    case .member(let base, _), .subscript(let base, _), .optionalChain(let base),
      .forceUnwrap(let base):
      return base
    case .call(let callee, _, _):
      switch scope.tree[callee].kind {
      case .member(let base, let name): return isMutating(name) ? nil : base
      case .identifier, .implicitMember, .type: return nil
      default: return callee
      }
    default:
      return nil
    }
  }

  private func start(
    _ id: ExpressionID, onto beginning: ChainBase?, isAlone: Bool, in scope: Scope
  ) -> Value {
    guard case .call(let callee, let arguments, let trailing) = scope.tree[id].kind
    else { return evaluate(id, in: scope) }
    let site = { [tree = scope.tree] (name: String) in
      CallSite(
        name: name, arguments: arguments, trailing: trailing, scope: scope, id: id,
        anchor: tree[callee].anchor)
    }
    switch scope.tree[callee].kind {
    case .identifier(let name): return call(site(name))
    case .implicitMember(let name):
      switch beginning {
      case .made(let type)? where name == "init" && !isAlone:
        return construct(type, site(type.name))
      case .value(let base)?: return method(site(name), of: base)
      case .made?, nil: return implicitCall(site(name))
      }
    case .type(let type): return construct(type, site(type.name))
    case .member(let base, let name): return mutatingCall(site(name), on: base)
    default: return .placeholder(written(id, in: scope))
    }
  }

  private func apply(_ link: ExpressionID, to base: Value, in scope: Scope) -> Value {
    switch scope.tree[link].kind {
    case .member(_, let name) where base.placeholderName == "self":
      return value(named: name, at: link, in: scope)
    case .member(_, let name):
      return member(name, of: base) ?? unknownMember(name, of: base, at: link, in: scope)
    case .subscript(_, let arguments):
      return element(of: base, at: arguments, link, in: scope)
    case .forceUnwrap:
      return base.isNone ? invalid(link, "is nil", in: scope) : base
    case .call(let callee, let arguments, let trailing):
      let anchor = scope.tree[callee].anchor
      guard case .member(let owner, let name) = scope.tree[callee].kind else {
        let site = CallSite(
          name: "call", arguments: arguments, trailing: trailing, scope: scope, id: link,
          anchor: anchor)
        return call(base, site)
      }
      let site = CallSite(
        name: name, arguments: arguments, trailing: trailing, scope: scope, id: link,
        anchor: anchor)
      if case .identifier("super") = scope.tree[owner].kind, let value = superCall(site) {
        return value
      }
      if name == "map" || name == "flatMap", StandardLibrary.isCollection(base),
        isOptional(owner, in: scope), let function = pass(site).first?.value.asFunction
      {
        // The optional's own method: the closure receives the wrapped value.
        return call(function, [Passed(base)])
      }
      if foreignMembers.contains(CodePlace(scope.tree, owner)) {
        return host.foreignModifier(site, of: base)
      }
      return method(site, of: base)
    default:
      return base
    }
  }

  private func unknownMember(
    _ name: String, of base: Value, at link: ExpressionID, in scope: Scope
  ) -> Value {
    if base.isNone { return ownMember(name, of: base) ?? .none }
    if case .view(let view) = base, host.isModifier(named: name) {
      return modifierFunction(name, of: view, at: link, in: scope)
    }
    if host.isView(base), !isSelf(link, in: scope) {
      // `.emojiText.size(…)`: a namespace of modifiers that are not here.
      foreignMembers.insert(CodePlace(scope.tree, link))
      report(
        .unknownModifier(name, labels: nil, at: place(of: link, in: scope)), about: name)
      return base
    }
    let text = written(link, in: scope)
    if let value = foreignMember(name, of: base, written: text, at: place(of: link, in: scope)) {
      return value
    }
    report(
      .unknownMember(text, at: place(of: link, in: scope), length: name.count), about: text)
    return .placeholder(text)
  }

  /// `Text("a").preferredColorScheme` used as a function: its argument is unknown, so it returns
  /// the view unchanged.
  private func modifierFunction(
    _ name: String, of view: ViewID, at link: ExpressionID, in scope: Scope
  ) -> Value {
    if !host.isNeutral(modifier: name) {
      report(
        .unknownModifier(name, labels: nil, at: place(of: link, in: scope)), about: name)
    }
    return .function(FunctionValue(.native { _ in .view(view) }))
  }

  /// Whether a link is a member of `self`, which no modifier is.
  private func isSelf(_ link: ExpressionID, in scope: Scope) -> Bool {
    guard case .member(let base, _) = scope.tree[link].kind,
      case .identifier("self") = scope.tree[base].kind
    else { return false }
    return true
  }

  /// Reports that an app would stop here, and goes on with a placeholder.
  func invalid(_ id: ExpressionID, _ why: String, in scope: Scope) -> Value {
    let text = written(id, in: scope)
    report(
      .outOfReach(text, why, at: place(scope.tree[id].span.lowerBound, in: scope)), about: text)
    return .placeholder(text)
  }

  /// `base[…]`
  private func element(
    of base: Value, at arguments: [Argument], _ link: ExpressionID, in scope: Scope
  ) -> Value {
    if arguments.count == 1, case .implicitMember(let key) = scope.tree[arguments[0].value].kind,
      isElsewhere(base), let value = statedDefault(ofKey: key)
    {
      return value
    }
    let passed = arguments.map { LabeledValue($0.label, evaluate($0.value, in: scope)) }
    if let name = base.placeholderName {
      return passed.first?.value.string.map { base.field($0, of: name) } ?? base
    }
    if base.isNone { return base }
    if case .dictionary(let pairs) = base, let key = passed.first?.value,
      let entry = entry(of: key, among: pairs, hasDefault: passed.count > 1)
    {
      return entry
    }
    if let declared = declaredSubscript(of: base, passed) { return declared }
    if case .keyPath(let path)? = passed.first?.value { return follow(path, from: base) }
    let call = NativeCall(interpreter: self, arguments: passed)
    if let value = StandardLibrary.element(of: base, call) { return value }
    if let name = passed.lazy.compactMap(\.value.placeholderName).first {
      return .placeholder(name)
    }
    let element = loadedElement(of: base, passed, link, in: scope)
    let placeholder = invalid(link, "is out of range", in: scope)
    return element ?? placeholder
  }

  /// Whether it is unknown, or a type that the text at most extends.
  private func isElsewhere(_ base: Value) -> Bool {
    guard case .type(let name) = base else { return base.isOpen }
    return declarations.type(name)?.kind == nil
  }

  /// Which entry an unknown key has is unknown, not that there is none, and an entry whose key is
  /// unknown may be any one. An unknown key counts as present: it is not nil. Nil where keys are
  /// known.
  private func entry(
    of key: Value, among pairs: [(key: Value, value: Value)], hasDefault: Bool
  ) -> Value? {
    if let name = key.placeholderName {
      let same = pairs.first { $0.key.placeholderName == name }
      if same != nil || hasDefault { return same?.value }
      return pairs.first { !$0.key.isNone }?.value ?? (pairs.isEmpty ? .placeholder(name) : .none)
    }
    guard let open = pairs.first(where: { $0.key.placeholderName != nil }),
      !pairs.contains(where: { equals($0.key, key) })
    else { return nil }
    return open.value
  }

  private func declaredSubscript(of base: Value, _ arguments: [LabeledValue]) -> Value? {
    let candidates: [Function] =
      if case .type(let name) = base {
        declarations.type(name)?.staticMethods("subscript") ?? []
      } else {
        declaredTypes(of: base, having: "subscript").flatMap { $0.methods("subscript") }
      }
    guard !candidates.isEmpty else { return nil }
    // The library's own subscripts have no labels, except for `default:`.
    if !base.isInstance, arguments.first?.label == nil, isLibraryKey(arguments, of: base) {
      return nil
    }
    let passed = arguments.map { Passed($0.label, $0.value) }
    guard let choice = choose(candidates, for: passed) else { return nil }
    if case .string = base {
      guard !isInStringSubscript else { return nil }
      isInStringSubscript = true
    }
    defer { if case .string = base { isInStringSubscript = false } }
    return invoke(choice.function, choice.matching, passed, receiver: base).value
  }

  private func isLibraryKey(_ arguments: [LabeledValue], of base: Value) -> Bool {
    switch (base, arguments.first?.value) {
    case (.array, .integer?), (.array, .range?), (.dictionary, _), (.string, .range?): true
    default: false
    }
  }

  /// The value at a key path.
  package func follow(_ path: [String], from base: Value) -> Value {
    path.reduce(base) { value, name in
      if name == "self" { return value }
      if name.hasSuffix("?") || name.hasSuffix("!") {
        return member(String(name.dropLast()), of: value) ?? .placeholder(name)
      }
      return member(name, of: value) ?? .placeholder(name)
    }
  }
}

extension Interpreter {
  /// `super.describe()`: the method that the class has from the one above; nil for initialisers.
  func superCall(_ site: CallSite) -> Value? {
    guard site.name != "init", let receiver = site.scope.receiver, let type = receiver.type,
      let base = receiver["self"]?.value
    else { return nil }
    let above = lineage(of: type).dropFirst().filter { $0.kind == .class }
    guard let methods = above.lazy.map({ $0.methods(site.name) }).first(where: { !$0.isEmpty })
    else { return nil }
    let passed = pass(site)
    guard let choice = choose(methods, for: passed) else { return nil }
    return invoke(choice.function, choice.matching, passed, receiver: base).value
  }
}

/// An expression of any text.
struct CodePlace: Hashable {
  private let tree: ObjectIdentifier
  private let id: ExpressionID

  init(_ tree: SyntaxTree, _ id: ExpressionID) {
    self.tree = ObjectIdentifier(tree)
    self.id = id
  }
}
