import Foundation
import HaggleVocabulary

extension Natives {
  /// Numbers that are written without their type: `maxWidth: .infinity`.
  static let implicitNumbers: [String: Double] = [
    "infinity": .infinity, "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude, "nan": .nan,
  ]

  static let numberFunctions: [String: NativeFunction] = [
    "abs": { call in
      if let integer = call.integer(0) { return .integer(integer == .min ? .max : abs(integer)) }
      return call.number(0).map { .number(abs($0)) }
    },
    "min": { best($0.arguments.map(\.value), $0.evaluator) { $0 < 0 } },
    "max": { best($0.arguments.map(\.value), $0.evaluator) { $0 >= 0 } },
    "round": { number($0) { $0.rounded() } },
    "floor": { number($0) { $0.rounded(.down) } },
    "ceil": { number($0) { $0.rounded(.up) } },
    "trunc": { number($0) { $0.rounded(.towardZero) } },
    "sqrt": { number($0) { $0.squareRoot() } },
    "sin": { number($0, sin) }, "cos": { number($0, cos) }, "tan": { number($0, tan) },
    "asin": { number($0, asin) }, "acos": { number($0, acos) }, "atan": { number($0, atan) },
    "exp": { number($0, exp) }, "log": { number($0, log) }, "log2": { number($0, log2) },
    "log10": { number($0, log10) },
    "pow": { numbers($0, pow) }, "atan2": { numbers($0, atan2) }, "hypot": { numbers($0, hypot) },
    "fmod": { numbers($0, fmod) }, "fmin": { numbers($0, fmin) }, "fmax": { numbers($0, fmax) },
  ]

  static let numberInitializers: [String: NativeFunction] = {
    var rows: [String: NativeFunction] = [:]
    for name in ["CGFloat", "Double", "Float", "TimeInterval", "NSNumber"] { rows[name] = fraction }
    for name in [
      "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
    ] {
      rows[name] = whole
    }
    rows["Bool"] = { call in
      if let text = call.string(0) {
        return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : Value.none
      }
      return call[0]
    }
    return rows
  }()

  static let numberProperties: [String: Property] = [
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
    "truncatingRemainder": { call in
      guard let a = call.base.number, let b = call.number(0) else { return nil }
      return .number(a.truncatingRemainder(dividingBy: b))
    },
    "remainder": { call in
      guard let a = call.base.number, let b = call.number(0) else { return nil }
      return .number(a.remainder(dividingBy: b))
    },
    "quotientAndRemainder": { call in
      guard let a = call.base.integer, let b = call.integer(0), b != 0, b != -1 else { return nil }
      return .tuple([("quotient", .integer(a / b)), ("remainder", .integer(a % b))])
    },
    "squareRoot": { call in call.base.number.map { .number($0.squareRoot()) } },
    "signum": { call in call.base.integer.map { .integer($0.signum()) } },
    "advanced": { call in
      BinaryOperators.table["+"]?(call.evaluator, call.base, call[0] ?? .integer(0))
    },
    "distance": { call in
      BinaryOperators.table["-"]?(call.evaluator, call[0] ?? .integer(0), call.base)
    },
    "formatted": { call in .string(formatted(call.base)) },
  ]

  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven,
  ]

  private static func number(_ call: NativeCall, _ apply: (Double) -> Double) -> Value? {
    call.number(0).map { .number(apply($0)) }
  }

  private static func numbers(_ call: NativeCall, _ apply: (Double, Double) -> Double) -> Value? {
    guard let a = call.number(0), let b = call.number(1) else { return nil }
    return .number(apply(a, b))
  }

  /// The first value that is better than all before it; mixed numbers become fractions.
  static func best(
    _ values: [Value], _ evaluator: Evaluator, _ isBetter: (Int) -> Bool
  ) -> Value? {
    guard var best = values.first else { return nil }
    for value in values.dropFirst() {
      guard let order = evaluator.order(value, best) else { return nil }
      if isBetter(order) { best = value }
    }
    let isMixed = values.contains { $0.integer == nil }
    return isMixed ? best.number.map { .number($0) } ?? best : best
  }

  private static let fraction: NativeFunction = { call in
    if let text = call.string(0) { return Double(text).map { .number($0) } ?? Value.none }
    if call.arguments.isEmpty { return .number(0) }
    return call.number(0).map { .number($0) }
  }

  private static let whole: NativeFunction = { call in
    if let text = call.string(0) { return Int(text).map { .integer($0) } ?? Value.none }
    if call.arguments.isEmpty { return .integer(0) }
    if let integer = call.integer(0) { return .integer(integer) }
    guard let number = call.number(0) else { return nil }
    return Int(exactly: number.rounded(.towardZero)).map { .integer($0) }
  }

  /// Grouped digits without a locale: `1,234.5`.
  private static func formatted(_ value: Value) -> String {
    guard let number = value.number, number.isFinite else { return "" }
    let digits = value.integer.map(String.init) ?? NumberText.exact(CGFloat(number))
    let parts = digits.split(separator: ".", maxSplits: 1)
    let whole = parts.first.map(String.init) ?? ""
    var grouped = ""
    for (index, digit) in whole.enumerated() {
      let rest = whole.count - index
      if index > 0, rest % 3 == 0, grouped != "-" { grouped += "," }
      grouped.append(digit)
    }
    return parts.count > 1 ? grouped + "." + parts[1] : grouped
  }
}

/// `specifier:` of interpolations and `String(format:)`: `%d`, `%@`, `%f` with precision.
enum NumberFormat {
  static func text(_ number: Double, specifier: String) -> String {
    guard let percent = specifier.firstIndex(of: "%") else { return specifier }
    let head = specifier[..<percent]
    let rest = specifier[specifier.index(after: percent)...]
    guard let end = rest.firstIndex(where: { $0.isLetter && $0 != "l" || $0 == "@" }) else {
      return specifier
    }
    let precision = rest[..<end].split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .first.flatMap { Int($0) }
    let tail = rest[rest.index(after: end)...].replacing("%%", with: "%")
    return head + formatted(number, rest[end], min(precision ?? 6, 30)) + tail
  }

  private static func formatted(_ number: Double, _ kind: Character, _ precision: Int) -> String {
    guard "fFeEgG".contains(kind) else {
      return Int(exactly: number.rounded(.towardZero)).map(String.init) ?? number.description
    }
    return String(format: "%.\(precision)f", number)
  }
}
