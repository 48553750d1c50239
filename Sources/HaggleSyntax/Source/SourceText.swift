package import HaggleVocabulary

/// The scenario's text with its lines: offsets are in UTF-8 bytes, places are for display.
package struct SourceText: Sendable {
  package let name: String
  package let text: String
  /// The text as UTF-8, for the lexer.
  package let bytes: [UInt8]
  /// Which lines come from other files.
  package let parts: SourceParts
  private let lines: LineTable

  package init(_ text: String, name: String) {
    self.name = name
    self.text = text
    bytes = Array(text.utf8)
    parts = SourceParts(text)
    lines = LineTable(bytes)
  }

  /// The line and column (in characters, from 1) of a byte offset.
  package func place(at offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(at: offset)
    let mark = lines.mark(before: offset, on: line)
    let column = mark.column + LineTable.characters(in: bytes[mark.offset..<offset])
    return SourcePlace(line: line + 1, column: column + 1)
  }

  /// The byte offset of a place; the end of its line for a column beyond it, nil for a line that is
  /// not there.
  package func offset(of place: SourcePlace) -> Int? {
    guard let range = lines.range(of: place.line - 1, in: bytes) else { return nil }
    let mark = lines.mark(beforeColumn: place.column - 1, on: place.line - 1)
    let count = min(max(place.column - 1 - mark.column, 0), bytes.count)
    let end = mark.offset + count
    // Between two ASCII characters each character is a byte.
    if end < range.upperBound, bytes[mark.offset...end].allSatisfy({ $0 < 128 }) { return end }
    return mark.offset + text(in: mark.offset..<range.upperBound).prefix(count).utf8.count
  }

  /// The text of a line (from 1) without its line break; empty if there is none.
  package func line(_ number: Int) -> String {
    guard let range = lines.range(of: number - 1, in: bytes) else { return "" }
    return text(in: range)
  }

  /// Where the lines begin, in order.
  var lineStarts: [Int] { lines.starts }

  /// Where a line (from 1) begins; the end of the text where there is none.
  package func start(ofLine number: Int) -> Int {
    lines.starts.indices.contains(number - 1) ? lines.starts[number - 1] : bytes.count
  }

  /// Some characters (counted from 0) of a line (from 1), found without reading the whole line.
  func line(_ number: Int, from column: Int, count: Int) -> Substring {
    guard let range = lines.range(of: number - 1, in: bytes) else { return "" }
    let mark = lines.mark(beforeColumn: column, on: number - 1)
    // Typed characters have fewer bytes than this on average.
    let end = min(range.upperBound, mark.offset + (column - mark.column + count) * 32)
    return text(in: mark.offset..<max(end, mark.offset)).dropFirst(column - mark.column)
      .prefix(count)
  }

  /// Whether some words stand in it, as they are written.
  func contains(_ words: String) -> Bool {
    let wanted = Array(words.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: wanted[0]) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The text between two byte offsets.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
