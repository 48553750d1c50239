/// The number of terminal columns that a character takes: 0, 1 or 2.
package enum DisplayWidth {
  package static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    // No mark of its own comes before the combining ones, and most letters do.
    if first.value < 0x300 { return isDrawnAsEmoji(character) ? 2 : 1 }
    if first.properties.generalCategory == .nonspacingMark { return 0 }
    if first.value == 0x200B || first.value == 0xFEFF { return 0 }
    return isWide(first) || isDrawnAsEmoji(character) ? 2 : 1
  }

  /// A variation selector behind a plain symbol turns it into an emoji: ⚠︎ and ⚠️.
  private static func isDrawnAsEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
  }

  /// East Asian wide and full-width characters, and emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF: true
    case 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
