/// Invisible characters: control characters, those that change the writing direction, line
/// separators, and those that take no room or draw nothing, so that two names look alike. User text
/// may contain any of them, and none may falsify a report.
///
/// What scripts and emoji need is none of them, although it draws nothing by itself: joiners, and
/// selectors of a variant.
///
/// Source: Unicode's Technical Report 36 and the property `Default_Ignorable_Code_Point`, and the
/// report “Trojan Source” of 2021.
package enum HiddenCharacter {
  /// Whether the character is hidden; line feeds count, tabs do not.
  package static func isOne(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x034F: false
    case 0..<0x20, 0x7F..<0xA0: true
    // A hyphen that shows only at the end of a line, and a joiner of marks.
    case 0xAD, 0x034F: true
    // Marks, embeddings, overrides and isolates of the writing direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    // No width: space, joiner of words, signs of arithmetic, separator of Mongolian vowels.
    case 0x200B, 0x2060...0x2065, 0x180E: true
    // Letters that draw nothing: of Hangul and Khmer.
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x17B4, 0x17B5: true
    // Byte order mark, interlinear annotations, noncharacters.
    case 0xFEFF, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF: true
    // Controls of shorthand and of music; tags, but for selectors of a variant.
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000..<0xE0100, 0xE01F0..<0xE1000: true
    default: false
    }
  }

  /// The text with hidden characters as Swift escapes: `\u{202e}`.
  ///
  /// - Parameter keepingLines: whether line feeds are left as they are.
  package static func shown(
    _ text: some StringProtocol, keepingLines: Bool = false
  ) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(text) }
    let isHidden = { (scalar: UnicodeScalar) in
      isOne(scalar) && !(keepingLines && scalar == "\n")
    }
    guard text.unicodeScalars.contains(where: isHidden) else { return String(text) }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { shown += escape(scalar) } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }

  /// The Swift escape of a character: `\u{202e}`.
  package static func escape(_ scalar: UnicodeScalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// JSON with hidden characters as JSON escapes: `\u202e`.
  package static func escaped(inJSON json: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(json)
    if bytes.allSatisfy({ $0 < 0x7F }) { return bytes }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      // White space between values is left as it is.
      if scalar.value > 0x20, isOne(scalar) {
        escaped += jsonEscape(scalar).utf8
      } else {
        escaped += UTF8.encode(scalar) ?? .init()
      }
    }
    return escaped
  }

  /// The JSON escape of a character: `\u202e`, or two of them for its surrogates.
  package static func jsonEscape(_ scalar: UnicodeScalar) -> String {
    UTF16.encode(scalar).map { $0.map { "\\u" + digits(UInt32($0), 4) }.joined() } ?? ""
  }

  /// The escape of a character between `$'` and `'` of a shell: `\u202e`, `\U000e0041`.
  package static func shellEscape(_ scalar: UnicodeScalar) -> String {
    scalar.value > 0xFFFF ? "\\U" + digits(scalar.value, 8) : "\\u" + digits(scalar.value, 4)
  }

  /// Hexadecimal digits, at least `count`.
  private static func digits(_ value: UInt32, _ count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
