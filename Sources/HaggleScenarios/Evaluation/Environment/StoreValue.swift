import HaggleLanguage
import HaggleSyntax

/// A store of the Composable Architecture, or what a view sees of one: the members of its state are
/// its own, and what is sent to it does nothing here.
///
/// Source: the documentation of swift-composable-architecture, `Store`, `ViewStore` and
/// `WithViewStore`.
final class StoreValue: NativeValue {
  let state: Value

  init(_ state: Value) { self.state = state }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "state": state
    case "wrappedValue", "projectedValue": .native(self)
    default: interpreter.ownMember(name, of: state)
    }
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "scope", "withState":
      guard let part = part(call) else { return nil }
      return name == "scope" ? Self.scoped(part) : part
    case "binding": return part(call)
    case "send", "yield", "observe": return .native(InertValue("Store"))
    default: return nil
    }
  }

  /// What the first key path or closure of a call reads of the state.
  private func part(_ call: NativeCall) -> Value? {
    call.function.map { call.apply($0, state) }
  }

  /// A store for each element, or for what is there.
  private static func scoped(_ state: Value) -> Value {
    switch state {
    case .none: .none
    case .array(let elements): .array(elements.map { .native(StoreValue($0)) })
    default: .native(StoreValue(state))
    }
  }

  var typeNames: [String] { ["Store", "ViewStore"] }
  var description: String { "Store" }

  /// `.init(initialState: .init()) { Feature() }`, where a store is expected.
  static let initializers: [String: NativeFunction] = [
    "StoreOf": { made($0.arguments, $0.interpreter) }
  ]

  static func made(_ arguments: [LabeledValue], _ interpreter: Interpreter) -> Value? {
    arguments["initialState"].map {
      .native(StoreValue(resolved($0, by: arguments.last?.value, interpreter)))
    }
  }

  /// `.init()` is the state of the reducer.
  private static func resolved(
    _ state: Value, by reducer: Value?, _ interpreter: Interpreter
  ) -> Value {
    guard case .member(nil, "init", _) = state, let reducer else { return state }
    let value =
      if case .function(let function) = reducer { interpreter.call(function, []) } else { reducer }
    guard case .instance(let instance) = value else { return state }
    return interpreter.resolve(state, as: instance.typeName + ".State")
  }

  /// The type of the state of a store's type: `StoreOf<Feature>`, `Store<Feature.State, Action>`.
  static func state(of type: TypeName) -> String? {
    guard let first = type.arguments.first else { return nil }
    return switch type.name {
    case "StoreOf", "ViewStoreOf": first.name + ".State"
    case "Store", "ViewStore": first.name
    default: nil
    }
  }
}

extension Value {
  fileprivate var store: StoreValue? {
    native(as: StoreValue.self)
  }
}

extension ViewBuilder {
  /// `Store(initialState: Feature.State()) { Feature() }`, `ViewStore(store, observe: { $0 })` and
  /// `IdentifiedArray(uniqueElements: [1, 2])`. What else has these names is unknown.
  func store(_ site: CallSite) -> Value? {
    switch site.name {
    case "Store":
      guard site.arguments.contains(where: { $0.label == "initialState" }) else { return nil }
      let arguments = interpreter.plainArguments(interpreter.pass(site))
      return StoreValue.made(arguments, interpreter)
    case "ViewStore", "ViewStoreOf":
      let passed = interpreter.pass(site)
      guard let store = passed.first?.value, let state = store.store?.state else { return nil }
      return .native(StoreValue(seen(state, passed) ?? state))
    case "IdentifiedArray", "IdentifiedArrayOf":
      let first = interpreter.pass(site).first?.value
      return if case .array = first { first } else { first == nil ? .array([]) : nil }
    default: return nil
    }
  }

  /// What a closure or key path reads of a state: `observe: \.count`.
  private func seen(_ state: Value, _ passed: [Passed]) -> Value? {
    switch passed.first(where: { $0.label == "observe" })?.value {
    case .function(let function): interpreter.call(function, [Passed(state)])
    case .keyPath(let path):
      interpreter.call(FunctionValue(.keyPath(path)), [Passed(state)])
    default: nil
    }
  }

  /// A store with the state that its type names, as the sample of a view that is given one.
  func placeholder(for type: TypeName, named name: String) -> Value? {
    guard let state = StoreValue.state(of: type),
      let declared = interpreter.declarations.type(state)
    else { return nil }
    return .native(StoreValue(interpreter.instancePlaceholder(of: declared, named: name)))
  }

  /// `WithViewStore(store, observe: { $0 }) { viewStore in … }`
  func withViewStore(_ site: CallSite) -> Value {
    var passed = interpreter.pass(site)
    guard let content = passed.popLast()?.value.function, let store = passed.first?.value else {
      return .view(list([]))
    }
    guard let known = store.store, let part = seen(known.state, passed) else {
      return .view(build(content, [store]))
    }
    return .view(build(content, [.native(StoreValue(part))]))
  }

  /// `IfLetStore(store.scope(…)) { store in … } else: { … }`
  func ifLetStore(_ site: CallSite) -> Value {
    let passed = interpreter.pass(site)
    let other = passed.first { $0.label == "else" }?.value.function
    let then = passed.dropFirst().first { $0.label != "else" }?.value.function
    guard let store = passed.first?.value, let then else { return .view(list([])) }
    if !store.isNone { return .view(build(then, [store])) }
    return .view(other.map { build($0, []) } ?? list([]))
  }
}
