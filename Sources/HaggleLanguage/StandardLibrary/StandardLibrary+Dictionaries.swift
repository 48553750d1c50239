/// Dictionaries keep insertion order, so that all runs are equal.
extension StandardLibrary {
  static let dictionaryInitializers: [String: NativeFunction] = [
    "Dictionary": { call in
      let values = elements(call[0], call) ?? []
      if call["grouping"] != nil, let key = call.function { return grouped(values, by: key, call) }
      return merged([], values.compactMap(pair), call).map { .dictionary($0) }
    }
  ]

  static let dictionaryProperties: [String: Property] = [
    "keys": { value, _ in pairs(value).map { .array($0.map(\.key)) } },
    "values": { value, _ in pairs(value).map { .array($0.map(\.value)) } },
  ]

  static let dictionaryMethods: [String: NativeFunction] = [
    "mapValues": { call in
      guard let function = call.function, let pairs = pairs(call.base) else { return nil }
      return .dictionary(pairs.map { (key: $0.key, value: call.apply(function, $0.value)) })
    },
    "compactMapValues": { call in
      guard let function = call.function, let pairs = pairs(call.base) else { return nil }
      let mapped = pairs.map { (key: $0.key, value: call.apply(function, $0.value)) }
      return .dictionary(mapped.filter { !$0.value.isNone })
    },
    "merging": { call in
      guard let own = pairs(call.base), let other = call[0].flatMap({ pairs(of: $0, call) })
      else { return nil }
      return merged(own, other, call).map { .dictionary($0) }
    },
    "index": { call in
      guard let key = call["forKey"], let pairs = pairs(call.base) else { return nil }
      let index = pairs.firstIndex { call.interpreter.equals($0.key, key) }
      return index.map { .integer($0) } ?? Value.none
    },
    // The `map` of a dictionary returns an array.
    "map": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return .array(elements.map { call.apply(function, $0) })
    },
  ]

  static let dictionaryChanges: [String: Change] = [
    "merge": { value, call in
      guard let own = pairs(value), let other = call[0].flatMap({ pairs(of: $0, call) }),
        let result = merged(own, other, call)
      else { return nil }
      value = .dictionary(result)
      return .void
    },
    "removeValue": { value, call in
      guard var own = pairs(value), let key = call["forKey"] else { return nil }
      guard let index = own.firstIndex(where: { call.interpreter.equals($0.key, key) }) else {
        return Value.none
      }
      let removed = own.remove(at: index).value
      value = .dictionary(own)
      return removed
    },
    "updateValue": { value, call in
      guard var own = pairs(value), let key = call["forKey"], let new = call[0] else { return nil }
      var old = Value.none
      if let index = own.firstIndex(where: { call.interpreter.equals($0.key, key) }) {
        old = own[index].value
        own[index].value = new
      } else {
        own.append((key: key, value: new))
      }
      value = .dictionary(own)
      return old
    },
  ]

  typealias Pair = (key: Value, value: Value)

  private static func pairs(_ value: Value) -> [Pair]? {
    if case .dictionary(let pairs) = value { pairs } else { nil }
  }

  private static func pairs(of value: Value, _ call: NativeCall) -> [Pair]? {
    pairs(value) ?? elements(value, call)?.compactMap(pair)
  }

  static func pair(_ value: Value) -> Pair? {
    guard case .tuple(let parts) = value, parts.count == 2 else { return nil }
    return (key: parts[0].value, value: parts[1].value)
  }

  /// A pair for each key: for duplicates the closure of the call decides, otherwise the last wins.
  private static func merged(_ own: [Pair], _ other: [Pair], _ call: NativeCall) -> [Pair]? {
    let choose = call.function
    return other.reduce(into: own as [Pair]?) { result, pair in
      guard call.interpreter.budget.spend((result?.count ?? 0) / 8 + 1) else {
        result = nil
        return
      }
      let index = result?.firstIndex { call.interpreter.isSameKey($0.key, pair.key) }
      guard let index, let old = result?[index].value else {
        result?.append(pair)
        return
      }
      result?[index].value = choose.map { call.apply($0, old, pair.value) } ?? pair.value
    }
  }

  /// `Dictionary(grouping:by:)`
  private static func grouped(
    _ values: [Value], by key: FunctionValue, _ call: NativeCall
  ) -> Value? {
    var groups: [(key: Value, value: [Value])] = []
    for value in values {
      let name = call.apply(key, value)
      guard call.interpreter.budget.spend(groups.count) else { return nil }
      if let index = groups.firstIndex(where: { call.interpreter.isSameKey($0.key, name) }) {
        groups[index].value.append(value)
      } else {
        groups.append((name, [value]))
      }
    }
    return .dictionary(groups.map { (key: $0.key, value: .array($0.value)) })
  }
}
