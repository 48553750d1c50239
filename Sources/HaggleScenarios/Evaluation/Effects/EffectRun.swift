import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

/// Runs the effects of a tree's modifiers after its layout, in node order, innermost first for each
/// node.
struct EffectRun {
  let tree: LayoutTree
  let effects: [ViewEffect]
  let interpreter: Interpreter
  let geometry: (NodeID) -> PlacedGeometry?

  private var state: StateStore { interpreter.state }

  func run() {
    for index in tree.nodes.indices {
      let node = NodeID(index)
      for (position, number) in tree.nodes[index].description.effects.enumerated() {
        guard effects.indices.contains(number), interpreter.interruption == nil else { continue }
        var cause = effects[number].cause
        cause.node = node
        cause.isMeasuring = effects[number].action.isMeasuring
        interpreter.runEffect(cause) {
          run(effects[number], of: node, at: position)
        }
      }
    }
  }

  private func run(_ effect: ViewEffect, of node: NodeID, at position: Int) {
    switch effect.action {
    case .appears(let function):
      if state.isNews(.void, for: effect.key, isSame: { _, _ in true }) { call(function, []) }
    case .measures(let measure, let action):
      guard let geometry = geometry(node) else { return }
      let value = interpreter.call(measure, [Passed(.native(GeometryProxyValue(geometry)))])
      pass(value, effect.key, action)
    case .watches(let value, let initial, let action):
      let old = state.given(effect.key)
      guard value.isWhollyKnown, isNews(value, effect.key), old != nil || initial else { return }
      call(action, action.parameterCount == 2 ? [old ?? value, value] : [value])
    case .hears(let key, let action):
      guard let value = preference(key, of: node, before: position) else { return }
      pass(value, effect.key, action)
    case .shows(let key, let shown):
      guard let value = preference(key, of: node, before: position) else { return }
      state.set(shown, to: value, from: .void) { interpreter.equals($0, $1) }
    case .prefers, .prefersAnchor, .transforms, .transformsAnchor: break
    }
  }

  /// Calls an action if the value changed.
  private func pass(_ value: Value, _ key: StateStore.Key, _ action: FunctionValue) {
    let old = state.given(key)
    let altered = old == nil ? value.longer(by: interpreter.standIns.firstMeasures) : nil
    let value = altered ?? value
    guard value.isWhollyKnown, isNews(value, key) else { return }
    if altered != nil { state.alter(key) }
    call(action, action.parameterCount == 2 ? [old ?? value, value] : [value])
  }

  private func isNews(_ value: Value, _ key: StateStore.Key) -> Bool {
    state.isNews(value, for: key) { interpreter.equals($0, $1) }
  }

  private func call(_ function: FunctionValue, _ values: [Value]) {
    let count = function.parameterCount ?? values.count
    _ = interpreter.call(function, values.prefix(count).map { Passed($0) })
  }
}

// MARK: - Preferences

extension EffectRun {
  /// The preference of a node's subtree; nil if none is set.
  ///
  /// - Parameter position: of the reader among the node's own effects: those inside of it count.
  func preference(_ key: String, of node: NodeID, before position: Int? = nil) -> Value? {
    var value = tree.nodes[node.index].children.reduce(nil as Value?) { sum, child in
      let next = preference(key, of: child)
      guard let sum else { return next }
      return next.map { reduce(key, sum, $0) } ?? sum
    }
    let own = tree.nodes[node.index].description.effects.prefix(position ?? .max)
    for number in own where effects.indices.contains(number) {
      switch effects[number].action {
      case .prefers(key, let stated, _): value = interpreter.coerce(stated, toValueOf: key)
      case .prefersAnchor(key, let source, let transform):
        guard let anchor = anchor(source, of: node) else { continue }
        value = interpreter.coerce(
          interpreter.call(transform, [Passed(anchor)]), toValueOf: key)
      case .transforms(key, let function):
        value = changed(value ?? defaultValue(key), by: function) ?? value
      case .transformsAnchor(key, let source, let function):
        guard let anchor = anchor(source, of: node) else { continue }
        value = changed(value ?? defaultValue(key), by: function, anchor) ?? value
      default: continue
      }
    }
    return value
  }

  /// `reduce(value:nextValue:)` of the key.
  func reduce(_ key: String, _ value: Value, _ next: Value) -> Value {
    guard let type = interpreter.declarations.type(key) else { return next }
    let passed = [
      Passed("value", value), Passed("nextValue", .function(FunctionValue(.constant(next)))),
    ]
    guard let choice = interpreter.choose(type.staticMethods("reduce"), for: passed) else {
      return next
    }
    let outcome = interpreter.invoke(
      choice.function, choice.matching, passed, receiver: .type(key))
    return outcome.scope["value"]?.value ?? value
  }

  private func defaultValue(_ key: String) -> Value {
    interpreter.declarations.type(key).flatMap { interpreter.staticMember("defaultValue", of: $0) }
      ?? .placeholder(key)
  }

  /// The value after a closure has changed it (`inout`).
  private func changed(
    _ value: Value, by function: FunctionValue, _ others: Value...
  ) -> Value? {
    guard case .closure(let closure, let captured) = function.code else { return nil }
    return interpreter.changed(value, by: closure, captured: captured, others)
  }

  /// An anchor in a placed view.
  private func anchor(_ source: AnchorSource, of node: NodeID) -> Value? {
    geometry(node).map { .native(AnchorValue(source, in: $0.frame)) }
  }
}

extension FunctionValue {
  /// The number of parameters of a closure; nil for other functions.
  fileprivate var parameterCount: Int? {
    guard case .closure(let closure, _) = code else { return nil }
    return closure.parameters.isEmpty ? closure.shorthandCount : closure.parameters.count
  }
}

extension Value {
  /// A length or a size with more points; nil for anything else, and for as many points.
  fileprivate func longer(by points: Double) -> Value? {
    guard points != 0 else { return nil }
    switch self {
    case .number(let length): return .number(length + points)
    case .size(let size):
      return .size(CGSize(width: size.width + points, height: size.height + points))
    default: return nil
    }
  }
}
