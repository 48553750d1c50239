package import Foundation
import HaggleVocabulary

/// The properties of a font that determine the size of a text.
package struct TextFont: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    /// The font of a text without `.font`: `.body` on iOS, 13 points on macOS.
    case standard
    case style(TextStyle)
    /// A size in points; with a style it scales with that style by the user's text size.
    case points(CGFloat, following: TextStyle?)
  }

  package enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  package var face: Face
  /// The value of `fontWeight`; nil for that of the face.
  package var weight: Weight?
  /// Whether `.bold()` was applied: one step heavier, depending on the face.
  package var isBold = false
  package var isMonospaced = false
  /// Whether its letters are of a family of the app's own, whose widths are not known.
  package var isOfOwnFamily = false
  /// Additional space between characters, in points.
  package var tracking: CGFloat = 0
  /// The user's text size.
  package var typeSize = DynamicTypeSize.large

  package init(_ face: Face = .standard) { self.face = face }

  /// The size in points on a platform. Invalid sizes count as the body size.
  package func size(on platform: Platform) -> CGFloat {
    switch face {
    case .standard where platform == .macOS: return platform.bodySize
    case .standard: return TextStyle.body.size(on: platform, typeSize)
    case .style(let style): return style.size(on: platform, typeSize)
    case .points(let points, let style):
      guard points.isFinite, points > 0 else { return platform.bodySize }
      return min(points, Self.mostPoints) * (style?.growth(on: platform, typeSize) ?? 1)
    }
  }

  private static let mostPoints: CGFloat = 10_000

  /// The name for display: `title`, `20-point`, with its modifications.
  package func name(on platform: Platform) -> String {
    var words: [String] = []
    if let weight { words.append(weight.rawValue) } else if isBold { words.append("bold") }
    if isMonospaced { words.append("monospaced") }
    switch face {
    case .standard: words.append(platform == .iOS ? "body" : "default")
    case .style(let style): words.append(style.rawValue)
    case .points(let points, _): words.append("\(NumberText.display(points) as String)-point")
    }
    return words.joined(separator: " ")
  }
}

extension TextFont {
  /// The drawn weight.
  ///
  /// The weight of a bold style: measured on macOS (swiftui-web, `text/bold-trait`).
  package func weight(on platform: Platform) -> Weight {
    if let weight { return weight }
    guard case .style(let style) = face else { return isBold ? .bold : .regular }
    return isBold ? style.boldWeight : style.weight(on: platform)
  }
}

extension TextFont.Weight {
  /// The factor by which it is wider than the regular weight.
  ///
  /// Source: measured on macOS (swiftui-web: "Footer", "Fruits", "Vegetables" at 13 points) from
  /// regular to heavy; assumed beyond.
  var widening: CGFloat {
    switch self {
    case .ultraLight: 0.97
    case .thin: 0.98
    case .light: 0.99
    case .regular: 1
    case .medium: 1.025
    case .semibold: 1.05
    case .bold: 1.075
    case .heavy: 1.11
    case .black: 1.14
    }
  }
}
