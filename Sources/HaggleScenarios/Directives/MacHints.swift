import HaggleSyntax

/// What hints at a Mac without saying so: an iPad has it too, and a phone hardly ever.
///
/// A hint does not decide for which system a text is laid out. It says that a Mac may as well be
/// meant, so that what is not found there is not reported.
enum MacHints {
  /// Whether there is one in the text.
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
  /// No phone is wider, in points.
  private static let widestPhone = 440.0

  /// Whether it states a width that no phone has: `.frame(minWidth: 600)`.
  fileprivate var statesWidthBeyondPhones: Bool {
    numbers(labeled: ["width", "minWidth", "idealWidth"]).contains { $0 > Self.widestPhone }
  }
}
