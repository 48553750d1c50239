extension Natives {
  static let rangeProperties: [String: Property] = [
    "lowerBound": { value, _ in bounds(value)?.lower },
    "upperBound": { value, _ in bounds(value)?.upper },
  ]

  static let rangeMethods: [String: NativeFunction] = [
    "contains": { call in
      call[0].flatMap {
        $0.function == nil ? .boolean(call.evaluator.matches($0, pattern: call.base)) : nil
      }
        ?? collectionMethods["contains"]?(call)
    },
    "clamped": { call in
      guard let own = bounds(call.base), let limits = call[0].flatMap(bounds),
        let lower = best([own.lower, limits.lower], call.evaluator, { $0 >= 0 }),
        let upper = best([own.upper, limits.upper], call.evaluator, { $0 < 0 })
      else { return nil }
      return .range(lower: lower, upper: upper, isClosed: own.isClosed)
    },
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
    // A dictionary's map yields an array whatever its elements are.
    "map": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return .array(elements.map { call.apply(function, $0) })
    },
  ]

  private static func pairs(_ value: Value) -> [(key: Value, value: Value)]? {
    if case .dictionary(let pairs) = value { pairs } else { nil }
  }

  static func bounds(_ value: Value) -> (lower: Value, upper: Value, isClosed: Bool)? {
    if case .range(let lower, let upper, let isClosed) = value {
      (lower, upper, isClosed)
    } else {
      nil
    }
  }
}
