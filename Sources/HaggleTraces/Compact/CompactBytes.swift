/// Bytes of the compact encoding under construction; docs/TRACE-FORMAT.md has the grammar.
struct CompactBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Seven bits per byte, lowest first; the top bit marks that more follow.
  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func varint(_ value: Int) { varint(UInt64(value)) }

  /// 0, −1, 1, −2, … as 0, 1, 2, 3, …
  mutating func signed(_ value: Int) { varint(Self.unsigned(Int64(value))) }

  static func unsigned(_ value: Int64) -> UInt64 {
    UInt64(bitPattern: value << 1 ^ value >> 63)
  }

  /// Appends the lowest `count` bytes of `value`, lowest first.
  mutating func fixed(_ value: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  /// Inserts `more` at `offset`.
  mutating func insert(_ more: CompactBytes, at offset: Int) {
    bytes.insert(contentsOf: more.bytes, at: offset)
  }

  mutating func text(_ text: String) {
    varint(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}

/// The constants of the compact encoding, for reader and writer.
package enum Compact {
  static let encoding: UInt8 = 1
  package static let magic: [UInt8] = Array("haggle".utf8) + [0, encoding]
  /// The maximum number of records in a section.
  static let recordsPerSection = 16_384
  /// Heavier bodies and longer texts are not shared, so that a small file cannot expand to a huge
  /// trace.
  static let heaviestShared = 256
  static let longestShared = 128
  /// The maximum ratio between the content of a section and its encoded bytes.
  static let greatestGrowth = 512
  /// The weight of a value, besides the bytes of its key and of its text.
  static let valueWeight = 4
  /// Lists up to this length have their length in the shape.
  static let longestInShape = 4
  /// The number of a body, and the distance of its subject.
  static let shortestRecord = 2
  /// The place of the index, and the magic again.
  static let trailerLength = 16

  enum Section: UInt8 {
    case header = 0x48
    case records = 0x52
    case index = 0x49
  }

  /// The type of an object's member; the number of a word is added to `word`.
  enum Slot {
    static let any = 0
    static let node = 1
    static let yes = 2
    static let no = 3
    /// Plus the number of elements, up to `longestInShape`.
    static let list = 4
    static let word = 9
  }

  /// The meaning of an odd value, without its lowest bit; even ones are numbers.
  enum Tag {
    static let null = 0
    static let no = 1
    static let yes = 2
    static let list = 3
    static let node = 4
    /// From here on, texts and objects alternate.
    static let first = 5
  }

  /// The encoding of a number, in its lowest two bits.
  enum Literal: UInt64, CaseIterable {
    case whole, sixths, hundredths, bits

    /// The divisor of the encoded integer; nil for the bits of a `Double`.
    var divisor: Double? {
      switch self {
      case .whole: 1
      case .sixths: 6
      case .hundredths: 100
      case .bits: nil
      }
    }
  }
}

/// CRC-32 (ISO 3309), a byte at a time.
package struct Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { rest, _ in
      rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320
    }
  }

  private var state: UInt32 = 0xFFFF_FFFF

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
      }
    }
  }

  package var value: UInt32 { ~state }
}
