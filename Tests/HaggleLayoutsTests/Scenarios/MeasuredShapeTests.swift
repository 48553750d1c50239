import HaggleLayouts
import Testing

/// Measured: swiftui-web shape/layout, macOS 26.2; with one side nil decompiled.
@Suite struct `A measured circle` {
  @Test func `answers the shorter side of what it is proposed`() {
    let circle = Sketch(CircleLayout()).id("dot")
    let run = Dialogue(
      zstack([
        hstack(spacing: 0, [circle, color]), circle.id("ideal").fixedSize(),
        circle.id("high").fixedSize(horizontal: false, vertical: true),
      ]), in: ProposedViewSize(300, 40))
    #expect(
      run.failures(
        of: "dot answers 0×40 → 0×0", "dot answers ∞×40 → 40×40", "dot answers 150×40 → 40×40",
        "ideal answers nil×nil → 10×10", "high answers 300×nil → 10×10") == [])
  }
}
