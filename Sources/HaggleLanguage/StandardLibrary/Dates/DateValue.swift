import Foundation

/// A `Date`. The current date is fixed: a trace must not depend on when it was made.
package final class DateValue: NativeValue {
  /// 9 June 2025, 9:41 in UTC.
  package static let now = 1_749_462_060.0

  /// Seconds since 1970.
  package let seconds: Double
  /// Whether it was computed from the current date, which is assumed.
  let isAssumed: Bool

  package init(_ seconds: Double, isAssumed: Bool = false) {
    self.seconds = seconds
    self.isAssumed = isAssumed
  }

  /// The date of a value, including those whose type follows from the context.
  package static func date(_ value: Value?) -> DateValue? {
    switch value {
    case .native(let native as DateValue)?: native
    case .member(_, "now", nil)?: DateValue(now, isAssumed: true)
    case .member(_, "init", let arguments?)? where arguments.isEmpty:
      DateValue(now, isAssumed: true)
    case .member(_, "distantPast", nil)?: DateValue(-62_135_769_600)
    case .member(_, "distantFuture", nil)?: DateValue(64_092_211_200)
    default: nil
    }
  }

  convenience init(_ date: Date) { self.init(date.timeIntervalSince1970) }

  /// The Foundation date, clamped to 300 000 years.
  var date: Date {
    Date(timeIntervalSince1970: seconds.isFinite ? min(max(seconds, -1e13), 1e13) : 0)
  }

  /// The date, reporting an assumption that now matters.
  func stated(_ interpreter: Interpreter) -> Date {
    if isAssumed { interpreter.reportNow() }
    return date
  }

  /// A date computed from this one.
  func at(_ date: Date) -> DateValue {
    DateValue(date.timeIntervalSince1970, isAssumed: isAssumed)
  }

  func adding(_ interval: Double) -> DateValue {
    DateValue(seconds + interval, isAssumed: isAssumed)
  }

  private func interval(since other: DateValue, _ interpreter: Interpreter) -> Value {
    if isAssumed != other.isAssumed { interpreter.reportNow() }
    return .number(seconds - other.seconds)
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    let assumedNow = DateValue(Self.now, isAssumed: true)
    switch name {
    case "timeIntervalSince1970":
      if isAssumed { interpreter.reportNow() }
      return .number(seconds)
    case "timeIntervalSinceReferenceDate":
      if isAssumed { interpreter.reportNow() }
      return .number(seconds - 978_307_200)
    case "timeIntervalSinceNow": return interval(since: assumedNow, interpreter)
    default: return nil
    }
  }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    let other = (call[0]).flatMap { Self.date($0) }
    switch name {
    case "addingTimeInterval", "advanced":
      return call.number(0).map { .native(adding($0)) }
    case "timeIntervalSince": return other.map { interval(since: $0, call.interpreter) }
    case "distance": return other.map { $0.interval(since: self, call.interpreter) }
    case "compare":
      guard let other else { return nil }
      let names = ["orderedAscending", "orderedSame", "orderedDescending"]
      let order = seconds < other.seconds ? 0 : seconds == other.seconds ? 1 : 2
      return .member(base: "ComparisonResult", name: names[order], arguments: nil)
    case "formatted":
      if let style = call[0], call.arguments[0].label == nil {
        return call.interpreter.styled(.native(self), style).map { .string($0) }
      }
      let style = DateStyle(
        date: call["date"]?.unresolvedName ?? (call.arguments.isEmpty ? "numeric" : "omitted"),
        time: call["time"]?.unresolvedName ?? (call.arguments.isEmpty ? "shortened" : "omitted"))
      return .string(style.text(self, call.interpreter))
    case "ISO8601Format": return .string(DateStyle.iso8601.text(self, call.interpreter))
    default: return nil
    }
  }

  package func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value? {
    guard isLeft, let interval = other.number else { return nil }
    switch symbol {
    case "+": return .native(adding(interval))
    case "-": return .native(adding(-interval))
    default: return nil
    }
  }

  package func equals(_ other: Value) -> Bool { Self.date(other)?.seconds == seconds }

  package func order(_ other: Value) -> Int? {
    Self.date(other).map { seconds < $0.seconds ? -1 : seconds == $0.seconds ? 0 : 1 }
  }

  package var typeNames: [String] { ["Date", "Comparable"] }

  package func described(_ interpreter: Interpreter) -> String {
    if isAssumed { interpreter.reportNow() }
    return description
  }

  package var description: String { date.description }

  /// June 3, 2019, 23:23, of the examples in Apple's documentation.
  static let example = 1_559_604_180.0

  static let initializers: [String: NativeFunction] = [
    "Date": { call in
      if let seconds = call.number("timeIntervalSince1970") { return .native(DateValue(seconds)) }
      if let seconds = call.number("timeIntervalSinceReferenceDate") {
        return .native(DateValue(seconds + 978_307_200))
      }
      if let interval = call.number("timeIntervalSinceNow") {
        return .native(DateValue(now + interval, isAssumed: true))
      }
      if let interval = call.number("timeInterval"), let start = date(call["since"]) {
        return .native(start.adding(interval))
      }
      return call.arguments.isEmpty ? .native(DateValue(now, isAssumed: true)) : nil
    },
    "DateInterval": { call in
      guard let start = date(call["start"]) else { return nil }
      let duration = call.number("duration")
      guard let end = date(call["end"]) ?? duration.map(start.adding) else { return nil }
      return interval(start, end)
    },
  ]

  static func interval(_ start: DateValue, _ end: DateValue) -> Value {
    .record(
      type: "DateInterval",
      fields: [
        .init("start", .native(start)), .init("end", .native(end)),
        .init("duration", .number(end.seconds - start.seconds)),
      ])
  }

  static let statics: [String: @Sendable (Interpreter) -> Value] = [
    "Date.now": { _ in .native(DateValue(now, isAssumed: true)) },
    "Date.distantPast": { _ in .native(DateValue(-62_135_769_600)) },
    "Date.distantFuture": { _ in .native(DateValue(64_092_211_200)) },
    "Date.timeIntervalSinceReferenceDate": { _ in .number(now - 978_307_200) },
  ]
}
