import Foundation
import HaggleTestSupport
import Testing

@Suite("--verify") struct VerifyTests {
  private static let counting = Listings.counting + "\nCounting { Color.red }.id(\"counting\")"

  private func run(_ verb: String, _ source: String, _ arguments: String...) throws
    -> Haggle.Outcome
  { try Haggle.run([verb, "-"] + arguments, input: Data(source.utf8)) }

  @Test(arguments: ["trace", "check"])
  func `says on standard error that all answers agree, and changes nothing`(verb: String) throws {
    let (plain, verified) = (
      try run(verb, Sources.bars), try run(verb, Sources.bars, "--verify")
    )
    #expect(verified.status == 0)
    #expect(verified.output == plain.output)
    #expect(verified.errors.hasPrefix("<stdin>: asked for "))
    #expect(verified.errors.hasSuffix(" of them from caches: all agree\n"))
  }

  @Test func `leaves the trace as it is, to the byte`() throws {
    let plain = try run("trace", Self.counting, "--as", "json")
    let verified = try run("trace", Self.counting, "--as", "json", "--verify")
    #expect(plain.status == 0)
    #expect(verified.status == 1)
    #expect(verified.output == plain.output)
  }

  @Test(arguments: ["trace", "check"])
  func `exits with 1 where a layout is not pure, and says which`(verb: String) throws {
    let outcome = try run(verb, Self.counting, "--verify")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("<stdin>:11:1: counting is not pure: to 100×50 it answered "))
    #expect(try run(verb, Self.counting).errors.contains("is not pure") == false)
  }

  @Test func `is for source, not for a recording`() throws {
    let trace = try run("trace", Sources.bars, "--as", "json").output
    let outcome = try Haggle.run(["trace", "-", "--verify"], input: Data(trace.utf8))
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is recorded already; --verify is for SwiftUI source"))
  }
}
