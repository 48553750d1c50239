import HaggleAnalysis
import HaggleTraces
import HaggleVocabulary
import Testing

/// Rules take about one walk over the nodes: what is quadratic would take hours here.
@Suite(.timeLimit(.minutes(2))) struct `The cost of the rules` {
  @Test func `grows with the depth, however much each level overflows`() {
    var sketch = Sketch()
    var parent: NodeID?
    for level in 0..<10_000 {
      let width = Double(100 + level)
      let frame = sketch.add("frame", "f\(level)", in: parent)
      sketch.ask(frame, (width - 1, 10), (width, 10))
      sketch.place(frame, (0, 0, width, 10), for: (width - 1, 10))
      parent = frame
    }
    let findings = Analyzer.findings(in: sketch.timeline)
    #expect(findings.map(\.rule) == ["overflow"])
    #expect(findings.map { sketch.trace.name(of: $0.node) } == ["f9999"])
  }

  @Test func `grows with the depth, however many suspects stand inside each other`() {
    var sketch = Sketch()
    var parent: NodeID?
    for level in 0..<10_000 {
      let stack = sketch.add("HStack", "s\(level)", in: parent)
      let half = sketch.add("half", "h\(level)", in: stack)
      sketch.ask(half, (0, 10), (0, 10))
      sketch.ask(half, (.infinity, 10), (.infinity, 10))
      sketch.ask(stack, (0, 10), (Double(80_000 - 8 * level), 10))
      sketch.ask(stack, (100, 10), (Double(90_000 - 8 * level), 10))
      sketch.place(stack, (0, 0, Double(90_000 - 8 * level), 10), for: (100, 10))
      sketch.place(half, (0, 0, 50, 10), for: (100, 10))
      parent = stack
    }
    sketch.add("Color", "last", in: parent)
    #expect(Analyzer.suspicions(in: sketch.timeline).count < 20)
  }

  @Test(arguments: [nil, 2]) func `grows with the width`(line: Int?) {
    var sketch = Sketch()
    let list = sketch.add("VStack", "list", line: 1)
    sketch.place(list, (0, 0, 100, 100), for: (100, 100))
    for number in 0..<100_000 {
      let row = sketch.add("Color", "r\(number)", in: list, line: line)
      sketch.place(row, (0, 0, 120, 10), for: (100, 10))
    }
    let findings = Analyzer.findings(in: sketch.timeline)
    #expect(findings.count == (line == nil ? 100_000 : 1))
  }
}
