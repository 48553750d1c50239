extension JSONScanner {
  /// Reads a string; the scanner is at its opening quote.
  mutating func string() throws(JSONFault) -> String {
    let start = offset + 1
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\""):
        advance(to: end + 1)
        return String(decoding: bytes[start..<end], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start, escapeAt: end)
      case 0..<0x20: throw controlCharacter(at: end)
      default: end += 1
      }
    }
    throw .end
  }

  private mutating func escapedString(
    from start: Int, escapeAt first: Int
  ) throws(JSONFault) -> String {
    var text = Array(bytes[start..<first])
    advance(to: first)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        advance(to: offset + 1)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw controlCharacter(at: offset)
      case let byte:
        text.append(byte)
        advance(to: offset + 1)
      }
    }
    throw .end
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard offset + 1 < bytes.count else { throw .end }
    let byte = bytes[offset + 1]
    if byte == UInt8(ascii: "u") { return try unicodeEscape(into: &text) }
    guard let meaning = Self.meaning(ofEscape: byte) else {
      throw fault("a string holds an escape that JSON does not have")
    }
    text.append(meaning)
    advance(to: offset + 2)
  }

  private static func meaning(ofEscape byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Half of a surrogate pair becomes U+FFFD, as invalid UTF-8 does.
  private mutating func unicodeEscape(into text: inout [UInt8]) throws(JSONFault) {
    let unit = try hexUnit(at: offset)
    advance(to: offset + 6)
    if 0xD800..<0xDC00 ~= unit, offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    {
      let low = try hexUnit(at: offset)
      if 0xDC00..<0xE000 ~= low {
        advance(to: offset + 6)
        return append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &text)
      }
    }
    append(unit, to: &text)
  }

  /// The four digits of `\uXXXX`, which starts at `start`.
  private func hexUnit(at start: Int) throws(JSONFault) -> UInt32 {
    guard start + 6 <= bytes.count else { throw .end }
    var unit: UInt32 = 0
    for byte in bytes[start + 2..<start + 6] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault("“\\u” needs four hexadecimal digits")
      }
      unit = unit << 4 + UInt32(digit)
    }
    return unit
  }

  private func append(_ code: UInt32, to text: inout [UInt8]) {
    let scalar = UnicodeScalar(code) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar)!)
  }

  private func controlCharacter(at offset: Int) -> JSONFault {
    fault("a string holds a line break or control character; JSON wants it escaped", at: offset)
  }
}

extension JSONScanner {
  /// Reads a number; the scanner is at its first byte.
  mutating func number() throws(JSONFault) -> Double {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { advance(to: offset + 1) }
    let isZero = offset < bytes.count && bytes[offset] == UInt8(ascii: "0")
    let whole = try digits(from: start)
    if isZero, whole > 1 { throw fault("a number starts with 0", at: start) }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      advance(to: offset + 1)
      _ = try digits(from: start)
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      advance(to: offset + 1)
      if offset < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[offset]) {
        advance(to: offset + 1)
      }
      _ = try digits(from: start)
    }
    // The number may continue beyond the break.
    guard offset < bytes.count else { throw .end }
    return try double(from: start)
  }

  /// Reads one or more digits and returns their number.
  private mutating func digits(from start: Int) throws(JSONFault) -> Int {
    let first = offset
    while offset < bytes.count, 0x30...0x39 ~= bytes[offset] { advance(to: offset + 1) }
    guard offset < bytes.count else { throw .end }
    guard offset > first else { throw fault("expected a digit", at: start) }
    return offset - first
  }

  private func double(from start: Int) throws(JSONFault) -> Double {
    if let whole = shortWhole(from: start) { return whole }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw fault("the number \(text.prefix(24))… is too large", at: start)
    }
    return value
  }

  /// A short integer, which most numbers are; nil for others and for those beyond the exact range
  /// of `Double`.
  private func shortWhole(from start: Int) -> Double? {
    guard offset - start <= 15 else { return nil }
    // On WebAssembly an `Int` has 32 bits.
    var value: Int64 = 0
    for byte in bytes[start..<offset] {
      guard 0x30...0x39 ~= byte else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    return Double(value)
  }
}
