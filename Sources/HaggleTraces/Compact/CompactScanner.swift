/// Reads the compact encoding's numbers and texts, one after the other.
///
/// Reads compact bytes. Nothing in a damaged file is trusted: no count may exceed the number of
/// bytes left.
struct CompactScanner {
  private let bytes: [UInt8]
  private(set) var offset: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// A scanner of the same bytes at another offset.
  func moved(to offset: Int) -> CompactScanner { CompactScanner(bytes, offset..<end) }

  mutating func byte() throws(RecordFault) -> UInt8 {
    guard offset < end else { throw RecordFault(reason: "it ends too early") }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func varint() throws(RecordFault) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    throw RecordFault(reason: "a number is longer than 64 bits")
  }

  /// A number that fits an `Int`.
  mutating func integer() throws(RecordFault) -> Int {
    guard let value = Int(exactly: try varint()) else {
      throw RecordFault(reason: "a number is larger than any count")
    }
    return value
  }

  /// The number of following items, each of which takes at least one byte.
  mutating func count() throws(RecordFault) -> Int {
    let count = try integer()
    guard count <= end - offset else { throw RecordFault(reason: "it ends too early") }
    return count
  }

  mutating func signed() throws(RecordFault) -> Int64 { Self.signed(try varint()) }

  /// Reads this many bytes as a number, lowest first.
  mutating func fixed(bytes count: Int) throws(RecordFault) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(try byte()) << UInt64(8 * index) }
    return value
  }

  mutating func text() throws(RecordFault) -> String {
    let count = try count()
    offset += count
    let text = String(validating: bytes[(offset - count)..<offset], as: UTF8.self)
    guard let text else { throw RecordFault(reason: "a text is not UTF-8") }
    return text
  }

  mutating func number() throws(RecordFault) -> Double {
    let head = try varint()
    let literal = Compact.Literal(rawValue: head & 3)
    guard let divisor = literal?.divisor else { return Double(bitPattern: try fixed(bytes: 8)) }
    return Double(Self.signed(head >> 2)) / divisor
  }

  private static func signed(_ value: UInt64) -> Int64 {
    Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
