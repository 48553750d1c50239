import HaggleSyntax

/// Calls that change their base in place.
extension Interpreter {
  /// Whether a call of this name may change its base.
  func isMutating(_ name: String) -> Bool {
    StandardLibrary.mutating[name] != nil || declarations.mutatingNames.contains(name)
      || name == HasherValue.changingMethod
  }

  /// The kind of a call that may change its base.
  private enum Changing {
    /// A method declared in the text.
    case declared([Function])
    /// A mutating method of the library.
    case library(StandardLibrary.Change)
    /// Done already, with this result.
    case done(Value)
  }

  /// `base.append(…)`
  func mutatingCall(_ site: CallSite, on target: ExpressionID) -> Value {
    // Nothing may reference the base while it is changed, or it would be copied.
    let what = changing(target, site)
    switch what {
    case .done(let value): return value
    case .declared(let methods): return call(methods, site, changing: target)
    case .library(let change):
      let passed = plainArguments(elements(pass(site), for: target, in: site.scope))
      let call = NativeCall(interpreter: self, arguments: passed)
      var result: Value?
      mutate(target, in: site.scope) { result = run(change, on: &$0, call) }
      return result ?? invalid(site.id, "cannot be done", in: site.scope)
    }
  }

  private func changing(_ target: ExpressionID, _ site: CallSite) -> Changing {
    let base = evaluate(target, in: site.scope)
    if let methods = mutatingMethods(site.name, of: base) { return .declared(methods) }
    if case .native(let native) = base {
      let call = NativeCall(interpreter: self, arguments: plainArguments(pass(site)))
      guard affords(steps: 1, bytes: 0), let changed = native.changed(by: site.name, call) else {
        return .done(method(site, of: base))
      }
      mutate(target, in: site.scope) { $0 = .native(changed) }
      return .done(.void)
    }
    if let value = changedOptions(site, base, at: target) { return .done(value) }
    guard let change = StandardLibrary.mutating[site.name], base.placeholderName == nil,
      base.isChangeable
    else { return .done(method(site, of: base)) }
    return .library(change)
  }

  /// The elements added to a collection take its declared element type.
  private func elements(
    _ passed: [Passed], for target: ExpressionID, in scope: Scope
  ) -> [Passed] {
    guard passed.contains(where: { $0.label == nil && needsCoercion($0.value) }),
      let type = declaredType(of: target, in: scope), let element = elementType(of: type)
    else { return passed }
    return passed.map { each in
      guard each.label == nil else { return each }
      return Passed(coerce(each.value, to: element, in: scope))
    }
  }

  /// `advance()` in another method of the same value changes the same `self`.
  func mutatingCallOfSelf(_ site: CallSite) -> Value? {
    guard declarations.mutatingNames.contains(site.name),
      site.scope.holder(of: site.name) == nil, let receiver = site.scope.receiver,
      let methods = receiver["self"].flatMap({ mutatingMethods(site.name, of: $0.value) })
    else { return nil }
    let passed = pass(site)
    guard let choice = choose(methods, for: passed) else { return nil }
    let outcome = receiver.mutate("self") { [self] value in
      invoke(choice.function, choice.matching, passed, changing: &value)
    }
    guard let outcome else { return nil }
    writeBack(outcome.scope, choice.function, choice.matching, of: passed, to: site)
    return outcome.value
  }

  private func mutatingMethods(_ name: String, of base: Value) -> [Function]? {
    let methods = declaredTypes(of: base, having: name).flatMap { $0.methods(name) }
    return methods.contains { $0.isMutating } ? methods : nil
  }

  private func call(_ methods: [Function], _ site: CallSite, changing target: ExpressionID) -> Value
  {
    let passed = pass(site)
    guard let choice = choose(methods, for: passed) else {
      reportMismatch(site, passed)
      return .void
    }
    var outcome: (value: Value, scope: Scope)?
    mutate(target, in: site.scope) { [self] value in
      outcome = invoke(choice.function, choice.matching, passed, changing: &value)
    }
    guard let outcome else { return .void }
    writeBack(outcome.scope, choice.function, choice.matching, of: passed, to: site)
    return outcome.value
  }
}

extension Interpreter {
  /// What is passed `inout` to code that is not here is unknown after it:
  /// `getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)`.
  func loseTrack(ofFilled site: CallSite) {
    for argument in site.arguments {
      guard case .inOut(let target) = site.scope.tree[argument.value].kind,
        case .identifier(let name) = site.scope.tree[target].kind,
        let held = site.scope.holder(of: name)?[name]?.value
      else { continue }
      let unknown: Value
      switch held {
      case .integer: unknown = .native(UnknownNumber(name, isWhole: true))
      case .number: unknown = .native(UnknownNumber(name, isWhole: false))
      case .string, .boolean: unknown = .placeholder(name)
      default: continue
      }
      mutate(target, in: site.scope) { $0 = unknown }
    }
  }
}

/// Assignments to elements: `values[2] = x`, `counts[key, default: 0] += 1`,
/// `row[keyPath: path] = x`.
extension Interpreter {
  func mutateElement(
    of value: inout Value, _ keys: [LabeledValue], _ change: (inout Value) -> Void
  ) {
    guard let key = keys.first else { return }
    if key.label == "keyPath", case .keyPath(let path) = key.value {
      return mutate(path[...], of: &value, change)
    }
    if case .integer(let index) = key.value, var elements = value.takeElements() {
      changeElement(of: &elements, at: index, change)
      value = .array(elements)
    } else if case .range = key.value, var elements = value.takeElements() {
      changePart(of: &elements, in: key.value, change)
      value = .array(elements)
    } else if var pairs = value.takePairs() {
      mutatePair(of: &pairs, key.value, keys["default"], change)
      value = .dictionary(pairs)
    }
  }

  private func changeElement(
    of elements: inout [Value], at index: Int, _ change: (inout Value) -> Void
  ) {
    guard elements.indices.contains(index) else { return }
    let before = elements.storage
    change(&elements[index])
    // Another variable may share the array: then it was copied.
    if elements.storage != before { _ = affordsCopy(of: elements.count) }
  }

  private func changePart(
    of elements: inout [Value], in range: Value, _ change: (inout Value) -> Void
  ) {
    guard let bounds = StandardLibrary.slice(range, of: elements.count),
      affords(elements: elements.count)
    else { return }
    var part = Value.array(Array(elements[bounds]))
    change(&part)
    elements.replaceSubrange(bounds, with: Array(Elements(of: part, self)))
  }

  private func mutate(
    _ path: ArraySlice<String>, of value: inout Value, _ change: (inout Value) -> Void
  ) {
    guard let first = path.first, first != "self" else { return change(&value) }
    mutateField(first, of: &value) { mutate(path.dropFirst(), of: &$0, change) }
  }

  private func mutatePair(
    of pairs: inout [(key: Value, value: Value)], _ key: Value, _ initial: Value?,
    _ change: (inout Value) -> Void
  ) {
    // What is unknown alike is the same key.
    let unknown = key.placeholderName
    let index = pairs.firstIndex {
      equals($0.key, key) || (unknown != nil && $0.key.placeholderName == unknown)
    }
    var content = index.map { pairs[$0].value } ?? initial ?? .none
    if let index { pairs[index].value = .void }
    change(&content)
    switch (index, content.isNone) {
    case (let index?, true): pairs.remove(at: index)
    case (let index?, false): pairs[index].value = content
    case (nil, false): pairs.append((key: key, value: content))
    case (nil, true): break
    }
  }
}
