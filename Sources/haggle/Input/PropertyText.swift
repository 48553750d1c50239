/// A property list as text, in the form that Xcode keeps its projects in: `{ key = value; }` and
/// `( value, value )`, with words between quotes or bare.
///
/// Source: Apple, “Old-Style ASCII Property Lists”. Foundation reads them too, but writes what it
/// finds wrong to standard error.
enum PropertyText {
  case text(String)
  case list([PropertyText])
  case map([String: PropertyText])

  /// Nil for what is none, or has more lists in each other than any project.
  init?(_ bytes: some Collection<UInt8>) {
    var reader = Reader(bytes: Array(bytes))
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyText? {
    if case .map(let values) = self { values[key] } else { nil }
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  /// The words of a list, or a lone one.
  var strings: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.string)
    case .map: []
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    private static let mostDepth = 100

    mutating func value(depth: Int) -> PropertyText? {
      guard depth < Self.mostDepth else { return nil }
      switch next() {
      case UInt8(ascii: "{"): return map(depth: depth + 1)
      case UInt8(ascii: "("): return list(depth: depth + 1)
      default: return word().map(PropertyText.text)
      }
    }

    private mutating func map(depth: Int) -> PropertyText? {
      var values: [String: PropertyText] = [:]
      index += 1
      while let byte = next() {
        if take(byte, "}") { return .map(values) }
        guard let key = word(), let equals = next(), take(equals, "="),
          let value = value(depth: depth), let end = next(), take(end, ";")
        else { return nil }
        values[key] = value
      }
      return nil
    }

    private mutating func list(depth: Int) -> PropertyText? {
      var values: [PropertyText] = []
      index += 1
      while let byte = next() {
        if take(byte, ")") { return .list(values) }
        guard let value = value(depth: depth) else { return nil }
        values.append(value)
        if let comma = next() { _ = take(comma, ",") }
      }
      return nil
    }

    private mutating func take(_ byte: UInt8, _ sign: Unicode.Scalar) -> Bool {
      guard byte == UInt8(ascii: sign) else { return false }
      index += 1
      return true
    }

    private mutating func word() -> String? {
      let isQuoted = next() == UInt8(ascii: "\"")
      if isQuoted { index += 1 }
      var word: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        if isQuoted ? byte == UInt8(ascii: "\"") : !Self.isBare(byte) { break }
        if isQuoted, byte == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
        word.append(bytes[index])
        index += 1
      }
      if isQuoted { index += 1 }
      return isQuoted || !word.isEmpty ? String(decoding: word, as: UTF8.self) : nil
    }

    private static func isBare(_ byte: UInt8) -> Bool {
      switch byte {
      case 0...UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","),
        UInt8(ascii: "\""):
        false
      default: true
      }
    }

    /// The next byte that is no white space and in no comment, where the reader is then.
    private mutating func next() -> UInt8? {
      while index < bytes.count {
        let byte = bytes[index]
        if byte <= UInt8(ascii: " ") {
          index += 1
        } else if byte != UInt8(ascii: "/") {
          return byte
        } else if bytes[index...].starts(with: "/*".utf8) {
          skip(to: "*/")
        } else if bytes[index...].starts(with: "//".utf8) {
          skip(to: "\n")
        } else {
          return byte
        }
      }
      return nil
    }

    private mutating func skip(to end: String) {
      while index < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
      index = min(index + end.utf8.count, bytes.count)
    }
  }
}
