/// Reads a sequence of JSON values from bytes, independent of line breaks.
///
/// A scanner of our own: Foundation's rejects a cut-off file, loses the order of keys and does not
/// report where it stopped.
struct JSONScanner {
  /// The maximum nesting: nothing in a trace nests, and releasing a value recurses.
  static let depthLimit = 100

  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Skips white space and returns the next byte without consuming it.
  mutating func peek() throws(JSONFault) -> UInt8 {
    guard let byte = peekOrEnd() else { throw .end }
    return byte
  }

  /// As `peek`, but nil at the end of the text.
  mutating func peekOrEnd() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case let byte: return byte
      }
    }
    return nil
  }

  /// Reads `character`, or throws an error that says `what` was expected.
  mutating func expect(
    _ character: UnicodeScalar, _ what: @autoclosure () -> String
  ) throws(JSONFault) {
    guard try peek() == UInt8(ascii: character) else { throw fault("expected \(what())") }
    offset += 1
  }

  /// Consumes `character` if it is next; returns whether it was.
  mutating func skip(_ character: UnicodeScalar) throws(JSONFault) -> Bool {
    guard try peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Reads `"key":`.
  mutating func key() throws(JSONFault) -> String {
    guard try peek() == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
    let key = try string()
    try expect(":", "a colon after the key “\(key)”")
    return key
  }

  mutating func value(depth: Int = 0) throws(JSONFault) -> JSONValue {
    let byte = try peek()
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault("expected a value")
    }
  }

  func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
    .malformed(offset: offset ?? self.offset, reason: reason)
  }

  mutating func advance(to offset: Int) { self.offset = offset }
}

/// Why a value could not be read.
enum JSONFault: Error {
  /// The text ends inside a value.
  case end
  case malformed(offset: Int, reason: String)
}

extension JSONScanner {
  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth <= Self.depthLimit else { throw tooDeep }
    offset += 1
    var values: [JSONValue] = []
    if try skip("]") { return .array(values) }
    repeat {
      values.append(try value(depth: depth))
    } while try skip(",")
    try expect("]", "a comma or the end of the list")
    return .array(values)
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth <= Self.depthLimit else { throw tooDeep }
    let start = offset
    offset += 1
    var members: [JSONMember] = []
    if try skip("}") { return .object(members) }
    repeat {
      let key = try key()
      members.append(JSONMember(key, try value(depth: depth)))
    } while try skip(",")
    try expect("}", "a comma or the end of the object")
    if let twice = Self.firstDuplicate(in: members) {
      throw fault("the key “\(twice)” stands twice in one object", at: start)
    }
    return .object(members)
  }

  private static func firstDuplicate(in members: [JSONMember]) -> String? {
    if members.count <= 12 {
      for (index, member) in members.enumerated()
      where members[..<index].contains(where: { $0.key == member.key }) {
        return member.key
      }
      return nil
    }
    var seen: Set<String> = []
    return members.first { !seen.insert($0.key).inserted }?.key
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault)
    -> JSONValue
  {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < bytes.count else { throw .end }
      guard bytes[offset] == word.utf8Start[index] else {
        throw fault("expected \(word)", at: start)
      }
      offset += 1
    }
    return value
  }

  private var tooDeep: JSONFault {
    fault("values are nested deeper than \(Self.depthLimit) levels")
  }
}
