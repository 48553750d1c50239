package import HaggleSyntax

/// Source text as people want to see it in one line: white space folded, comments left out.
package enum WrittenText {
  /// The text of a span, cut with `…` where it is longer than `limit` bytes.
  package static func folded(_ source: SourceText, _ span: SourceSpan, limit: Int) -> String {
    let cut = span.clamped(to: 0..<source.bytes.count)
    // Twice the limit leaves room for white space and comments, which fold away.
    let raw = cut.prefix(limit * 2)
    let text = folded(Array(source.bytes[raw]))
    if raw.count == cut.count, text.utf8.count <= limit { return text }
    return text.prefix(limit) + "…"
  }

  private static func folded(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    var isQuoted = false
    while index < bytes.count {
      if !isQuoted, let end = endOfComment(in: bytes, from: index) {
        index = end
        append(space, to: &result)
        continue
      }
      let byte = bytes[index]
      if byte == quote, index == 0 || bytes[index - 1] != backslash { isQuoted.toggle() }
      if !isQuoted, byte == 9 || byte == 10 || byte == 13 || byte == space {
        append(space, to: &result)
      } else {
        result.append(byte)
      }
      index += 1
    }
    while result.last == space { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ space: UInt8, to result: inout [UInt8]) {
    if let last = result.last, last != space { result.append(space) }
  }

  private static func endOfComment(in bytes: [UInt8], from index: Int) -> Int? {
    guard bytes[index] == slash, index + 1 < bytes.count else { return nil }
    if bytes[index + 1] == slash {
      return bytes[index...].firstIndex(of: 10) ?? bytes.count
    }
    guard bytes[index + 1] == star else { return nil }
    var end = index + 2
    while end + 1 < bytes.count, bytes[end] != star || bytes[end + 1] != slash { end += 1 }
    return min(end + 2, bytes.count)
  }

  private static let space = UInt8(ascii: " ")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
}
