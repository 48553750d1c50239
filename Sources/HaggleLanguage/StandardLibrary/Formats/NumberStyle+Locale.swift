import Foundation

// Numbers in other locales, formatted by Foundation. The default, that of the United States, is
// formatted here, which is faster.
extension NumberStyle {
  /// A number in this style.
  ///
  /// - Parameter locale: nil for the United States.
  func text(_ value: Value, in locale: Locale?) -> String? {
    guard let locale, !locale.isAmerican, let number = value.number, number.isFinite else {
      return text(value)
    }
    let isWhole = value.integer != nil
    switch kind {
    case .plain: return plain(number, isWhole: isWhole, locale)
    // An integer is already in percent.
    case .percent: return percent(isWhole ? number / 100 : number, isWhole: isWhole, locale)
    case .currency(let code): return currency(number, code, locale)
    }
  }

  private func plain(_ number: Double, isWhole: Bool, _ locale: Locale) -> String {
    typealias Style = FloatingPointFormatStyle<Double>
    var style = Style(locale: locale).grouping(grouping).sign(strategy: sign())
    if isCompact { style = style.notation(.compactName) }
    if let precision = precision(isWhole ? 0...0 : 0...6) { style = style.precision(precision) }
    return style.rounded(rule: rounding, increment: increment).format(number)
  }

  private func percent(_ number: Double, isWhole: Bool, _ locale: Locale) -> String {
    var style = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(grouping)
      .sign(strategy: sign())
    if let precision = precision(isWhole ? 0...0 : 0...6) { style = style.precision(precision) }
    return style.rounded(rule: rounding, increment: increment).format(number)
  }

  private func currency(_ number: Double, _ code: String, _ locale: Locale) -> String {
    var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      .grouping(grouping).presentation(usesCode ? .isoCode : .standard)
    if showsPlus { style = style.sign(strategy: .always()) }
    if hidesMinus { style = style.sign(strategy: .never) }
    if let precision = precision(nil) { style = style.precision(precision) }
    return style.rounded(rule: rounding, increment: increment).format(number)
  }

  private var grouping: NumberFormatStyleConfiguration.Grouping { isGrouped ? .automatic : .never }

  private func sign() -> NumberFormatStyleConfiguration.SignDisplayStrategy {
    hidesMinus ? .never : showsPlus ? .always(includingZero: false) : .automatic
  }

  /// - Parameter own: the default number of fraction digits; nil for that of the kind.
  private func precision(
    _ own: ClosedRange<Int>?
  ) -> NumberFormatStyleConfiguration.Precision? {
    if let significant {
      let most = max(significant.upperBound, 1)
      return .significantDigits(min(max(significant.lowerBound, 1), most)...most)
    }
    guard !isCompact || fraction != nil, let digits = fraction ?? own else { return nil }
    return .integerAndFractionLength(integerLimits: leastWhole..., fractionLimits: digits)
  }
}

extension Locale {
  /// Whether it is the default format of traces.
  var isAmerican: Bool { ["en", "en_US", "en-US", "en_US_POSIX"].contains(identifier) }
}

extension StyleChain {
  /// `.number.locale(Locale(identifier: "de_DE"))`
  var locale: Locale? {
    LocaleValue.locale(self["locale"]?.first) ?? LocaleValue.locale(root?["locale"])
  }
}
