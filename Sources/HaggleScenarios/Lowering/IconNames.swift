import Foundation

/// Which of an app's images are icons, by their names: `ic_back`, `iconStar`, `chevron`.
enum IconNames {
  /// The usual size of an icon in an asset catalogue, in points. Source: assumed.
  static let size = CGSize(width: 24, height: 24)

  static func isIcon(_ name: String) -> Bool {
    let parts = name.replacing(/[A-Z][a-z]|[0-9]+/) { " \($0.output)" }.lowercased()
      .split { !$0.isLetter }
    // `chevron.right` is how a symbol is called, and an image of that name may be anything.
    return parts.contains { words.contains($0) || shapes.contains($0) && !name.contains(".") }
  }

  private static let words: Set<Substring> = ["icon", "icons", "ic", "ico", "icn", "glyph"]
  private static let shapes: Set<Substring> = ["chevron", "arrow", "caret", "checkmark", "close"]
}
