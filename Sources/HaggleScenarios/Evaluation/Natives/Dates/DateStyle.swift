import HaggleSyntax

/// How `formatted(…)`, `Text(_:style:)` and the styles of `DateFormatter` show a date in the
/// United States.
struct DateStyle {
  /// Newer systems have a narrower space here, which breaks no lines.
  static let beforePeriod = " "

  static let iso8601 = DateStyle(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'")

  private let pattern: String

  init(pattern: String) { self.pattern = pattern }

  /// `.abbreviated`, `.long` … for the date, `.shortened`, `.standard` … for the time.
  init(date: String, time: String) {
    let dates = [
      "numeric": "M/d/yyyy", "abbreviated": "MMM d, yyyy", "long": "MMMM d, yyyy",
      "complete": "EEEE, MMMM d, yyyy",
    ]
    let times = ["shortened": "h:mm", "standard": "h:mm:ss", "complete": "h:mm:ss"]
    let period = "'\(Self.beforePeriod)'a" + (time == "complete" ? " z" : "")
    self.init(dates[date], times[time].map { $0 + period }, isNumeric: date == "numeric")
  }

  /// The styles of `DateFormatter`.
  init(dateStyle: String, timeStyle: String) {
    let dates = [
      "short": "M/d/yy", "medium": "MMM d, yyyy", "long": "MMMM d, yyyy",
      "full": "EEEE, MMMM d, yyyy",
    ]
    let times = ["short": "h:mm", "medium": "h:mm:ss", "long": "h:mm:ss", "full": "h:mm:ss"]
    let zone = timeStyle == "long" ? " z" : timeStyle == "full" ? " zzzz" : ""
    self.init(
      dates[dateStyle], times[timeStyle].map { $0 + "'\(Self.beforePeriod)'a" + zone },
      isNumeric: dateStyle == "short")
  }

  private init(_ date: String?, _ time: String?, isNumeric: Bool) {
    let both = [date, time].compactMap(\.self)
    pattern = both.joined(separator: isNumeric ? ", " : " 'at' ")
  }

  /// `.dateTime.month(.wide).day()`, `.iso8601`, `.date`; nil for other values.
  init?(_ value: Value) {
    guard let chain = StyleChain(value), let root = chain.root else { return nil }
    switch root.name {
    case "iso8601", "Date.ISO8601FormatStyle": self = .iso8601
    case "date": self.init(date: "long", time: "omitted")
    case "time": self.init(date: "omitted", time: "shortened")
    case "dateTime", "Date.FormatStyle", "init":
      let fields = chain.links.dropFirst().reduce(into: [:]) { $0[$1.name] = $1 }
      if let date = root["date"]?.unresolvedName ?? root["time"].map({ _ in "omitted" }) {
        self.init(date: date, time: root["time"]?.unresolvedName ?? "omitted")
      } else if fields.isEmpty {
        self.init(date: "numeric", time: "shortened")
      } else {
        self.init(DateFields(fields))
      }
    default: return nil
    }
  }

  init(_ fields: DateFields) {
    self.init(fields.datePattern, fields.timePattern, isNumeric: !fields.hasMonthName)
  }

  func text(_ date: DateValue, _ evaluator: Evaluator) -> String {
    DatePattern(pattern).text(date.civil(evaluator))
  }
}

/// Which fields of a date are shown, and how long each.
///
/// Source: the available formats of `en` in CLDR.
struct DateFields {
  private var weekday: String?
  private var month: String?
  private var day: String?
  private var year: String?
  private var hour: String?
  private var minute: String?
  private var second: String?
  private var hasPeriod = true

  var hasMonthName: Bool { (month?.count ?? 0) >= 3 }

  /// The links of `.dateTime.month(.wide).day()`.
  init(_ fields: [String: StyleChain.Link]) {
    let width = { (name: String) in fields[name].map { $0.first?.unresolvedName ?? "" } }
    weekday = width("weekday").map { ["wide": "EEEE", "narrow": "EEEEE"][$0] ?? "EEE" }
    month = width("month").map {
      ["wide": "MMMM", "narrow": "MMMMM", "twoDigits": "MM", "defaultDigits": "M"][$0] ?? "MMM"
    }
    day = width("day").map { $0 == "twoDigits" ? "dd" : "d" }
    year = width("year").map { $0 == "twoDigits" ? "yy" : "y" }
    if let link = fields["hour"] {
      let arguments: [CallArguments.Argument]? =
        if case .member(_, _, let arguments)? = link.first { arguments } else { nil }
      let period = arguments?.first { $0.label == "amPM" }?.value.unresolvedName
      hasPeriod = period != "omitted"
      let isTwo = link.first?.unresolvedName?.hasPrefix("twoDigits") == true
      hour = isTwo ? "hh" : "h"
    }
    minute = width("minute").map { _ in "mm" }
    second = width("second").map { _ in "ss" }
  }

  /// A template such as `MMMd`, as `setLocalizedDateFormatFromTemplate` takes it.
  init(template: String) {
    let run = { (letters: String) in
      let found = template.filter { letters.contains($0) }
      return found.isEmpty ? nil : found
    }
    weekday = run("Ec").map { $0.count < 4 ? "EEE" : "EEEE" }
    month = run("ML").map { String(repeating: "M", count: min($0.count, 5)) }
    day = run("d").map { $0.count == 2 && template.contains("MM") ? "dd" : "d" }
    year = run("y").map { $0.count == 2 ? "yy" : "y" }
    hour = run("hHjJkK").map { $0.contains("H") ? "HH" : "h" }
    hasPeriod = hour != "HH"
    minute = run("m").map { _ in "mm" }
    second = run("s").map { _ in "ss" }
  }

  var timePattern: String? {
    let parts = [hour, minute, second].compactMap(\.self)
    guard !parts.isEmpty else { return nil }
    let period = hour != nil && hasPeriod ? "'\(DateStyle.beforePeriod)'a" : ""
    return parts.joined(separator: ":") + period
  }

  var datePattern: String? {
    guard month != nil || day != nil || year != nil else { return weekday }
    guard let month else {
      return [day, weekday, year].compactMap(\.self).joined(separator: " ")
    }
    guard hasMonthName else {
      let numbers = [month, day, year].compactMap(\.self).joined(separator: "/")
      return [weekday, numbers].compactMap(\.self).joined(separator: ", ")
    }
    let named = [month, day].compactMap(\.self).joined(separator: " ")
    let dated = year.map { named + (day == nil ? " " : ", ") + $0 } ?? named
    return [weekday, dated].compactMap(\.self).joined(separator: ", ")
  }
}
