import Foundation

/// Character widths that approximate San Francisco's, per point of font size.
///
/// San Francisco's widths are not public. These are the published widths of Helvetica (Adobe's font
/// metrics, in thousandths of the size), scaled so that "Hello world" is as wide as it was measured
/// on iOS: 85.33×20.33. Against other measured strings the error is up to 5 %
/// (docs/NEGOTIATION.md).
package enum StandIn {
  /// The character for a symbol in a text, which is as wide as a symbol beside it.
  package static let symbol: Character = "▢"
  /// Source: assumed, 20 points in the body font of iOS, as of a symbol alone.
  private static let symbolWidth = 20.0 / 17

  private static let calibration: CGFloat = 85.33 / (4.945 * 17)
  /// The width of every character of a monospaced font, as in Apple's SF Mono. Source: assumed.
  private static let monospaced: CGFloat = 0.618

  /// A Korean syllable, which is narrower than the font size. Source: assumed, 0.9 of it.
  private static let hangul = 886

  /// The width at a font size of 1 point.
  static func advance(_ character: Character, isMonospaced: Bool = false) -> CGFloat {
    if character == symbol { return symbolWidth }
    if isMonospaced, !character.isWide { return monospaced }
    return CGFloat(thousandths(character)) / 1000 * calibration
  }

  private static func thousandths(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return thousandths(ascii: ascii) }
    if character.isHangul { return hangul }
    return character.isWide || character == "…" ? 1000 : 556
  }

  /// As `advance(_:)`, for “…”.
  static func ellipsis(isMonospaced: Bool) -> CGFloat {
    isMonospaced ? monospaced : calibration
  }

  /// As `advance(_:)`, for an ASCII character, none of which is wide.
  static func advance(ascii: UInt8, isMonospaced: Bool) -> CGFloat {
    isMonospaced ? monospaced : CGFloat(thousandths(ascii: ascii)) / 1000 * calibration
  }

  private static func thousandths(ascii: UInt8) -> Int {
    ascii >= 32 && ascii < 127 ? widths[Int(ascii) - 32] : 556
  }

  /// From space to tilde, in thousandths of the font size.
  private static let widths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

extension Character {
  fileprivate var isHangul: Bool {
    unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }

  /// East Asian characters and emoji fill a square, and lines may end after each of them.
  var isWide: Bool {
    if asciiValue != nil { return false }
    return unicodeScalars.contains {
      (0x1100...0x115F).contains($0.value) || (0x2E80...0xD7A3).contains($0.value)
        || (0xF900...0xFAFF).contains($0.value) || (0xFE30...0xFE6F).contains($0.value)
        || (0xFF00...0xFF60).contains($0.value) || $0.value >= 0x1F000
        // A variation selector makes an emoji of a sign.
        || $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
  }
}
