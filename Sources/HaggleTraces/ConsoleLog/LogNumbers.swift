import Foundation
import HaggleVocabulary

/// Reads two lengths from the part of a line after the words, in any usual form:
/// `ProposedViewSize(width: Optional(0.0), height: nil)`, `(8.0, 16.0)`, `{8, 16}`, `∞×∞`.
struct LogNumbers {
  /// The index at which reading stopped.
  private(set) var end: Int
  private let bytes: ArraySlice<UInt8>
  /// The lengths so far; nil if unspecified.
  private var lengths: [CGFloat?] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    end = bytes.startIndex
  }

  mutating func proposal() -> LogStatement.Content {
    read()
    guard lengths.count == 2 else { return .unreadable }
    return .proposal(ProposedViewSize(width: lengths[0], height: lengths[1]))
  }

  /// Every size has two numbers.
  mutating func size() -> LogStatement.Content {
    read()
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      return .unreadable
    }
    return .size(CGSize(width: width, height: height))
  }

  private mutating func read() {
    var isTight = false
    while lengths.count < 2, end < bytes.endIndex {
      if lengths.count == 1, standsBetweenDigits { isTight = true }
      if !(skipDress() || readWord() || readNumber()) { return }
    }
    if standsBetweenDigits || (isTight && isFollowedByLength) { lengths = [] }
  }

  /// Whether a comma with digits on both sides follows, which is a decimal comma: `1,5`.
  private var standsBetweenDigits: Bool {
    guard end > bytes.startIndex, end + 1 < bytes.endIndex, bytes[end] == UInt8(ascii: ",") else {
      return false
    }
    return Self.isDigit(bytes[end - 1]) && Self.isDigit(bytes[end + 1])
  }

  /// Whether another length follows the two so far: then a comma between these was a decimal
  /// comma. A number behind a closing bracket is unrelated.
  private var isFollowedByLength: Bool {
    var rest = self
    rest.lengths = [0]
    var (isClosed, isSeparated) = (false, false)
    while rest.end < bytes.endIndex {
      isClosed = isClosed || Self.closing.contains(bytes[rest.end])
      isSeparated = isSeparated || Self.separating.contains(bytes[rest.end])
      if rest.skipDress() { continue }
      guard rest.readWord() || rest.readNumber() else { return false }
      if rest.lengths.count > 1 { return isSeparated || !isClosed }
      isSeparated = true
    }
    return false
  }

  /// Skips brackets, commas and white space, and the sign between two lengths.
  private mutating func skipDress() -> Bool {
    if Self.dress.contains(bytes[end]) {
      end += 1
    } else if skip("×") || skip("\u{A0}") || (lengths.count == 1 && (skip("x") || skip("X"))) {
      return true
    } else {
      return false
    }
    return true
  }

  /// Reads `nil`, a word for infinity, or the name of a type or axis.
  private mutating func readWord() -> Bool {
    if Self.isDigit(bytes[end]) { return false }
    for (word, length) in Self.lengthWords where skip(word, ignoringCase: true) {
      lengths.append(length)
      return true
    }
    return Self.names.contains { skip($0) }
  }

  private mutating func readNumber() -> Bool {
    var length = 0
    while end + length < bytes.endIndex, Self.isNumeric(bytes[end + length]) { length += 1 }
    guard 1...Self.longestNumber ~= length else { return false }
    var text = String(decoding: bytes[end..<end + length], as: UTF8.self)
    // A full stop at the end of a sentence is not part of the number.
    if text.hasSuffix(".") { text.removeLast() }
    guard let number = Double(text) else { return false }
    lengths.append(number)
    end += length
    return true
  }

  private mutating func skip(_ word: String, ignoringCase: Bool = false) -> Bool {
    let mask: UInt8 = ignoringCase ? 0x20 : 0
    let expected = word.utf8
    guard bytes.endIndex - end >= expected.count else { return false }
    for (byte, due) in zip(bytes[end...], expected) where byte | mask != due | mask { return false }
    end += expected.count
    return true
  }

  private static let longestNumber = 400
  private static let dress = Set("()[]{}<>:=,; \t\"'".utf8)
  private static let closing = Set(")]}>".utf8)
  private static let separating = Set("([{<:=,;".utf8)

  /// Of two words with a common beginning the longer one comes first.
  private static let lengthWords: [(String, CGFloat?)] = {
    var words: [(String, CGFloat?)] = []
    for (sign, length) in [
      ("", CGFloat.infinity), ("+", .infinity), ("-", -.infinity), ("−", -.infinity),
    ] {
      for word in [".infinity", "infinity", "inf", "∞"] { words.append((sign + word, length)) }
    }
    return words + [("nan", CGFloat.nan), ("-nan", CGFloat.nan), ("nil", nil), (".none", nil)]
  }()

  private static let names = [
    "SwiftUI.", "SwiftUICore.", "CoreFoundation.", "CoreGraphics.", "Swift.", "ProposedViewSize",
    "_ProposedSize", "ProposedSize", "CGSize", "CGFloat", "Double", "Optional", "some", "width",
    "height",
  ]

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
