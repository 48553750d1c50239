extension StandardLibrary {
  static let collectionInitializers: [String: NativeFunction] = [
    "Array": { call in
      if let unit = call["repeating"], let count = call["count"]?.integer {
        guard count >= 0, call.interpreter.affords(elements: count) else { return nil }
        return .array(Array(repeating: unit, count: count))
      }
      return .array(elements(call[0], call) ?? [])
    },
    "ContiguousArray": { call in .array(elements(call[0], call) ?? []) },
    "Set": { call in unique(elements(call[0], call) ?? [], call).map { .array($0) } },
    "IndexSet": { call in
      if let index = call["integer"] { return .array([index]) }
      return .array(elements(call["integersIn"] ?? call[0], call) ?? [])
    },
    "Range": { $0[0] }, "ClosedRange": { $0[0] }, "AnySequence": { $0[0] },
    "AnyCollection": { $0[0] },
  ]

  static let collectionProperties: [String: Property] = [
    "count": { value, interpreter in .integer(Elements(of: value, interpreter).count) },
    "underestimatedCount": { value, interpreter in .integer(Elements(of: value, interpreter).count)
    },
    "isEmpty": { value, interpreter in .boolean(Elements(of: value, interpreter).count == 0) },
    "first": { value, interpreter in
      let elements = Elements(of: value, interpreter)
      return elements.count > 0 ? elements[0] : Value.none
    },
    "last": { value, interpreter in
      let elements = Elements(of: value, interpreter)
      return elements.count > 0 ? elements[elements.count - 1] : Value.none
    },
    "indices": { value, interpreter in
      .range(
        lower: .integer(0), upper: .integer(Elements(of: value, interpreter).count), isClosed: false
      )
    },
    "startIndex": { _, _ in .integer(0) },
    "endIndex": { value, interpreter in .integer(Elements(of: value, interpreter).count) },
    "lazy": { value, _ in value },
  ]

  static let collectionMethods = plainCollectionMethods.merging(sliceMethods) { $1 }
    .merging(setMethods) { $1 }.merging(orderMethods) { $1 }

  private static let plainCollectionMethods: [String: NativeFunction] = [
    "map": { each($0) { call, function, element in [call.apply(function, element)] } },
    "compactMap": {
      each($0) { call, function, element in
        let value = call.apply(function, element)
        return value.isNone ? [] : [value]
      }
    },
    "flatMap": {
      each($0) { call, function, element in
        call.elements(of: call.apply(function, element)) ?? []
      }
    },
    "filter": { call in
      let kept = each(call) { $0.keeps($1, $2) ? [$2] : [] }
      guard case .array(let some)? = kept, some.isEmpty, let function = call.function,
        let all = call.elements, call.interpreter.keepsAll(all, in: function)
      else { return kept }
      return .array(all)
    },
    "forEach": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      for element in elements { _ = call.apply(function, element) }
      return .void
    },
    "reduce": reduce,
    "reversed": { call in call.elements.map { .array($0.reversed()) } },
    "enumerated": { call in call.elements.map { .enumerated($0) } },
    "contains": { call in
      guard let elements = call.elements else { return nil }
      if let function = call.function {
        return .boolean(elements.contains { call.isTrue(function, $0) })
      }
      return call[0].map { sought in
        .boolean(elements.contains { call.interpreter.equals($0, sought) })
      }
    },
    "allSatisfy": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return .boolean(elements.allSatisfy { call.isTrue(function, $0) })
    },
    "first": { call in found(call) { $0.first(where: $1) } },
    "last": { call in found(call) { $0.last(where: $1) } },
    "firstIndex": { call in position(call) { $0.firstIndex(where: $1) } },
    "lastIndex": { call in position(call) { $0.lastIndex(where: $1) } },
    "index": { call in
      guard let index = call.integer(0) else { return position(call) { $0.firstIndex(where: $1) } }
      let step = call["before"] == nil ? 1 : -1
      return .integer(index &+ (call["offsetBy"]?.integer ?? step))
    },
    "joined": joined,
    "count": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return .integer(elements.count { call.keeps(function, $0) })
    },
    "distance": { call in
      guard let from = call["from"]?.integer, let to = call["to"]?.integer else { return nil }
      return .integer(to &- from)
    },
    "formatted": { call in
      guard case .array(let values) = call.base else { return nil }
      return call.interpreter.list(values, call[0]).map { .string($0) }
    },
    // The argument of `ForEach` before it had `id:`.
    "identified": { $0.base },
    "elementsEqual": { call in
      guard let other = elements(call[0], call) else { return nil }
      return call.elements.map { .boolean(call.interpreter.equals(.array($0), .array(other))) }
    },
    "starts": { call in
      guard let start = elements(call["with"], call) else { return nil }
      return call.elements.map {
        .boolean(call.interpreter.equals(.array(Array($0.prefix(start.count))), .array(start)))
      }
    },
    "makeIterator": { call in call.elements.map { .native(IteratorValue($0)) } },
  ]

  static func elements(_ value: Value?, _ call: NativeCall) -> [Value]? {
    value.flatMap(call.elements(of:))
  }

  private static func each(
    _ call: NativeCall, _ transform: (NativeCall, FunctionValue, Value) -> [Value]
  ) -> Value? {
    guard let function = call.function, let elements = call.elements else { return nil }
    var values: [Value] = []
    for element in elements where call.interpreter.interruption == nil {
      values += transform(call, function, element)
    }
    if case .dictionary = call.base, values.allSatisfy({ pair($0) != nil }) {
      return .dictionary(values.compactMap(pair))
    }
    return .array(values)
  }

  /// `joined()`, `joined(separator:)` of texts or of collections.
  private static let joined: NativeFunction = { call in
    guard let elements = call.elements else { return nil }
    if elements.contains(where: { $0.string == nil }) {
      let separator = StandardLibrary.elements(call["separator"], call) ?? []
      let parts = elements.map { call.elements(of: $0) ?? [] }
      let count = parts.reduce(0) { $0 + $1.count + separator.count }
      guard call.interpreter.affords(elements: count) else { return nil }
      return .array(Array(parts.joined(separator: separator)))
    }
    let texts = elements.compactMap(\.string)
    let separator = call["separator"]?.string ?? ""
    let length = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
    return call.interpreter.affords(characters: length)
      ? .string(texts.joined(separator: separator)) : nil
  }

  private static let reduce: NativeFunction = { call in
    guard let function = call.function, let elements = call.elements else { return nil }
    if var value = call["into"] {
      // `value` is the only reference now, so that it is mutated in place.
      for element in elements where call.interpreter.interruption == nil {
        call.interpreter.reduce(function, into: &value, element)
      }
      return value
    }
    return call[0].map { start in
      elements.reduce(start) { sum, element in
        call.interpreter.interruption == nil ? call.apply(function, sum, element) : sum
      }
    }
  }

  private static func found(
    _ call: NativeCall, _ find: ([Value], (Value) -> Bool) -> Value?
  ) -> Value? {
    guard let function = call.function, let elements = call.elements else { return nil }
    return find(elements) { call.keeps(function, $0) } ?? Value.none
  }

  private static func position(
    _ call: NativeCall, _ find: ([Value], (Value) -> Bool) -> Int?
  ) -> Value? {
    guard let elements = call.elements else { return nil }
    if let function = call.function {
      return find(elements) { call.isTrue(function, $0) }.map { .integer($0) } ?? Value.none
    }
    guard let sought = call[0] else { return nil }
    return find(elements) { call.interpreter.equals($0, sought) }.map { .integer($0) } ?? Value.none
  }

  static func unique(_ values: [Value], _ call: NativeCall) -> [Value]? {
    var result: [Value] = []
    for value in values {
      guard call.interpreter.step(result.count / 8 + 1, at: 0, in: call.interpreter.globals) else {
        return nil
      }
      if !result.contains(where: { call.interpreter.equals($0, value) }) { result.append(value) }
    }
    return result
  }
}
