import HaggleSyntax

/// `DateComponents`: what of a date is stated.
final class DateComponentsValue: NativeValue {
  private let fields: [String: Int]

  init(_ fields: [String: Int]) { self.fields = fields }

  /// The named components of a time.
  convenience init(_ names: [String], of time: CivilTime) {
    self.init(
      names.reduce(into: [:]) { fields, name in fields[name] = Self.component(name, of: time) })
  }

  /// How much lies between two dates, from the largest of the named units down.
  convenience init(_ names: [String], from: DateValue, to: DateValue) {
    var fields: [String: Int] = [:]
    var rest = from
    let sign = to.seconds < from.seconds ? -1 : 1
    for unit in Self.units where names.contains(unit) {
      let count = Self.count(of: unit, from: rest, to: to, sign)
      fields[unit] = count
      rest = Self.adding(count, unit, to: rest)
    }
    self.init(fields)
  }

  private static let units = [
    "year", "month", "weekOfYear", "weekOfMonth", "day", "hour", "minute", "second",
  ]
  private static let lengths: [String: Double] = [
    "weekOfYear": 604_800, "weekOfMonth": 604_800, "day": 86400, "hour": 3600, "minute": 60,
    "second": 1, "weekday": 86400, "nanosecond": 1e-9,
  ]

  private static func count(
    of unit: String, from: DateValue, to: DateValue, _ sign: Int
  ) -> Int {
    let gap = to.seconds - from.seconds
    if let length = lengths[unit] { return Int(exactly: (gap / length).rounded(.towardZero)) ?? 0 }
    let perUnit = unit == "year" ? 12 : 1
    let (a, b) = (CivilTime(from.seconds), CivilTime(to.seconds))
    var count = ((b.year - a.year) * 12 + b.month - a.month) / perUnit
    let isTooFar = { (count: Int) in
      let reached = adding(count, unit, to: from).seconds
      return sign > 0 ? reached > to.seconds : reached < to.seconds
    }
    while count != 0, isTooFar(count) { count -= sign }
    return count
  }

  /// A date so many units later.
  static func adding(_ count: Int, _ unit: String, to date: DateValue) -> DateValue {
    if let length = lengths[unit] { return date.adding(Double(count) * length) }
    let perUnit = ["year": 12, "month": 1, "quarter": 3, "era": 0][unit] ?? 0
    let (months, isTooMuch) = count.multipliedReportingOverflow(by: perUnit)
    guard !isTooMuch, perUnit > 0 else { return date }
    return DateValue(
      CivilTime(date.seconds).adding(months: months).seconds, isAssumed: date.isAssumed)
  }

  func added(to date: DateValue) -> DateValue {
    ["year", "month", "weekOfYear", "weekOfMonth", "day", "hour", "minute", "second"]
      .reduce(date) { date, unit in
        fields[unit].map { Self.adding($0, unit, to: date) } ?? date
      }
  }

  static func component(_ name: String, of time: CivilTime) -> Int? {
    switch name {
    case "year", "yearForWeekOfYear": time.year
    case "month": time.month
    case "day": time.day
    case "hour": time.hour
    case "minute": time.minute
    case "second": time.second
    case "nanosecond": time.nanosecond
    case "weekday": time.weekday
    case "weekdayOrdinal": (time.day - 1) / 7 + 1
    case "weekOfYear": time.weekOfYear
    case "weekOfMonth": time.weekOfMonth
    case "dayOfYear": time.dayOfYear
    case "quarter": (time.month + 2) / 3
    case "era": 1
    default: nil
    }
  }

  static func components(_ value: Value?) -> DateComponentsValue? {
    switch value {
    case .native(let native as DateComponentsValue)?: native
    case .member(_, "init", let arguments?)?: DateComponentsValue(arguments)
    default: nil
    }
  }

  convenience init(_ arguments: [CallArguments.Argument]) {
    self.init(
      arguments.reduce(into: [:]) { fields, argument in
        if let label = argument.label, let number = argument.value.integer {
          fields[label] = number
        }
      })
  }

  static let initializers: [String: NativeFunction] = [
    "DateComponents": { .native(DateComponentsValue($0.arguments)) }
  ]

  /// The time that they state; what is too large counts as the largest there is.
  var time: CivilTime {
    let field = { [fields] (name: String, least: Int) in
      min(max(fields[name] ?? least, -100_000), 100_000)
    }
    let start = CivilTime(year: field("year", 1)).adding(months: field("month", 1) - 1)
    let days = start.days + field("day", 1) - 1
    let seconds = field("hour", 0) * 3600 + field("minute", 0) * 60 + field("second", 0)
    return CivilTime(Double(days) * 86400 + Double(seconds))
  }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? {
    if name == "date" { return .native(DateValue(time.seconds)) }
    guard Self.component(name, of: CivilTime(0)) != nil else { return nil }
    return fields[name].map { .integer($0) } ?? Value.none
  }

  override func part(_ name: String) -> Value { fields[name].map { .integer($0) } ?? .none }

  override func with(_ name: String, _ value: Value) -> NativeValue? {
    var fields = fields
    fields[name] = value.integer
    return DateComponentsValue(fields)
  }

  override func equals(_ other: Value) -> Bool {
    Self.components(other)?.fields == fields
  }

  override var typeNames: [String] { ["DateComponents"] }

  override var description: String {
    fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: " ")
  }
}
