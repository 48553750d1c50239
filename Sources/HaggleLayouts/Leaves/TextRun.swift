package import Foundation

/// A run of characters in one font: `Text("a") + Text("b").bold()` has two.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: TextFont

  package init(_ string: String, _ font: TextFont = TextFont()) {
    self.string = string
    self.font = font
  }
}

/// Limits on the lines of a text, and how it may adapt to them.
package struct TextLimits: Hashable, Sendable {
  /// The maximum number of lines; nil for no limit.
  package var most: Int?
  /// The number of lines whose height it takes at least.
  package var reserved = 0
  /// The minimum scale before text is cut, from 1 down to 0.
  package var minimumScale: CGFloat = 1
  /// The value of `lineSpacing`, in points.
  package var lineSpacing: CGFloat = 0
  /// Whether one scrolls to the lines beyond the limit, as in a field: none of them is cut.
  package var isScrolled = false

  package init() {}
}
