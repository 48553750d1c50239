import HaggleTesting
import Testing

@Suite struct `A flow layout` {
  /// 60 + 8 + 50 fit into 150, the 40 after them do not.
  private func flow(_ layout: FlowLayout) -> LayoutRun {
    LayoutRun(width: 150, height: 100) {
      layout {
        Box(60, 20).id("a")
        Box(50, 30).id("b")
        Box(40, 10).id("c")
        Box(100, 20).id("d")
      }
      .id("flow")
    }
  }

  @Test func `breaks its lines where the next subview does not fit`() throws {
    let run = flow(FlowLayout(spacing: 8, lineSpacing: 4))
    #expect(run.size == CGSize(width: 148, height: 54))
    #expect(try run.placement(of: "flow") == "148×54 at 1,23")
    #expect(try run.placement(of: "a") == "60×20 at 1,28")
    #expect(try run.placement(of: "b") == "50×30 at 69,23")
    #expect(try run.placement(of: "c") == "40×10 at 1,62")
    #expect(try run.placement(of: "d") == "100×20 at 49,57")
    #expect(run.findings == [])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "60×20 at 1,28"), (.center, "60×20 at 16,28"),
    (.trailing, "60×20 at 31,28"),
  ])
  func `aligns its lines`(alignment: HorizontalAlignment, expected: String) throws {
    let run = flow(FlowLayout(alignment: alignment, lineSpacing: 4))
    #expect(try run.placement(of: "a") == expected)
    #expect(try run.placement(of: "d") == "100×20 at 49,57")
  }

  @Test(arguments: [
    (ProposedViewSize.zero, CGSize(width: 100, height: 92)),
    (.unspecified, CGSize(width: 274, height: 30)), (.infinity, CGSize(width: 274, height: 30)),
    (ProposedViewSize(width: 110, height: nil), CGSize(width: 100, height: 78)),
  ])
  func `answers as wide as its widest line`(proposal: ProposedViewSize, size: CGSize) throws {
    let run = flow(FlowLayout(lineSpacing: 4))
    #expect(try run.answer(of: "flow", to: proposal) == size)
  }

  @Test func `asks each subview for its ideal once, and then lets it have it`() throws {
    let run = flow(FlowLayout(lineSpacing: 4))
    #expect(try run.dialogue(of: "flow") == ["flow ← 150×100 → 148×54"])
    #expect(try run.dialogue(of: "a") == ["a ← nil×nil → 60×20", "a ← 60×20 → 60×20"])
    #expect(run.log.contains("a → 60×20"))
  }

  @Test func `reaches out where a subview is wider than all there is`() throws {
    let run = LayoutRun(width: 50, height: 100) {
      FlowLayout {
        Box(60, 20)
        Box(50, 30)
      }
      .id("tags")
    }
    let finding = try #require(run.findings.first)
    #expect(run.findings.count == 1)
    #expect((finding.rule, finding.node, finding.axis) == ("overflow", "tags", .horizontal))
    #expect(finding.class == .contract)
    #expect(finding.sentence.hasPrefix("tags is 60 points wide, but only 50 were proposed"))
    #expect(finding.advice.contains("let it scroll"))
  }
}
