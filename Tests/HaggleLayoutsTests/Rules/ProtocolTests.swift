import Foundation
import HaggleVocabulary
import Testing

/// docs/NEGOTIATION.md, section 1.
@Suite struct `The protocol` {
  @Test(arguments: [
    (ProposedViewSize(0, nil), "Color ← 0×nil → 0×10"),
    (ProposedViewSize(.infinity, 0), "Color ← ∞×0 → ∞×0"),
    (ProposedViewSize(nil, 40), "Color ← nil×40 → 10×40"),
  ])
  func `1.1 Each axis of a proposal is a question of its own`(
    proposal: ProposedViewSize, line: String
  ) {
    #expect(Dialogue(color, in: proposal).lines == [line])
  }

  @Test func `1.2 A proposal is a question, the answer is the view's own`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(80, 10).id("stubborn"), color.id("rest")]).id("row"),
      in: ProposedViewSize(60, 10))
    #expect(run.failures(of: "row size 80×10", "stubborn size 80×10", "rest size 0×10") == [])
  }

  @Test func `1.4 A flexible frame proposes its size at placement, not what it was proposed`() {
    let run = Dialogue(box(30, 10).id("child").frame(minWidth: 50), in: ProposedViewSize(20, 40))
    #expect(run.failures(of: "child asked 50×40, 50×10", "child frame −5,15 30×10") == [])
  }

  /// 100 ÷ 3 and what is left, to the bit.
  @Test func `1.6 Nothing is rounded to pixels`() {
    let run = Dialogue(
      hstack(spacing: 0, [color.id("a"), color.id("b"), color.id("c")]),
      in: ProposedViewSize(100, 10))
    #expect(run.frames["a"]?.width == 33.333333333333336)
    #expect(run.frames["c"]?.minX == 66.66666666666666)
  }
}
