import Foundation

extension StandardLibrary {
  /// Numbers that are written without their type: `maxWidth: .infinity`.
  static let implicitNumbers: [String: Double] = [
    "infinity": .infinity, "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude, "leastNormalMagnitude": .leastNormalMagnitude,
    "nan": .nan,
  ]

  static let numberFunctions: [String: NativeFunction] = [
    "abs": { call in
      if let integer = call.integer(0) { return .integer(integer == .min ? .max : abs(integer)) }
      return call.number(0).map { .number(abs($0)) }
    },
    "min": { best($0.arguments.map(\.value), $0.interpreter) { $0 < 0 } },
    "max": { best($0.arguments.map(\.value), $0.interpreter) { $0 >= 0 } },
    "round": { number($0) { $0.rounded() } },
    "floor": { number($0) { $0.rounded(.down) } },
    "ceil": { number($0) { $0.rounded(.up) } },
    "trunc": { number($0) { $0.rounded(.towardZero) } },
    "sqrt": { number($0) { $0.squareRoot() } },
    "sin": { number($0, sin) }, "cos": { number($0, cos) }, "tan": { number($0, tan) },
    "asin": { number($0, asin) }, "acos": { number($0, acos) }, "atan": { number($0, atan) },
    "fabs": { number($0) { abs($0) } }, "rint": { number($0, rint) },
    "cbrt": { number($0, cbrt) }, "exp2": { number($0, exp2) },
    "sinh": { number($0, sinh) }, "cosh": { number($0, cosh) }, "tanh": { number($0, tanh) },
    "fdim": { numbers($0, fdim) }, "copysign": { numbers($0, copysign) },
    "remainder": { numbers($0, remainder) },
    "exp": { number($0, exp) }, "log": { number($0, log) }, "log2": { number($0, log2) },
    "log10": { number($0, log10) },
    "pow": { numbers($0, pow) }, "atan2": { numbers($0, atan2) }, "hypot": { numbers($0, hypot) },
    "fmod": { numbers($0, fmod) }, "fmin": { numbers($0, fmin) }, "fmax": { numbers($0, fmax) },
  ]

  static let numberInitializers: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [:]
    for name in [
      "CGFloat", "Double", "Float", "Float16", "Float32", "Float64", "TimeInterval",
    ] {
      rows[name] = fraction
    }
    for name in ["NSNumber", "Decimal", "NSDecimalNumber"] { rows[name] = number }
    rows.merge(integerInitializers) { first, _ in first }
    rows["Bool"] = { call in
      if let text = call.string(0) {
        return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : Value.none
      }
      return call[0]
    }
    return rows
  }()

  static let numberProperties = ownNumberProperties.merging(integerProperties) { first, _ in first }

  private static let ownNumberProperties: [String: Property] = [
    "magnitude": { value, _ in
      if case .integer(let integer) = value {
        return .integer(integer == .min ? .max : abs(integer))
      }
      return value.number.map { .number($0.magnitude) }
    },
    "isNaN": { value, _ in value.number.map { .boolean($0.isNaN) } },
    "isInfinite": { value, _ in value.number.map { .boolean($0.isInfinite) } },
    "isFinite": { value, _ in value.number.map { .boolean($0.isFinite) } },
    "isZero": { value, _ in value.number.map { .boolean($0 == 0) } },
    "doubleValue": { value, _ in value.number.map { .number($0) } },
    "nextUp": { value, _ in value.number.map { .number($0.nextUp) } },
    "nextDown": { value, _ in value.number.map { .number($0.nextDown) } },
  ]

  /// Constants of the C library by name.
  static let constants: [String: Double] = [
    "M_PI": .pi, "M_PI_2": .pi / 2, "M_PI_4": .pi / 4, "M_E": 2.718281828459045,
    "M_SQRT2": 2.squareRoot(), "M_1_PI": 1 / .pi, "M_LN2": 0.6931471805599453,
  ]

  static let numberMethods: [String: NativeFunction] = [
    "rounded": { call in
      guard case .member(_, let rule, _)? = call[0] else {
        return call.base.number.map { .number($0.rounded()) }
      }
      return call.base.number.map { .number($0.rounded(rules[rule] ?? .toNearestOrAwayFromZero)) }
    },
    "isMultiple": { call in
      guard let a = call.base.integer, let b = call.integer(0) else { return nil }
      return .boolean(b == 0 ? a == 0 : a.isMultiple(of: b))
    },
    "truncatingRemainder": { rest($0) { $0.truncatingRemainder(dividingBy: $1) } },
    "remainder": { rest($0) { $0.remainder(dividingBy: $1) } },
    "quotientAndRemainder": { call in
      guard let a = call.base.integer, let b = call.integer(0), b != 0, b != -1 else { return nil }
      return .tuple([("quotient", .integer(a / b)), ("remainder", .integer(a % b))])
    },
    "squareRoot": { call in call.base.number.map { .number($0.squareRoot()) } },
    "signum": { call in call.base.integer.map { .integer($0.signum()) } },
    "advanced": { call in
      BinaryOperators.table["+"]?(call.interpreter, call.base, call[0] ?? .integer(0))
    },
    "distance": { call in
      BinaryOperators.table["-"]?(call.interpreter, call[0] ?? .integer(0), call.base)
    },
    "formatted": { call in NumberStyle.formatted(call.base, call[0], call.interpreter) },
  ]

  static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven,
  ]

  private static func number(_ call: NativeCall, _ apply: (Double) -> Double) -> Value? {
    call.number(0).map { .number(apply($0)) }
  }

  private static func rest(_ call: NativeCall, _ divide: (Double, Double) -> Double) -> Value? {
    guard let a = call.base.number, let b = call.number(0) else { return nil }
    return .number(divide(a, b))
  }

  private static func numbers(_ call: NativeCall, _ apply: (Double, Double) -> Double) -> Value? {
    guard let a = call.number(0), let b = call.number(1) else { return nil }
    return .number(apply(a, b))
  }

  /// The first value that is better than all before it; mixed numbers become fractions.
  static func best(
    _ values: [Value], _ interpreter: Interpreter, _ isBetter: (Int) -> Bool
  ) -> Value? {
    let values = interpreter.alike(values)
    guard var best = values.first else { return nil }
    for value in values.dropFirst() {
      guard let order = interpreter.order(value, best) else { return nil }
      if isBetter(order) { best = value }
    }
    let isMixed = values.contains { $0.integer == nil }
    return isMixed ? best.number.map { .number($0) } ?? best : best
  }

  /// A number that may be an integer: `NSNumber(value: 3)`, `Decimal(string: "1.5")`.
  private static let number: NativeFunction = { call in
    if case .integer? = call[0] { return call[0] }
    if let text = call.string(0), let integer = Int(text) { return .integer(integer) }
    return fraction(call)
  }

  private static let fraction: NativeFunction = { call in
    if let text = call.string(0) { return Double(text).map { .number($0) } ?? Value.none }
    if call.arguments.isEmpty { return .number(0) }
    return call.number(0).map { .number($0) }
  }
}
