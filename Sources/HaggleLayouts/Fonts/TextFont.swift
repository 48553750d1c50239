package import Foundation
import HaggleVocabulary

/// A font as far as it decides how large a text is.
package struct TextFont: Hashable, Sendable {
  package enum Face: Hashable, Sendable {
    /// What a text has without any `.font`: `.body` on iOS, 13 points on macOS.
    case standard
    case style(TextStyle)
    /// A size in points; with a style it grows with that style where the user wants larger text.
    case points(CGFloat, following: TextStyle?)
  }

  package enum Weight: String, CaseIterable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  var face: Face
  /// What `fontWeight` says; nil leaves it to the face.
  package var weight: Weight?
  /// Whether it was made bold: one step up, which step depends on the face.
  package var isBold = false
  package var isMonospaced = false
  /// The space between characters beyond their own widths, in points.
  package var tracking: CGFloat = 0
  /// How large the user wants text to be.
  package var typeSize = DynamicTypeSize.large

  package init(_ face: Face = .standard) { self.face = face }

  /// The size in points on a platform. Sizes that are no lengths count as the body's.
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

  /// How a person would call it: `title`, `20-point`, with what was added to it.
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
  /// The weight that it is drawn with.
  ///
  /// What bold makes of a style: measured on macOS (swiftui-web, `text/bold-trait`).
  package func weight(on platform: Platform) -> Weight {
    if let weight { return weight }
    guard case .style(let style) = face else { return isBold ? .bold : .regular }
    return isBold ? style.boldWeight : style.weight(on: platform)
  }
}

extension TextFont.Weight {
  /// How much wider than the regular weight it is.
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
