import HaggleFindingSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@testable import HaggleAnalysis

@Suite struct `Views that one line makes` {
  /// A list of 100 points whose rows are `widths` wide, all written on one line; nil for no line.
  private func list(_ widths: [Int], line: Int?) -> [WordedFinding] {
    var sketch = Sketch()
    let list = sketch.add("VStack", "list", line: 1)
    sketch.place(list, (0, 0, 100, 100), for: (100, 100))
    for (number, width) in widths.enumerated() {
      let row = sketch.add("Color", "row\(number)", in: list, line: line)
      sketch.place(row, (0, 0, Double(width), 10), for: (100, 10))
    }
    return sketch.timeline.wordedFindings
  }

  @Test func `are one finding that names the first few and counts the others`() {
    let findings = list([120, 90, 130, 140, 150, 160], line: 2)
    #expect(findings.map(\.finding.node) == [NodeID(1)])
    #expect(findings[0].alike == [3, 4, 5, 6].map { NodeID($0) })
    #expect(findings[0].message.hasSuffix(" Likewise row2, row3, row4 and 1 more."))
    #expect(findings[0].evidence == [0, 1, 3, 4, 5])
  }

  @Test func `are put into words where they are told or shown, and nowhere else`() {
    var sketch = Sketch()
    let rows = (0..<10).map { sketch.add("Color", "row\($0)", line: 2) }
    var spoken: [NodeID] = []
    let candidates = rows.map { row in
      Candidate(.overflow, .contract, of: row, on: .horizontal, off: 20) {
        spoken.append(row)
        let finding = Finding(
          rule: Rule.overflow.id, class: .contract, node: row, axis: .horizontal,
          statement: Statement("\(row) is too wide"), evidence: [row.index])
        return Suspicion(finding, off: 20)
      }
    }
    let told = FindingFolding.folded(candidates, in: sketch.timeline)
    #expect(told.map(\.finding.alike) == [Array(rows.dropFirst())])
    #expect(told.map(\.finding.evidence) == [[0, 1, 2, 3]])
    #expect(spoken == Array(rows.prefix(4)))
  }

  @Test func `are told by the strongest of them`() {
    let findings = list([101, 130, 101], line: 2)
    #expect(findings.map(\.finding.class) == [.contract])
    #expect(findings.map(\.finding.node) == [NodeID(2)])
    #expect(findings.map(\.finding.alike) == [[NodeID(1), NodeID(3)]])
    #expect(findings[0].message.hasSuffix(" Likewise row0 and row2."))
  }

  @Test func `are not known as such without a place in the source`() {
    let findings = list([130, 120], line: nil)
    #expect(findings.map(\.finding.node) == [NodeID(1), NodeID(2)])
    #expect(findings.map(\.finding.alike) == [[], []])
  }

  @Test func `are one finding wherever the view is used whose body they stand in`() {
    var sketch = Sketch()
    let list = sketch.add("VStack", "list", line: 1)
    sketch.place(list, (0, 0, 100, 100), for: (100, 100))
    for line in [7, 8] {
      let row = sketch.add("Color", "row\(line)", in: list, line: 2)
      sketch.trace.nodes[row.index].owners = [
        .init(view: "Row", place: SourcePlace(line: line, column: 1))
      ]
      sketch.place(row, (0, 0, 120, 10), for: (100, 10))
    }
    #expect(sketch.timeline.wordedFindings.map(\.finding.node) == [NodeID(1)])
    #expect(sketch.timeline.wordedFindings.map(\.finding.alike) == [[NodeID(2)]])
  }
}

@Suite struct `Findings` {
  @Test func `stand in the order of their claims, then of their nodes`() {
    var sketch = Sketch()
    let list = sketch.add("VStack", "list")
    sketch.place(list, (0, 0, 100, 100), for: (100, 100))
    for width in [101.0, 130, 120] {
      let row = sketch.add("Color", "row", in: list)
      sketch.place(row, (0, 0, width, 10), for: (100, 10))
    }
    let findings = sketch.timeline.wordedFindings
    #expect(findings.map(\.finding.class) == [.contract, .contract, .smell])
    #expect(findings.map(\.finding.node) == [NodeID(2), NodeID(3), NodeID(1)])
  }

  @Test func `that follow from a consequence belong to the same cause`() {
    // The grid places its cell anew, so that it reaches out, and the frame centres the wrong size.
    var sketch = Sketch()
    let frame = sketch.add("frame", "frame")
    let grid = sketch.add("LazyVGrid", "grid", in: frame)
    let cell = sketch.add("Color", "cell", in: grid)
    sketch.ask(frame, (100, 10), (100, 10)) {
      $0.ask(grid, (100, 10), (120, 10)) { $0.ask(cell, (100, nil), (100, 10)) }
    }
    sketch.place(frame, (0, 0, 100, 10), for: (100, 10))
    sketch.place(grid, (-10, 0, 120, 10), for: (100, 10))
    sketch.ask(cell, (140, nil), (140, 10))
    sketch.place(cell, (0, 0, 140, 10), for: (140, nil))
    let findings = sketch.timeline.wordedFindings
    #expect(findings.map(\.finding.rule) == ["two-phase-mismatch"])
    #expect(
      findings[0].consequences.map { "\($0.rule) \(sketch.trace.name(of: $0.node))" }
        == ["overflow grid", "overflow cell", "off-centre-overflow grid"])
    #expect(
      findings[0].message
        == "Asked for a width of 100 points, grid reports 120. Placed in these 120, it has "
        + "content that ends at 140; cell was measured 100 wide and is placed 140 wide, as it is "
        + "offered something else then. frame only knows of the 120.")
  }
}
