extension Natives {
  static let rangeProperties: [String: Property] = [
    "lowerBound": { value, _ in bounds(value)?.lower },
    "upperBound": { value, _ in bounds(value)?.upper },
    // A range of fractions has no elements to count.
    "isEmpty": { value, evaluator in
      bounds(value).map { .boolean(isEmpty($0, evaluator)) }
    },
  ]

  static let rangeMethods: [String: NativeFunction] = [
    "contains": { call in
      call[0].flatMap {
        $0.function == nil ? .boolean(call.evaluator.matches($0, pattern: call.base)) : nil
      }
        ?? collectionMethods["contains"]?(call)
    },
    "overlaps": { call in
      guard let own = bounds(call.base), let other = call[0].flatMap(bounds),
        let a = call.evaluator.order(own.lower, other.upper),
        let b = call.evaluator.order(other.lower, own.upper)
      else { return nil }
      return .boolean(
        (other.isClosed ? a <= 0 : a < 0) && (own.isClosed ? b <= 0 : b < 0)
          && !isEmpty(own, call.evaluator) && !isEmpty(other, call.evaluator))
    },
    "clamped": { call in
      guard let own = bounds(call.base), let limits = call[0].flatMap(bounds),
        let lower = best([own.lower, limits.lower], call.evaluator, { $0 >= 0 }),
        let upper = best([own.upper, limits.upper], call.evaluator, { $0 < 0 })
      else { return nil }
      return .range(lower: lower, upper: upper, isClosed: own.isClosed)
    },
  ]

  private static func isEmpty(_ range: Bounds, _ evaluator: Evaluator) -> Bool {
    !range.isClosed && evaluator.order(range.lower, range.upper) == 0
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
