import HaggleLanguage

/// Colours of UIKit and AppKit that a closure chooses by the appearance.
enum DynamicColour {
  static let initializers: [String: NativeFunction] = [
    "UIColor": { made("UIColor", $0) }, "NSColor": { made("NSColor", $0) },
  ]

  /// `UIColor { $0.userInterfaceStyle == .dark ? … : … }` is known by what it is in either one.
  private static func made(_ type: String, _ call: NativeCall) -> Value {
    guard let choice = call.function else { return .record(type: type, fields: call.arguments) }
    func shade(isDark: Bool) -> Value { call.apply(choice, .native(traits(isDark: isDark))) }
    return .record(
      type: type,
      fields: [.init("light", shade(isDark: false)), .init("dark", shade(isDark: true))])
  }

  private static func traits(isDark: Bool) -> FixedMembers {
    FixedMembers { name in
      switch name {
      case "userInterfaceStyle":
        .member(base: "UIUserInterfaceStyle", name: isDark ? "dark" : "light", arguments: nil)
      case "name", "bestMatch":
        .member(base: "NSAppearance.Name", name: isDark ? "darkAqua" : "aqua", arguments: nil)
      default: nil
      }
    }
  }
}
