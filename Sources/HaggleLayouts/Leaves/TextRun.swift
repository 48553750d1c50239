package import Foundation

/// Characters of a text in one font: `Text("a") + Text("b").bold()` has two.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: TextFont

  package init(_ string: String, _ font: TextFont = TextFont()) {
    self.string = string
    self.font = font
  }
}

/// How many lines a text may have, and what it may do to keep to them.
package struct TextLimits: Hashable, Sendable {
  /// The most lines that it takes; nil for any number.
  package var most: Int?
  /// The lines whose height it takes at least.
  package var reserved = 0
  /// How far it may shrink before something is cut, from 1 down to 0.
  package var minimumScale: CGFloat = 1
  /// What `lineSpacing` adds between lines, in points.
  package var lineSpacing: CGFloat = 0

  package init() {}
}
