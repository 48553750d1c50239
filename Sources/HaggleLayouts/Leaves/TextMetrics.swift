/// How texts are measured: strings whose size is stated, then fixed cells, then a default metric.
public struct TextMetrics: Sendable {
  /// The measured sizes of whole strings, in points.
  public var measured: [String: CGSize]
  /// The size of every character where one fixed metric is stated, in points.
  public var cell: CGSize?
  /// The vertical default distances of a text, in points.
  package var spacing: ViewSpacing.TextDistances

  public init(measured: [String: CGSize] = [:], cell: CGSize? = nil) {
    self.measured = measured
    self.cell = cell
    spacing = ViewSpacing.TextDistances(
      aboveOther: ViewSpacing.plainDistance, belowOther: ViewSpacing.plainDistance,
      betweenTexts: ViewSpacing.plainDistance)
  }

  /// States the vertical default distances of texts, in points.
  package mutating func setSpacing(aboveOther: CGFloat, belowOther: CGFloat, between: CGFloat) {
    spacing = ViewSpacing.TextDistances(
      aboveOther: aboveOther, belowOther: belowOther, betweenTexts: between)
  }

  /// Whether the size of `string` is an assumption of ours.
  package func isAssumed(_ string: String) -> Bool { measured[string] == nil && cell == nil }

  /// The height of a line, in points.
  package var lineHeight: CGFloat { cell?.height ?? BodyFont.lineHeight }

  /// The distance from a line's top to its baseline, in points.
  package var ascent: CGFloat { lineHeight * BodyFont.ascentShare }

  /// The width of a character, in points.
  package func advance(_ character: Character) -> CGFloat {
    cell?.width ?? BodyFont.advance(character)
  }
}

/// The default metric: iOS body text, 17 points, approximated.
///
/// San Francisco's widths are not public. These are the published widths of Helvetica (Adobe's font
/// metrics, in thousandths of the size), scaled so that "Hello world" is as wide as it was measured
/// on iOS: 85.33×20.33. against other measured strings the error is up to 5 %
/// (docs/NEGOTIATION.md).
enum BodyFont {
  static let lineHeight: CGFloat = 61.0 / 3
  static let ascentShare: CGFloat = 0.8
  private static let size: CGFloat = 17
  private static let calibration: CGFloat = 85.33 / (4.945 * 17)

  static func advance(_ character: Character) -> CGFloat {
    CGFloat(thousandths(character)) / 1000 * size * calibration
  }

  private static func thousandths(_ character: Character) -> Int {
    guard let ascii = character.asciiValue, ascii >= 32, ascii < 127 else {
      return isWide(character) ? 1000 : 556
    }
    return widths[Int(ascii) - 32]
  }

  /// East Asian characters and emoji fill a square.
  private static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      (0x1100...0x115F).contains($0.value) || (0x2E80...0xD7A3).contains($0.value)
        || (0xF900...0xFAFF).contains($0.value) || (0xFE30...0xFE6F).contains($0.value)
        || (0xFF00...0xFF60).contains($0.value) || $0.value >= 0x1F000
        || $0.properties.isEmojiPresentation
    }
  }

  /// From the space to the tilde.
  private static let widths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
