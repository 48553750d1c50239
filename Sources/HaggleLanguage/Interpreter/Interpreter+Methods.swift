import HaggleSyntax

extension Interpreter {
  /// `base.name(…)`: declarations of the text first, then library methods, then modifiers.
  func method(_ site: CallSite, of base: Value) -> Value {
    switch base {
    case .type(let typeName): return staticCall(site, of: typeName)
    case .none:
      guard let own = ownMember(site.name, of: base, isCalled: true)?.function else { return .none }
      return call(own, pass(site), site)
    // What a builder without views yields stays nothing under any modifier.
    case .void where host.isModifierOfViews(site.name): return .void
    case .placeholder("self"): return call(site)
    case .placeholder(let name): return placeholderCall(site, of: base, name)
    case .native(let start as UnknownStart) where !UnknownStart.keeps.contains(site.name):
      let value = placeholderCall(site, of: .placeholder(start.name), start.name)
      // `words.prefix(2).map(String.init).joined()` has no more letters than the words are.
      let isStart = UnknownStart.transforms.contains(site.name) && site.arguments.isPlain
      return isStart && value.placeholderName == start.name ? base : value
    default: break
    }
    if site.name == "init" { return delegate(site) }
    if let value = ownMember(site.name, of: base, isCalled: true) {
      guard case .function(let function) = value else {
        // `A().font(.body)` where `A` has a property of that name.
        return isModifier(site, of: base) && !value.isInstance
          ? libraryMethod(site, of: base) : call(value, site)
      }
      let isLibrary =
        isModifier(site, of: base) || base.isNative || method(named: site.name, of: base) != nil
      if !isLibrary { return call(function, pass(site), site) }
      if let value = overload(function, site) { return value }
    }
    return libraryMethod(site, of: base)
  }

  private func isModifier(_ site: CallSite, of base: Value) -> Bool {
    host.isView(base) && host.isModifier(named: site.name)
  }

  private func libraryMethod(_ site: CallSite, of base: Value) -> Value {
    if let rectangle = StandardLibrary.rectangle(base, for: site.name) {
      return libraryMethod(site, of: .rect(rectangle))
    }
    if let call = base.native(as: UnknownCall.self), !host.isModifierOfViews(site.name) {
      return unknownMethod(site, of: call)
    }
    if base.unknownNumber != nil, let view = mapped(site, of: base) { return view }
    if host.isView(base) { return host.modifier(site, of: base) }
    if case .instance(let instance) = base, let value = collectionMethod(site, of: instance) {
      return value
    }
    let native = method(named: site.name, of: base)
    if native != nil || base.isNative {
      let passed = pass(site)
      let arguments = plainArguments(passed)
      let call = NativeCall(
        interpreter: self, base: base, arguments: arguments,
        place: place(of: site))
      if let value = run({ $0.nativeResult(site.name) ?? native?($0) }, call) {
        return filled(arguments: passed, with: value, site)
      }
      if interruption != nil { return .placeholder(site.name) }
      if let name = arguments.lazy.compactMap(\.value.placeholderName).first {
        return .placeholder(name)
      }
    }
    return unknownMethod(site, of: base)
  }

  /// `scanner.scanHexInt64(&number)` returns whether it filled its argument.
  private func filled(arguments: [Passed], with value: Value, _ site: CallSite) -> Value {
    guard site.name.hasPrefix("scan"), let target = arguments.first?.target else { return value }
    if !value.isNone { mutate(target, in: site.scope) { $0 = value } }
    return .boolean(!value.isNone)
  }

  /// The elements that stand in for unknown data, with a diagnostic.
  private func assumedElements(_ base: Value, _ name: String, _ site: CallSite) -> Elements {
    let elements = Elements(of: base, self)
    if setting(unknown: name + ".count") == nil {
      reportElements(
        of: name, name, took: elements.count, key: name + ".count",
        at: place(of: site))
    }
    return elements
  }

  /// `orders.forEach { … }` on unknown data; nil for what is not that.
  private func visited(_ base: Value, _ name: String, _ site: CallSite) -> Value? {
    guard site.name == "forEach", site.arguments.count + site.trailing.count == 1,
      let function = pass(site).first?.value.function
    else { return nil }
    for element in assumedElements(base, name, site) {
      guard step(at: site.anchor, in: site.scope), interruption == nil else { break }
      _ = call(function, [Passed(element)])
    }
    return .void
  }

  /// Each element of unknown data with its number.
  private func enumerated(_ base: Value, _ name: String, _ site: CallSite) -> Value {
    .enumerated(assumedElements(base, name, site))
  }

  /// A method of an undeclared value: its result is a view only where a view is expected.
  private func unknownMethod(_ site: CallSite, of call: UnknownCall) -> Value {
    let path = call.name + "." + site.name
    if let value = setting(unknown: path) { return value }
    if let value = visited(.native(call), call.name, site) { return value }
    callBack(site)
    loseTrack(ofFilled: site)
    return .native(UnknownCall(name: path, site: site, base: call))
  }

  private func unknownMethod(_ site: CallSite, of base: Value) -> Value {
    // Bindings are erased: `$isOn.animation()` is `isOn`.
    if ["animation", "transaction"].contains(site.name) { return base }
    // The default implementation in `Layout`, for layouts without a cache.
    if case .instance = base, ["makeCache", "updateCache"].contains(site.name) { return .void }
    if let path = foreignPath(base) {
      return placeholderCall(site, of: .placeholder(path), path)
    }
    switch base {
    case .member where host.isLayer(named: site.name): return host.modifier(site, of: base)
    case .member where site.arguments.contains { $0.label == "forKey" }:
      return translated(site) ?? .placeholder(site.name)
    case .member(let type, _, _):
      callBack(site)
      loseTrack(ofFilled: site)
      return .member(
        base: type, name: site.name,
        arguments: [.init("self", base)] + muted { plainArguments(pass(site)) })
    case .record(let type, _):
      loseTrack(ofFilled: site)
      return .member(
        base: type, name: site.name,
        arguments: [.init("self", base)] + muted { plainArguments(pass(site)) })
    case .function where site.name == "callAsFunction": return call(base, site)
    default:
      let text = written(site.id, in: site.scope)
      let place = place(of: site)
      if let value = foreignMember(site.name, of: base, written: text, at: place) { return value }
      report(.unknownMember(text, at: place, length: site.name.count), about: text)
      return .placeholder(text)
    }
  }

  /// `name.prefix(1)` of unknown words; nil for methods that keep all characters.
  private func start(of name: String, _ site: CallSite) -> Value? {
    guard site.name == "prefix", site.arguments.count == 1, site.arguments[0].label == nil,
      case .integer(let count) = evaluate(site.arguments[0].value, in: site.scope)
    else { return nil }
    return .native(UnknownStart(name, count: count))
  }

  /// A method of unknown data: a view for modifiers, otherwise unknown data.
  private func placeholderCall(_ site: CallSite, of base: Value, _ name: String) -> Value {
    let isProxy = site.arguments.first?.label == "in"
    if site.name == "enumerated" { return enumerated(base, name, site) }
    if let words = words(ofResource: site, of: name) { return words }
    if let value = visited(base, name, site) ?? decoded(site) { return value }
    if let view = mapped(site, of: base) { return view }
    if let shown = shownByExtension(site, of: base) { return shown }
    if let standIn = standIn(forUnknown: name, having: site.name) {
      return method(site, of: standIn)
    }
    if let value = extendedCall(site, ofUnknown: name) { return value }
    // A part of a text or list has the name of the whole.
    if let start = start(of: name, site) { return start }
    if StandardLibrary.keepsMeaning.contains(site.name) { return base }
    if let words = translated(site) { return words }
    guard host.isModifierOfViews(site.name), !isProxy else {
      callBack(site)
      loseTrack(ofFilled: site)
      let result = Value.placeholder(site.name, of: name)
      guard let path = result.placeholderName else { return result }
      if host.showsViews(site) { return .native(UnknownCall(name: path, site: site)) }
      return setting(unknown: path) ?? result
    }
    return host.modifier(site, of: base)
  }

  /// `container.decodeIfPresent(String.self, forKey: .title)`: data of that type with the name of
  /// its key; nil for other calls.
  private func decoded(_ site: CallSite) -> Value? {
    guard ["decode", "decodeIfPresent"].contains(site.name), let first = site.arguments.first,
      let key = site.arguments["forKey"],
      case .type(let type) = evaluate(first.value, in: site.scope)
    else { return nil }
    let written = written(key.value, in: site.scope).split(separator: ".").last.map(String.init)
    return placeholder(for: TypeName(decoded: type), named: written ?? type)
  }

  /// The result of `usage.map { Text($0.name) }` for an unknown optional, which may be a number, if
  /// it is a view.
  private func mapped(_ site: CallSite, of base: Value) -> Value? {
    guard site.name == "map" || site.name == "flatMap",
      let function = pass(site).first?.value.asFunction
    else { return nil }
    let value = call(function, [Passed(base)])
    return value.placeholderName == nil && host.isView(value) ? value : nil
  }

  /// `.name(…)`
  func implicitCall(_ site: CallSite) -> Value {
    let passed = pass(site)
    if case .function(let function) = implicitMember(site.name, isCalled: true),
      let value = overload(function, site, passing: passed)
    {
      return value
    }
    // `.constant(true)` is a binding, and bindings are erased to their values.
    if site.name == "constant", passed.count == 1, !declarations.hasConstant {
      return passed[0].value
    }
    return .member(base: nil, name: site.name, arguments: plainArguments(passed))
  }

  /// `self.init(…)`
  private func delegate(_ site: CallSite) -> Value {
    guard let receiver = site.scope.receiver else { return .void }
    let value: Value
    if case .instance(let instance)? = receiver["self"]?.value,
      let type = declarations.type(instance.typeName)
    {
      value = instantiate(type, pass(site), at: instance.place, from: site)
    } else if let type = receiver.type, type.kind == nil {
      value = construct(TypeName(type.name), site)
    } else {
      return .void
    }
    receiver.mutate("self") { $0 = value }
    return .void
  }
}

extension [Argument] {
  /// Whether none has a label: what is joined by a separator is longer than its parts.
  fileprivate var isPlain: Bool { allSatisfy { $0.label == nil } }
}

extension Value {
  var isNative: Bool {
    if case .native = self { true } else { false }
  }

  /// Whether the library has methods that change such a value.
  var isChangeable: Bool {
    switch self {
    case .array, .string, .dictionary, .boolean, .integer, .number: true
    default: false
    }
  }
}
