import HaggleVocabulary

extension Parser {
  mutating func number() -> ExpressionID {
    let text = text(at: position).filter { $0 != "_" }
    if kind == .float { return taking(.float(Double(text) ?? 0)) }
    return taking(.integer(Self.integer(text)))
  }

  private static func integer(_ text: String) -> Double {
    let prefixes: [(String, Double)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    let radix = prefixes.first { text.hasPrefix($0.0) }
    let digits = text.dropFirst(radix == nil ? 0 : 2)
    return digits.utf8.reduce(0) { $0 * (radix?.1 ?? 10) + value(of: $1) }
  }

  private static func value(of digit: UInt8) -> Double {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Double(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Double(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Double(digit - UInt8(ascii: "A") + 10)
    default: 0
    }
  }

  mutating func regex() -> ExpressionID {
    let start = offset
    let text = text(at: position)
    advance()
    let pattern = add(.string([.text(text)]), from: start)
    let argument = Argument(label: nil, value: pattern, offset: start)
    return add(.macro(name: "regex", arguments: [argument], trailing: []), from: start)
  }

  // MARK: - Strings

  /// A string with its interpolations; multi-line strings lose the indentation of their last line.
  mutating func string() -> ExpressionID {
    let start = offset
    let opener = position
    let pounds = Int(tokens[opener].detail)
    let indentation = indentation(of: opener)
    var unescaper = StringUnescaper(pounds: pounds, indentation: indentation)
    let segments = inside { $0.segments(&unescaper) }
    if let bad = unescaper.unknownEscape {
      report(.escape, "no such escape in a string: kept as it is", at: bad, severity: .ignored)
    }
    return add(.string(segments), from: start)
  }

  private mutating func segments(_ unescaper: inout StringUnescaper) -> [StringSegment] {
    var segments: [StringSegment] = []
    while !isAtEnd {
      if kind == .interpolation {
        let arguments = inside { $0.arguments() }
        segments.append(.interpolation(arguments))
      } else {
        let isLast = position + 1 == end
        let text = unescaper.unescape(bytes, tokens[position].span, isLast: isLast)
        if !text.isEmpty { segments.append(.text(text)) }
        advance()
      }
    }
    return segments
  }

  /// White space before the closing `"""`; nil for strings of one line.
  private func indentation(of opener: Int) -> ArraySlice<UInt8>? {
    guard tokens[opener].flags.contains(.multiline) else { return nil }
    let close = Int(tokens[close(of: opener)].start)
    var start = close
    while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
    let isAlone = start > 0 && (bytes[start - 1] == 10 || bytes[start - 1] == 13)
    return isAlone ? bytes[start..<close] : []
  }
}
