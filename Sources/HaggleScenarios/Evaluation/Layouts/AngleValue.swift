import HaggleLanguage
import HaggleLayouts

/// An angle value, used by radial layouts.
final class AngleValue: NativeValue {
  private let angle: Angle

  init(_ angle: Angle) { self.angle = angle }

  /// The angle made by `.degrees(45)` and similar.
  static func made(of call: NativeCall, _ make: (Double) -> Angle) -> Value? {
    call.number(0).map { .native(AngleValue(make($0))) }
  }

  /// The angle of a value, including those whose type follows from the context.
  static func angle(_ value: Value) -> Angle? {
    switch value {
    case .native(let native as AngleValue): native.angle
    case .member(_, "zero", nil): .zero
    case .member(_, "degrees", let arguments?): arguments.first?.value.number.map { .degrees($0) }
    case .member(_, "radians", let arguments?): arguments.first?.value.number.map { .radians($0) }
    default: nil
    }
  }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "degrees": .number(angle.degrees)
    case "radians", "animatableData": .number(angle.radians)
    default: nil
    }
  }

  func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value? {
    if symbol == "-", !isLeft, other.integer == 0 { return .native(AngleValue(-angle)) }
    if let factor = other.number, isLeft { return scaled(symbol, factor) }
    guard let other = Self.angle(other) else { return nil }
    let (a, b) = isLeft ? (angle, other) : (other, angle)
    switch symbol {
    case "+": return .native(AngleValue(a + b))
    case "-": return .native(AngleValue(a - b))
    case "<": return .boolean(a < b)
    case ">": return .boolean(a > b)
    case "<=": return .boolean(a <= b)
    case ">=": return .boolean(a >= b)
    default: return nil
    }
  }

  private func scaled(_ symbol: String, _ factor: Double) -> Value? {
    switch symbol {
    case "*": .native(AngleValue(angle * factor))
    case "/": .native(AngleValue(angle / factor))
    default: nil
    }
  }

  func equals(_ other: Value) -> Bool { Self.angle(other) == angle }

  func order(_ other: Value) -> Int? {
    Self.angle(other).map { angle < $0 ? -1 : angle == $0 ? 0 : 1 }
  }

  func part(_ name: String) -> Value {
    .number(name == "degrees" ? angle.degrees : angle.radians)
  }

  func with(_ name: String, _ value: Value) -> (any NativeValue)? {
    value.number.map { AngleValue(name == "degrees" ? .degrees($0) : .radians($0)) }
  }

  var typeNames: [String] { ["Angle"] }

  var description: String { "Angle(radians: \(angle.radians))" }
}

extension NativeValues {
  static let angleInitializers: [String: NativeFunction] = [
    "ViewSpacing": { call in
      call.arguments.isEmpty ? .native(SpacingValue(ViewSpacing())) : nil
    },
    "Angle": { call in
      if let degrees = call.number("degrees") { return .native(AngleValue(.degrees(degrees))) }
      if let radians = call.number("radians") { return .native(AngleValue(.radians(radians))) }
      return call.arguments.isEmpty ? .native(AngleValue(.zero)) : nil
    },
  ]
}
