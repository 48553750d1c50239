import HaggleSyntax
import HaggleVocabulary

/// A colour that an app has under a name of its own.
package struct StatedColour: Hashable, Sendable {
  let light: Shade
  /// The same as `light` unless another one is stated.
  let dark: Shade

  enum Shade: Hashable, Sendable {
    case paint(Paint)
    /// The name of a colour of the system: `systemPurple`.
    case system(String)
  }

  /// `#ff8833`, `#ff8833 #1a80e6` (the second one for the dark appearance), `systemPurple`; nil for
  /// what is no colour.
  init?(_ scanner: inout DirectiveScanner) {
    guard let light = Self.shade(&scanner) else { return nil }
    self.light = light
    if scanner.isAtEnd {
      dark = light
    } else if let dark = Self.shade(&scanner) {
      self.dark = dark
    } else {
      return nil
    }
  }

  private static func shade(_ scanner: inout DirectiveScanner) -> Shade? {
    guard let word = scanner.word() else { return nil }
    if word.hasPrefix("#") { return Paint(code: word).map(Shade.paint) }
    return isOfSystem(word) ? .system(word) : nil
  }

  /// Whether a name is one of a colour of the system.
  package static func isOfSystem(_ name: String) -> Bool {
    Palette(isDark: false).named(name) != nil
  }
}
