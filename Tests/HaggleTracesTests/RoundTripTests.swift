import Foundation
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A trace that is written and read` {
  @Test func `is the same trace, whatever it holds`() throws {
    var random = Seeded(seed: 1)
    for _ in 0..<(Checkout.isFull ? 400 : 80) {
      let trace = random.trace()
      let outcome = try Trace.read(trace.encoded(), named: "t")
      try #require(outcome.trace == trace)
      #expect(!outcome.isCutOff)
    }
  }

  /// What is not in the traces that these tests make would not be tried.
  @Test func `holds every kind of record`() {
    var random = Seeded(seed: 1)
    let traces = (0..<400).map { _ in random.trace() }
    let kinds = traces.flatMap { trace in
      trace.events.map(\.kind) + trace.remarks.compactMap(\.kind) + [.node]
    }
    #expect(Set(kinds) == Set(RecordKind.allCases))
  }

  @Test func `is the same bytes when it is written again`() throws {
    var random = Seeded(seed: 2)
    for _ in 0..<(Checkout.isFull ? 100 : 40) {
      let bytes = random.trace().encoded()
      #expect(try Trace.read(bytes, named: "t").trace.encoded() == bytes)
    }
  }

  @Test func `keeps NaN, which does not equal itself`() throws {
    var trace = Trace.sample
    trace.events.append(
      .probe(node: NodeID(0), proposal: .init(width: .nan, height: nil), size: .zero))
    let read = try Trace.read(trace.encoded(), named: "t").trace
    #expect(read.encoded() == trace.encoded())
  }

  /// Another reader of JSON finds valid JSON with the same values in it.
  @Test func `is what Foundation reads`() throws {
    var random = Seeded(seed: 3)
    for _ in 0..<(Checkout.isFull ? 100 : 40) {
      let bytes = random.trace().encoded()
      let theirs = try JSONSerialization.jsonObject(with: Data(bytes))
      let again = try JSONSerialization.data(withJSONObject: theirs, options: [.sortedKeys])
      let ours = try Trace.read(bytes, named: "t").trace
      // Foundation's text has other line breaks, key order and number formats.
      #expect(try Trace.read(Array(again), named: "t").trace.events == ours.events)
    }
  }

  @Test func `may have been pretty-printed with sorted keys in between`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Trace.sample.encoded()))
    let pretty = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    #expect(try Trace.read(Array(pretty), named: "t").trace == .sample)
  }

  @Test func `may have ten thousand levels and a hundred thousand events`() throws {
    var trace = Trace()
    let levels = Checkout.isFull ? 10_000 : 1_000
    for id in 0..<levels {
      trace.nodes.append(
        .init(kind: "padding", name: "p\(id)", parent: id == 0 ? nil : NodeID(id - 1)))
    }
    for number in 0..<(10 * levels) {
      let node = NodeID(number % levels)
      trace.events.append(.ask(.init(node: node, proposal: .zero, caller: nil)))
    }
    #expect(try Trace.read(trace.encoded(), named: "t").trace == trace)
  }
}

extension Remark {
  /// The kind of the record that it is written as; nil for what this version does not know.
  fileprivate var kind: RecordKind? {
    switch self {
    case .finding: .finding
    case .verdict: .verdict
    case .mark: .mark
    case .annotation: .annotation
    case .cure: .cure
    case .other: nil
    }
  }
}
