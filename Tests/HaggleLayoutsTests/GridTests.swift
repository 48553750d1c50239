import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A grid` {
  /// Cyan and yellow in a row, mint and green below, each as wide as the grid.
  private static func nestedGrid(_ tree: inout LayoutTree.Builder) -> [NodeID] {
    [
      tree.cell(ColorLayout(), row: 0, label: "cyan"),
      tree.cell(ColorLayout(), row: 0, label: "yellow"),
      tree.cell(ColorLayout(), row: nil, label: "mint"),
      tree.cell(ColorLayout(), row: nil, label: "green"),
    ]
  }

  private static func outerGrid(span: Int, overrides: Bool = false) -> LayoutTree {
    LayoutTree { tree in
      let cells = nestedGrid(&tree)
      return tree.add(
        GridLayout(),
        [
          tree.cell(ColorLayout(), row: 0, label: "orange"),
          tree.cell(ColorLayout(), row: 0, label: "indigo"),
          tree.cell(GridLayout(), cells, row: 0, span: span, label: "nested"),
        ], label: "outer")
    }
  }

  @Test func `nested over two columns answers its gaps to zero and leaves the outer grid short`() {
    let run = Dialogue(Self.outerGrid(span: 2), in: ProposedViewSize(width: 350, height: 350))
    #expect(run.answers(of: "nested") == ["0×0 → 8×16", "∞×∞ → ∞×∞", "167×350 → 167×350"])
    #expect(run.answers(of: "outer") == ["350×350 → 294.33×350"])
    #expect(run.frames["orange"]?.width == 167.0 / 3)
    #expect(run.frames["nested"]?.size == CGSize(width: 167, height: 350))
    #expect(run.frames["cyan"]?.size == CGSize(width: 79.5, height: 334.0 / 3))
  }

  @Test func `without a span fills its proposal evenly`() {
    let run = Dialogue(Self.outerGrid(span: 1), in: ProposedViewSize(width: 350, height: 350))
    #expect(run.size == CGSize(width: 350, height: 350))
    #expect(run.answers(of: "orange").last == "111.33×350 → 111.33×350")
  }

  @Test func `every reason folds to its result, to the bit`() {
    let run = Dialogue(Self.outerGrid(span: 2), in: ProposedViewSize(width: 350, height: 350))
    #expect(run.reasons.count > 20)
    for reason in run.reasons where !reason.terms.isEmpty {
      #expect(reason.sum == reason.result || reason.sum?.isNaN == true, "\(reason)")
    }
  }
}
