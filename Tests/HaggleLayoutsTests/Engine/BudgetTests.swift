import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Stacks of two children whose direction alternates multiply their questions.
@Suite struct `A budget of questions` {
  static func alternating(_ depth: Int) -> LayoutTree {
    Chain.beside(depth: depth) { $0 % 2 == 0 ? VStackLayout() as any Layout : HStackLayout() }
  }

  static let square = ProposedViewSize(1_000, 1_000)

  @Test func `stops a run that exceeds it`() {
    let engine = LayoutEngine(Self.alternating(12), budget: 10_000)
    _ = engine.layOut(Self.square)
    #expect(engine.isOverBudget)
    #expect(engine.questionCount > 10_000)
  }

  @Test func `does not count what a cache knows`() {
    let engine = LayoutEngine(Self.alternating(1), budget: 3)
    for _ in 0..<10 { _ = engine.ask(NodeID(1), Self.square) }
    #expect(engine.questionCount == 1)
    #expect(!engine.isOverBudget)
  }

  @Test func `is enough to the question`() {
    let needed = questions(Self.alternating(4), in: Self.square)
    let enough = LayoutEngine(Self.alternating(4), budget: needed)
    #expect(enough.layOut(Self.square) == Self.square.replacingUnspecifiedDimensions())
    #expect(!enough.isOverBudget)
    let short = LayoutEngine(Self.alternating(4), budget: needed - 1)
    _ = short.layOut(Self.square)
    #expect(short.isOverBudget)
  }

  /// Questions outside of a negotiation are answered, or not, but never wrongly.
  @Test func `leaves the rest of a list unanswered, and the one that it broke on`() {
    let asked = (1..<5).map { (node: NodeID(0), proposal: ProposedViewSize(CGFloat($0) * 90, 500)) }
    let first = LayoutEngine(Self.alternating(2), policy: .full)
    _ = first.ask(asked[0].node, asked[0].proposal)
    let engine = LayoutEngine(
      Self.alternating(2), policy: .full, budget: first.questionCount + 2)
    let answers = engine.ask(asked)
    #expect(answers.map { $0 != nil } == [true, false, false, false])
    let fresh = LayoutEngine(Self.alternating(2), policy: .full)
    #expect(answers[0] == fresh.ask(asked[0].node, asked[0].proposal))
  }

  @Test func `grows by about four for two levels, and not under the full policy`() {
    let counts = [8, 10, 12].map { questions(Self.alternating($0), in: Self.square) }
    #expect(counts[1] > 3 * counts[0] && counts[1] < 5 * counts[0])
    #expect(counts[2] > 3 * counts[1] && counts[2] < 5 * counts[1])
    let full = [200, 400, 2_000].map {
      questions(Self.alternating($0), in: Self.square, policy: .full)
    }
    #expect(full[2] - full[1] == 8 * 1_600)
  }
}
