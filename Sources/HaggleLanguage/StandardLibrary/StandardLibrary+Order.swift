/// Minimum, maximum and sorting; random results are the same in every run.
extension StandardLibrary {
  static let orderMethods: [String: NativeFunction] = [
    "sorted": { call in sorted(call).map { .array($0) } },
    "min": { call in extreme(call, sign: 1) },
    "max": { call in extreme(call, sign: -1) },
    "lexicographicallyPrecedes": { call in
      guard let own = call.elements, let other = elements(call[0], call) else { return nil }
      for (a, b) in zip(own, other) {
        guard let order = call.interpreter.order(a, b) else { return nil }
        if order != 0 { return .boolean(order < 0) }
      }
      return .boolean(own.count < other.count)
    },
    "shuffled": { call in
      call.interpreter.reportRandom(call, "the elements in the order that they have")
      return call.elements.map { .array($0) }
    },
    "randomElement": { call in
      call.interpreter.reportRandom(call, "the first element")
      return call.elements.map { $0.first ?? .none }
    },
  ]

  static let orderChanges: [String: Change] = [
    "sort": { value, call in
      let copy = NativeCall(interpreter: call.interpreter, base: value, arguments: call.arguments)
      guard let elements = sorted(copy) else { return nil }
      value = rebuilt(elements, like: value)
      return .void
    },
    "shuffle": { _, call in
      call.interpreter.reportRandom(call, "the elements in the order that they have")
      return .void
    },
    "partition": { value, call in
      guard let function = call.function, case .array(let elements) = value else { return nil }
      let (second, first) = elements.reduce(into: ([Value](), [Value]())) { parts, element in
        if call.isTrue(function, element) {
          parts.0.append(element)
        } else {
          parts.1.append(element)
        }
      }
      value = .array(first + second)
      return .integer(first.count)
    },
  ]

  private static func sorted(_ call: NativeCall) -> [Value]? {
    guard let elements = call.elements,
      call.interpreter.step(elements.count * 4, at: 0, in: call.interpreter.globals)
    else { return nil }
    if let comparators = call["using"] { return sorted(elements, by: comparators, call) }
    if let function = call.function {
      if case .keyPath(let path) = function.code {
        return elements.sorted { isBefore($0, $1, by: path, call.interpreter) }
      }
      return elements.sorted { call.isTrue(function, $0, $1) }
    }
    return elements.sorted { (call.interpreter.order($0, $1) ?? 0) < 0 }
  }

  private static func isBefore(
    _ a: Value, _ b: Value, by path: [String], _ interpreter: Interpreter
  ) -> Bool {
    (interpreter.order(interpreter.follow(path, from: a), interpreter.follow(path, from: b)) ?? 0)
      < 0
  }

  /// `sorted(using: KeyPathComparator(\.name, order: .reverse))`, or several of them.
  private static func sorted(
    _ elements: [Value], by comparators: Value, _ call: NativeCall
  ) -> [Value]? {
    let all = if case .array(let several) = comparators { several } else { [comparators] }
    let rules = all.compactMap(comparison)
    guard rules.count == all.count else { return nil }
    return elements.sorted { a, b in
      for (path, isReverse) in rules {
        if isBefore(a, b, by: path, call.interpreter) { return !isReverse }
        if isBefore(b, a, by: path, call.interpreter) { return isReverse }
      }
      return false
    }
  }

  /// The key path of a comparator, and whether it is reversed.
  private static func comparison(_ value: Value) -> (path: [String], isReverse: Bool)? {
    let fields: [LabeledValue]
    switch value {
    case .record("KeyPathComparator", let arguments), .record("SortDescriptor", let arguments),
      .member(nil, "init", let arguments?), .member(_, "keyPath", let arguments?):
      fields = arguments
    default: return nil
    }
    guard case .keyPath(let path)? = fields.first?.value else { return nil }
    let order = fields["order"]?.unresolvedName
    return (path, order == "reverse")
  }

  private static func extreme(_ call: NativeCall, sign: Int) -> Value? {
    guard let elements = call.elements else { return nil }
    guard var best = elements.first else { return Value.none }
    for element in elements.dropFirst() {
      if let function = call.function {
        let isLess =
          sign > 0 ? call.isTrue(function, element, best) : call.isTrue(function, best, element)
        if isLess { best = element }
      } else if let order = call.interpreter.order(element, best), order * sign < 0 {
        best = element
      }
    }
    return best
  }
}
