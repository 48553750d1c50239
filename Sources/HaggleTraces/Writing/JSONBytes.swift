import Foundation
import HaggleVocabulary

/// JSON text under construction, as bytes.
struct JSONBytes: RecordOutput {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value needs no comma before it.
  private var isFirst = true

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// What is written so far; it is forgotten here.
  mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }

  /// Appends JSON text, after which a value may follow.
  mutating func raw(_ text: StaticString) {
    append(text)
    isFirst = true
  }

  mutating func beginObject() { begin(UInt8(ascii: "{")) }
  mutating func beginList(count: Int) { begin(UInt8(ascii: "[")) }
  mutating func endObject() { end(UInt8(ascii: "}")) }
  mutating func endList() { end(UInt8(ascii: "]")) }

  mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    isFirst = true
  }

  mutating func key(_ name: String) {
    string(name)
    append(":")
    isFirst = true
  }

  mutating func null() {
    separate()
    append("null")
  }

  mutating func boolean(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  mutating func node(_ id: NodeID) { integer(id.index) }

  mutating func word(_ text: String) { string(text) }

  mutating func string(_ text: String) {
    separate()
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
    whole(Int64(value))
  }

  private mutating func whole(_ value: Int64) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  private mutating func digits(_ value: UInt64) {
    let (rest, digit) = value.quotientAndRemainder(dividingBy: 10)
    if rest > 0 { digits(rest) }
    bytes.append(UInt8(ascii: "0") + UInt8(digit))
  }

  /// Appends a number; ∞ and NaN are words, because JSON lacks them.
  mutating func number(_ value: CGFloat) {
    guard value.isFinite else { return string(NumberText.exact(value)) }
    if let number = NumberText.whole(value) { return whole(number) }
    separate()
    bytes.append(contentsOf: Double(value).description.utf8)
  }
}

extension JSONBytes {
  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    isFirst = false
  }

  /// Appends the comma between two values.
  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension JSONBytes {
  private static func needsEscape(_ byte: UInt8) -> Bool {
    !(0x20..<0x7F ~= byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escaped(_ scalar: UnicodeScalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where HiddenCharacter.isOne(scalar):
      bytes.append(contentsOf: HiddenCharacter.jsonEscape(scalar).utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}
