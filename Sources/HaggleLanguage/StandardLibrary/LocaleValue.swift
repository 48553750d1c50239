import Foundation

/// `Locale.current`: that of the United States, unless set otherwise.
package final class LocaleValue: NativeValue {
  private let identifier: String

  package init(_ identifier: String = "en_US") { self.identifier = identifier }

  /// The current one.
  private convenience init(_ interpreter: Interpreter) {
    self.init(interpreter.locale?.identifier ?? "en_US")
  }

  /// The Foundation locale.
  private var locale: Locale { Locale(identifier: identifier) }

  /// The locale of a value, including those whose type follows from the context; nil for others.
  static func locale(_ value: Value?) -> Locale? {
    switch value {
    case .native(let native as LocaleValue)?: return native.locale
    case .member(_, "init", let arguments?)?:
      return arguments["identifier"]?.string
        .map(Locale.init(identifier:))
    default: return nil
    }
  }

  private var parts: [String] {
    identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    let language = parts.first ?? "en"
    let region = parts.count > 1 ? parts.last ?? "US" : "US"
    switch name {
    case "identifier": return .string(identifier)
    case "languageCode": return .string(language)
    case "regionCode": return .string(region)
    case "currencyCode": return .string(currency)
    case "currencySymbol": return .string(locale.currencySymbol ?? "$")
    case "decimalSeparator": return .string(locale.decimalSeparator ?? ".")
    case "groupingSeparator": return .string(locale.groupingSeparator ?? ",")
    case "usesMetricSystem": return .boolean(locale.measurementSystem == .metric)
    case "measurementSystem":
      let isMetric = locale.measurementSystem == .metric
      return .member(base: nil, name: isMetric ? "metric" : "us", arguments: nil)
    case "currency": return Self.named("Currency", currency)
    case "region": return Self.named("Region", region)
    case "language":
      return .record(
        type: "Locale.Language",
        fields: [
          .init("languageCode", Self.named("LanguageCode", language)),
          .init("region", Self.named("Region", region)),
        ])
    case "calendar": return .native(CalendarValue())
    default: return nil
    }
  }

  private var currency: String { locale.currency?.identifier ?? "USD" }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "localizedString", let code = call[0]?.string ?? identifierText(call[0]) else {
      return nil
    }
    let names = [
      "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian",
      "ja": "Japanese", "zh": "Chinese", "US": "United States", "GB": "United Kingdom",
      "DE": "Germany", "FR": "France", "USD": "US Dollar", "EUR": "Euro", "GBP": "British Pound",
    ]
    return .string(names[code] ?? code)
  }

  private func identifierText(_ value: Value?) -> String? {
    guard case .record(_, let fields)? = value else { return nil }
    return fields["identifier"]?.string
  }

  private static func named(_ type: String, _ identifier: String) -> Value {
    .record(type: "Locale." + type, fields: [.init("identifier", .string(identifier))])
  }

  package func equals(_ other: Value) -> Bool {
    other.native(as: Self.self)?.identifier == identifier
  }

  package var typeNames: [String] { ["Locale"] }
  package var description: String { identifier }

  static let initializers: [String: NativeFunction] = [
    "Locale": { call in
      let identifier = call["identifier"]?.string ?? call["languageCode"]?.unresolvedName
      return .native(LocaleValue(identifier ?? "en_US"))
    },
    "TimeZone": { call in .native(InertValue("TimeZone")) },
    "Calendar": { _ in .native(CalendarValue()) },
  ]

  static let statics: [String: @Sendable (Interpreter) -> Value] = [
    "Locale.current": { .native(LocaleValue($0)) },
    "Locale.autoupdatingCurrent": { .native(LocaleValue($0)) },
    "Locale.preferredLanguages": { interpreter in
      let identifier = interpreter.locale?.identifier ?? "en_US"
      return .array([.string(identifier.replacingOccurrences(of: "_", with: "-"))])
    },
    "TimeZone.current": { _ in
      .native(
        FixedMembers { name in
          switch name {
          case "identifier", "abbreviation": .string("GMT")
          default: nil
          }
        })
    },
  ]
}
