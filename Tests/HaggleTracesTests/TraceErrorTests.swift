import HaggleTestSupport
import HaggleTraces
import Testing

@Suite struct `A file that is not a readable trace` {
  @Test(arguments: [
    ("", "t is empty. Record it again: haggle trace FILE.swift --out t"),
    (" \n", "t is empty. Record it again: haggle trace FILE.swift --out t"),
    (
      "import SwiftUI",
      "t is not a haggle trace: it does not start with {\"haggle\":2. "
        + "SwiftUI source is in a file whose name ends in .swift"
    ),
    (
      "\u{0}\u{1}",
      "t is not a haggle trace: it is not text. "
        + "A trace is made with: haggle trace FILE.swift --out NAME.trace.json"
    ),
    (
      "{\"traceEvents\":[]}",
      "t is not a haggle trace: it is JSON without the key “haggle” that gives the version. "
        + "A trace is made with: haggle trace FILE.swift --out NAME.trace.json"
    ),
    (
      "{\"hagg",
      "t is not a haggle trace: it ends before it says which version it has. "
        + "A trace is made with: haggle trace FILE.swift --out NAME.trace.json"
    ),
    (
      "{\"haggle\":7,\"records\":[[]]}",
      "t has trace format 7; this haggle reads 2. "
        + "Update haggle, or record the trace again with this one."
    ),
    (
      "{\"haggle\":1,\"records\":[[]]}",
      "t has trace format 1; this haggle reads 2. Record it again; the source is in it: "
        + "jq -r .header.source t > FILE.swift; haggle trace FILE.swift --out t"
    ),
    (
      "{\"haggle\":2,\n \"records\":[\n  {\"ask\":0 \"by\":1}\n]}",
      "t:3:12: expected a comma or the end of the object. The file was changed or damaged: "
        + "mend that record or record the trace again."
    ),
  ])
  func `says what, where, why and what to do`(text: String, message: String) throws {
    let error = try #require(throws: TraceError.self) {
      try Trace.read(Array(text.utf8), named: "t")
    }
    #expect(error.message(naming: "t") == message)
  }

  @Test func `that is compressed is to be unpacked`() throws {
    let error = try #require(throws: TraceError.self) {
      try Trace.read([0x1F, 0x8B, 8, 0], named: "t.gz")
    }
    #expect(
      error.message(naming: "t.gz")
        == "t.gz is not a haggle trace: it is compressed. Unpack it first: gunzip t.gz")
  }

  /// Each record stands in line 4, behind the nodes 0 and 1.
  @Test(arguments: [
    (#"{"answer":0,"size":[1,1]}"#, "node 0 answers without having been asked"),
    (#"{"ask":2,"proposal":[0,0]}"#, "“ask” of an ask is node 2, which is not declared"),
    (#"{"ask":0,"by":9,"proposal":[0,0]}"#, "“by” of an ask is node 9, which is not declared"),
    (#"{"ask":-1,"proposal":[0,0]}"#, "“ask” of an ask is node -1, which is not declared"),
    (
      #"{"ask":0.5,"proposal":[0,0]}"#,
      "“ask” of an ask is missing or not a whole number"
    ),
    (
      #"{"ask":0}"#,
      "“proposal” of an ask is missing or not a proposal such as [350,null] or [0,\"inf\"]"
    ),
    (
      #"{"ask":0,"proposal":[0]}"#,
      "“proposal” of an ask is missing or not a proposal such as [350,null] or [0,\"inf\"]"
    ),
    (
      #"{"probe":0,"proposal":[0,0],"size":[null,1]}"#,
      "“size” of a probe is missing or not two numbers such as [8,16]"
    ),
    (
      #"{"place":0,"frame":[0,0,1],"proposal":[0,0]}"#,
      "“frame” of a place is missing or not four numbers: x, y, width, height"
    ),
    (
      #"{"note":0,"from":"radio","text":""}"#,
      "“from” of a note is missing or not \"console\", \"engine\" or \"scenario\""
    ),
    (
      #"{"reason":0,"rule":"share","axis":"depth"}"#,
      "“axis” of a reason is missing or not \"width\" or \"height\""
    ),
    (
      #"{"reason":0,"rule":"share","terms":[{"^":1}]}"#,
      "“+” of “terms” in a reason is missing or not an operator with a number, such as {\"+\":8}"
    ),
    (
      #"{"reason":0,"rule":"share","child":5}"#,
      "“child” of a reason is node 5, which is not declared"
    ),
    (#"{"node":1,"kind":"a","name":"a"}"#, "node 1 is declared twice"),
    (#"{"node":4,"kind":"a","name":"a"}"#, "node 2 is missing: node 4 is declared before it"),
    (
      #"{"node":2,"kind":"a","name":"a","parent":9}"#,
      "the parent of node 2 is node 9, which is not declared"
    ),
    (#"{"node":2,"kind":"a","name":"a","parent":2}"#, "node 2 lies inside itself"),
    (#"{"node":2,"kind":"a"}"#, "“name” of a node is missing or not a text"),
    (
      #"{"finding":"x","class":"fatal","node":0,"claim":""}"#,
      "“class” of a finding is missing or not \"proof\", \"contract\" or \"smell\""
    ),
    (
      #"{"finding":"x","class":"proof","node":0,"claim":"","evidence":[3]}"#,
      "a finding names event 3; there are 0 events"
    ),
    (#"[]"#, "a record is not an object"),
    (#"{"ask":0,"ask":0}"#, "the key “ask” stands twice in one object"),
    (#"{"ask":0,}"#, "expected a key in quotes"),
    (#"nul"#, "expected null"),
  ])
  func `names the line and the reason`(record: String, reason: String) throws {
    let error = try #require(throws: TraceError.self) { try Trace.reading(records: record) }
    guard case .malformed(let line, _, let actual) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(line == 4)
    #expect(actual == reason)
  }

  @Test(arguments: [
    ("{\"haggle\":2,\"header\":{},\"records\":[]} x", 39, "something follows the trace"),
    (
      "{\"haggle\":0}", 11,
      "“haggle” is the format's version, a whole number from 1"
    ),
    ("{\"haggle\":2,\"haggle\":2}", 13, "the key “haggle” stands twice in one object"),
    (
      "{\"haggle\":2,\"x\":" + String(repeating: "[", count: 100_000), 117,
      "values are nested deeper than 100 levels"
    ),
    ("{\"haggle\":2,\"x\":1e999}", 17, "the number 1e999… is too large"),
    ("{\"haggle\":2,\"x\":01}", 17, "a number starts with 0"),
    ("{\"haggle\":2,\"x\":-}", 17, "expected a digit"),
    ("{\"haggle\":2,\"x\":\"\\q\"}", 18, "a string holds an escape that JSON does not have"),
    ("{\"haggle\":2,\"x\":\"\\u12g4\"}", 18, "“\\u” needs four hexadecimal digits"),
    (
      "{\"haggle\":2,\"x\":\"a\nb\"}", 19,
      "a string holds a line break or control character; JSON wants it escaped"
    ),
  ])
  func `is refused at the column where it goes wrong`(
    text: String, column: Int, reason: String
  ) throws {
    #expect(throws: TraceError.malformed(line: 1, column: column, reason: reason)) {
      try Trace.reading(text)
    }
  }

  /// Bytes changed at random give an error or a trace, never a crash.
  @Test func `never crashes the reader`() {
    var random = Seeded(seed: 5)
    let good = Trace.sample.encoded()
    for _ in 0..<(Checkout.isFull ? 2_000 : 400) {
      var bytes = good
      for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if let trace = (try? Trace.read(bytes, named: "t"))?.trace {
        #expect((try? Trace.read(trace.encoded(), named: "t")) != nil)
      }
    }
  }
}
