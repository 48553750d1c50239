/// Encodes bytes as letters that are safe in editors and web pages: 13 bits in two of 93 letters,
/// one byte each. Two letters have 8 649 values, of which 13 bits need 8 192; the others are for a
/// fourteenth bit behind the least values. Base64 encodes 12 bits in two.
struct PairedLetters {
  private static let letters = [UInt8](UInt8(ascii: "!")...UInt8(ascii: "~"))
    // It starts markup; no other letter can end a script element.
    .filter { $0 != UInt8(ascii: "<") }
  private static let bitsInPair = 13
  /// The whole bits of a letter.
  private static let bitsInLetter = 6
  /// Less than that has a fourteenth bit.
  private static let spare = letters.count * letters.count - (1 << bitsInPair)
  /// Even, so that no pair is split.
  private static let lettersInLine = 4_096

  /// Lowest bits first; decoded by `Viewer/loader.js`. Fewer than eight remaining bits are padding.
  private(set) var text: [UInt8] = []
  private var waiting = 0
  private var count = 0
  private var inLine = 0

  init(_ bytes: [UInt8]) {
    text.reserveCapacity(bytes.count / 4 * 5)
    for byte in bytes { add(byte) }
    guard count > 0 else { return }
    text += Self.pair(waiting).prefix(count > Self.bitsInLetter ? 2 : 1)
  }

  private mutating func add(_ byte: UInt8) {
    waiting |= Int(byte) << count
    count += 8
    guard count > Self.bitsInPair else { return }
    if inLine == Self.lettersInLine { endLine() }
    let isLeast = waiting % (1 << Self.bitsInPair) < Self.spare
    let bits = Self.bitsInPair + (isLeast ? 1 : 0)
    text += Self.pair(waiting % (1 << bits))
    waiting >>= bits
    count -= bits
    inLine += 2
  }

  private mutating func endLine() {
    text.append(UInt8(ascii: "\n"))
    inLine = 0
  }

  private static func pair(_ value: Int) -> [UInt8] {
    [letters[value % letters.count], letters[value / letters.count]]
  }
}
