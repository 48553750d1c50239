import Foundation

// Measured on macOS 26.2 (the recorded `text-metrics.json` of swiftui-web), in points.
extension LineMetric {
  /// The metric of `.system(size:)`.
  ///
  /// Distances follow from the font's ascender, descender and cap height, and a tenth of its height
  /// rounded up to half points: decompiled, and equal to measurements at all sizes below.
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
    10: 13, 11: 14, 12: 15, 13: 16, 15: 19, 16: 19, 17: 20, 20: 24, 22: 26, 24: 28, 26: 30, 32: 38,
    40: 47,
  ]

  /// The metric of a text style, with its own leading.
  ///
  /// The baselines of body, title and large title are measured; the others are assumed to be in
  /// proportion.
  static func macOS(_ style: TextStyle) -> LineMetric {
    let row = row(style)
    let (line, gaps) = (row.line, row.gaps)
    var metric = LineMetric(
      height: line.height, ascent: line.baseline ?? (line.height * 0.76).rounded())
    metric.pitch = line.pitch
    metric.natural = line.natural
    metric.spacing = ViewSpacing.TextDistances(
      aboveOther: gaps.below, belowOther: gaps.above, betweenTexts: gaps.between)
    return metric
  }

  private struct Row {
    var line: (height: CGFloat, pitch: CGFloat, natural: CGFloat, baseline: CGFloat?)
    /// The distances to other content above, to other content below, and between texts.
    var gaps: (above: CGFloat, below: CGFloat, between: CGFloat)
  }

  private static func row(_ style: TextStyle) -> Row {
    switch style {
    case .largeTitle:
      Row(line: (38, 39, 37.625, 29), gaps: (12.678809606772006, 23.3017578125, 1.5))
    case .title:
      Row(line: (33, 33, 32.916666666666671, 25), gaps: (11.092043498811563, 20.9091796875, 0.5))
    case .title2:
      Row(line: (25.5, 27, 25, nil), gaps: (8.7722058909955436, 16.04345703125, 2))
    case .title3:
      Row(line: (22, 24, 21.666666666666671, nil), gaps: (7.4981328505825928, 13.59716796875, 2.5))
    case .headline:
      Row(line: (18.5, 19, 18.333333333333329, 14), gaps: (6.2732698149907584, 11.15087890625, 1))
    case .body:
      Row(line: (18.5, 19, 18.333333333333329, 14), gaps: (6.2240598101696385, 11.15087890625, 1))
    case .callout:
      Row(line: (17.5, 18, 17.125, nil), gaps: (5.9523682831795242, 10.677734375, 1))
    case .subheadline:
      Row(line: (16, 17, 15.958333333333329, nil), gaps: (5.6806767561894169, 10.20458984375, 1.5))
    case .footnote, .caption:
      Row(line: (15, 16, 14.791666666666671, nil), gaps: (4.9089852291993061, 9.2314453125, 1.5))
    case .caption2:
      Row(line: (15, 16, 14.791666666666671, nil), gaps: (4.9146757604505495, 9.2314453125, 1.5))
    }
  }
}
