/// Invisible characters that change what is displayed: control characters, those that change the
/// writing direction, and line separators. User text may contain any of them, and none may falsify
/// a report.
///
/// Source: Unicode's Technical Report 36, and the report “Trojan Source” of 2021.
package enum HiddenCharacter {
  /// Whether the character is hidden; line feeds count, tabs do not.
  package static func isOne(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20..<0x7F, 0xA0..<0x061C: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of the writing direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    // Byte order mark, interlinear annotations, noncharacters.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
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
        escaped += "\\u\(fourDigits(scalar.value))".utf8
      } else {
        escaped += UTF8.encode(scalar) ?? .init()
      }
    }
    return escaped
  }

  /// Four hexadecimal digits; all hidden characters are below 65 536.
  package static func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
