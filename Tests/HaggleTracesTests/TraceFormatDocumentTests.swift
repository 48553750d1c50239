import Foundation
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The page on the trace format` {
  private let page: String

  init() throws { page = try Checkout.text("docs/TRACE-FORMAT.md") }

  @Test func `has an example that reads and is written back to the byte`() throws {
    let block = try #require(page.components(separatedBy: "```json\n").dropFirst().first)
    let example = try #require(block.components(separatedBy: "```").first)
    let outcome = try Trace.reading(example)
    #expect(!outcome.isCutOff)
    #expect(outcome.warnings.isEmpty)
    #expect(outcome.trace.text == example)
    #expect(outcome.trace.events.count == 38)
  }

  @Test func `has an example of the compact encoding, to the byte`() throws {
    let blocks = page.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    let dump = try #require(page.components(separatedBy: "```hex\n").dropFirst().first)
    let lines = dump.components(separatedBy: "```")[0].split(separator: "\n")
    // Sixteen bytes of three characters each, then what they are.
    let bytes = lines.flatMap { $0.prefix(48).split(separator: " ") }.map { UInt8($0, radix: 16) }
    #expect(try Trace.reading(blocks[1]).trace.encoded(as: .compact) == bytes)
    #expect(try Trace.read(bytes.map { $0 ?? 0 }, named: "t").trace.text == blocks[1])
  }

  @Test(arguments: RecordKind.allCases)
  func `lists each kind of record with its keys`(kind: RecordKind) throws {
    let row = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("| `\(kind.rawValue)` (") })
    for key in kind.keys {
      #expect(row.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func `lists each rule and each role`() {
    let words = Reason.Rule.allCases.map(\.rawValue) + Reason.Role.allCases.map(\.rawValue)
    for word in words + NodeRole.allCases.map(\.word) {
      let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      #expect(rows.contains { $0.contains("`\(word)`") }, "\(word)")
    }
  }
}
