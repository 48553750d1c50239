import Foundation

/// `Calendar.current`: Gregorian, in UTC, with weeks that begin on Sunday unless a locale is
/// stated.
package final class CalendarValue: NativeValue {
  package init() {}

  /// The calendar of Foundation, equal on every machine.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    calendar.firstWeekday = 1
    calendar.minimumDaysInFirstWeek = 1
    return calendar
  }()
  /// The calendar with the words and weeks of a locale; nil for the United States.
  static func calendar(in locale: Locale?) -> Calendar {
    guard let locale, !locale.isAmerican else { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    return calendar
  }

  static let locale = Locale(identifier: "en_US")
  static let zone = TimeZone.gmt

  static let units: [String: Calendar.Component] = [
    "era": .era, "year": .year, "yearForWeekOfYear": .yearForWeekOfYear, "quarter": .quarter,
    "month": .month, "weekOfYear": .weekOfYear, "weekOfMonth": .weekOfMonth, "day": .day,
    "weekday": .weekday, "weekdayOrdinal": .weekdayOrdinal, "hour": .hour, "minute": .minute,
    "second": .second, "nanosecond": .nanosecond,
  ]

  static func unit(_ value: Value?) -> Calendar.Component? {
    value?.unresolvedName.flatMap { units[$0] }
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    let calendar = Self.calendar(in: interpreter.locale)
    let symbols: [String]
    switch name {
    case "firstWeekday": return .integer(calendar.firstWeekday)
    case "minimumDaysInFirstWeek": return .integer(calendar.minimumDaysInFirstWeek)
    case "amSymbol": return .string(calendar.amSymbol)
    case "pmSymbol": return .string(calendar.pmSymbol)
    case "identifier": return .member(base: nil, name: "gregorian", arguments: nil)
    case "weekdaySymbols", "standaloneWeekdaySymbols": symbols = calendar.weekdaySymbols
    case "shortWeekdaySymbols", "shortStandaloneWeekdaySymbols":
      symbols = calendar.shortWeekdaySymbols
    case "veryShortWeekdaySymbols", "veryShortStandaloneWeekdaySymbols":
      symbols = calendar.veryShortWeekdaySymbols
    case "monthSymbols", "standaloneMonthSymbols": symbols = calendar.monthSymbols
    case "shortMonthSymbols", "shortStandaloneMonthSymbols": symbols = calendar.shortMonthSymbols
    case "veryShortMonthSymbols", "veryShortStandaloneMonthSymbols":
      symbols = calendar.veryShortMonthSymbols
    default: return nil
    }
    return .array(symbols.map { .string($0) })
  }

  // Assigned properties (time zone, locale, first weekday) are ignored.
  package func part(_ name: String) -> Value { .none }
  package func with(_ name: String, _ value: Value) -> (any NativeValue)? { self }

  package var typeNames: [String] { ["Calendar"] }
  package var description: String { "gregorian (current)" }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    // The time for a Foundation call, in steps.
    guard let method = CalendarMethods.table[name], call.interpreter.affords(steps: 50, bytes: 0)
    else { return nil }
    return method(call)
  }

  static let statics: [String: @Sendable (Interpreter) -> Value] = [
    "Calendar.current": { _ in .native(CalendarValue()) },
    "Calendar.autoupdatingCurrent": { _ in .native(CalendarValue()) },
  ]
}

extension NativeCall {
  fileprivate var calendar: Calendar { CalendarValue.calendar(in: interpreter.locale) }
}

/// The methods of `Calendar`, a row each.
enum CalendarMethods {
  static let table: [String: NativeFunction] = [
    "component": { call in
      guard let unit = CalendarValue.unit(call[0]), let date = DateValue.date(call["from"]) else {
        return nil
      }
      return .integer(call.calendar.component(unit, from: date.stated(call.interpreter)))
    },
    "dateComponents": components,
    "date": date,
    "startOfDay": { call in
      DateValue.date(call["for"]).map { .native($0.at(call.calendar.startOfDay(for: $0.date))) }
    },
    "isDateInToday": { isInDay(0, $0) }, "isDateInTomorrow": { isInDay(1, $0) },
    "isDateInYesterday": { isInDay(-1, $0) },
    "isDateInWeekend": { call in
      DateValue.date(call[0]).map {
        .boolean(call.calendar.isDateInWeekend($0.stated(call.interpreter)))
      }
    },
    "isDate": { call in
      guard let a = DateValue.date(call[0]) else { return nil }
      let unit = call["inSameDayAs"] == nil ? CalendarValue.unit(call["toGranularity"]) : .day
      guard let unit, let b = DateValue.date(call["inSameDayAs"] ?? call["equalTo"]) else {
        return nil
      }
      return .boolean(call.calendar.isDate(a.date, equalTo: b.date, toGranularity: unit))
    },
    "compare": { call in
      guard let a = DateValue.date(call[0]), let b = DateValue.date(call["to"]),
        let unit = CalendarValue.unit(call["toGranularity"])
      else { return nil }
      let names = ["orderedAscending", "orderedSame", "orderedDescending"]
      let order = call.calendar.compare(a.date, to: b.date, toGranularity: unit)
      return .member(base: nil, name: names[order.rawValue + 1], arguments: nil)
    },
    "range": { call in
      guard let date = DateValue.date(call["for"]), let unit = CalendarValue.unit(call["of"]),
        let whole = CalendarValue.unit(call["in"])
      else { return nil }
      guard let range = call.calendar.range(of: unit, in: whole, for: date.stated(call.interpreter))
      else { return Value.none }
      return .range(
        lower: .integer(range.lowerBound), upper: .integer(range.upperBound), isClosed: false)
    },
    "dateInterval": { call in
      guard let date = DateValue.date(call["for"]), let unit = CalendarValue.unit(call["of"]) else {
        return nil
      }
      guard let interval = call.calendar.dateInterval(of: unit, for: date.date) else {
        return Value.none
      }
      return DateValue.interval(date.at(interval.start), date.at(interval.end))
    },
  ]

  /// Whether a date is this many days from today.
  private static func isInDay(_ distance: Double, _ call: NativeCall) -> Value? {
    guard let date = DateValue.date(call[0]) else { return nil }
    if !date.isAssumed { call.interpreter.reportNow() }
    let day = DateValue(DateValue.now + distance * 86400)
    return .boolean(call.calendar.isDate(date.date, inSameDayAs: day.date))
  }

  private static let components: NativeFunction = { call in
    guard let from = DateValue.date(call["from"] ?? call.arguments.last?.value) else {
      return ComponentsValue.components(call["from"]).map { .native(ComponentsValue($0)) }
    }
    let named: [Value] =
      if case .array(let several)? = call[0] { several } else { call[0].map { [$0] } ?? [] }
    let units = Set(named.compactMap { CalendarValue.unit($0) })
    guard let to = DateValue.date(call["to"]) else {
      return .native(
        ComponentsValue(call.calendar.dateComponents(units, from: from.stated(call.interpreter))))
    }
    if from.isAssumed != to.isAssumed { call.interpreter.reportNow() }
    return .native(
      ComponentsValue(call.calendar.dateComponents(units, from: from.date, to: to.date)))
  }

  private static let date: NativeFunction = { call in
    if let components = ComponentsValue.components(call["from"]) {
      return call.calendar.date(from: components).map { .native(DateValue($0)) } ?? Value.none
    }
    if let date = DateValue.date(call["of"]) {
      var time = call.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date.stated(call.interpreter))
      time.hour = call["bySettingHour"]?.integer ?? time.hour
      time.minute = call["minute"]?.integer ?? time.minute
      time.second = call["second"]?.integer ?? time.second
      guard time.isValidDate(in: call.calendar), let changed = call.calendar.date(from: time) else {
        return Value.none
      }
      return .native(date.at(changed))
    }
    guard let date = DateValue.date(call["to"]) else { return nil }
    var difference = ComponentsValue.components(call["byAdding"])
    if let unit = CalendarValue.unit(call["byAdding"]), let count = call["value"]?.integer {
      difference = ComponentsValue.components([(unit, count)])
    }
    return difference.map { difference in
      call.calendar.date(byAdding: difference, to: date.date).map { .native(date.at($0)) }
        ?? Value.none
    }
  }
}

/// `DateComponents`: the stated parts of a date.
final class ComponentsValue: NativeValue {
  private let components: DateComponents

  init(_ components: DateComponents) { self.components = components }

  static let initializers: [String: NativeFunction] = [
    "DateComponents": { .native(ComponentsValue(stated($0.arguments))) }
  ]

  static func components(_ value: Value?) -> DateComponents? {
    switch value {
    case .native(let native as ComponentsValue)?: native.components
    case .member(_, "init", let arguments?)?: stated(arguments)
    default: nil
    }
  }

  private static func stated(_ arguments: [LabeledValue]) -> DateComponents {
    components(
      arguments.compactMap { argument in
        guard let unit = argument.label.flatMap({ CalendarValue.units[$0] }),
          let count = argument.value.integer
        else { return nil }
        return (unit, count)
      })
  }

  /// Values that are too large count as the maximum.
  static func components(_ fields: [(unit: Calendar.Component, count: Int)]) -> DateComponents {
    fields.reduce(into: DateComponents()) { components, field in
      let most = field.unit == .second || field.unit == .nanosecond ? 1_000_000_000 : 100_000
      components.setValue(min(max(field.count, -most), most), for: field.unit)
    }
  }

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    if name == "date" {
      return CalendarValue.calendar.date(from: components).map { .native(DateValue($0)) }
        ?? Value.none
    }
    return CalendarValue.units[name] == nil ? nil : part(name)
  }

  func part(_ name: String) -> Value {
    CalendarValue.units[name].flatMap { components.value(for: $0) }.map { .integer($0) } ?? .none
  }

  func with(_ name: String, _ value: Value) -> (any NativeValue)? {
    guard let unit = CalendarValue.units[name] else { return self }
    var components = components
    let stated = value.integer.map { Self.components([(unit, $0)]) }
    components.setValue(stated?.value(for: unit), for: unit)
    return ComponentsValue(components)
  }

  func equals(_ other: Value) -> Bool { Self.components(other) == components }

  var typeNames: [String] { ["DateComponents"] }

  var description: String {
    CalendarValue.units.sorted { $0.key < $1.key }.compactMap { name, unit in
      components.value(for: unit).map { "\(name): \($0)" }
    }.joined(separator: " ")
  }
}
