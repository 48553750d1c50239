/// Bytes as letters that every editor and every web page can hold: 13 bits in two of 91, of which
/// each takes a byte. Two have 8 281 values, of which 8 192 are needed; base64 has 12 bits in two.
struct PairedLetters {
  private static let letters = [UInt8](UInt8(ascii: "#")...UInt8(ascii: "~"))
    // With it markup begins, and nothing else can end a script's element.
    .filter { $0 != UInt8(ascii: "<") }
  private static let bitsInPair = 13
  /// What one letter holds.
  private static let bitsInLetter = 6
  /// An even number, so that no pair is torn.
  private static let lettersInLine = 4_096

  /// The lowest bits first; `Viewer/model.js` reads them. Fewer than eight bits belong to no byte.
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
    guard count >= Self.bitsInPair else { return }
    if inLine == Self.lettersInLine { endLine() }
    text += Self.pair(waiting % (1 << Self.bitsInPair))
    waiting >>= Self.bitsInPair
    count -= Self.bitsInPair
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
