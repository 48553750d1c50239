import HaggleSyntax

/// Signs of a Mac that do not prove it: an iPad has them as well, a phone hardly ever.
///
/// A sign does not determine the platform. It means that a Mac may be intended, so findings that
/// are absent there are withheld.
enum MacHints {
  /// Whether the text has such a sign.
  static func areThere(in syntax: SyntaxTree) -> Bool {
    syntax.unconditionalNames.contains { isHint($0) } || syntax.statesWidthBeyondPhones
  }

  private static func isHint(_ name: WrittenName) -> Bool {
    switch name.context {
    case .member: members.contains(name.text)
    case .imported: modules.contains(name.text)
    case .plain, .declared: false
    }
  }

  /// Keys, pointers and windows.
  private static let members: Set<String> = [
    "keyboardShortcut", "help", "onHover", "cancelAction", "defaultAction", "focusable",
    "windowResizability", "openWindow", "defaultSize", "defaultPosition", "formStyle",
  ]

  private static let modules: Set<String> = [
    "Sparkle", "KeyboardShortcuts", "LaunchAtLogin", "Settings", "Preferences", "IOKit", "Carbon",
    "ApplicationServices", "ScreenCaptureKit", "FinderSync",
  ]
}

extension SyntaxTree {
  /// The width of the widest phone, in points.
  private static let widestPhone = 440.0

  /// Whether it states a width beyond that of all phones: `.frame(minWidth: 600)`.
  fileprivate var statesWidthBeyondPhones: Bool {
    numbers(labeled: ["width", "minWidth", "idealWidth"]).contains { $0 > Self.widestPhone }
  }
}
