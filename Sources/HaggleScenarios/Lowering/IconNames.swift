import Foundation

/// Which of an app's images are icons, by their names: `ic_back`, `iconStar`, `chevron`.
enum IconNames {
  /// The usual size of an icon in an asset catalogue, in points. Source: assumed.
  private static let size = CGSize(width: 24, height: 24)

  /// The size of an image that has to be assumed; nil where its name says nothing.
  ///
  /// Source: AppKit, which describes an app's icon as `NSApplicationIcon Size={128, 128}`.
  static func size(of name: String) -> CGSize? {
    if ["applicationIconImage", "NSApplicationIcon"].contains(name) {
      return CGSize(width: 128, height: 128)
    }
    return isIcon(name) ? size : nil
  }

  private static func isIcon(_ name: String) -> Bool {
    let parts = name.replacing(/[A-Z][a-z]|[0-9]+/) { " \($0.output)" }.lowercased()
      .split { !$0.isLetter }
    // `chevron.right` is how a symbol is called, and an image of that name may be anything.
    return parts.contains { words.contains($0) || shapes.contains($0) && !name.contains(".") }
  }

  private static let words: Set<Substring> = ["icon", "icons", "ic", "ico", "icn", "glyph"]
  private static let shapes: Set<Substring> = ["chevron", "arrow", "caret", "checkmark", "close"]
}
