import Foundation

// Measured on iOS 26.0 at two pixels per point (swiftui-web's recorded `text-metrics.json` of the
// simulator), in points. San Francisco's proportions and the leading of each style give all heights
// and distances that were recorded; at other pixel densities they are assumed to do so too.
extension LineMetric {
  /// The metric of a system font. `.system(size:)` has no leading, the default font is `.body`.
  static func iOS26(_ font: TextFont, pixelsPerPoint: CGFloat) -> LineMetric {
    let size = font.size(on: .iOS)
    let style: TextStyle? =
      switch font.face {
      case .standard: .body
      case .style(let style): style
      case .points: nil
      }
    let growth = style.map { size / $0.size(on: .iOS, .large) } ?? 1
    return LineMetric(
      iOS26: size, style.map { leading($0).scaled(by: growth) }, density: density(pixelsPerPoint))
  }

  private init(iOS26 size: CGFloat, _ leading: Leading?, density: CGFloat) {
    let natural = (Self.ascender + Self.descender) * size + (leading?.extra ?? 0)
    let below = leading?.below ?? Self.descender * size
    self.init(
      height: Self.up(natural, density), ascent: ((natural - below) * density).rounded() / density)
    self.natural = natural
    self.density = density
    pitch = leading?.pitch ?? natural
    // Decompiled: a tenth of the height, rounded up to half points.
    let gap = Self.up(natural * 0.1, 2)
    spacing = ViewSpacing.TextDistances(
      aboveOther: natural - Self.capitals * size + gap, belowOther: below + gap,
      betweenTexts: Self.up(max(0, pitch - natural), 2))
  }

  /// What a text style adds to San Francisco's own metrics.
  private struct Leading {
    /// Added to the height of a line.
    var extra: CGFloat
    /// Added to the distance between baselines.
    var pitch: CGFloat
    /// Added to the distance from the baseline to the lower edge.
    var below: CGFloat

    init(_ extra: CGFloat, _ pitch: CGFloat, _ below: CGFloat) {
      (self.extra, self.pitch, self.below) = (extra, pitch, below)
    }

    /// For text larger than the default. Source: assumed.
    func scaled(by factor: CGFloat) -> Leading {
      Leading(extra * factor, pitch * factor, below * factor)
    }
  }

  private static func leading(_ style: TextStyle) -> Leading {
    switch style {
    case .largeTitle: Leading(8, 49, 11.858977551092359)
    case .title: Leading(8, 42, 10.110887012197935)
    case .title2: Leading(6, 34, 7.874513682297518)
    case .title3: Leading(4, 29, 6.8035340449933983)
    case .headline: Leading(4, 26, 5.961357601225501)
    case .body: Leading(4, 26, 5.9294887755461794)
    case .callout: Leading(4, 25, 5.6381403523971088)
    case .subheadline: Leading(3, 23, 5.1026505337450487)
    case .footnote: Leading(3, 21, 4.5199536874469075)
    case .caption: Leading(3, 19, 4.2286052642978333)
    case .caption2: Leading(3, 16, 3.9372568411487592)
    }
  }
}
