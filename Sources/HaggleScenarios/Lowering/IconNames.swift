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
    return numbered(name) ?? (isIcon(name) ? size : nil)
  }

  /// The square that the end of a name states: `check_2_24`, `heart-20`. Pictures are numbered like
  /// that, too.
  private static func numbered(_ name: String) -> CGSize? {
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard parts.count > 1, let side = parts.last.flatMap({ Double($0) }), sides.contains(side)
    else { return nil }
    let words = name.replacing(/[A-Z]/) { " \($0.output)" }.lowercased().split { !$0.isLetter }
    return words.isEmpty || words.contains(where: pictures.contains)
      ? nil : CGSize(width: side, height: side)
  }

  private static let sides: Set<Double> = [12, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64]
  private static let pictures: Set<Substring> = [
    "photo", "image", "img", "picture", "pic", "avatar", "slide", "step", "page", "background",
    "bg", "screen", "card", "level", "day", "frame", "banner", "cover", "onboarding", "preview",
    "screenshot", "wallpaper", "tutorial", "illustration", "placeholder",
  ]

  private static func isIcon(_ name: String) -> Bool {
    let parts = name.replacing(/[A-Z][a-z]|[0-9]+/) { " \($0.output)" }.lowercased()
      .split { !$0.isLetter }
    // `chevron.right` is how a symbol is called, and an image of that name may be anything.
    return parts.contains { words.contains($0) || shapes.contains($0) && !name.contains(".") }
  }

  private static let words: Set<Substring> = ["icon", "icons", "ic", "ico", "icn", "glyph"]
  private static let shapes: Set<Substring> = ["chevron", "arrow", "caret", "checkmark", "close"]
}
