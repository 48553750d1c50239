import Foundation

/// The format of a date in `formatted(…)`, `Text(_:style:)` and `DateFormatter`.
package struct DateStyle {
  private enum Shape {
    /// `yyyy-MM-dd`, letter by letter.
    case pattern(String)
    /// `yMMMd`: which fields there are, and how long each.
    case template(String)
    case styles(date: DateFormatter.Style, time: DateFormatter.Style)
  }

  static let iso8601 = DateStyle(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'")

  private let shape: Shape
  /// The stated locale; nil for the current one.
  private var locale: Locale?

  init(pattern: String) { shape = .pattern(pattern) }
  init(template: String) { shape = .template(template) }

  /// From a date style (`.abbreviated`, `.long` …) and a time style (`.shortened`, `.standard` …).
  package init(date: String, time: String) {
    guard date != "numeric" else {
      let times = ["shortened": "jm", "standard": "jms", "complete": "jmsz"]
      shape = .template("yMd" + (times[time] ?? ""))
      return
    }
    let dates: [String: DateFormatter.Style] = [
      "abbreviated": .medium, "long": .long, "complete": .full,
    ]
    let times: [String: DateFormatter.Style] = [
      "shortened": .short, "standard": .medium, "complete": .long,
    ]
    shape = .styles(date: dates[date] ?? .none, time: times[time] ?? .none)
  }

  /// The styles of `DateFormatter`.
  init(dateStyle: String, timeStyle: String) {
    let styles: [String: DateFormatter.Style] = [
      "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    shape = .styles(date: styles[dateStyle] ?? .none, time: styles[timeStyle] ?? .none)
  }

  /// `.dateTime.month(.wide).day()`, `.iso8601`, `.date`; nil for other values.
  init?(_ value: Value) {
    guard let chain = StyleChain(value), let root = chain.root else { return nil }
    switch root.name {
    case "iso8601", "Date.ISO8601FormatStyle": self = .iso8601
    case "date": self.init(date: "long", time: "omitted")
    case "time": self.init(date: "omitted", time: "shortened")
    case "dateTime", "Date.FormatStyle", "init":
      let fields = chain.links.dropFirst()
      if let date = root["date"]?.unresolvedName ?? root["time"].map({ _ in "omitted" }) {
        self.init(date: date, time: root["time"]?.unresolvedName ?? "omitted")
      } else if fields.isEmpty {
        self.init(date: "numeric", time: "shortened")
      } else {
        self.init(template: fields.map(Self.letters).joined())
      }
    default: return nil
    }
    locale = chain.locale
  }

  /// The style in a locale; nil for the current one.
  func `in`(_ locale: Locale?) -> DateStyle {
    var style = self
    style.locale = locale ?? style.locale
    return style
  }

  /// The template letters for a link such as `month(.wide)`.
  private static func letters(_ link: StyleChain.Link) -> String {
    let width = link.first?.unresolvedName ?? ""
    switch link.name {
    case "weekday": return ["wide": "EEEE", "narrow": "EEEEE"][width] ?? "EEE"
    case "month":
      let widths = ["wide": "MMMM", "narrow": "MMMMM", "twoDigits": "MM", "defaultDigits": "M"]
      return widths[width] ?? "MMM"
    case "day": return width == "twoDigits" ? "dd" : "d"
    case "year": return width == "twoDigits" ? "yy" : "y"
    case "hour":
      let arguments: [LabeledValue]? =
        if case .member(_, _, let arguments)? = link.first { arguments } else { nil }
      let period = arguments?["amPM"]?.unresolvedName
      let letter = period == "omitted" ? "J" : "j"
      return width.hasPrefix("twoDigits") ? letter + letter : letter
    case "minute": return "mm"
    case "second": return "ss"
    default: return ""
    }
  }

  package func text(_ date: DateValue, _ interpreter: Interpreter) -> String {
    guard isAffordable(interpreter) else { return "" }
    return Self.plain(formatter(interpreter.locale).string(from: date.stated(interpreter)))
  }

  /// The length of its pattern in letters.
  private var length: Int {
    switch shape {
    case .pattern(let letters), .template(let letters): letters.utf8.count
    case .styles: 0
    }
  }

  /// Parses a date; nil if it has another format.
  func date(_ text: String, _ interpreter: Interpreter) -> DateValue? {
    guard isAffordable(interpreter), interpreter.affords(characters: text.utf8.count)
    else { return nil }
    return formatter(nil).date(from: text).map { DateValue($0) }
  }

  /// Charges the time that Foundation needs, in steps.
  private func isAffordable(_ interpreter: Interpreter) -> Bool {
    interpreter.affords(steps: 500 + length, bytes: 1_000 + length * 8)
  }

  /// - Parameter current: the locale where it states none; nil for the United States.
  private func formatter(_ current: Locale?) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale ?? current ?? CalendarValue.locale
    formatter.calendar = CalendarValue.calendar
    formatter.timeZone = CalendarValue.zone
    switch shape {
    case .pattern(let pattern): formatter.dateFormat = pattern
    case .template(let template): formatter.setLocalizedDateFormatFromTemplate(template)
    case .styles(let date, let time): (formatter.dateStyle, formatter.timeStyle) = (date, time)
    }
    return formatter
  }

  /// The pattern that a template means.
  static func pattern(of template: String, in locale: Locale?) -> String? {
    DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: locale ?? CalendarValue.locale
    ).map(plain)
  }

  /// Newer systems have a narrower space in front of AM and PM, which breaks no lines.
  private static func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
