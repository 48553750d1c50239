package import Foundation

/// The line height of a font, and the distances of its texts to neighbours, in points.
package struct LineMetric: Hashable, Sendable {
  /// The height of a single line.
  package var height: CGFloat
  /// The distance between baselines.
  var pitch: CGFloat
  /// The font's own height before rounding, to which `lineSpacing` is added.
  var natural: CGFloat
  /// Pixels per point, to which the height of a text is rounded up; nil if line heights are simply
  /// added.
  var density: CGFloat?
  /// The distance from the top of a line to its baseline.
  var ascent: CGFloat
  var spacing: ViewSpacing.TextDistances

  /// Lines of a given height with the default spacing of plain views.
  init(height: CGFloat, ascent: CGFloat? = nil) {
    self.height = height
    pitch = height
    natural = height
    self.ascent = ascent ?? height * Self.ascentShare
    spacing = .plain
  }

  /// The baseline as a fraction of the line height.
  static let ascentShare: CGFloat = 0.8

  /// The distance between baselines with `lineSpacing`.
  ///
  /// Source: measured on macOS, 64 → 76 → 94 for four lines with 0, 4 and 10 (swiftui-web,
  /// `text/line-spacing`).
  func pitch(spacing: CGFloat) -> CGFloat { spacing > 0 ? max(pitch, natural + spacing) : pitch }

  /// The height of this many lines.
  func height(of lines: Int, pitch: CGFloat) -> CGFloat {
    if lines > 1, let density { return Self.up(pitch * CGFloat(lines - 1) + natural, density) }
    if pitch == height || lines <= 1 { return height * CGFloat(lines) }
    return pitch * CGFloat(lines - 1) + height
  }

  /// The distance from the top to the last baseline of a text with this many lines.
  func lastBaseline(of lines: Int, pitch: CGFloat) -> CGFloat {
    let top = pitch * CGFloat(max(lines, 1) - 1)
    return (density.map { Self.up(top, $0) } ?? top) + ascent
  }

  /// The number of lines that fit into `available`, at least one. Sums of decimals may be slightly
  /// off.
  func lines(in available: CGFloat, pitch: CGFloat) -> Int {
    let further = ((available - height) / pitch + 1e-6).rounded(.down)
    guard further < 1e9 else { return .max }
    let lines = Int(saturating: max(further, 0)) + 1
    return density == nil ? lines : exact(lines, in: available, pitch: pitch)
  }

  /// With lines that are no whole pixels, the sum may round differently from single lines.
  private func exact(_ lines: Int, in available: CGFloat, pitch: CGFloat) -> Int {
    let fitting = (lines - 1...lines + 1).last {
      height(of: $0, pitch: pitch) <= available + 1e-6
    }
    return max(1, fitting ?? 1)
  }

  /// The least whole number of pixels that is not less. Sums of decimals may be slightly off.
  static func up(_ length: CGFloat, _ pixelsPerPoint: CGFloat) -> CGFloat {
    (length * pixelsPerPoint - 1e-9).rounded(.up) / pixelsPerPoint
  }
}

extension LineMetric {
  /// The metric of a system font.
  init(_ font: TextFont, on system: FontSystem, pixelsPerPoint: CGFloat) {
    let size = font.size(on: system.platform)
    switch system {
    case .iOS: self = .iOS(size, pixelsPerPoint)
    case .iOS26: self = .iOS26(font, pixelsPerPoint: pixelsPerPoint)
    case .macOS:
      guard case .style(let style) = font.face else {
        self = .macOS(size)
        return
      }
      self = .macOS(style)
    }
  }

  /// Up to iOS 18: San Francisco's ascender and descender add up to 1.193359375 of the font size;
  /// line heights are whole pixels. Source: measured (17 points at 3 pixels per point: 20.33).
  ///
  /// Distances are a tenth of the font's height, rounded up to pixels, beyond ascender, descender
  /// and capitals. Source: decompiled (OpenSwiftUI, Text+Spacing.swift).
  private static func iOS(_ size: CGFloat, _ pixelsPerPoint: CGFloat) -> LineMetric {
    let scale = density(pixelsPerPoint)
    let natural = (ascender + descender) * size
    var metric = LineMetric(height: (natural * scale).rounded(.up) / scale)
    let gap = up(natural * 0.1, scale)
    metric.spacing = ViewSpacing.TextDistances(
      aboveOther: natural + gap - capitals * size, belowOther: natural + gap - ascender * size,
      betweenTexts: 0)
    return metric
  }

  /// San Francisco's ascender, descender and capitals per point of size.
  static let ascender: CGFloat = 0.9521484375
  static let descender: CGFloat = 0.2412109375
  static let capitals: CGFloat = 0.70458984375

  /// Pixels per point; 1 if the number is invalid.
  static func density(_ pixelsPerPoint: CGFloat) -> CGFloat {
    pixelsPerPoint.isFinite && pixelsPerPoint > 0 ? pixelsPerPoint : 1
  }
}
