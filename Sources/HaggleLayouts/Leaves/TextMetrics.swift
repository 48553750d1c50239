package import Foundation

/// How texts are measured: stated sizes of strings first, then fixed character cells, then a
/// default metric.
package struct TextMetrics: Sendable {
  /// The measured sizes of whole strings, in points.
  package var measured: [String: CGSize]
  /// The size of every character of the body font, if a fixed one is stated, in points.
  package var cell: CGSize?
  /// The platform whose fonts are approximated if nothing is stated.
  package var platform: Platform {
    get { fonts.platform }
    set { fonts = FontSystem(newValue) }
  }
  /// The platform with the release, if its line heights differ from earlier ones.
  package var fonts: FontSystem
  /// The default vertical distances of all texts, if stated, in points.
  package private(set) var spacing: ViewSpacing.TextDistances?

  package init(
    measured: [String: CGSize] = [:], cell: CGSize? = nil, platform: Platform = .iOS
  ) {
    self.measured = measured
    self.cell = cell
    fonts = FontSystem(platform)
  }

  /// Sets the default vertical distances of texts, in points.
  package mutating func setSpacing(aboveOther: CGFloat, belowOther: CGFloat, between: CGFloat) {
    spacing = ViewSpacing.TextDistances(
      aboveOther: aboveOther, belowOther: belowOther, betweenTexts: between)
  }

  /// Whether the size of `string` in a font is assumed, including texts in another font than the
  /// body font whose character cells are stated.
  package func isAssumed(_ string: String, in font: TextFont = TextFont()) -> Bool {
    guard measured[string] == nil else { return false }
    return cell == nil || share(of: font) != 1 || font.tracking != 0
  }

  /// A font's size as a fraction of the body font's.
  private func share(of font: TextFont) -> CGFloat {
    font.size(on: platform) / platform.bodySize
  }
}

extension LayoutContext {
  /// The line metric of a font.
  ///
  /// A stated cell is that of the body font; other fonts scale it. Source: ours.
  package func line(of font: TextFont) -> LineMetric {
    guard let cell = text.cell else {
      return LineMetric(font, on: text.fonts, pixelsPerPoint: displayScale)
    }
    let share = font.size(on: text.platform) / text.platform.bodySize
    var metric = LineMetric(height: share == 1 ? cell.height : cell.height * share)
    metric.spacing = LineMetric(font, on: text.fonts, pixelsPerPoint: displayScale).spacing
    return metric
  }

  /// The width of a character in a font, in points.
  package func advance(_ character: Character, in font: TextFont = TextFont()) -> CGFloat {
    CharacterRuler(font, self).advance(character)
  }
}
