import HaggleTraces

/// Compact traces whose checksums are right whatever was done to them: else no fuzzer came further.
enum CompactRepair {
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: Compact.magic) else { return bytes }
    var bytes = bytes
    var start = Compact.magic.count
    while start + 9 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[start + 1 + $1]) << (8 * $1) }
      let content = start + 9
      guard length <= bytes.count - content else { break }
      var checksum = Checksum()
      checksum.add(CollectionOfOne(bytes[start]))
      checksum.add(bytes[content..<(content + length)])
      for index in 0..<4 {
        bytes[start + 5 + index] = UInt8(truncatingIfNeeded: checksum.value >> UInt32(8 * index))
      }
      start = content + length
    }
    return bytes
  }
}
