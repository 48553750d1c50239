import Foundation

/// The format of a number in `formatted()` and `Text(_:format:)`.
struct NumberStyle {
  enum Kind: Equatable {
    case plain, percent
    case currency(String)
  }

  var kind = Kind.plain
  /// The number of fraction digits; nil for the default of the kind.
  var fraction: ClosedRange<Int>?
  var significant: ClosedRange<Int>?
  var leastWhole = 1
  var isGrouped = true
  var isCompact = false
  var showsPlus = false
  var hidesMinus = false
  var usesCode = false
  var rounding = FloatingPointRoundingRule.toNearestOrEven
  var increment: Double?

  /// The maximum number of digits.
  private static let mostDigits = 100

  init() {}

  /// The code of a currency, of three letters; nil for words that stand for an unknown one.
  static func code(_ value: Value?) -> String? {
    value?.string.flatMap { $0.count == 3 && $0.allSatisfy(\.isUppercase) ? $0 : nil }
  }

  /// The style that a value describes: `.percent`, `.currency(code: "USD")`; nil for other ones.
  init?(_ value: Value) {
    guard let chain = StyleChain(value), let root = chain.root else { return nil }
    switch root.name {
    case "number", "init", "FloatingPointFormatStyle", "IntegerFormatStyle": break
    case "percent", "FloatingPointFormatStyle.Percent", "IntegerFormatStyle.Percent":
      kind = .percent
    case "currency": kind = .currency(Self.code(root["code"]) ?? "USD")
    default: return nil
    }
    for link in chain.links { apply(link) }
  }

  private mutating func apply(_ link: StyleChain.Link) {
    switch link.name {
    case "precision": link.first.map { precision($0) }
    case "grouping": isGrouped = link.first?.unresolvedName != "never"
    case "notation": isCompact = link.first?.unresolvedName == "compactName"
    case "sign":
      let strategy = link["strategy"]?.unresolvedName
      (showsPlus, hidesMinus) = (strategy == "always", strategy == "never")
    case "presentation": usesCode = link.first?.unresolvedName == "isoCode"
    case "rounded":
      rounding = link["rule"]?.unresolvedName.flatMap { StandardLibrary.rules[$0] } ?? rounding
      increment = link["increment"]?.number
    case "scale": break
    default: break
    }
  }

  private mutating func precision(_ value: Value) {
    guard case .member(_, let name, let arguments?) = value else { return }
    let digits = arguments.first.flatMap { Self.digits($0.value) }
    switch name {
    case "fractionLength": fraction = digits
    case "significantDigits": significant = digits
    case "integerLength": leastWhole = digits?.lowerBound ?? 1
    case "integerAndFractionLength":
      leastWhole =
        (arguments["integer"] ?? arguments["integerLimits"]).flatMap(Self.digits)?
        .lowerBound ?? 1
      fraction = (arguments["fraction"] ?? arguments["fractionLimits"]).flatMap(Self.digits)
    default: break
    }
  }

  private static func digits(_ value: Value) -> ClosedRange<Int>? {
    let clamp = { (count: Int) in min(max(count, 0), mostDigits) }
    switch value {
    case .integer(let count): return clamp(count)...clamp(count)
    case .range(let lower, let upper, let isClosed):
      guard let low = lower.integer, let high = upper.integer else { return nil }
      let last = isClosed || high == .min ? high : high - 1
      return clamp(low)...max(clamp(low), clamp(last))
    default: return nil
    }
  }
}

extension NumberStyle {
  /// A number in this style, for the United States.
  func text(_ value: Value) -> String? {
    guard let number = value.number else { return nil }
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let isWhole = value.integer != nil
    var scaled = kind == .percent && !isWhole ? number * 100 : number
    if let increment, increment > 0 { scaled = (scaled / increment).rounded(rounding) * increment }
    var suffix = ""
    if isCompact { (scaled, suffix) = Self.compact(scaled) }
    var digits = digits(abs(scaled), isWhole: isWhole && !isCompact, whole: value.integer)
    if isCompact, fraction == nil { digits = Self.short(abs(scaled)) }
    let sign = scaled < 0 && !hidesMinus ? "-" : showsPlus && scaled > 0 ? "+" : ""
    return sign + symbol + grouped(digits) + suffix + (kind == .percent ? "%" : "")
  }

  private var symbol: String {
    guard case .currency(let code) = kind else { return "" }
    let known = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹"]
    let others = ["KRW": "₩", "BRL": "R$", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "ILS": "₪"]
    if !usesCode, let symbol = known[code] ?? others[code] { return symbol }
    return code + "\u{A0}"
  }

  private var ownFraction: ClosedRange<Int> {
    guard case .currency(let code) = kind else { return 0...6 }
    return ["JPY", "KRW", "CLP", "VND"].contains(code) ? 0...0 : 2...2
  }

  /// The digits of a number that is not negative, without groups.
  private func digits(_ number: Double, isWhole: Bool, whole: Int?) -> String {
    if let significant { return Self.significantDigits(number, significant) }
    let fraction =
      fraction ?? (isWhole && kind == .plain || isWhole && kind == .percent ? 0...0 : ownFraction)
    if isWhole, let whole, increment == nil {
      let zeros = String(repeating: "0", count: fraction.lowerBound)
      return String(whole.magnitude) + (zeros.isEmpty ? "" : "." + zeros)
    }
    let power = pow(10, Double(min(fraction.upperBound, 15)))
    let isNearest = rounding == .toNearestOrEven || rounding == .toNearestOrAwayFromZero
    let rounded = isNearest ? number : (number * power).rounded(rounding) / power
    return Self.trimmed(
      String(format: "%.\(fraction.upperBound)f", rounded), least: fraction.lowerBound)
  }

  /// Removes trailing zeros of the fraction, keeping at least this many digits.
  private static func trimmed(_ text: String, least: Int) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    var fraction = text[text.index(after: point)...]
    while fraction.count > least, fraction.last == "0" { fraction = fraction.dropLast() }
    return fraction.isEmpty ? String(text[..<point]) : String(text[...point]) + fraction
  }

  private static func significantDigits(_ number: Double, _ count: ClosedRange<Int>) -> String {
    guard number > 0 else { return "0" }
    let magnitude = Int(saturating: log10(number).rounded(.down)) + 1
    let behind = count.upperBound - magnitude
    if behind >= 0 {
      return trimmed(
        String(format: "%.\(min(behind, mostDigits))f", number),
        least: max(0, count.lowerBound - magnitude))
    }
    let unit = pow(10, Double(-behind))
    return String(format: "%.0f", (number / unit).rounded(.toNearestOrEven) * unit)
  }

  private static func compact(_ number: Double) -> (Double, String) {
    let steps: [(Double, String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
    for (unit, suffix) in steps where abs(number) >= unit * 0.9995 {
      return (number / unit, suffix)
    }
    return (number, "")
  }

  /// Two digits, or all that come before the point.
  private static func short(_ number: Double) -> String {
    number < 10 && number > 0
      ? significantDigits(number, 1...2) : String(format: "%.0f", number)
  }

  private func grouped(_ digits: String) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1)
    var whole = parts.first.map(String.init) ?? ""
    whole = String(repeating: "0", count: max(0, leastWhole - whole.count)) + whole
    guard isGrouped, whole.count > 3 else { return joined(whole, parts) }
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return joined(result, parts)
  }

  private func joined(_ whole: String, _ parts: [Substring]) -> String {
    parts.count > 1 ? whole + "." + parts[1] : whole
  }
}

extension NumberStyle {
  /// A number in a localised key: integers with grouping, fractions with six digits.
  ///
  /// Source: the default specifiers of `LocalizedStringKey`, `%lld` and `%lf`, in the locale.
  static func key(_ value: Value, in locale: Locale?) -> String? {
    var style = NumberStyle()
    if case .number = value { style.fraction = 6...6 }
    return style.text(value, in: locale)
  }
}
