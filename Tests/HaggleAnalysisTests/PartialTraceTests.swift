import HaggleAnalysis
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A trace of a real app` {
  private func findings(_ sketch: Sketch) -> [String] {
    Analyzer.findings(in: sketch.timeline).map {
      "\($0.class.rawValue) \($0.rule) at \(sketch.trace.name(of: $0.node))"
    }
  }

  @Test func `needs neither reasons nor probes nor a header for what its log proves`() {
    let finding = Sketch.shortRow.timeline.wordedFindings
    #expect(finding.map(\.finding.rule) == ["underfill"])
    #expect(finding.map(\.finding.class) == [.contract])
    #expect(finding.map(\.proof) == [nil])
    #expect(
      finding.map(\.message) == [
        "row was offered a width of 100 points and took 75, although color would take any width: "
          + "25 points stay empty. half, served last, was offered 50 and took 25. A stack serves "
          + "each child once: what the last one leaves, no other gets."
      ])
    #expect(finding.map(\.finding.evidence) == [[0, 4, 11, 12, 13]])
  }

  @Test func `counts what only a re-run could prove one class lower, and says so`() {
    let sketch = Sketch.rowOfPairs("pair")
    #expect(findings(sketch) == ["smell phantom-minimum at pair"])
    let finding = sketch.timeline.wordedFindings[0]
    #expect(finding.proof == "not re-run")
    #expect(finding.consequences.map(\.rule) == ["underfill"])
    #expect(
      finding.message
        == "Asked for its minimum width (0×20), pair answered 8×20 points, although everything in "
        + "it can shrink to 0.")
  }

  @Test func `names all suspects where there are several`() {
    let sketch = Sketch.rowOfPairs("left", "middle", "right")
    #expect(findings(sketch) == ["smell phantom-minimum at left"])
    #expect(
      sketch.timeline.wordedFindings[0].proof
        == "not re-run; it may as well be middle or right")
  }

  @Test func `gives rise to nothing without places`() {
    var sketch = Sketch.rowOfPairs("pair")
    sketch.trace.events.removeAll { if case .place = $0 { true } else { false } }
    #expect(findings(sketch) == [])
  }

  @Test func `gives rise to nothing where nobody was asked for ∞`() {
    var sketch = Sketch.shortRow
    let asks = sketch.trace.events.indices.filter {
      if case .ask(let ask) = sketch.trace.events[$0] {
        ask.proposal.width == .infinity
      } else {
        false
      }
    }
    for ask in asks.reversed() { sketch.trace.events.removeSubrange(ask...ask + 1) }
    #expect(findings(sketch) == [])
  }

  @Test func `is not guessed at where the parents are not known`() {
    var sketch = Sketch.shortRow
    for node in sketch.trace.nodes.indices { sketch.trace.nodes[node].parent = nil }
    sketch.place(NodeID(1), (0, 0, 300, 20), for: (50, 20))
    #expect(findings(sketch) == [])
  }

  @Test func `may have several roots, of which one is asked for its minimum`() {
    var sketch = Sketch.shortRow
    let page = sketch.add("frame", "page")
    let wide = sketch.add("Color", "wide", in: page)
    sketch.place(page, (0, 0, 10, 10), for: (0, 10))
    sketch.place(wide, (0, 0, 30, 10), for: (10, 10))
    #expect(findings(sketch) == ["contract underfill at row"])
    sketch.place(page, (0, 0, 10, 10), for: (10, 10))
    #expect(findings(sketch) == ["contract underfill at row", "contract overflow at wide"])
  }

  @Test func `may contain any nonsense`() {
    for seed in 0..<(Checkout.isFull ? 400 : 100) {
      var nonsense = Nonsense(seed: UInt64(seed))
      let timeline = Sketch(trace: nonsense.trace()).timeline
      let findings = Analyzer.findings(in: timeline)
      #expect(findings == Analyzer.findings(in: timeline))
      for finding in timeline.wordedFindings {
        #expect(finding.evidence.allSatisfy(timeline.trace.events.indices.contains))
        #expect(!finding.message.isEmpty && !finding.advice.isEmpty && !finding.ignoreKey.isEmpty)
      }
    }
  }
}
