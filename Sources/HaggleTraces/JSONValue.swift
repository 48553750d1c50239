/// A JSON value; the members of objects keep their order.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// One `"key": value` of a JSON object.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// The value of some bytes; nil if they are no JSON.
  package init?(encoded bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    guard let value = try? scanner.value() else { return nil }
    self = value
  }

  package func encoded() -> [UInt8] {
    var json = JSONBytes()
    json.value(self)
    return json.bytes
  }
}
