import HaggleLayouts
import HaggleVocabulary
import Testing

/// Numbers: docs/CONTROLS.md.
@Suite struct `A part that a control draws` {
  @Test func `23.1 A part keeps the sides that are fixed`() {
    let part = Sketch(PartLayout(width: .fixed(51), height: .fixed(31))).id("part")
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(Dialogue(part, in: proposal).failures(of: "part size 51×31") == [])
    }
  }

  @Test(
    arguments: [
      (ProposedViewSize.zero, "track ← 0×0 → 20×31"),
      (.unspecified, "track ← nil×nil → 100×31"),
      (.infinity, "track ← ∞×∞ → ∞×31"),
      (ProposedViewSize(width: 70, height: 9), "track ← 70×9 → 70×31"),
    ])
  func `takes what it is proposed on a flexible side`(
    proposal: ProposedViewSize, exchange: String
  ) {
    let side = PartLayout.Side.flexible(ideal: 100, minimum: 20)
    let part = Sketch(PartLayout(width: side, height: .fixed(31))).id("track")
    #expect(Dialogue(part, in: proposal).lines == [exchange])
  }

  @Test func `says what its length is`() {
    let part = Sketch(PartLayout(width: .fixed(51), height: .fixed(31)))
    let reasons = Dialogue(part, in: .zero).reasons
    #expect(reasons.map(\.rule.known) == [.fixed, .fixed])
    #expect(reasons.map { $0.terms[0].knownRole } == [.assumedPart, .assumedPart])
    #expect(reasons.map(\.result) == [51, 31])
  }
}
