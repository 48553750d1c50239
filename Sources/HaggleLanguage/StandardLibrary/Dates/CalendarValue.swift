/// `Calendar.current`: Gregorian, in UTC, with weeks that begin on Sunday.
package final class CalendarValue: NativeValue {
  package init() {}

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    let short = { (words: [String], count: Int) in
      Value.array(words.map { .string(String($0.prefix(count))) })
    }
    switch name {
    case "firstWeekday": return .integer(1)
    case "minimumDaysInFirstWeek": return .integer(1)
    case "weekdaySymbols", "standaloneWeekdaySymbols": return short(CivilTime.weekdays, 20)
    case "shortWeekdaySymbols", "shortStandaloneWeekdaySymbols": return short(CivilTime.weekdays, 3)
    case "veryShortWeekdaySymbols", "veryShortStandaloneWeekdaySymbols":
      return short(CivilTime.weekdays, 1)
    case "monthSymbols", "standaloneMonthSymbols": return short(CivilTime.months, 20)
    case "shortMonthSymbols", "shortStandaloneMonthSymbols": return short(CivilTime.months, 3)
    case "veryShortMonthSymbols", "veryShortStandaloneMonthSymbols":
      return short(CivilTime.months, 1)
    case "amSymbol": return .string("AM")
    case "pmSymbol": return .string("PM")
    case "identifier": return .member(base: nil, name: "gregorian", arguments: nil)
    default: return nil
    }
  }

  // What is set (time zone, locale, first day of the week) is taken as it is by default.
  package func part(_ name: String) -> Value { .none }
  package func with(_ name: String, _ value: Value) -> (any NativeValue)? { self }

  package var typeNames: [String] { ["Calendar"] }
  package var description: String { "gregorian (current)" }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    CalendarMethods.table[name]?(call)
  }

  static let statics: [String: @Sendable (Interpreter) -> Value] = [
    "Calendar.current": { _ in .native(CalendarValue()) },
    "Calendar.autoupdatingCurrent": { _ in .native(CalendarValue()) },
  ]
}

/// The methods of `Calendar`, a row each.
enum CalendarMethods {
  static let table: [String: NativeFunction] = [
    "component": { call in
      guard let name = call[0]?.unresolvedName, let date = DateValue.date(call["from"]) else {
        return nil
      }
      return DateComponentsValue.component(name, of: date.civil(call.interpreter))
        .map { .integer($0) }
    },
    "dateComponents": components,
    "date": date,
    "startOfDay": { call in
      DateValue.date(call["for"]).map { .native(start(of: "day", $0)) }
    },
    "isDateInToday": { isInDay(0, $0) }, "isDateInTomorrow": { isInDay(1, $0) },
    "isDateInYesterday": { isInDay(-1, $0) },
    "isDateInWeekend": { call in
      DateValue.date(call[0]).map { date in
        .boolean([1, 7].contains(date.civil(call.interpreter).weekday))
      }
    },
    "isDate": { call in
      guard let a = DateValue.date(call[0]) else { return nil }
      if let b = DateValue.date(call["inSameDayAs"]) { return .boolean(order("day", a, b) == 0) }
      guard let b = DateValue.date(call["equalTo"]),
        let unit = call["toGranularity"]?.unresolvedName
      else { return nil }
      return .boolean(order(unit, a, b) == 0)
    },
    "compare": { call in
      guard let a = DateValue.date(call[0]), let b = DateValue.date(call["to"]),
        let unit = call["toGranularity"]?.unresolvedName
      else { return nil }
      let names = ["orderedAscending", "orderedSame", "orderedDescending"]
      return .member(base: nil, name: names[order(unit, a, b) + 1], arguments: nil)
    },
    "range": { call in
      guard let date = DateValue.date(call["for"]), let unit = call["of"]?.unresolvedName else {
        return nil
      }
      let time = date.civil(call.interpreter)
      let isInYear = call["in"]?.unresolvedName == "year"
      let end =
        switch unit {
        case "day" where isInYear:
          CivilTime(year: time.year + 1).days - CivilTime(year: time.year).days + 1
        case "day": CivilTime.daysIn(month: time.month, of: time.year) + 1
        case "month": 13
        case "weekday": 8
        case "weekOfMonth":
          { (time: CivilTime) in
            var last = time
            last.day = CivilTime.daysIn(month: time.month, of: time.year)
            return last.weekOfMonth + 1
          }(time)
        default: 1
        }
      return .range(lower: .integer(1), upper: .integer(end), isClosed: false)
    },
    "dateInterval": { call in
      guard let date = DateValue.date(call["for"]), let unit = call["of"]?.unresolvedName else {
        return nil
      }
      let first = start(of: unit, date)
      let last = DateComponentsValue.adding(1, unit, to: first)
      let fields = [("start", Value.native(first)), ("end", Value.native(last))]
      return DateValue.initializers["DateInterval"]?(
        NativeCall(interpreter: call.interpreter, arguments: fields.map { .init($0.0, $0.1) }))
    },
  ]

  /// Where the unit begins that a date is in.
  private static func start(of unit: String, _ date: DateValue) -> DateValue {
    var time = CivilTime(date.seconds)
    time.nanosecond = 0
    switch unit {
    case "second": break
    case "minute": time.second = 0
    case "hour": (time.minute, time.second) = (0, 0)
    default:
      (time.hour, time.minute, time.second) = (0, 0, 0)
      if unit.hasPrefix("week"), unit != "weekday" {
        time = CivilTime(days: time.days - (time.weekday - 1))
      }
      if unit == "month" || unit == "year" { time.day = 1 }
      if unit == "year" { time.month = 1 }
    }
    return DateValue(time.seconds, isAssumed: date.isAssumed)
  }

  private static func order(_ unit: String, _ a: DateValue, _ b: DateValue) -> Int {
    let (first, second) = (start(of: unit, a).seconds, start(of: unit, b).seconds)
    return first < second ? -1 : first == second ? 0 : 1
  }

  /// Whether a date is so many days from today.
  private static func isInDay(_ distance: Double, _ call: NativeCall) -> Value? {
    guard let date = DateValue.date(call[0]) else { return nil }
    if !date.isAssumed { call.interpreter.reportNow() }
    return .boolean(order("day", date, DateValue(DateValue.now + distance * 86400)) == 0)
  }

  private static let components: NativeFunction = { call in
    guard let from = DateValue.date(call["from"] ?? call.arguments.last?.value) else {
      return DateComponentsValue.components(call["from"]).map { .native($0) }
    }
    let units: [Value] =
      if case .array(let several)? = call[0] { several } else { call[0].map { [$0] } ?? [] }
    let names = units.compactMap(\.unresolvedName)
    guard let to = DateValue.date(call["to"]) else {
      return .native(DateComponentsValue(names, of: from.civil(call.interpreter)))
    }
    if from.isAssumed != to.isAssumed { call.interpreter.reportNow() }
    return .native(DateComponentsValue(names, from: from, to: to))
  }

  private static let date: NativeFunction = { call in
    if let components = DateComponentsValue.components(call["from"]) {
      return .native(DateValue(components.time.seconds))
    }
    if let date = DateValue.date(call["of"]) {
      var time = date.civil(call.interpreter)
      time.hour = call["bySettingHour"]?.integer ?? time.hour
      time.minute = call["minute"]?.integer ?? time.minute
      time.second = call["second"]?.integer ?? time.second
      time.nanosecond = 0
      guard (0..<24).contains(time.hour), (0..<60).contains(time.minute) else { return Value.none }
      return .native(DateValue(time.seconds, isAssumed: date.isAssumed))
    }
    guard let date = DateValue.date(call["to"]) else { return nil }
    if let unit = call["byAdding"]?.unresolvedName, let count = call["value"]?.integer {
      return .native(DateComponentsValue.adding(count, unit, to: date))
    }
    return DateComponentsValue.components(call["byAdding"]).map { .native($0.added(to: date)) }
  }
}
