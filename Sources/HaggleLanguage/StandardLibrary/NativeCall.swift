import HaggleVocabulary

/// A call of a library function, with its base and arguments.
package struct NativeCall {
  package let interpreter: Interpreter
  package var base: Value = .void
  package let arguments: [LabeledValue]
  var place: SourcePlace?

  /// The argument with that label.
  package subscript(label: String) -> Value? { arguments[label] }

  /// The argument at that position, with any label.
  package subscript(position: Int) -> Value? {
    arguments.indices.contains(position) ? arguments[position].value : nil
  }

  package func number(_ position: Int) -> Double? { self[position]?.number }
  package func number(_ label: String) -> Double? { self[label]?.number }
  package func integer(_ position: Int) -> Int? { self[position]?.integer }
  func string(_ position: Int) -> String? { self[position]?.string }

  /// The first argument that is a function or can serve as one.
  package var function: FunctionValue? {
    arguments.lazy.compactMap(\.value.asFunction).first
  }

  /// The result of the function for these values.
  package func apply(_ function: FunctionValue, _ values: Value...) -> Value {
    interpreter.call(function, values.map { Passed($0) })
  }

  /// Runs the function argument where state may be set.
  func runLast() -> Value {
    guard let function else { return .void }
    return interpreter.state.cause == nil ? view(of: function) : apply(function)
  }

  /// The result of a closure if it is a view: `withAnimation { Text("a") }`.
  private func view(of function: FunctionValue) -> Value {
    guard case .closure(let closure, let captured) = function.code else { return .void }
    let value = interpreter.run(closure, captured: captured, [], builds: true)
    return interpreter.host.isView(value) ? value : .void
  }

  /// Runs code that is due soon, during or after a layout; nil where it does not run, or waits.
  func runSoon(named name: String, isLong: Bool = false) -> Value? {
    guard interpreter.isLate, let function else { return nil }
    return interpreter.runLater(function, named: name, isLong: isLong)
  }

  /// Whether the function returns true for these values.
  func isTrue(_ function: FunctionValue, _ values: Value...) -> Bool {
    interpreter.call(function, values.map { Passed($0) }).isTakenForTrue
  }

  /// Whether a predicate keeps an element. Source of what it does with unknown data: ours.
  func keeps(_ function: FunctionValue, _ element: Value) -> Bool {
    let value = interpreter.call(function, [Passed(element)])
    return value.boolean ?? interpreter.keeps(value, by: function)
  }

  /// The elements of the base, paid for with steps.
  var elements: [Value]? { elements(of: base) }

  /// The elements of a value, paid for with steps; nil where it has more than can be paid for.
  func elements(of value: Value) -> [Value]? {
    let elements = Elements(of: value, interpreter)
    guard interpreter.step(elements.count, at: 0, in: interpreter.globals) else { return nil }
    return Array(elements)
  }

  /// The result of a method call on a native base.
  func nativeResult(_ name: String) -> Value? {
    if case .native(let native) = base { native.call(name, self) } else { nil }
  }
}
