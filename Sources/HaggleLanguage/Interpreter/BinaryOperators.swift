/// The library's binary operators. An entry returns nil for operands that it cannot combine.
enum BinaryOperators {
  typealias Row = @Sendable (Interpreter, Value, Value) -> Value?

  static let table: [String: Row] = [
    "+": { interpreter, a, b in
      sum(interpreter, a, b)
        ?? arithmetic(a, b, integers: { $0.addingReportingOverflow($1) }, numbers: +)
    },
    "-": { arithmetic($1, $2, integers: { $0.subtractingReportingOverflow($1) }, numbers: -) },
    "*": { arithmetic($1, $2, integers: { $0.multipliedReportingOverflow(by: $1) }, numbers: *) },
    "/": { arithmetic($1, $2, integers: { $0.dividedReportingOverflow(by: $1) }, numbers: /) },
    "%": {
      arithmetic($1, $2, integers: { $0.remainderReportingOverflow(dividingBy: $1) }) {
        $0.truncatingRemainder(dividingBy: $1)
      }
    },
    "&+": { integers($1, $2) { $0 &+ $1 } },
    "&-": { integers($1, $2) { $0 &- $1 } },
    "&*": { integers($1, $2) { $0 &* $1 } },
    "&": { integers($1, $2) { $0 & $1 } },
    "|": { integers($1, $2) { $0 | $1 } },
    "^": { integers($1, $2) { $0 ^ $1 } },
    "<<": { integers($1, $2) { $0 << $1 } },
    ">>": { integers($1, $2) { $0 >> $1 } },
    "==": { .boolean($0.equals($1, $2)) },
    "!=": { .boolean(!$0.equals($1, $2)) },
    "===": { .boolean(isSame($1, $2)) },
    "!==": { .boolean(!isSame($1, $2)) },
    "~=": { .boolean($0.matches($2, pattern: $1)) },
    "<": { $0.order($1, $2).map { .boolean($0 < 0) } },
    ">": { $0.order($1, $2).map { .boolean($0 > 0) } },
    "<=": { $0.order($1, $2).map { .boolean($0 <= 0) } },
    ">=": { $0.order($1, $2).map { .boolean($0 >= 0) } },
    "..<": { range($0, $1, $2, isClosed: false) },
    "...": { range($0, $1, $2, isClosed: true) },
  ]

  private static func arithmetic(
    _ a: Value, _ b: Value, integers: (Int, Int) -> (partialValue: Int, overflow: Bool),
    numbers: (Double, Double) -> Double
  ) -> Value? {
    if case .integer(let a) = a, case .integer(let b) = b {
      let result = integers(a, b)
      return result.overflow ? nil : .integer(result.partialValue)
    }
    guard let a = a.number, let b = b.number else { return nil }
    return .number(numbers(a, b))
  }

  private static func integers(_ a: Value, _ b: Value, _ apply: (Int, Int) -> Int) -> Value? {
    guard let a = a.integer, let b = b.integer else { return nil }
    return .integer(apply(a, b))
  }

  /// `+` of strings and arrays; the result costs steps, so that doubling in a loop ends.
  private static func sum(_ interpreter: Interpreter, _ a: Value, _ b: Value) -> Value? {
    switch (a, b) {
    case (.string(let a), .string(let b)):
      return interpreter.affords(characters: a.utf8.count + b.utf8.count)
        ? .string(a + b) : .string("")
    case (.array(let a), .array(let b)):
      return interpreter.affords(steps: (a.count + b.count) / 8, bytes: (a.count + b.count) * 8)
        ? .array(a + b) : .array([])
    default:
      return nil
    }
  }

  private static func range(
    _ interpreter: Interpreter, _ a: Value, _ b: Value, isClosed: Bool
  ) -> Value? {
    guard let order = interpreter.order(a, b), order <= 0 else { return nil }
    // `0...1.5` is a range of fractions.
    let isWhole = a.integer != nil && b.integer != nil
    return .range(
      lower: isWhole ? a : a.asFraction, upper: isWhole ? b : b.asFraction, isClosed: isClosed)
  }

  private static func isSame(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.instance(let a), .instance(let b)): a === b
    case (.none, .none): true
    default: false
    }
  }
}
