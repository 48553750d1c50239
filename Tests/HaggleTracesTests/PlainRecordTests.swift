import Foundation
import HaggleTraces
import HaggleVocabulary
import Testing

/// A record as haggle writes it is read straight from the bytes; with a space in it, it goes the
/// long way. Nobody may tell the difference.
@Suite struct `A record that is written plainly` {
  private static let start =
    "{\"haggle\":2,\"records\":[\n{\"node\":0,\"kind\":\"V\",\"name\":\"a\"},\n"

  private func read(_ records: String) -> Result<Trace, TraceError> {
    Result { () throws(TraceError) in
      try Trace.read(Array((Self.start + records + "\n]}").utf8), named: "t").trace
    }
  }

  @Test(arguments: [
    "0", "-0", "7", "-7", "10", "0.5", "-0.25", "0.1", "55.666666666666664", "0.30000000000000004",
    "123456789012345", "999999999999999.9", "12345678.1234567", "1234567890123456789",
    "0.000000000000001", "0.0000000000000001", "5e-324", "1e300", "1E3", "2.5e+3", "null",
    "\"inf\"", "\"-inf\"",
  ])
  func `has the same numbers to the bit`(number: String) throws {
    let plain = try read("{\"ask\":0,\"proposal\":[\(number),3]}").get()
    let spaced = try read("{ \"ask\":0,\"proposal\":[\(number),3]}").get()
    guard case .ask(let a) = plain.events[0], case .ask(let b) = spaced.events[0] else {
      Issue.record("no asks")
      return
    }
    #expect(a.proposal.width?.bitPattern == b.proposal.width?.bitPattern)
    #expect(a.proposal.width.map { Double($0) } == Self.double(number))
  }

  private static func double(_ text: String) -> Double? {
    switch text {
    case "null": nil
    case "\"inf\"": .infinity
    case "\"-inf\"": -.infinity
    default: Double(text)
    }
  }

  @Test(arguments: [
    "{\"ask\":0,\"proposal\":[01,3]}", "{\"ask\":0,\"proposal\":[1.,3]}",
    "{\"ask\":0,\"proposal\":[-,3]}", "{\"ask\":0,\"proposal\":[.5,3]}",
    "{\"ask\":0,\"proposal\":[1e,3]}", "{\"ask\":0,\"proposal\":[1e999,3]}",
    "{\"ask\":0,\"proposal\":[nul,3]}", "{\"ask\":0,\"proposal\":[3]}",
    "{\"ask\":0,\"proposal\":[3,3,3]}", "{\"ask\":0}", "{\"ask\":1,\"proposal\":[3,3]}",
    "{\"ask\":-1,\"proposal\":[3,3]}", "{\"ask\":0.5,\"proposal\":[3,3]}",
    "{\"ask\":0,\"by\":1,\"proposal\":[3,3]}", "{\"ask\":0,\"by\":,\"proposal\":[3,3]}",
    "{\"ask\":0,\"proposal\":[3,3]", "{\"ask\":0,\"proposal\":[3,3],}",
    "{\"ask\":0,\"proposal\":[3,3]},", "{\"answer\":0,\"size\":[3,3]}",
    "{\"answer\":0,\"size\":[3,null]}", "{\"place\":0,\"frame\":[1,2,3],\"proposal\":[3,3]}",
    "{\"place\":0,\"frame\":[1,2,3,4]}", "{\"ask\":0,\"proposal\":[3,3],\"ask\":0}",
    "{\"ask\":99999999999999999999,\"proposal\":[3,3]}",
    "{\"reason\":0}", "{\"reason\":1,\"rule\":\"share\"}", "{\"reason\":0,\"rule\":share}",
    "{\"reason\":0,\"rule\":\"share\",\"axis\":\"depth\"}",
    "{\"reason\":0,\"rule\":\"share\",\"child\":1}",
    "{\"reason\":0,\"rule\":\"share\",\"child\":01}",
    "{\"reason\":0,\"rule\":\"share\",\"track\":0.5}",
    "{\"reason\":0,\"rule\":\"share\",\"result\":1.}",
    "{\"reason\":0,\"rule\":\"share\",\"terms\":[{\"role\":\"left\"}]}",
    "{\"reason\":0,\"rule\":\"share\",\"terms\":[{\"+\":1,\"node\":1}]}",
    "{\"reason\":0,\"rule\":\"share\",\"order\":[{\"node\":1}]}",
    "{\"reason\":0,\"rule\":\"share\",\"modelled\":1}",
    "{\"probe\":0,\"proposal\":[3,3]}", "{\"probe\":1,\"proposal\":[3,3],\"size\":[1,2]}",
  ])
  func `has the same faults`(record: String) {
    let plain = read(record)
    let spaced = read("{ " + record.dropFirst())
    #expect(throws: TraceError.self) { try plain.get() }
    #expect(Self.reason(plain) == Self.reason(spaced))
  }

  private static func reason(_ result: Result<Trace, TraceError>) -> String? {
    guard case .failure(let error) = result else { return nil }
    if case .malformed(_, _, let reason) = error { return reason }
    return error.message
  }

  @Test(arguments: [
    "{\"ask\":0,\"proposal\":[1,null],\"placing\":true}",
    "{\"ask\":0,\"by\":0,\"proposal\":[null,null],\"placing\":false}",
    "{\"ask\":0,\"proposal\":[1,2],\"by\":0}", "{\"ask\":0,\"proposal\":[1,2],\"colour\":\"red\"}",
    "{\"ask\":0,\"proposal\":[1,2]},\n{\"answer\":0,\"size\":[\"inf\",-0],\"cached\":true}",
    "{\"place\":0,\"frame\":[-1.5,0,\"inf\",4],\"proposal\":[null,\"inf\"]}",
    "{\"place\":0,\"frame\":[1,2,-3,4],\"proposal\":[0,0],\"later\":[1]}",
    "{\"reason\":0,\"rule\":\"share\",\"axis\":\"width\",\"child\":0,\"track\":2,\"result\":8.5,"
      + "\"terms\":[{\"+\":17,\"role\":\"left\",\"track\":3,\"node\":0},{\"/\":2},{\"max\":0}],"
      + "\"modelled\":true}",
    "{\"reason\":0,\"rule\":\"order\",\"order\":[{\"node\":0,\"priority\":1,\"min\":0,"
      + "\"max\":\"inf\"},{\"track\":4,\"max\":1},{\"node\":0,\"priority\":0},{\"min\":2}]}",
    "{\"reason\":0,\"rule\":\"later\",\"terms\":[{\"+\":1,\"role\":\"newer\"}]}",
    "{\"reason\":0,\"rule\":\"lines\",\"result\":\"-inf\",\"cut\":3}",
    "{\"reason\":0,\"rule\":\"size\",\"terms\":[],\"order\":[{\"node\":0,\"track\":1}]}",
    "{\"reason\":0,\"rule\":\"size\",\"terms\":[{\"+\":1,\"later\":2}],\"later\":\"a\"}",
    "{\"reason\":0,\"rule\":\"size\",\"track\":-4000000000}",
    "{\"probe\":0,\"proposal\":[null,\"inf\"],\"size\":[1.5,\"inf\"]}",
  ])
  func `says the same`(records: String) throws {
    let plain = try read(records).get()
    let spaced = try read(records.replacing("{\"", with: "{ \"")).get()
    #expect(plain == spaced)
    #expect(plain.encoded() == spaced.encoded())
  }

  @Test func `makes events of which a million fit into 32 MB`() {
    #expect(MemoryLayout<Event>.stride == 32)
    #expect(MemoryLayout<Reason.Term>.stride == 24)
  }
}
