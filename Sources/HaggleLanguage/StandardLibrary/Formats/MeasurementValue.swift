/// `Measurement(value: 5, unit: UnitLength.kilometers)`
final class MeasurementValue: NativeValue {
  private struct Unit {
    let symbol: String
    let kind: String
    /// One of it in the kind's base unit, and what of that its zero is.
    let factor: Double
    var offset = 0.0
  }

  private let value: Double
  private let unit: Unit

  private init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  private static let units: [String: Unit] = [
    "meters": Unit(symbol: "m", kind: "length", factor: 1),
    "kilometers": Unit(symbol: "km", kind: "length", factor: 1000),
    "centimeters": Unit(symbol: "cm", kind: "length", factor: 0.01),
    "millimeters": Unit(symbol: "mm", kind: "length", factor: 0.001),
    "miles": Unit(symbol: "mi", kind: "length", factor: 1609.34),
    "feet": Unit(symbol: "ft", kind: "length", factor: 0.3048),
    "inches": Unit(symbol: "in", kind: "length", factor: 0.0254),
    "yards": Unit(symbol: "yd", kind: "length", factor: 0.9144),
    "kilograms": Unit(symbol: "kg", kind: "mass", factor: 1),
    "grams": Unit(symbol: "g", kind: "mass", factor: 0.001),
    "pounds": Unit(symbol: "lb", kind: "mass", factor: 0.453592),
    "ounces": Unit(symbol: "oz", kind: "mass", factor: 0.0283495),
    "celsius": Unit(symbol: "°C", kind: "temperature", factor: 1, offset: 273.15),
    "fahrenheit": Unit(
      symbol: "°F", kind: "temperature", factor: 0.55555555555556, offset: 255.37222222222427),
    "kelvin": Unit(symbol: "K", kind: "temperature", factor: 1),
    "hours": Unit(symbol: "hr", kind: "duration", factor: 3600),
    "minutes": Unit(symbol: "min", kind: "duration", factor: 60),
    "seconds": Unit(symbol: "s", kind: "duration", factor: 1),
    "degrees": Unit(symbol: "°", kind: "angle", factor: 1),
    "radians": Unit(symbol: "rad", kind: "angle", factor: 57.2958),
    "liters": Unit(symbol: "L", kind: "volume", factor: 1),
    "milliliters": Unit(symbol: "mL", kind: "volume", factor: 0.001),
    "kilometersPerHour": Unit(symbol: "km/h", kind: "speed", factor: 0.277778),
    "milesPerHour": Unit(symbol: "mph", kind: "speed", factor: 0.44704),
    "metersPerSecond": Unit(symbol: "m/s", kind: "speed", factor: 1),
    "kilocalories": Unit(symbol: "kCal", kind: "energy", factor: 4184),
    "megabytes": Unit(symbol: "MB", kind: "storage", factor: 8e6),
    "gigabytes": Unit(symbol: "GB", kind: "storage", factor: 8e9),
    "percent": Unit(symbol: "%", kind: "ratio", factor: 0.01),
  ]

  private static func unit(_ value: Value?) -> Unit? {
    value?.unresolvedName.flatMap { units[$0] }
  }

  static let initializers: [String: NativeFunction] = [
    "Measurement": { call in
      guard let value = call.number("value"), let unit = unit(call["unit"]) else { return nil }
      return .native(MeasurementValue(value, unit))
    }
  ]

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    switch name {
    case "value": .number(value)
    case "unit": .record(type: "Unit", fields: [.init("symbol", .string(unit.symbol))])
    default: nil
    }
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "converted":
      return Self.unit(call["to"]).map { .native(converted(to: $0)) }
    case "formatted": return .string(text(call[0]))
    default: return nil
    }
  }

  private func converted(to other: Unit) -> MeasurementValue {
    MeasurementValue((value * unit.factor + unit.offset - other.offset) / other.factor, other)
  }

  /// As written, unless the style leaves the unit to the region: then as in the United States.
  func text(_ style: Value?) -> String {
    let link = style.flatMap(StyleChain.init)?["measurement"]
    let isProvided = link?["usage"]?.unresolvedName == "asProvided"
    let local = ["length": "miles", "temperature": "fahrenheit", "mass": "pounds"][unit.kind]
    let shown = isProvided ? self : local.flatMap { Self.units[$0] }.map(converted) ?? self
    var number = link?["numberFormatStyle"].flatMap(NumberStyle.init) ?? NumberStyle()
    if number.fraction == nil {
      number.fraction = isProvided ? 0...6 : shown.unit.kind == "temperature" ? 0...0 : 0...1
    }
    let digits = number.text(.number(shown.value)) ?? ""
    let symbol =
      link?["width"]?.unresolvedName == "narrow" && shown.unit.kind == "temperature"
      ? "°" : shown.unit.symbol
    return digits + (symbol.hasPrefix("°") || symbol == "%" ? "" : " ") + symbol
  }

  func order(_ other: Value) -> Int? {
    guard case .native(let native as MeasurementValue) = other else { return nil }
    let (a, b) = (value, native.converted(to: unit).value)
    return a < b ? -1 : a == b ? 0 : 1
  }

  func equals(_ other: Value) -> Bool { order(other) == 0 }

  var typeNames: [String] { ["Measurement"] }
  var description: String { "\(value) \(unit.symbol)" }
}
