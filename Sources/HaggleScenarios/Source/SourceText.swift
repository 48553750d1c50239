package import HaggleVocabulary

/// The scenario's text with its lines: offsets are UTF-8 bytes, places are for people.
package struct SourceText: Sendable {
  package let name: String
  package let text: String
  /// The text as UTF-8: what the lexer reads.
  package let bytes: [UInt8]
  /// The offset at which each line starts.
  private let lineStarts: [Int]

  package init(_ text: String, name: String) {
    self.name = name
    self.text = text
    bytes = Array(text.utf8)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  package var lineCount: Int { lineStarts.count }

  /// The line and column (in characters, from 1) of a byte offset.
  package func place(at offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let column = String(decoding: bytes[lineStarts[low]..<offset], as: UTF8.self).count
    return SourcePlace(line: low + 1, column: column + 1)
  }

  /// The text of a line (from 1) without its line break; empty where there is none.
  package func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let line = bytes[lineStarts[number - 1]..<end]
    return String(decoding: line.filter { $0 != 10 && $0 != 13 }, as: UTF8.self)
  }

  /// The text between two byte offsets.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
