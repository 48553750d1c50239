/// `Duration`: seconds with units.
final class DurationValue: NativeValue {
  let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  static func duration(_ value: Value?) -> DurationValue? {
    switch value {
    case .native(let native as DurationValue)?: native
    case .member(_, "zero", nil)?: DurationValue(0)
    case .member(_, let name, let arguments?)?:
      units[name].flatMap { unit in arguments.first?.value.number.map { DurationValue($0 * unit) } }
    default: nil
    }
  }

  private static let units: [String: Double] = [
    "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
  ]

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    guard name == "components" else { return nil }
    let whole = seconds.rounded(.down)
    return .tuple([
      ("seconds", Int(exactly: whole).map { .integer($0) } ?? .number(whole)),
      ("attoseconds", .number((seconds - whole) * 1e18)),
    ])
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "formatted" else { return nil }
    let style = call[0].map(DurationStyle.init) ?? DurationStyle()
    return style.map { .string($0.text(seconds)) }
  }

  func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value? {
    if let factor = other.number, symbol == "*" || symbol == "/" && isLeft {
      return .native(DurationValue(symbol == "*" ? seconds * factor : seconds / factor))
    }
    guard let other = Self.duration(other) else { return nil }
    let (a, b) = isLeft ? (seconds, other.seconds) : (other.seconds, seconds)
    switch symbol {
    case "+": return .native(DurationValue(a + b))
    case "-": return .native(DurationValue(a - b))
    default: return nil
    }
  }

  func equals(_ other: Value) -> Bool { Self.duration(other)?.seconds == seconds }

  func order(_ other: Value) -> Int? {
    Self.duration(other).map {
      seconds < $0.seconds ? -1 : seconds == $0.seconds ? 0 : 1
    }
  }

  var typeNames: [String] { ["Duration"] }
  var description: String { "\(seconds) seconds" }

  static let initializers: [String: NativeFunction] = [
    "Duration": { call in
      call.number("secondsComponent").map { seconds in
        .native(DurationValue(seconds + (call.number("attosecondsComponent") ?? 0) * 1e-18))
      }
    }
  ]

  static let staticMethods: [String: NativeFunction] = units.reduce(into: [:]) { rows, unit in
    rows["Duration." + unit.key] = { call in
      call.number(0).map { .native(DurationValue($0 * unit.value)) }
    }
  }
}
