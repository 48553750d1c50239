import Foundation

// Measured on macOS 26.2 (the recorded `text-metrics.json` of swiftui-web), in points.
extension LineMetric {
  /// The metric of `.system(size:)`.
  ///
  /// Distances follow from the font's ascender, descender and capitals, and a tenth of its height
  /// rounded up to half points: decompiled, and equal to what was measured at all sizes below.
  static func macOS(_ size: CGFloat) -> LineMetric {
    let (ascender, descender) = (0.966796875 * size, 0.2109375 * size)
    let height = heights[size] ?? max(1, ascender.rounded() + descender.rounded())
    var metric = LineMetric(height: height, ascent: ascender.rounded())
    let gap = ((ascender + descender) * 0.1 * 2).rounded(.up) / 2
    let capitals = 0.70458984375 * size
    metric.spacing = ViewSpacing.TextDistances(
      aboveOther: descender + gap + (ascender - capitals), belowOther: descender + gap,
      betweenTexts: 0)
    return metric
  }

  private static let heights: [CGFloat: CGFloat] = [
    10: 13, 11: 14, 12: 15, 13: 16, 15: 19, 17: 20, 20: 24, 22: 26, 24: 28, 26: 30, 32: 38, 40: 47,
  ]

  /// The metric of a text style, which carries leading of its own.
  ///
  /// The baselines of body, title and large title are measured, the others assumed to lie alike.
  static func macOS(_ style: TextStyle) -> LineMetric {
    let row = row(style)
    var metric = LineMetric(
      height: row.height, ascent: row.baseline ?? (row.height * 0.76).rounded())
    metric.pitch = row.pitch
    metric.natural = row.natural
    metric.spacing = ViewSpacing.TextDistances(
      aboveOther: row.below, belowOther: row.above, betweenTexts: row.between)
    return metric
  }

  private struct Row {
    var height: CGFloat
    var pitch: CGFloat
    var natural: CGFloat
    var baseline: CGFloat?
    /// What it keeps from something above it, from something below it, and from a text above it.
    var above: CGFloat
    var below: CGFloat
    var between: CGFloat
  }

  private static func row(_ style: TextStyle) -> Row {
    switch style {
    case .largeTitle:
      Row(
        height: 38, pitch: 39, natural: 37.625, baseline: 29, above: 12.678809606772006,
        below: 23.3017578125, between: 1.5)
    case .title:
      Row(
        height: 33, pitch: 33, natural: 32.916666666666671, baseline: 25, above: 11.092043498811563,
        below: 20.9091796875, between: 0.5)
    case .title2:
      Row(
        height: 25.5, pitch: 27, natural: 25, baseline: nil, above: 8.7722058909955436,
        below: 16.04345703125, between: 2)
    case .title3:
      Row(
        height: 22, pitch: 24, natural: 21.666666666666671, baseline: nil,
        above: 7.4981328505825928, below: 13.59716796875, between: 2.5)
    case .headline:
      Row(
        height: 18.5, pitch: 19, natural: 18.333333333333329, baseline: 14,
        above: 6.2732698149907584, below: 11.15087890625, between: 1)
    case .body:
      Row(
        height: 18.5, pitch: 19, natural: 18.333333333333329, baseline: 14,
        above: 6.2240598101696385, below: 11.15087890625, between: 1)
    case .callout:
      Row(
        height: 17.5, pitch: 18, natural: 17.125, baseline: nil, above: 5.9523682831795242,
        below: 10.677734375, between: 1)
    case .subheadline:
      Row(
        height: 16, pitch: 17, natural: 15.958333333333329, baseline: nil,
        above: 5.6806767561894169, below: 10.20458984375, between: 1.5)
    case .footnote, .caption:
      Row(
        height: 15, pitch: 16, natural: 14.791666666666671, baseline: nil,
        above: 4.9089852291993061, below: 9.2314453125, between: 1.5)
    case .caption2:
      Row(
        height: 15, pitch: 16, natural: 14.791666666666671, baseline: nil,
        above: 4.9146757604505495, below: 9.2314453125, between: 1.5)
    }
  }
}
