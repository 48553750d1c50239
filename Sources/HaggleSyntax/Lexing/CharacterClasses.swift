/// The character classes of Swift's grammar: names, operators and white space.
enum CharacterClasses {
  static func isIdentifierHead(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: byte == UInt8(ascii: "_")
    }
  }

  /// A letter, a digit or an underscore of ASCII.
  static func isOfName(_ byte: UInt8) -> Bool { isIdentifierHead(byte) || isDigit(byte) }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Beyond ASCII: `→`, `…`, `×`. The ranges are those of Swift's grammar.
  static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053: true
    case 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: true
    case 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }

  /// Spaces from web pages and editors: no-break spaces, byte order marks and similar.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000: true
    default: scalar == 0xFEFF
    }
  }

  /// Beyond ASCII: everything except operators, spaces and punctuation of prose.
  static func isIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2010...0x201F, 0xFFFD, 0xFFFE, 0xFFFF: false
    case 0x200C, 0x200D: true
    default: !isOperator(scalar) && !isSpace(scalar)
    }
  }
}
