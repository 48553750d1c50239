import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A negotiation behind another one` {
  @Test func `has its nodes and events behind those of the other one`() {
    let first = Trace.sample
    let both = first.continued(by: .sample)
    #expect(both.nodes.map(\.parent?.index) == [nil, 0, 0, nil, 3, 3])
    #expect(both.nodes.map(\.birth) == [0, 0, 3, 11, 11, 14])
    #expect(first.events.count == 11)
    #expect(both.header == Trace.sample.header)
    let findings = both.findings
    #expect(findings[1].evidence == findings[0].evidence.map { $0 + first.events.count })
  }

  @Test func `is read back as it was written`() throws {
    let both = Trace.sample.continued(by: .sample)
    #expect(try Trace.reading(both.text).trace == both)
  }

  /// Whatever refers to a node is looked for by its type, so that nothing new is forgotten.
  @Test(arguments: 0..<40) func `refers to its own nodes wherever it names one`(seed: Int) {
    var random = Seeded(seed: UInt64(seed))
    let trace = random.trace()
    let before = Trace(
      nodes: Array(repeating: Trace.Node(kind: "Text", name: "Text.1"), count: 1_000))
    let later = before.continued(by: trace)
    let moved = Self.nodes(in: (later.nodes.dropFirst(1_000), later.events, later.remarks))
    let own = Self.nodes(in: (trace.nodes[...], trace.events, trace.remarks))
    #expect(moved == own.map { $0 + 1_000 })
  }

  private static func nodes(in value: Any) -> [Int] {
    if let node = value as? NodeID { return [node.index] }
    return Mirror(reflecting: value).children.flatMap { nodes(in: $0.value) }
  }
}
