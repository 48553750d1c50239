import Foundation
import HaggleVocabulary

/// JSON text under construction, as bytes.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends text that is JSON already.
  mutating func raw(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a string with its quotes.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: Self.needsEscape) {
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { escaped(scalar) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ value: Int) {
    if 0..<10 ~= value {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Appends a number; JSON has none for ∞ and NaN, they are words.
  mutating func number(_ value: CGFloat) {
    let text = NumberText.exact(value)
    if value.isFinite { bytes.append(contentsOf: text.utf8) } else { string(text) }
  }

  /// Appends a number, or null where there is none.
  mutating func number(orNull value: CGFloat?) {
    if let value { number(value) } else { raw("null") }
  }

  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .boolean(let flag): raw(flag ? "true" : "false")
    case .number(let double): number(CGFloat(double))
    case .string(let text): string(text)
    case .array(let values): list(values) { $0.value($1) }
    case .object(let members): object(members)
    }
  }

  mutating func object(_ members: [JSONMember]) {
    raw("{")
    for (index, member) in members.enumerated() {
      if index > 0 { raw(",") }
      self.member(member)
    }
    raw("}")
  }

  mutating func member(_ member: JSONMember) {
    string(member.key)
    raw(":")
    value(member.value)
  }

  /// Appends an array whose elements `write` appends.
  mutating func list<Element>(
    _ elements: [Element], _ write: (inout JSONBytes, Element) -> Void
  ) {
    raw("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      write(&self, element)
    }
    raw("]")
  }
}

extension JSONBytes {
  private static func needsEscape(_ byte: UInt8) -> Bool {
    !(0x20..<0x7F ~= byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escaped(_ scalar: UnicodeScalar) {
    switch scalar {
    case "\"": raw("\\\"")
    case "\\": raw("\\\\")
    case "\n": raw("\\n")
    case "\r": raw("\\r")
    case "\t": raw("\\t")
    case _ where HiddenCharacter.isOne(scalar):
      raw("\\u")
      bytes.append(contentsOf: HiddenCharacter.fourDigits(scalar.value).utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}
