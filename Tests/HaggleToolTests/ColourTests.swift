import Foundation
import Testing

@Suite struct `Colour` {
  private static let file = "Traces/relative-last.swift"

  @Test(arguments: [["trace"], ["trace", "--as", "findings"], ["check"]])
  func `is not there where nobody looks at a terminal, and changes no word`(verb: [String]) throws {
    let plain = try Haggle.run(verb + [Self.file], input: Data())
    #expect(!plain.output.contains("\u{1B}"))
    let never = try Haggle.run(verb + [Self.file, "--color", "never"], input: Data())
    #expect(never == plain)
    let always = try Haggle.run(verb + [Self.file, "--color", "always"], input: Data())
    #expect(always.output.contains("\u{1B}[0;1m"))
    #expect(try always.output.replacing(Regex("\u{1B}\\[[0-9;]*m"), with: "") == plain.output)
  }

  @Test func `sets apart what a number is and what it rests on`() throws {
    let outcome = try Haggle.run(
      "why", "Traces/nested-grid.swift", "outer", "width", "--color", "always")
    #expect(outcome.output.hasPrefix("\u{1B}[0;1mouter is 294.33 wide"))
    #expect(outcome.output.contains("\u{1B}[0;2mevent 178\u{1B}[0m\n"))
  }

  /// Of as many colours as the terminal has.
  @Test(arguments: [
    ("truecolor", "xterm", "48;2;255;204;0m"), ("", "xterm-256color", "48;5;220m"),
    ("", "xterm", nil),
  ])
  func `fills a picture`(direct: String, term: String, yellow: String?) throws {
    func picture(_ choice: String) throws -> String {
      let process = Haggle.makeProcess(["trace", Self.file, "--as", "picture", "--color", choice])
      process.environment = ProcessInfo.processInfo.environment
        .merging(["COLORTERM": direct, "TERM": term]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    let (plain, drawn) = (try picture("never"), try picture("always"))
    #expect(drawn.contains("48;") == (yellow != nil))
    if let yellow { #expect(drawn.contains(yellow)) }
    #expect(!plain.contains("\u{1B}"))
    #expect(drawn.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "") == plain)
  }

  @Test func `is one of three choices`() throws {
    let outcome = try Haggle.run("trace", Self.file, "--color", "red")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("one of auto, always, never"))
  }

  @Test func `leaves the findings alone where only these are asked for`() throws {
    let outcome = try Haggle.run("trace", Self.file, "--as", "findings")
    #expect(outcome.output.hasPrefix("1 finding\n\nrelative-last.swift:5:1: contract: underfill"))
    #expect(!outcome.output.contains("Under each view"))
  }
}
