/// Decodes the text of a string literal, piece by piece.
struct StringUnescaper {
  let pounds: Int
  /// The indentation removed from each line of a multi-line string; nil for a single-line string.
  let indentation: ArraySlice<UInt8>?
  /// The first invalid escape.
  private(set) var unknownEscape: SourceSpan?
  private var isFirst = true
  private var output: [UInt8] = []

  init(pounds: Int, indentation: ArraySlice<UInt8>?) {
    self.pounds = pounds
    self.indentation = indentation
  }

  /// The decoded text of one piece; `isLast` for the piece before the closing quotes.
  mutating func unescape(_ bytes: [UInt8], _ span: SourceSpan, isLast: Bool) -> String {
    output = []
    var index = span.lowerBound
    if indentation != nil, isFirst { index = skipFirstLine(bytes, span) }
    isFirst = false
    while index < span.upperBound {
      index = step(bytes, index, span.upperBound)
    }
    if isLast, indentation != nil { dropLastLine() }
    return String(decoding: output, as: UTF8.self)
  }

  /// The index after one character, escape or line break.
  private mutating func step(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Int {
    if bytes[index] == UInt8(ascii: "\\"), hasPounds(bytes, index + 1, end) {
      return escape(bytes, index, end)
    }
    guard indentation != nil, bytes[index] == 10 || bytes[index] == 13 else {
      output.append(bytes[index])
      return index + 1
    }
    output.append(10)
    return skipIndentation(bytes, behindLineBreak(bytes, index, end), end)
  }

  private mutating func escape(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    let index = start + 1 + pounds
    guard index < end else {
      output += bytes[start..<end]
      return end
    }
    switch bytes[index] {
    case UInt8(ascii: "n"): output.append(10)
    case UInt8(ascii: "t"): output.append(9)
    case UInt8(ascii: "r"): output.append(13)
    case UInt8(ascii: "0"): output.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(bytes[index])
    case UInt8(ascii: "u"): return unicode(bytes, start, index, upTo: end)
    case 9, 10, 13, 32: return continuedLine(bytes, index, end)
    default: return unknown(bytes, start, index)
    }
    return index + 1
  }

  private mutating func unknown(_ bytes: [UInt8], _ start: Int, _ index: Int) -> Int {
    unknownEscape = unknownEscape ?? start..<index + 1
    output += bytes[start...index]
    return index + 1
  }

  /// `\u{1F600}`
  private mutating func unicode(_ bytes: [UInt8], _ start: Int, _ index: Int, upTo end: Int) -> Int
  {
    let rest = bytes[index + 1..<end].prefix(12)
    guard rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: rest[..<close].dropFirst(), as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return unknown(bytes, start, index) }
    output += Array(String(scalar).utf8)
    return close + 1
  }

  /// A line that ends with a backslash continues on the next.
  private mutating func continuedLine(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    guard index < end, bytes[index] == 10 || bytes[index] == 13 else {
      output += [UInt8(ascii: "\\")] + bytes[start..<index]
      return index
    }
    return skipIndentation(bytes, behindLineBreak(bytes, index, end), end)
  }

  private func hasPounds(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    index + pounds <= end && bytes[index..<index + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func behindLineBreak(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Int {
    let isPair = bytes[index] == 13 && index + 1 < end && bytes[index + 1] == 10
    return index + (isPair ? 2 : 1)
  }

  private func skipFirstLine(_ bytes: [UInt8], _ span: SourceSpan) -> Int {
    var index = span.lowerBound
    while index < span.upperBound, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    guard index < span.upperBound, bytes[index] == 10 || bytes[index] == 13 else {
      return span.lowerBound
    }
    return skipIndentation(bytes, behindLineBreak(bytes, index, span.upperBound), span.upperBound)
  }

  private func skipIndentation(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    for expected in indentation ?? [] {
      guard index < end, bytes[index] == expected else { break }
      index += 1
    }
    return index
  }

  /// The line break before the closing quotes is not part of the text.
  private mutating func dropLastLine() {
    guard let lineBreak = output.lastIndex(of: 10) else { return }
    let rest = output[(lineBreak + 1)...]
    if rest.allSatisfy({ $0 == 32 || $0 == 9 }) { output.removeSubrange(lineBreak...) }
  }
}
