extension StandardLibrary {
  static let rangeProperties: [String: Property] = [
    "lowerBound": { value, _ in bounds(value)?.lower },
    "upperBound": { value, _ in bounds(value)?.upper },
    // A range of fractions has no countable elements.
    "isEmpty": { value, interpreter in
      bounds(value).map { .boolean(isEmpty($0, interpreter)) }
    },
  ]

  static let rangeMethods: [String: NativeFunction] = [
    "contains": { call in
      call[0].flatMap {
        $0.function == nil ? .boolean(call.interpreter.matches($0, pattern: call.base)) : nil
      }
        ?? collectionMethods["contains"]?(call)
    },
    "overlaps": { call in
      guard let own = bounds(call.base), let other = call[0].flatMap(bounds),
        let a = call.interpreter.order(own.lower, other.upper),
        let b = call.interpreter.order(other.lower, own.upper)
      else { return nil }
      return .boolean(
        (other.isClosed ? a <= 0 : a < 0) && (own.isClosed ? b <= 0 : b < 0)
          && !isEmpty(own, call.interpreter) && !isEmpty(other, call.interpreter))
    },
    "clamped": { call in
      guard let own = bounds(call.base), let limits = call[0].flatMap(bounds),
        let lower = best([own.lower, limits.lower], call.interpreter, { $0 >= 0 }),
        let upper = best([own.upper, limits.upper], call.interpreter, { $0 < 0 })
      else { return nil }
      return .range(lower: lower, upper: upper, isClosed: own.isClosed)
    },
  ]

  private static func isEmpty(_ range: Bounds, _ interpreter: Interpreter) -> Bool {
    !range.isClosed && interpreter.order(range.lower, range.upper) == 0
  }

  typealias Bounds = (lower: Value, upper: Value, isClosed: Bool)

  static func bounds(_ value: Value) -> Bounds? {
    if case .range(let lower, let upper, let isClosed) = value {
      (lower, upper, isClosed)
    } else {
      nil
    }
  }
}
