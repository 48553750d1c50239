/// `Locale.current`: English as in the United States, which every trace takes.
package final class LocaleValue: NativeValue {
  private let identifier: String

  package init(_ identifier: String = "en_US") { self.identifier = identifier }

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
    case "currencyCode": return .string("USD")
    case "currencySymbol": return .string("$")
    case "decimalSeparator": return .string(".")
    case "groupingSeparator": return .string(",")
    case "usesMetricSystem": return .boolean(false)
    case "measurementSystem": return .member(base: nil, name: "us", arguments: nil)
    case "currency": return Self.named("Currency", "USD")
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
    return fields.first { $0.label == "identifier" }?.value.string
  }

  private static func named(_ type: String, _ identifier: String) -> Value {
    .record(type: "Locale." + type, fields: [.init("identifier", .string(identifier))])
  }

  package func equals(_ other: Value) -> Bool {
    if case .native(let other as LocaleValue) = other {
      other.identifier == identifier
    } else {
      false
    }
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
    "Locale.current": { _ in .native(LocaleValue()) },
    "Locale.autoupdatingCurrent": { _ in .native(LocaleValue()) },
    "Locale.preferredLanguages": { _ in .array([.string("en-US")]) },
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
