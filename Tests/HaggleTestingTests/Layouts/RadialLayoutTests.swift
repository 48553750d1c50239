import HaggleTesting
import Testing

@Suite struct `A radial layout` {
  private func ring(
    _ layout: RadialLayout, width: CGFloat = 200, height: CGFloat = 200
  ) -> LayoutRun {
    LayoutRun(width: width, height: height) {
      layout {
        Box(20, 20).id("a")
        Box(20, 20).id("b")
        Box(10, 10).id("c")
        Box(20, 20).layoutValue(key: Deviation.self, value: .degrees(90)).id("d")
      }
      .id("ring")
    }
  }

  @Test func `begins at the top and goes on clockwise`() throws {
    let run = ring(RadialLayout(radius: 50))
    #expect(try run.placement(of: "ring") == "120×120 at 40,40")
    #expect(try run.placement(of: "a") == "20×20 at 90,40")
    #expect(try run.placement(of: "b") == "20×20 at 140,90")
    #expect(try run.placement(of: "c") == "10×10 at 95,145")
    #expect(run.findings == [])
  }

  @Test func `turns a subview by what it asks for`() throws {
    // A quarter further than nine o'clock is twelve.
    #expect(try ring(RadialLayout(radius: 50)).placement(of: "d") == "20×20 at 90,40")
  }

  @Test func `begins where it is told`() throws {
    let run = ring(RadialLayout(radius: 30, start: .zero))
    #expect(try run.placement(of: "ring") == "80×80 at 60,60")
    #expect(try run.placement(of: "a") == "20×20 at 120,90")
  }

  @Test func `answers the same to whatever it is proposed`() throws {
    let run = ring(RadialLayout(radius: 50))
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(try run.answer(of: "ring", to: proposal) == CGSize(width: 120, height: 120))
    }
    #expect(try run.dialogue(of: "a") == ["a ← nil×nil → 20×20"])
  }

  @Test func `reaches out of what is too small for it`() {
    let findings = ring(RadialLayout(radius: 50), width: 100, height: 120).findings
    #expect(findings.map(\.ignoreKey) == ["overflow@ring"])
  }

  @Test func `animates its radius and its start`() {
    var layout = RadialLayout(radius: 10, start: .zero)
    layout.animatableData = AnimatablePair(40, .pi)
    #expect(layout.radius == 40)
    #expect(layout.start.degrees == 180)
  }
}
