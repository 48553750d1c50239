import HaggleTesting
import Testing

@Suite struct `A row of equal widths` {
  @Test func `gives each subview the widest ideal and keeps the distances that they like`() throws {
    let run = LayoutRun(width: 200, height: 40) {
      EqualWidthHStack {
        Box(30, 10).id("a")
        Box(50, 20).id("b")
        Color.blue.id("c")
      }
      .id("row")
    }
    // Three times 50, and twice 8 between them.
    #expect(try run.placement(of: "row") == "166×20 at 17,10")
    #expect(try run.placement(of: "a") == "30×10 at 27,15")
    #expect(try run.placement(of: "b") == "50×20 at 75,10")
    #expect(try run.placement(of: "c") == "50×20 at 133,10")
    #expect(try run.dialogue(of: "c") == ["c ← nil×nil → 10×10", "c ← 50×20 → 50×20"])
    #expect(run.findings == [])
  }

  @Test func `is a row to spacers and dividers, and keeps no distance from a spacer`() throws {
    let run = LayoutRun(width: 200, height: 40) {
      EqualWidthHStack {
        Box(30, 20)
        Spacer().id("gap")
        Divider().id("line")
      }
    }
    #expect(run.size == CGSize(width: 90, height: 20))
    #expect(try run.placement(of: "gap") == "30×0 at 85,20")
    #expect(try run.placement(of: "line") == "1×20 at 129.5,10")
  }

  @Test func `is nothing without subviews`() {
    #expect(LayoutRun(width: 200, height: 40) { EqualWidthHStack {} }.size == .zero)
  }

  @Test func `takes more than there is rather than being squeezed`() {
    let run = LayoutRun(width: 100, height: 20) {
      HStack(spacing: 0) {
        EqualWidthHStack {
          Box(30, 20)
          Box(60, 20)
        }
        .id("buttons")
        Color.gray
      }
      .id("bar")
    }
    #expect(run.findings.map(\.rule) == ["overflow"])
    #expect(run.findings.map(\.node) == ["buttons"])
  }
}
