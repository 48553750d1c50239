/// Integers of all widths are one kind of value; their types matter only where they are asked for.
extension StandardLibrary {
  static let integerTypes: Set = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The range of the integer type with this name.
  private static func limits(_ type: String) -> ClosedRange<Int> {
    switch type {
    case "Int8": Int(Int8.min)...Int(Int8.max)
    case "Int16": Int(Int16.min)...Int(Int16.max)
    case "Int32": Int(Int32.min)...Int(Int32.max)
    case "UInt8": 0...Int(UInt8.max)
    case "UInt16": 0...Int(UInt16.max)
    case "UInt32": 0...Int(UInt32.max)
    case "UInt", "UInt64": 0...Int.max
    default: Int.min...Int.max
    }
  }

  static let integerStatics: [String: @Sendable (Interpreter) -> Value] = {
    var rows: [String: @Sendable (Interpreter) -> Value] = [:]
    for type in integerTypes {
      let limits = limits(type)
      rows[type + ".max"] = { _ in .integer(limits.upperBound) }
      rows[type + ".min"] = { _ in .integer(limits.lowerBound) }
      rows[type + ".zero"] = { _ in .integer(0) }
    }
    for type in ["CGFloat", "Double"] {
      rows[type + ".ulpOfOne"] = { _ in .number(.ulpOfOne) }
      rows[type + ".leastNormalMagnitude"] = { _ in .number(.leastNormalMagnitude) }
    }
    return rows
  }()

  static let integerInitializers: [String: NativeFunction] = integerTypes.reduce(into: [:]) {
    rows, type in rows[type] = { whole($0, limits(type)) }
  }

  private static func whole(_ call: NativeCall, _ limits: ClosedRange<Int>) -> Value? {
    if call.arguments.isEmpty { return .integer(0) }
    if let text = call.string(0) {
      let radix = call["radix"]?.integer ?? 10
      guard (2...36).contains(radix) else { return nil }
      return Int(text, radix: radix).map { .integer($0) } ?? Value.none
    }
    if call["exactly"] != nil {
      guard let number = call.number(0) else { return nil }
      let exact = call.integer(0) ?? Int(exactly: number)
      return exact.flatMap { limits.contains($0) ? .integer($0) : nil } ?? Value.none
    }
    guard let number = call.integer(0) ?? call.number(0).flatMap(truncated) else { return nil }
    if call["clamping"] != nil {
      return .integer(min(max(number, limits.lowerBound), limits.upperBound))
    }
    guard call["truncatingIfNeeded"] != nil || call["bitPattern"] != nil else {
      return .integer(number)
    }
    let (count, isWrapped) = limits.upperBound.subtractingReportingOverflow(limits.lowerBound)
    guard !isWrapped, count < .max else { return .integer(number) }
    let rest = (number &- limits.lowerBound) % (count + 1)
    return .integer((rest < 0 ? rest + count + 1 : rest) + limits.lowerBound)
  }

  private static func truncated(_ number: Double) -> Int? {
    Int(exactly: number.rounded(.towardZero))
  }

  static let integerProperties: [String: Property] = [
    "bitWidth": { value, _ in value.integer.map { .integer($0.bitWidth) } },
    "trailingZeroBitCount": { value, _ in value.integer.map { .integer($0.trailingZeroBitCount) } },
    "leadingZeroBitCount": { value, _ in value.integer.map { .integer($0.leadingZeroBitCount) } },
    "nonzeroBitCount": { value, _ in value.integer.map { .integer($0.nonzeroBitCount) } },
    "intValue": { value, _ in value.number.flatMap(truncated).map { .integer($0) } },
    "floatValue": { value, _ in value.number.map { .number($0) } },
    "stringValue": { value, interpreter in .string(Description.plain(value, interpreter)) },
    "sign": { value, _ in
      value.number.map {
        .member(base: nil, name: $0.sign == .minus ? "minus" : "plus", arguments: nil)
      }
    },
    "exponent": { value, _ in
      value.number.flatMap { $0.isFinite && $0 != 0 ? .integer(Int($0.exponent)) : nil }
    },
  ]
}
