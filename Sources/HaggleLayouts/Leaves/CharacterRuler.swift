import Foundation

/// Measures the characters of one font; values common to all characters are computed once.
struct CharacterRuler {
  /// The stated width of every character, in points; nil if none is stated.
  private let cell: CGFloat?
  private let size: CGFloat
  private let isMonospaced: Bool
  private let widening: CGFloat
  private let standInWidth: CGFloat
  private let tracking: CGFloat

  init(_ font: TextFont, _ context: LayoutContext) {
    let size = font.size(on: context.text.platform)
    cell = context.text.cell.map { $0.width * size / context.text.platform.bodySize }
    self.size = size
    isMonospaced = font.isMonospaced
    widening = font.isMonospaced ? 1 : font.weight(on: context.text.platform).widening
    standInWidth = Self.width(context.standIns.textWidth, of: font, size)
    tracking = font.tracking
  }

  /// How wide letters may be for those of the system: modelled. The families of apps differ by far
  /// more than the stand-in does from the system's font, and those of posters are often condensed.
  private static func width(_ share: CGFloat, of font: TextFont, _ size: CGFloat) -> CGFloat {
    guard font.isOfOwnFamily else { return share }
    let isCondensed = share < 1 && size >= sizeOfPosters
    return 1 + (share - 1) * (isCondensed ? 14 : 6)
  }

  /// In points.
  private static let sizeOfPosters: CGFloat = 80

  /// The width of a character, in points.
  func advance(_ character: Character) -> CGFloat {
    tracked(cell ?? standIn(StandIn.advance(character, isMonospaced: isMonospaced)))
  }

  /// The width of “…”, which each text asks for.
  var ellipsis: CGFloat {
    tracked(cell ?? standIn(StandIn.ellipsis(isMonospaced: isMonospaced)))
  }

  /// As `advance(_:)`, for an ASCII character.
  func advance(ascii: UInt8) -> CGFloat {
    tracked(cell ?? standIn(StandIn.advance(ascii: ascii, isMonospaced: isMonospaced)))
  }

  private func standIn(_ share: CGFloat) -> CGFloat { share * size * widening * standInWidth }

  private func tracked(_ width: CGFloat) -> CGFloat { max(0, width + tracking) }
}
