package import HaggleSyntax
import HaggleVocabulary

// State across passes: the location of an instance identifies its owner.
extension Interpreter {
  static let stateWrappers = ["State", "StateObject", "GestureState"]

  /// A view or modifier with its state from earlier passes.
  ///
  /// - Parameter location: the way that leads to it from the root.
  package func restored(
    _ instance: Instance, _ type: TypeInfo, at location: ViewLocation
  ) -> Instance {
    let properties = storedProperties(of: type).filter {
      Self.stateWrappers.contains(where: $0.has)
    }
    locate(instance, type, at: location)
    guard !properties.isEmpty || !instance.bindings.isEmpty else { return instance }
    let copy = instance.copy()
    copy.location = location
    for property in properties {
      if standIns.unsettled.contains(property.name) {
        copy.fields[property.name] = .placeholder(property.name)
      }
      if let value = state.value(of: StateStore.Key(location, property.name)) {
        copy.fields[property.name] = value
      }
      if case .instance(let object)? = copy.fields[property.name],
        declarations.type(object.typeName)?.kind == .class
      {
        restore(object, at: location.appending(.property(property.name)))
      }
    }
    return copy
  }

  /// Objects that a view observes, and that no view above it keeps in state, live as long as it
  /// does.
  private func locate(_ instance: Instance, _ type: TypeInfo, at location: ViewLocation) {
    for property in storedProperties(of: type)
    where property.has("ObservedObject") || property.has("Bindable") {
      guard case .instance(let object)? = instance.fields[property.name], object.location == nil,
        declarations.type(object.typeName)?.kind == .class
      else { continue }
      restore(object, at: location.appending(.property(property.name)))
    }
  }

  /// An object in state: each of its properties is state.
  private func restore(_ object: Instance, at location: ViewLocation) {
    object.location = location
    for name in object.fields.keys {
      if let value = state.value(of: StateStore.Key(location, name)) { object.fields[name] = value }
    }
  }

  /// Stores a new value of a field that is state, or bound to state.
  func keep(_ field: String, _ value: Value, from old: Value, of instance: Instance) {
    guard state.cause != nil, let key = stateKey(field, of: instance),
      isInTime(value, from: old, in: field)
    else { return }
    // An unknown object remains the same, whatever is set in it.
    if let name = value.placeholderName, old.placeholderName == name { return }
    let type = declarations.type(instance.typeName)
    if let type, !value.isWhollyKnown, isStated(field, of: type) { return }
    state.set(key, to: value, from: old) { [self] in
      equals($0, $1)
    } standIn: { [self] held in
      type.flatMap { standIn(for: value, as: $0.property(field), from: held, in: $0) }
    }
  }

  /// Stores a new value set through a binding that was passed on.
  func keep(_ key: StateStore.Key, _ value: Value, from old: Value) {
    guard isInTime(value, from: old, in: key.property) else { return }
    state.set(key, to: value, from: old) { [self] in equals($0, $1) }
  }

  /// Has the state that an expression reads stay as it begins: an animation without end moves it to
  /// and fro.
  package func hold(_ id: ExpressionID, in scope: Scope) {
    guard case .identifier(let name) = scope.tree[id].kind, scope.holder(of: name) == nil,
      case .instance(let instance)? = scope.receiver?["self"]?.value,
      let key = stateKey(name, of: instance)
    else { return }
    state.hold(key)
  }

  private func stateKey(_ field: String, of instance: Instance) -> StateStore.Key? {
    if let bound = instance.bindings[field] { return bound }
    guard let location = instance.location, let type = declarations.type(instance.typeName) else {
      return nil
    }
    if type.kind == .class { return StateStore.Key(location, field) }
    guard let property = type.property(field), Self.stateWrappers.contains(where: property.has)
    else { return nil }
    return StateStore.Key(location, field)
  }

  /// The state behind `$name`; nil if it is no state of a view.
  func bound(_ id: ExpressionID, in scope: Scope) -> StateStore.Key? {
    switch scope.tree[id].kind {
    case .identifier(let name):
      if let passedOn = scope.holder(of: name)?[name] { return passedOn.binding }
      guard name.hasPrefix("$"), case .instance(let instance)? = scope.receiver?["self"]?.value
      else { return nil }
      return stateKey(String(name.dropFirst()), of: instance)
    case .member(let base, let name):
      guard case .identifier(let owner) = scope.tree[base].kind else { return nil }
      if owner == "self", name.hasPrefix("$") {
        return bound(named: String(name.dropFirst()), ofSelfIn: scope)
      }
      // `$model.height`
      guard owner.hasPrefix("$"),
        case .instance(let object)? = known(String(owner.dropFirst()), in: scope)
      else { return nil }
      return stateKey(name, of: object)
    default: return nil
    }
  }

  /// The property of state that an argument hands on as a binding, `$height`; nil for all else.
  package func boundProperty(_ id: ExpressionID, in scope: Scope) -> String? {
    guard case .identifier(let name) = scope.tree[id].kind, bound(id, in: scope) != nil else {
      return nil
    }
    return String(name.dropFirst())
  }

  private func bound(named name: String, ofSelfIn scope: Scope) -> StateStore.Key? {
    guard case .instance(let instance)? = scope.receiver?["self"]?.value else { return nil }
    return stateKey(name, of: instance)
  }

  /// The value after a closure with an `inout` first parameter has changed it.
  ///
  /// - Parameter others: the closure's other arguments.
  package func changed(
    _ value: Value, by closure: Closure, captured: Scope, _ others: [Value] = []
  ) -> Value? {
    let scope = Scope(in: captured)
    let names = closure.parameters.map(\.name)
    for (index, each) in ([value] + others).enumerated() {
      scope.define(names.indices.contains(index) ? names[index] : "$\(index)", each)
    }
    var ignored = Yields(builds: false)
    _ = run(closure.body, in: scope, &ignored)
    return scope[names.first ?? "$0"]?.value
  }

  /// A preference value as the type of its key.
  package func coerce(_ value: Value, toValueOf key: String) -> Value {
    guard let type = declarations.type(key),
      let wanted = type.staticProperty("defaultValue")?.type
    else { return value }
    return coerce(value, to: wanted, from: type)
  }

  /// The maximum number of steps of an effect; loading data is unrelated to the layout.
  private static let mostSteps = 100_000

  /// Runs code that may set state; its diagnostics do not concern the layout. Code that does not
  /// complete sets nothing, because the point of interruption is arbitrary.
  package func runEffect(_ cause: StateStore.Cause, _ work: () -> Void) {
    let most = max(0, min(Self.mostSteps, budget.limits.effectSteps - state.effectSteps))
    let reserved = budget.reserve(allBut: most)
    hasWaited = false
    let hasLost = state.attempt {
      muted { state.running(cause, work) }
      if case .postponed? = interruption { interruption = nil }
      return interruption == nil
    }
    hasWaited = false
    state.usedSettings.formUnion(settings.used)
    state.effectSteps += max(0, most - max(budget.steps, 0))
    budget.release(reserved)
    switch interruption {
    case .stopped:
      if !hasLost { state.noteStopped(cause) }
    case .exhausted:
      if !hasLost { state.noteStopped(cause) }
      interruption = nil
    default: interruption = nil
    }
  }

  /// Runs the closure of a queue or task, as far as it sets state; nil where it waits for long.
  ///
  /// - Parameter isLong: whether it begins after a long time.
  func runLater(_ function: FunctionValue, named name: String, isLong: Bool = false) -> Value? {
    let hadWaited = hasWaited
    if hadWaited, isLong { return nil }
    hasWaited = hadWaited || isLong
    defer { hasWaited = hadWaited }
    // An effect is identified by its name; code run by a layout, by its place.
    var cause = StateStore.Cause(name, at: place(of: function))
    cause.isMeasuring = state.cause?.isMeasuring ?? false
    if let effect = state.cause, effect.node != nil { cause = effect }
    let value = state.running(cause) { call(function, []) }
    guard case .postponed? = interruption else { return hasWaited ? nil : value }
    interruption = nil
    return nil
  }
}
