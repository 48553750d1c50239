import HaggleAnalysis
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

/// Rules take about one walk over the nodes, and none recurses. How their time grows is measured by
/// `haggle-benchmarks growth`.
@Suite struct `Rules on a large trace` {
  private static let levels = Checkout.isFull ? 10_000 : 1_000
  private static let rows = Checkout.isFull ? 100_000 : 5_000

  @Test func `find the deepest of what overflows`() {
    var sketch = Sketch()
    var parent: NodeID?
    for level in 0..<Self.levels {
      let width = Double(100 + level)
      let frame = sketch.add("frame", "f\(level)", in: parent)
      sketch.ask(frame, (width - 1, 10), (width, 10))
      sketch.place(frame, (0, 0, width, 10), for: (width - 1, 10))
      parent = frame
    }
    let findings = Analyzer.findings(in: sketch.timeline)
    #expect(findings.map(\.rule) == ["overflow"])
    #expect(findings.map { sketch.trace.name(of: $0.node) } == ["f\(Self.levels - 1)"])
  }

  @Test func `suspect few of what is nested`() {
    let most = Double(8 * Self.levels)
    var sketch = Sketch()
    var parent: NodeID?
    for level in 0..<Self.levels {
      let stack = sketch.add("HStack", "s\(level)", in: parent)
      let half = sketch.add("half", "h\(level)", in: stack)
      sketch.ask(half, (0, 10), (0, 10))
      sketch.ask(half, (.infinity, 10), (.infinity, 10))
      sketch.ask(stack, (0, 10), (most - Double(8 * level), 10))
      sketch.ask(stack, (100, 10), (most + 10_000 - Double(8 * level), 10))
      sketch.place(stack, (0, 0, most + 10_000 - Double(8 * level), 10), for: (100, 10))
      sketch.place(half, (0, 0, 50, 10), for: (100, 10))
      parent = stack
    }
    sketch.add("Color", "last", in: parent)
    #expect(Analyzer.suspicions(in: sketch.timeline).count < 20)
  }

  @Test(arguments: [nil, 2]) func `find each row that overflows, and those of one line together`(
    line: Int?
  ) {
    var sketch = Sketch()
    let list = sketch.add("VStack", "list", line: 1)
    sketch.place(list, (0, 0, 100, 100), for: (100, 100))
    for number in 0..<Self.rows {
      let row = sketch.add("Color", "r\(number)", in: list, line: line)
      sketch.place(row, (0, 0, 120, 10), for: (100, 10))
    }
    let findings = Analyzer.findings(in: sketch.timeline)
    #expect(findings.count == (line == nil ? Self.rows : 1))
  }
}
