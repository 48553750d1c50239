import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A pass beyond its budget` {
  static let proposal = ProposedViewSize(width: 1_000, height: 1_000)

  @Test func `is recorded again under the full policy, and the header says so`() {
    let settings = Trace.Settings(budget: 1_000, probes: false)
    let trace = Trace(recording: Trees.alternating(12), in: Self.proposal, settings: settings)
    #expect(trace.header.cache == "full")
    #expect(trace.header.exceededBudget == 1_000)
    #expect(trace.events.last == .passEnd(number: 1, size: CGSize(width: 1_000, height: 1_000)))
  }

  @Test func `under the full policy is the negotiation that was asked for`() {
    let settings = Trace.Settings(budget: 1_000, probes: false)
    let again = Trace(recording: Trees.alternating(12), in: Self.proposal, settings: settings)
    let full = Trace(
      recording: Trees.alternating(12), in: Self.proposal,
      settings: .init(policy: .full, probes: false))
    #expect(again.events == full.events)
    #expect(full.header.exceededBudget == nil)
  }

  @Test func `of more questions than are counted quickly is recorded as it was`() {
    let tree = Trees.alternating(11)
    let trace = Trace(recording: tree, in: Self.proposal, settings: .init(probes: false))
    #expect(trace.header.cache == "swiftui")
    let engine = LayoutEngine(tree)
    _ = engine.layOut(Self.proposal)
    #expect(engine.questionCount > 20_000)
    let reached = trace.events.count {
      if case .answer(_, _, let isCached) = $0 { !isCached } else { false }
    }
    #expect(reached == engine.questionCount)
  }

  /// Counts how often it is asked.
  private struct Counted: Layout {
    final class Count {
      var questions = 0
    }

    let count: Count

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      count.questions += 1
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `of a large tree that asks no more than honest ones is laid out once`() {
    let count = Counted.Count()
    let tree = LayoutTree { tree in
      var rows = [tree.add(Counted(count: count))]
      for _ in 0..<700 {
        let cells = (0..<4).map { _ in tree.add(ColorLayout()) }
        rows.append(tree.add(HStackLayout(), cells))
      }
      return tree.add(VStackLayout(), rows)
    }
    let trace = Trace(recording: tree, in: Self.proposal, settings: .init(probes: false))
    var reached: (all: Int, counted: Int) = (0, 0)
    for case .answer(let node, _, isCached: false) in trace.events {
      reached.all += 1
      reached.counted += node == NodeID(1) ? 1 : 0
    }
    #expect(reached.all > 20_000)
    #expect(reached.counted == count.questions)
  }

  @Test func `of any depth finishes under the full policy`() {
    let trace = Trace(
      recording: Trees.alternating(200), in: Self.proposal, settings: .init(budget: 50_000))
    #expect(trace.header.cache == "full")
    #expect(trace.header.exceededBudget == 50_000)
    #expect(trace.events.last != nil)
  }

  /// Asks its child for two parts that no other path comes to: twice as many at every level.
  private struct Doubling: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let width = proposal.width ?? 0
      for part in [width * 0.31 + 1, width * 0.57 + 2] {
        for subview in subviews {
          _ = subview.sizeThatFits(ProposedViewSize(width: part, height: 1))
        }
      }
      return CGSize(width: 5, height: 5)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test func `under the full policy too is given up with a note`() {
    let tree = LayoutTree { tree in
      var top = tree.add(ColorLayout())
      for _ in 0..<40 { top = tree.add(Doubling(), [top]) }
      return top
    }
    let trace = Trace(recording: tree, in: Self.proposal, settings: .init(budget: 2_000))
    #expect(
      trace.notes.map(\.text) == [
        "was given up: its layout takes more than 2000 questions that differ from each other"
      ])
    #expect(trace.events.last == .passEnd(number: 1, size: .zero))
    #expect(trace.header.exceededBudget == 2_000)
  }

  @Test func `that is too deep says so`() {
    let tree = LayoutTree { tree in
      var top = tree.add(ColorLayout())
      for _ in 0..<DeepStack.depthLimit { top = tree.add(BorderLayout(), [top]) }
      return top
    }
    let trace = Trace(recording: tree, in: Self.proposal)
    #expect(trace.notes.map(\.text) == ["is 50001 levels deep; 50000 can be laid out"])
    #expect(trace.events.count == 3)
  }
}
