extension Lexer {
  /// A number: `1`, `1_000.5e-3`, `0xFF`, `0b101`; only digits after a dot, as in `pair.0.1`.
  mutating func lexNumber() {
    let start = position
    if tokens.last?.kind == .dot, flags.isEmpty {
      skipDigits()
      return add(.integer, from: start)
    }
    if byte() == UInt8(ascii: "0"), let isFloat = skipRadixNumber() {
      return add(isFloat ? .float : .integer, from: start)
    }
    skipDigits()
    let hasFraction = skipFraction()
    let hasExponent = skipExponent("e", "E")
    add(hasFraction || hasExponent ? .float : .integer, from: start)
  }

  /// A regular expression between slashes; returns false, and reads nothing, if it does not end on
  /// the line.
  mutating func lexRegex(from start: Int, pounds: Int) -> Bool {
    let next = byte(1)
    guard pounds > 0 || (next > 32 && next != UInt8(ascii: "/") && next != UInt8(ascii: "*"))
    else { return false }
    guard pounds == 0 || position >= searchedForRegex else { return false }
    guard let end = regexEnd(pounds: pounds) else {
      // Rarely the right end if the numbers of `#` differ, but never slow.
      if pounds > 0 { searchedForRegex = bytes.count }
      return false
    }
    position = end
    add(.regex, from: start)
    return true
  }

  private mutating func skipDigits() {
    while CharacterClasses.isDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipFraction() -> Bool {
    guard byte() == UInt8(ascii: "."), CharacterClasses.isDigit(byte(1)) else { return false }
    position += 1
    skipDigits()
    return true
  }

  private mutating func skipExponent(_ lower: Unicode.Scalar, _ upper: Unicode.Scalar) -> Bool {
    guard byte() == UInt8(ascii: lower) || byte() == UInt8(ascii: upper) else { return false }
    let hasSign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard CharacterClasses.isDigit(byte(hasSign ? 2 : 1)) else { return false }
    position += hasSign ? 2 : 1
    skipDigits()
    return true
  }

  /// `0x…`, `0o…`, `0b…`: returns whether it is a floating-point number; nil if it is none of
  /// these.
  private mutating func skipRadixNumber() -> Bool? {
    switch byte(1) {
    case UInt8(ascii: "o"), UInt8(ascii: "b"):
      guard CharacterClasses.isDigit(byte(2)) else { return nil }
      position += 2
      skipDigits()
      return false
    case UInt8(ascii: "x") where isHexDigit(byte(2)):
      position += 2
      return skipHexNumber()
    default: return nil
    }
  }

  /// A hexadecimal fraction needs an exponent: `0x1.8p3`, but `0x10.description`.
  private mutating func skipHexNumber() -> Bool {
    skipHexDigits()
    let integerEnd = position
    if byte() == UInt8(ascii: "."), isHexDigit(byte(1)) {
      position += 1
      skipHexDigits()
    }
    if skipExponent("p", "P") { return true }
    position = integerEnd
    return false
  }

  private mutating func skipHexDigits() {
    while isHexDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    CharacterClasses.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private func regexEnd(pounds: Int) -> Int? {
    var index = position + 1
    while index < bytes.count, pounds > 0 || !isLineBreak(bytes[index]) {
      if bytes[index] == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        let precedesSpace = bytes[index - 1] <= 32
        return pounds == 0 && precedesSpace ? nil : index + 1 + pounds
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    return bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
