import Foundation
import HaggleVocabulary

extension NumberStyle {
  /// `number.formatted()`, `number.formatted(.percent)`.
  static func formatted(_ value: Value, _ style: Value?, _ interpreter: Interpreter) -> Value? {
    guard let style else {
      return NumberStyle().text(value, in: interpreter.locale).map { .string($0) }
    }
    return interpreter.styled(value, style).map { .string($0) }
  }
}

extension Interpreter {
  /// A value formatted by a format style; nil if the style does not apply.
  package func styled(_ value: Value, _ style: Value) -> String? {
    let locale = StyleChain(style)?.locale ?? locale
    if value.placeholderName != nil || value.isUncomputed {
      return declaredStyle(value, style) ?? sample(value, style, in: locale)
    }
    switch value {
    case .integer, .number:
      if let style = NumberStyle(style) { return style.text(value, in: locale) }
      if let style = ByteCountStyle(style) {
        return affords(steps: 20, bytes: 0) ? value.number.map { style.text($0, in: locale) } : nil
      }
      return value.number.flatMap { DurationStyle(style)?.text($0, in: locale) }
    case .array(let values): return list(values, style)
    case .native(let date as DateValue): return DateStyle(style).map { $0.text(date, self) }
    case .native(let duration as DurationValue):
      return (DurationStyle(style) ?? DurationStyle()).text(duration.seconds, in: locale)
    case .none: return nil
    default: return declaredStyle(value, style)
    }
  }

  /// What a style makes of data that is not known: its own words for an example.
  private func sample(_ value: Value, _ style: Value, in locale: Locale?) -> String? {
    let amount = Double(standIns.amount)
    if let style = NumberStyle(style) {
      let isWhole = value.unknownNumber?.isWhole ?? true
      return style.text(isWhole ? .integer(standIns.amount) : .number(amount + 0.5), in: locale)
    }
    if let style = ByteCountStyle(style) { return style.text(amount * 1_000_000, in: locale) }
    let isTime = StyleChain(style)?.root.map { $0.name == "units" || !$0.arguments.isEmpty }
    if isTime == true, let style = DurationStyle(style) { return style.text(amount, in: locale) }
    return DateStyle(style).map { $0.text(DateValue(DateValue.example), self) }
  }

  /// The result of a declared format style.
  private func declaredStyle(_ value: Value, _ style: Value) -> String? {
    guard case .instance = style,
      let function = ownMember("format", of: style, isCalled: true)?.function
    else { return nil }
    return call(function, [Passed(value)]).string
  }

  /// `a, b, and c`
  func list(_ values: [Value], _ style: Value?) -> String? {
    let chain = style.flatMap(StyleChain.init)?["list"]
    let member = chain?["memberStyle"]
    guard budget.spend(values.count) else { return nil }
    let texts = values.map { value in
      member.flatMap { styled(value, $0) } ?? Description.plain(value, self)
    }
    let word = chain?["type"]?.unresolvedName == "or" ? "or" : "and"
    let isNarrow = chain?["width"]?.unresolvedName == "narrow"
    if let locale = style.flatMap(StyleChain.init)?.locale ?? locale, !locale.isAmerican {
      return Self.list(texts, isChoice: word == "or", isNarrow: isNarrow, in: locale)
    }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    let start = texts.dropLast().joined(separator: ", ")
    if isNarrow { return start + ", " + last }
    return start + (texts.count > 2 ? ", \(word) " : " \(word) ") + last
  }
}

extension Interpreter {
  /// `a, b und c`
  private static func list(
    _ texts: [String], isChoice: Bool, isNarrow: Bool, in locale: Locale
  ) -> String {
    texts.formatted(
      .list(type: isChoice ? .or : .and, width: isNarrow ? .narrow : .standard).locale(locale))
  }
}

/// `.byteCount(style: .file)`
struct ByteCountStyle {
  private let unit: Double

  init?(_ value: Value) {
    guard let chain = StyleChain(value), let root = chain.root, root.name == "byteCount" else {
      return nil
    }
    let style = root["style"]?.unresolvedName
    unit = style == "memory" || style == "binary" ? 1024 : 1000
  }

  init(isBinary: Bool = false) { unit = isBinary ? 1024 : 1000 }

  /// - Parameter locale: nil for the United States.
  func text(_ bytes: Double, in locale: Locale?) -> String {
    guard let locale, !locale.isAmerican, let whole = Int64(exactly: bytes.rounded()) else {
      return text(bytes)
    }
    return ByteCountFormatStyle(style: unit == 1024 ? .memory : .file, locale: locale).format(whole)
  }

  private func text(_ bytes: Double) -> String {
    guard bytes.isFinite else { return "" }
    var (number, index) = (abs(bytes), 0)
    let names = ["bytes", "kB", "MB", "GB", "TB", "PB"]
    while number >= unit, index < names.count - 1 { (number, index) = (number / unit, index + 1) }
    if index == 0 { return number == 1 ? "1 byte" : "\(Int(saturating: number)) bytes" }
    var style = NumberStyle()
    style.fraction = index == 1 ? 0...0 : index == 2 ? 0...1 : 0...2
    return (bytes < 0 ? "-" : "") + (style.text(.number(number)) ?? "") + " " + names[index]
  }
}

/// `.time(pattern: .minuteSecond)`, `.units(allowed:width:)`
package struct DurationStyle {
  private enum Shape {
    case hourMinuteSecond, hourMinute, minuteSecond
    case units(allowed: Set<String>?, width: String)
  }

  private var shape = Shape.hourMinuteSecond

  init() {}

  init?(_ value: Value) {
    guard let root = StyleChain(value)?.root else { return nil }
    switch root.name {
    case "time":
      switch root["pattern"]?.unresolvedName ?? root.first?.unresolvedName {
      case "hourMinute": shape = .hourMinute
      case "minuteSecond": shape = .minuteSecond
      default: shape = .hourMinuteSecond
      }
    case "units":
      var allowed: Set<String>?
      if case .array(let units)? = root["allowed"] {
        allowed = Set(units.compactMap(\.unresolvedName))
      }
      let width = root["width"]?.unresolvedName ?? "abbreviated"
      shape = .units(allowed: allowed, width: width)
    default: return nil
    }
  }

  /// - Parameter locale: nil for the United States.
  func text(_ seconds: Double, in locale: Locale?) -> String {
    guard case .units(let allowed, let width) = shape, let locale, !locale.isAmerican,
      let whole = Int64(exactly: seconds.rounded(.toNearestOrEven))
    else { return text(seconds) }
    return Self.units(whole, allowed, width, in: locale)
  }

  private static func units(
    _ seconds: Int64, _ allowed: Set<String>?, _ width: String, in locale: Locale
  ) -> String {
    typealias Units = Duration.UnitsFormatStyle
    let known: [(name: String, unit: Units.Unit)] = [
      ("weeks", .weeks), ("days", .days), ("hours", .hours), ("minutes", .minutes),
      ("seconds", .seconds),
    ]
    let units = known.filter { allowed?.contains($0.name) ?? !["weeks", "days"].contains($0.name) }
      .map(\.unit)
    let widths = ["narrow": Units.UnitWidth.narrow, "wide": .wide]
    let style = Units.units(allowed: Set(units), width: widths[width] ?? .abbreviated)
    return style.locale(locale).format(.seconds(seconds))
  }

  func text(_ seconds: Double) -> String {
    guard let total = Int(exactly: seconds.rounded(.toNearestOrEven)) else { return "" }
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    switch shape {
    case .hourMinuteSecond: return "\(hours):\(two(minutes)):\(two(rest))"
    case .hourMinute: return "\(hours):\(two(minutes))"
    case .minuteSecond: return "\(total / 60):\(two(rest))"
    case .units(let allowed, let width): return Self.units(total, allowed, width)
    }
  }

  /// `Text(date, style: .timer)`: 1:05, 2:00:00
  package static func timer(_ seconds: Double) -> String {
    var style = DurationStyle()
    if seconds < 3600 { style.shape = .minuteSecond }
    return style.text(seconds)
  }

  /// `Text(date, style: .relative)`: the two largest units, 2 hr, 5 min
  package static func largestUnits(_ seconds: Double) -> String {
    let parts = units(
      Int(exactly: seconds.rounded(.down)) ?? 0, ["days", "hours", "minutes", "seconds"],
      "abbreviated")
    return parts.split(separator: ", ").prefix(2).joined(separator: ", ")
  }

  private static let names:
    [(unit: Int, key: String, short: String, shorts: String, long: String)] = [
      (86400, "days", "day", "days", "day"), (3600, "hours", "hr", "hrs", "hour"),
      (60, "minutes", "min", "mins", "minute"), (1, "seconds", "sec", "secs", "second"),
    ]

  private static func units(_ total: Int, _ allowed: Set<String>?, _ width: String) -> String {
    var rest = total
    var parts: [String] = []
    for (unit, key, short, shorts, long) in names
    where allowed?.contains(key) ?? (key != "days") {
      let count = rest / unit
      rest %= unit
      guard count != 0 else { continue }
      switch width {
      case "narrow": parts.append("\(count)\(short.prefix(1))")
      case "wide": parts.append("\(count) \(long)\(count == 1 ? "" : "s")")
      default:
        let isPlural = count != 1 && short != "hr" && short != "min"
        parts.append("\(count) \(isPlural ? shorts : short)")
      }
    }
    if parts.isEmpty { return width == "narrow" ? "0s" : "0 sec" }
    return parts.joined(separator: width == "narrow" ? " " : ", ")
  }
}
