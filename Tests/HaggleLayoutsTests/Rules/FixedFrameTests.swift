import Foundation
import HaggleLayouts
import Testing

@Suite struct `A fixed frame` {
  @Test(arguments: [
    ProposedViewSize(300, 20), .zero, .unspecified, .infinity, ProposedViewSize(nil, 5),
  ])
  func `7.1 A frame of both sides answers without asking`(proposal: ProposedViewSize) {
    let frame = color.id("child").frame(width: 50, height: 30).id("frame")
    let engine = LayoutEngine(frame.tree)
    #expect(engine.ask(NodeID(0), proposal) == CGSize(50, 30))
    #expect(engine.questionCount == 1)
  }

  @Test func `asks its child when it places it`() {
    let run = Dialogue(
      color.id("child").frame(width: 50, height: 30).id("frame"), in: ProposedViewSize(100, 100))
    #expect(run.lines == ["frame ← 100×100 → 50×30", "child ← 50×30 → 50×30"])
  }

  @Test(arguments: [
    (ProposedViewSize(300, 20), ["child ← 50×20 → 50×20", "frame ← 300×20 → 50×20"]),
    (.zero, ["child ← 50×0 → 50×0", "frame ← 0×0 → 50×0"]),
    (.unspecified, ["child ← 50×nil → 50×10", "frame ← nil×nil → 50×10"]),
    (.infinity, ["child ← 50×∞ → 50×∞", "frame ← ∞×∞ → 50×∞"]),
  ])
  func `7.2 A frame of a width passes the proposed height on`(
    proposal: ProposedViewSize, lines: [String]
  ) {
    #expect(Dialogue(color.id("child").frame(width: 50).id("frame"), in: proposal).lines == lines)
  }

  @Test func `7.2 A frame of a height passes the proposed width on`() {
    let run = Dialogue(color.id("child").frame(height: 30).id("frame"), in: ProposedViewSize(70, 9))
    #expect(run.lines == ["child ← 70×30 → 70×30", "frame ← 70×9 → 70×30"])
  }

  @Test(arguments: [
    (Alignment.center, "child frame 40,45 20×10"), (.topLeading, "child frame 0,0 20×10"),
    (.top, "child frame 40,0 20×10"), (.topTrailing, "child frame 80,0 20×10"),
    (.leading, "child frame 0,45 20×10"), (.trailing, "child frame 80,45 20×10"),
    (.bottomLeading, "child frame 0,90 20×10"), (.bottom, "child frame 40,90 20×10"),
    (.bottomTrailing, "child frame 80,90 20×10"),
  ])
  func `7.3 A frame aligns its view`(alignment: Alignment, expected: String) {
    let run = Dialogue(
      box(20, 10).id("child").frame(width: 100, height: 100, alignment: alignment),
      in: ProposedViewSize(100, 100))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `7.3 A frame lets its view overflow on both sides`() {
    let run = Dialogue(
      box(60, 60).id("child").frame(width: 20, height: 40).id("frame"),
      in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "frame frame 40,30 20×40", "child frame 20,20 60×60") == [])
  }

  /// Recorded for a negative one: mburger89/MetalUI, H10.
  @Test(arguments: [
    (CGFloat(-1), "0×30"), (-60, "0×30"), (.nan, "70×30"), (.infinity, "70×30"),
    (-.infinity, "70×30"),
  ])
  func `7.4 A negative side is 0, one that is no number is left to the view`(
    side: CGFloat, expected: String
  ) {
    let run = Dialogue(
      color.frame(width: side, height: 30).id("frame"), in: ProposedViewSize(70, 9))
    #expect(run.failures(of: "frame answers 70×9 → \(expected)") == [])
  }

  @Test func `of zero is zero`() {
    #expect(Dialogue(color.frame(width: 0, height: 0), in: .infinity).size == .zero)
  }

  /// Frames and paddings propose again what the remembered proposal was; the answer is cached.
  @Test func `1.4 A fixed frame proposes at placement what it proposed before`() {
    let run = Dialogue(box(20, 10).id("child").frame(width: 50).id("frame"), in: .unspecified)
    #expect(run.asked("child") == ["50×nil"])
  }
}
