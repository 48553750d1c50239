/// Compact traces whose checksums are right whatever was done to them: else no fuzzer came further.
enum CompactRepair {
  private static let magic = Array("haggle".utf8) + [0, 1]

  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: magic) else { return bytes }
    var bytes = bytes
    var start = magic.count
    while start + 9 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[start + 1 + $1]) << (8 * $1) }
      let content = start + 9
      guard length <= bytes.count - content else { break }
      let checksum = crc32(bytes[start], bytes[content..<(content + length)])
      for index in 0..<4 {
        bytes[start + 5 + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(8 * index))
      }
      start = content + length
    }
    return bytes
  }

  private static func crc32(_ first: UInt8, _ rest: ArraySlice<UInt8>) -> UInt32 {
    ~rest.reduce(folded(0xFFFF_FFFF, first), folded)
  }

  private static func folded(_ state: UInt32, _ byte: UInt8) -> UInt32 {
    (0..<8).reduce(state ^ UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
    }
  }
}
