import Foundation

/// `DateFormatter()` and similar: its settings, and its results.
final class FormatterValue: NativeValue {
  private let kind: String
  private var settings: [String: Value] = [:]

  init(_ kind: String) { self.kind = kind }

  static let initializers: [String: NativeFunction] =
    [
      "DateFormatter", "NumberFormatter", "RelativeDateTimeFormatter", "ByteCountFormatter",
      "ISO8601DateFormatter", "DateComponentsFormatter", "MeasurementFormatter", "ListFormatter",
    ].reduce(into: [:]) { rows, kind in
      rows[kind] = { _ in .native(FormatterValue(kind)) }
    }

  static let staticMethods: [String: NativeFunction] = [
    "DateFormatter.localizedString": { call in
      guard let date = DateValue.date(call["from"]) else { return nil }
      let style = DateStyle(
        dateStyle: call["dateStyle"]?.unresolvedName ?? "none",
        timeStyle: call["timeStyle"]?.unresolvedName ?? "none")
      return .string(style.text(date, call.interpreter))
    },
    "DateFormatter.dateFormat": { call in
      call["fromTemplate"]?.string
        .flatMap { DateStyle.pattern(of: $0, in: call.interpreter.locale) }.map { .string($0) }
    },
    "ByteCountFormatter.string": { call in
      let style = call["countStyle"]?.unresolvedName
      let isBinary = style == "memory" || style == "binary"
      guard call.interpreter.affords(steps: 20, bytes: 0) else { return nil }
      return call["fromByteCount"].flatMap { call.interpreter.bytes(in: $0) }
        .map { .string(ByteCountStyle(isBinary: isBinary).text($0, in: call.interpreter.locale)) }
    },
    "NumberFormatter.localizedString": { call in
      let formatter = FormatterValue("NumberFormatter")
      formatter.settings["numberStyle"] = call["number"]
      return call["from"].flatMap { formatter.numberText($0, call.interpreter) }.map { .string($0) }
    },
  ]

  func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    if let setting = settings[name] { return setting }
    // `weekdaySymbols`, as a calendar has them.
    let isSymbol = kind == "DateFormatter" && name.contains("Symbol")
    return isSymbol ? CalendarValue().member(name, interpreter) : nil
  }
  func part(_ name: String) -> Value { settings[name] ?? .none }

  func with(_ name: String, _ value: Value) -> (any NativeValue)? {
    settings[name] = value
    return self
  }

  var typeNames: [String] { [kind] }
  var description: String { kind }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "string", "localizedString":
      return text(call).map { .string($0) }
    case "date":
      guard kind == "DateFormatter", let text = call.string(0),
        let pattern = settings["dateFormat"]?.string
      else { return nil }
      return DateStyle(pattern: pattern).date(text, call.interpreter).map { .native($0) }
        ?? Value.none
    case "number":
      let digits = call.string(0)?.filter { $0 != "," && $0 != "$" }
      return digits.flatMap { digits in
        Int(digits).map { .integer($0) } ?? Double(digits).map { .number($0) }
      } ?? Value.none
    case "setLocalizedDateFormatFromTemplate":
      settings["template"] = call[0]
      return .void
    default: return nil
    }
  }

  private func text(_ call: NativeCall) -> String? {
    guard let value = call["from"] ?? call["for"] ?? call["fromByteCount"] ?? call[0] else {
      return nil
    }
    switch kind {
    case "DateFormatter": return DateValue.date(value).map { dateText($0, call.interpreter) }
    case "ISO8601DateFormatter":
      return DateValue.date(value).map { DateStyle.iso8601.text($0, call.interpreter) }
    case "NumberFormatter": return numberText(value, call.interpreter)
    case "RelativeDateTimeFormatter": return relativeText(value, call)
    case "ByteCountFormatter":
      guard call.interpreter.affords(steps: 20, bytes: 0) else { return nil }
      return call.interpreter.bytes(in: value)
        .map { ByteCountStyle().text($0, in: call.interpreter.locale) }
    case "DateComponentsFormatter": return lengthText(value, call)
    // The results of other formatters are unknown.
    default: return nil
    }
  }

  /// Its own locale setting.
  private var own: Locale? { LocaleValue.locale(settings["locale"]) }

  private func dateText(_ date: DateValue, _ interpreter: Interpreter) -> String {
    if let pattern = settings["dateFormat"]?.string {
      return DateStyle(pattern: pattern).in(own).text(date, interpreter)
    }
    if let template = settings["template"]?.string {
      return DateStyle(template: template).in(own).text(date, interpreter)
    }
    let style = { [settings] (name: String) in settings[name]?.unresolvedName ?? "none" }
    return DateStyle(dateStyle: style("dateStyle"), timeStyle: style("timeStyle")).in(own)
      .text(date, interpreter)
  }

  private func numberText(_ value: Value, _ interpreter: Interpreter) -> String? {
    let locale = own ?? interpreter.locale
    var style = NumberStyle()
    // Formatters show no fraction digits unless the style or a setting demands them.
    var fraction = 0...0
    style.isGrouped = false
    switch settings["numberStyle"]?.unresolvedName {
    case "decimal": (style.isGrouped, fraction) = (true, 0...3)
    case "percent": (style.kind, style.isGrouped) = (.percent, true)
    case "currency", "currencyAccounting":
      let usual = locale?.currency?.identifier ?? "USD"
      style.kind = .currency(NumberStyle.code(settings["currencyCode"]) ?? usual)
      (style.isGrouped, fraction) = (true, 2...2)
    case "ordinal": return value.integer.flatMap { Self.ordinal($0, in: locale, interpreter) }
    default: break
    }
    if let least = settings["minimumFractionDigits"]?.integer {
      fraction = max(least, 0)...max(fraction.upperBound, least, 0)
    }
    if let most = settings["maximumFractionDigits"]?.integer {
      fraction = min(fraction.lowerBound, max(most, 0))...max(most, 0)
    }
    style.fraction = min(fraction.lowerBound, 100)...min(fraction.upperBound, 100)
    style.isGrouped = settings["usesGroupingSeparator"]?.boolean ?? style.isGrouped
    return style.text(value.number.map { .number($0) } ?? value, in: locale)
  }

  private static func ordinal(
    _ number: Int, in locale: Locale?, _ interpreter: Interpreter
  ) -> String? {
    if let locale, !locale.isAmerican {
      // The time that Foundation needs, in steps.
      guard interpreter.affords(steps: 250, bytes: 0) else { return nil }
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .ordinal
      return formatter.string(from: NSNumber(value: number)) ?? String(number)
    }
    if (11...13).contains(number.magnitude % 100) { return "\(number)th" }
    return "\(number)" + ([1: "st", 2: "nd", 3: "rd"][number.magnitude % 10] ?? "th")
  }

  /// A length of time: a number of seconds, or from one date to another.
  private func lengthText(_ value: Value, _ call: NativeCall) -> String? {
    var units: Set<String> = []
    if case .array(let elements)? = settings["allowedUnits"] {
      units = Set(elements.compactMap(\.unresolvedName))
    } else if let unit = settings["allowedUnits"]?.unresolvedName {
      units = [unit]
    }
    let style = ComponentsStyle(
      style: settings["unitsStyle"]?.unresolvedName, units: units,
      isPadded: settings["zeroFormattingBehavior"]?.unresolvedName == "pad")
    if let number = value.number { return style.text(number) }
    if let start = DateValue.date(value), let end = DateValue.date(call["to"]) {
      return style.text(end.seconds - start.seconds)
    }
    guard value.placeholderName != nil else { return nil }
    call.interpreter.reportUnknown(value)
    return style.text(ComponentsStyle.example)
  }

  private func relativeText(_ value: Value, _ call: NativeCall) -> String? {
    let date = DateValue.date(call["for"]) ?? DateValue.date(value)
    guard let date else { return value.number.map(RelativeText.text) }
    let other = DateValue.date(call["relativeTo"]) ?? DateValue(DateValue.now, isAssumed: true)
    if date.isAssumed != other.isAssumed { call.interpreter.reportNow() }
    return RelativeText.text(date.seconds - other.seconds)
  }
}

extension Interpreter {
  /// A number of bytes; megabytes where it is unknown.
  fileprivate func bytes(in value: Value) -> Double? {
    if let number = value.number { return number }
    guard value.placeholderName != nil else { return nil }
    reportUnknown(value)
    return Double(standIns.amount) * 1_000_000
  }
}

/// `in 2 hours`, `3 days ago`
enum RelativeText {
  private static let units: [(length: Double, name: String)] = [
    (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86400, "day"), (3600, "hour"),
    (60, "minute"), (1, "second"),
  ]

  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "" }
    let (length, name) = units.first { abs(seconds) >= $0.length } ?? units[units.count - 1]
    let count = Int(saturating: (abs(seconds) / length).rounded(.down))
    let words = "\(count) \(name)\(count == 1 ? "" : "s")"
    return seconds < 0 ? words + " ago" : "in " + words
  }
}
