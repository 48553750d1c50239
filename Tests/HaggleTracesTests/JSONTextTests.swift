import HaggleTraces
import Testing

/// Read through an unknown key, which keeps any value.
@Suite struct `A JSON value` {
  private func value(_ text: String) throws -> JSONValue? {
    try Trace.reading("{\"haggle\":2,\"x\":\(text)}").trace.unknownKeys[.file]?.first?.value
  }

  @Test(arguments: [
    ("null", JSONValue.null), ("true", .boolean(true)), (" false ", .boolean(false)),
    ("0", .number(0)), ("-0.5e+1", .number(-5)), ("1E2", .number(100)),
    ("12345678901234567890", .number(12_345_678_901_234_567_168)),
    ("5e-324", .number(.leastNonzeroMagnitude)),
    ("1e-999", .number(0)), ("[]", .array([])), ("[ 1 , [ ] ]", .array([.number(1), .array([])])),
    ("{}", .object([])),
    (#"{"b":1,"a":2}"#, .object([.init("b", .number(1)), .init("a", .number(2))])),
    (#""""#, .string("")), (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0041\u00e9\u221E""#, .string("Aé∞")), (#""\ud83d\ude00""#, .string("😀")),
    (#""\ud83dx""#, .string("\u{FFFD}x")), (#""\ude00\ud83d""#, .string("\u{FFFD}\u{FFFD}")),
    (#""\ud83d\u0041""#, .string("\u{FFFD}A")), ("\"é😀\u{7F}\"", .string("é😀\u{7F}")),
  ])
  func `reads as it should`(text: String, expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  @Test func `may follow a byte order mark`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Trace.sample.encoded()
    #expect(try Trace.read(bytes, named: "t").trace == .sample)
  }

  @Test func `with broken UTF-8 reads with replacement characters`() throws {
    let bytes = Array("{\"haggle\":2,\"x\":\"a".utf8) + [0xFF] + Array("\"}".utf8)
    let outcome = try Trace.read(bytes, named: "t")
    #expect(outcome.trace.unknownKeys[.file] == [.init("x", .string("a\u{FFFD}"))])
  }

  @Test func `may have many keys`() throws {
    let members = (0..<20_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    guard case .object(let read)? = try value("{\(members)}") else {
      Issue.record("no object")
      return
    }
    #expect(read.count == 20_000)
  }
}
