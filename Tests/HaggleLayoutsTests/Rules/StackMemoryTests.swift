import Foundation
import HaggleLayouts
import Testing

/// What a stack remembers beyond the three answers of its node.
@Suite struct `A stack's memory` {
  private static let row = hstack(spacing: 0, [color.id("a"), color.id("b")]).id("row")

  @Test func `12.9 Ranges are kept while the proposal across stays`() {
    let run = Self.row.asked(ProposedViewSize(100, 50), ProposedViewSize(200, 50))
    #expect(
      run.answers(of: "a") == [
        "0×50 → 0×50", "∞×50 → ∞×50", "50×50 → 50×50", "100×50 → 100×50",
        // Not placed by its parent: asked the parent's own proposal.
        "0×0 → 0×0", "∞×0 → ∞×0",
      ])
  }

  @Test func `12.9 Ranges are forgotten when the proposal across changes`() {
    let run = Self.row.asked(ProposedViewSize(100, 50), ProposedViewSize(100, 60))
    #expect(
      run.answers(of: "b").prefix(6) == [
        "0×50 → 0×50", "∞×50 → ∞×50", "50×50 → 50×50", "0×60 → 0×60", "∞×60 → ∞×60",
        "50×60 → 50×60",
      ])
  }

  /// Decompiled: an ideal question in between makes it sort, and so probe, again.
  @Test func `12.9 Ranges are forgotten after the ideal was asked`() {
    let run = Self.row.asked(
      ProposedViewSize(100, 50), ProposedViewSize(nil, 50), ProposedViewSize(60, 50))
    #expect(
      run.asks.filter { run.name($0.node) == "a" }.prefix(7).map { "\($0.asked.width ?? -1)" }
        == ["0.0", "inf", "50.0", "-1.0", "0.0", "inf", "30.0"])
  }

  /// At height 0 the second child is the less flexible one, at height 10 both are alike.
  @Test func `12.9 The order starts anew, so that a question keeps its answer`() {
    let second = Custom(answer: { proposal, _ in
      CGSize(proposal.height == 0 ? 40 : (proposal.width ?? 10) / 2, 10)
    })
    let row = hstack(spacing: 0, [color.id("one"), color.modified(by: second).id("two")]).id("row")
    let run = row.asked(ProposedViewSize(100, 0), ProposedViewSize(100, 10))
    let offers = run.asks.filter { $0.asked == ProposedViewSize(50, 10) }
    #expect(offers.map { run.name($0.node) } == ["one", "two"])
    #expect(run.failures(of: "row answers 100×10 → 75×10") == [])
  }

  @Test func `12.9 The last question is answered without asking`() {
    let nested = vstack(spacing: 0, [Self.row, color.id("below")])
    let run = Dialogue(nested, in: ProposedViewSize(100, 100))
    #expect(run.asked("row") == ["100×0", "100×∞", "100×50"])
    #expect(
      run.asked("a") == ["0×0", "∞×0", "50×0", "0×∞", "∞×∞", "50×∞", "0×50", "∞×50", "50×50"])
  }

  @Test func `12.7 A stack placed by another question negotiates again`() {
    let parent = Custom(
      answer: { _, children in
        _ = children[0].sizeThatFits(ProposedViewSize(100, 50))
        return children[0].sizeThatFits(ProposedViewSize(60, 50))
      },
      place: { _, _, children in children[0].place(at: .zero, proposal: ProposedViewSize(100, 50)) }
    )
    let run = Dialogue(Self.row.modified(by: parent), in: ProposedViewSize(60, 50))
    #expect(run.failures(of: "a frame 0,0 50×50", "b frame 50,0 50×50", "row size 100×50") == [])
  }
}
