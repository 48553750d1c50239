import HaggleVocabulary

/// The starts of lines, and columns within long ones, so that a place is found without reading its
/// line.
struct LineTable {
  struct Mark {
    var offset: Int
    var column: Int
  }

  /// Longer lines, in bytes, get marks at about this distance.
  private static let stride = 256

  private(set) var starts = [0]
  private var marks: [Mark] = []

  init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() where Self.breaksLine(byte, bytes, offset) {
      starts.append(offset + 1)
    }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      if end - start > Self.stride { addMarks(bytes, start..<end) }
    }
  }

  /// The line (from 0) of an offset.
  func line(at offset: Int) -> Int {
    Self.lastIndex(of: starts.count) { starts[$0] <= offset } ?? 0
  }

  /// The bytes of a line (from 0) without its line break.
  func range(of line: Int, in bytes: [UInt8]) -> SourceSpan? {
    guard starts.indices.contains(line) else { return nil }
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > starts[line], bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return starts[line]..<end
  }

  /// The nearest position with a known column before an offset.
  func mark(before offset: Int, on line: Int) -> Mark {
    let start = Mark(offset: starts[line], column: 0)
    guard let index = Self.lastIndex(of: marks.count, where: { marks[$0].offset <= offset }),
      marks[index].offset > start.offset
    else { return start }
    return marks[index]
  }

  /// The nearest known position before a column (from 0) of a line.
  func mark(beforeColumn column: Int, on line: Int) -> Mark {
    let end = line + 1 < starts.count ? starts[line + 1] : .max
    let index = Self.lastIndex(of: marks.count) { index in
      let mark = marks[index]
      return mark.offset < starts[line] || (mark.offset < end && mark.column <= column)
    }
    guard let index, marks[index].offset > starts[line] else {
      return Mark(offset: starts[line], column: 0)
    }
    return marks[index]
  }

  /// The number of characters in some bytes; fast for plain ASCII.
  static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 128 && $0 != 13 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).count
  }

  /// A line feed, or a carriage return without one.
  private static func breaksLine(_ byte: UInt8, _ bytes: [UInt8], _ offset: Int) -> Bool {
    byte == 10 || (byte == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10))
  }

  private static func lastIndex(of count: Int, where isBefore: (Int) -> Bool) -> Int? {
    let end = (0..<count).partitioningIndex { !isBefore($0) }
    return end > 0 ? end - 1 : nil
  }

  private mutating func addMarks(_ bytes: [UInt8], _ line: Range<Int>) {
    var mark = Mark(offset: line.lowerBound, column: 0)
    while let next = Self.mark(after: mark, bytes, line.upperBound) {
      mark = next
      marks.append(mark)
    }
  }

  /// A position about a stride after a mark, on a character boundary: between two ASCII characters,
  /// or found by decoding.
  private static func mark(after mark: Mark, _ bytes: [UInt8], _ end: Int) -> Mark? {
    let start = mark.offset + stride
    guard start < end else { return nil }
    let cut = (start..<min(end, start + stride)).first {
      bytes[$0] < 128 && bytes[$0 - 1] < 128 && bytes[$0] != 10
    }
    guard let cut else { return walk(from: mark, to: start, bytes, end) }
    return Mark(offset: cut, column: mark.column + characters(in: bytes[mark.offset..<cut]))
  }

  /// The first character that begins at an offset or later. A character may be as long as the line,
  /// so the range read is doubled until it ends.
  private static func walk(
    from mark: Mark, to start: Int, _ bytes: [UInt8], _ end: Int
  ) -> Mark? {
    var length = 2 * (start - mark.offset)
    while true {
      var last = min(end, mark.offset + length)
      while last < end, bytes[last] & 0xC0 == 0x80 { last -= 1 }
      var next = mark
      for character in String(decoding: bytes[mark.offset..<last], as: UTF8.self) {
        if next.offset >= start { return next }
        next.offset += character.utf8.count
        next.column += 1
      }
      if last == end { return nil }
      length *= 2
    }
  }
}
