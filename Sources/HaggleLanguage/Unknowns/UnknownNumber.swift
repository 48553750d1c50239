import HaggleSyntax
package import HaggleVocabulary

/// Unknown data known to be a number: `var minutes: Int`, `Int(…)`.
package final class UnknownNumber: NativeValue {
  let name: String
  /// Whether it is an integer.
  package let isWhole: Bool
  /// The factor relative to the number with that name: `size * 0.1`.
  let factor: Double
  /// What is added to that, in points: `size + 20`. Subtrahends are left out: in `width - 64` the
  /// width is larger than that, and a stand-in for it may not be.
  let addend: Double
  /// Between which points it is: `max(height, 44)`.
  let limits: ClosedRange<Double>

  init(
    _ name: String, isWhole: Bool, factor: Double = 1, addend: Double = 0,
    limits: ClosedRange<Double> = Value.anyNumber
  ) {
    self.name = name
    self.isWhole = isWhole
    self.factor = factor
    self.addend = addend
    self.limits = limits
  }

  /// The number with other points for the number of that name.
  func times(_ factor: Double, plus addend: Double) -> UnknownNumber? {
    let product = (self.factor * factor, self.addend * factor + addend)
    // Nothing times ∞ is nothing here.
    let ends = [limits.lowerBound, limits.upperBound]
      .map { factor == 0 ? addend : $0 * factor + addend }.sorted()
    guard product.0.isFinite, product.1.isFinite, !ends.contains(where: \.isNaN) else { return nil }
    return UnknownNumber(
      name, isWhole: isWhole, factor: product.0, addend: product.1, limits: ends[0]...ends[1])
  }

  /// The number between other points.
  func clamped(to limits: ClosedRange<Double>) -> UnknownNumber {
    UnknownNumber(
      name, isWhole: isWhole, factor: factor, addend: addend,
      limits: self.limits.clamped(to: limits))
  }

  /// The digits displayed for it.
  package func digits(_ standIns: StandIns) -> String {
    let amount = standIns.amount
    return isWhole ? String(amount) : NumberText.exact(Double(amount) + 0.5)
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    Self.ownForms.contains(name) ? .native(self) : interpreter.unknownMember(name, of: self.name)
  }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    StandardLibrary.keepsMeaning.contains(name)
      ? .native(self) : .placeholder(name, of: self.name)
  }

  /// Members that are the same number, or its digits.
  private static let ownForms: Set<String> = [
    "description", "doubleValue", "intValue", "magnitude", "wrappedValue", "projectedValue",
  ]

  package var typeNames: [String] { (isWhole ? Family.integer : .number).typeNames }
  package var description: String { name }
  package func described(_ interpreter: Interpreter) -> String { digits(interpreter.standIns) }
  package var unknownName: String? { name }
}

extension Value {
  /// Unknown data that is known to be a number; nil for all else.
  package var unknownNumber: UnknownNumber? {
    native(as: UnknownNumber.self)
  }

  /// The name of unknown data used as a length; nil for known values.
  package var unknownLength: String? {
    if case .placeholder(let name) = self { name } else { unknownNumber?.name }
  }

  /// What unknown data is that is multiplied with a length, and so none itself: a share, or how
  /// many there are. Nil for what may be a length.
  ///
  /// Source: ours. More than a hundred points are a view or a screen, of which there are no
  /// multiples; what a name calls a length may be there some times: `rowHeight * 5`.
  package var unknownShare: Double? {
    guard let number = unknownNumber else { return nil }
    let parts = number.name.split(separator: ".").map(String.init)
    let last = parts.last { !Self.readings.contains($0) } ?? number.name
    let most: Double = LengthNames.isLength(last) ? 100 : 4
    guard abs(number.factor) > most || LengthNames.isShare(last) && number.factor != 1
    else { return nil }
    return number.isWhole ? 1 : 0.5
  }

  /// Members that only say how a number is read: `battery.doubleValue`.
  private static let readings: Set<String> = ["value", "doubleValue", "floatValue", "rawValue"]

  /// Whether unknown data is how many there are of something, for a parameter: `columns:`.
  package func isUnknownCount(_ label: String?) -> Bool {
    guard unknownNumber?.isWhole == true, let label, label.count > 1 else { return false }
    return !LengthNames.isLength(label)
  }

  /// How many times the length of that name it is.
  package var unknownFactor: Double { unknownNumber?.factor ?? 1 }
  /// What is added to that, in points.
  package var unknownAddend: Double { unknownNumber?.addend ?? 0 }
  /// Between which points it is.
  package var unknownLimits: ClosedRange<Double> { unknownNumber?.limits ?? Self.anyNumber }
  package static let anyNumber = -Double.infinity...Double.infinity

  /// Unknown data as a number, whether or not it is known to be one; nil for known values.
  fileprivate var asUnknownNumber: UnknownNumber? {
    unknownNumber ?? unknownLength.map { UnknownNumber($0, isWhole: false) }
  }

  /// Unknown data of a type: a number where the type is one.
  static func unknown(_ name: String, as type: TypeName) -> Value {
    guard type.isInteger || type.isNumber else { return .placeholder(name) }
    return .native(UnknownNumber(name, isWhole: type.isInteger))
  }

  /// Whether not even its kind is known.
  var isOpen: Bool {
    switch self {
    case .placeholder: true
    case .native(let native): native is UnknownCall
    default: false
    }
  }
}

extension Interpreter {
  /// A value with its declared type: unknown data declared as a number becomes one.
  func asNumber(_ value: Value, _ type: TypeName) -> Value {
    guard type.isInteger || type.isNumber, let name = value.placeholderName else { return value }
    reportUnknown(value)
    return .unknown(name, as: type)
  }

  /// The result of a library function for unknown data.
  func unknownResult(
    of function: String, _ arguments: [LabeledValue], at place: SourcePlace?
  ) -> Value? {
    let unknown = arguments.first { $0.value.placeholderName != nil }
    guard let value = unknown?.value, let name = value.placeholderName else { return nil }
    if let limited = limited(by: function, arguments) { return limited }
    if value.unknownNumber != nil, StandardLibrary.numberFunctions[function] != nil {
      return value
    }
    let type = TypeName(function)
    if type.isNumber || type.isInteger, value.unknownNumber == nil,
      let count = assumedCount(name, at: place)
    {
      return type.isNumber ? .number(Double(count)) : .integer(count)
    }
    return .unknown(name, as: type)
  }

  /// `max(height, 44)`, `min(width, 320)` of one unknown number.
  private func limited(by function: String, _ arguments: [LabeledValue]) -> Value? {
    let known = arguments.compactMap(\.value.number)
    let unknown = arguments.compactMap(\.value.asUnknownNumber)
    guard unknown.count == 1, known.count == arguments.count - 1 else { return nil }
    switch (function, known.max(), known.min()) {
    case ("max", let most?, _) where most.isFinite:
      return .native(unknown[0].clamped(to: most...(.infinity)))
    case ("min", _, let least?) where least.isFinite:
      return .native(unknown[0].clamped(to: -.infinity...least))
    default: return nil
    }
  }

  /// The result of an operator with an unknown operand, if it is a number; nil if neither operand
  /// is known to be one. A product is a number.
  func unknownNumber(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    if let product = unknownProduct(symbol, left, right) { return product }
    if symbol == "+" || symbol == "-", let sum = unknownSum(symbol, left, right) { return sum }
    guard ["+", "-", "*", "/", "%"].contains(symbol),
      let number = left.unknownNumber ?? right.unknownNumber
    else { return nil }
    return .native(number)
  }

  /// A multiple of an unknown number: it stays in proportion to others of its name.
  private func unknownProduct(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    let factor: Double? =
      switch symbol {
      case "*": left.number ?? right.number
      case "/": right.number.map { 1 / $0 }
      default: nil
      }
    let unknown = left.number == nil ? left : right
    guard let factor, let number = unknown.asUnknownNumber else { return nil }
    return .native(number.times(factor, plus: 0) ?? number)
  }

  /// The sum of a known and an unknown number, and what is left of a known one: of the screen's
  /// width without a margin.
  private func unknownSum(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    let unknown = left.number == nil ? left : right
    guard let known = left.number ?? right.number, let number = unknown.asUnknownNumber,
      symbol == "+" || left.number != nil
    else { return nil }
    return .native(number.times(symbol == "+" ? 1 : -1, plus: known) ?? number)
  }
}
