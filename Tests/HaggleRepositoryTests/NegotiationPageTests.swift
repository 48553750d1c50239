import Foundation
import HaggleTestSupport
import Testing

@Suite struct `The page on the negotiation` {
  /// A rule as docs/NEGOTIATION.md states it: `- **5.3** A word that …`.
  struct Rule {
    let id: String
    let section: String
    let text: String
  }

  private static let confidence = [
    "*verified", "*recorded", "*assumed", "*documented", "*decompiled", "*inferred", "*ours",
    "*disputed",
  ]

  private let rules: [Rule]
  /// The ids that tests are named after, with the test that is.
  private let tests: [(id: String, place: String)]

  init() throws {
    rules = Self.rules(in: try Checkout.text("docs/NEGOTIATION.md"))
    let modules = ["HaggleLayoutsTests", "HaggleScenariosTests", "HaggleExperimentsTests"]
    tests = try modules.flatMap { try Repository.swiftFiles(in: "Tests/\($0)") }
      .flatMap(Self.names)
  }

  private static func rules(in page: String) -> [Rule] {
    var rules: [Rule] = []
    var section = ""
    for block in page.components(separatedBy: "\n- **").flatMap({
      $0.components(separatedBy: "\n\n")
    }) {
      if block.hasPrefix("## ") { section = String(block.dropFirst(3).prefix { $0.isNumber }) }
      let parts = block.components(separatedBy: "** ")
      guard let id = parts.first, Self.isID(id), parts.count > 1 else { continue }
      rules.append(Rule(id: id, section: section, text: parts.dropFirst().joined()))
    }
    return rules
  }

  private static func names(in file: SourceFile) -> [(id: String, place: String)] {
    file.lines.enumerated().compactMap { index, line in
      guard let start = line.range(of: "func `") else { return nil }
      let id = String(line[start.upperBound...].prefix { $0 != " " && $0 != "`" })
      return isID(id) ? (id, "\(file.path):\(index + 1)") : nil
    }
  }

  private static func isID(_ text: String) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  @Test func `numbers its rules in order, each once, within its sections`() {
    #expect(rules.count > 100)
    var last: [String: Int] = [:]
    for rule in rules {
      let numbers = rule.id.split(separator: ".").map(String.init)
      #expect(numbers[0] == rule.section, "\(rule.id) stands in section \(rule.section)")
      #expect(Int(numbers[1]) == last[numbers[0], default: 0] + 1, "\(rule.id) is out of order")
      last[numbers[0]] = Int(numbers[1])
    }
  }

  @Test func `says of every rule how far to trust it`() {
    for rule in rules {
      #expect(Self.confidence.contains { rule.text.contains($0) }, "\(rule.id): \(rule.text)")
    }
  }

  @Test func `has a test named after every rule`() {
    let named = Set(tests.map(\.id))
    for rule in rules { #expect(named.contains(rule.id), "no test is named \(rule.id)") }
  }

  @Test func `has the rule that a test is named after`() {
    let known = Set(rules.map(\.id))
    for test in tests { #expect(known.contains(test.id), "\(test.place): no rule \(test.id)") }
  }
}
