import Foundation
import HaggleLayouts
import Testing

@Suite struct `A node's cache` {
  private static func width(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width, 9) }

  @Test func `1.3 A node holds its last three distinct answers, first in, first out`() {
    let run = color.id("leaf").asked(
      Self.width(1), Self.width(2), Self.width(3), Self.width(1), Self.width(4), Self.width(1))
    // The fourth question is a hit and does not save the first answer from going.
    #expect(
      run.answers(of: "leaf").prefix(5) == [
        "1×9 → 1×9", "2×9 → 2×9", "3×9 → 3×9", "4×9 → 4×9", "1×9 → 1×9",
      ])
  }

  @Test func `holds every question under the full policy`() {
    let widths = (1...20).map { Self.width(CGFloat($0)) }
    let leaf = color.id("leaf").modified(by: Asking(widths + widths))
    let run = Dialogue(leaf, in: Self.width(1), policy: .full)
    #expect(run.answers(of: "leaf").count == 20)
  }

  @Test func `tells nil, 0 and infinity apart, and not the sign of zero`() {
    let leaf = color.id("leaf").modified(
      by: Asking([ProposedViewSize(nil, 0), .zero, ProposedViewSize(-0.0, 0), .unspecified]))
    let run = Dialogue(leaf, in: .unspecified)
    #expect(run.answers(of: "leaf") == ["nil×0 → 10×0", "0×0 → 0×0", "nil×nil → 10×10"])
  }

  @Test func `says which answers it knew`() {
    let run = color.id("leaf").asked(Self.width(1), Self.width(1))
    #expect(run.exchanges.filter { $0.name == "leaf" }.map(\.isCached) == [false, true, false])
  }
}

@Suite struct `An override` {
  @Test func `stands in for the answer to one question of one node`() {
    let tree = hstack(spacing: 0, [color.id("a"), color.id("b")]).tree
    let question = LayoutEngine.Question(NodeID(1), ProposedViewSize(50, 10))
    let run = Dialogue(
      tree, in: ProposedViewSize(100, 10), overrides: [question: CGSize(30, 10)])
    #expect(
      run.failures(
        of: "a answers 0×10 → 0×10", "a answers 50×10 → 30×10", "b answers 70×10 → 70×10",
        "b frame 30,0 70×10") == [])
  }

  /// "At the nested grid, to 0×0, answer 0×0": what proves the anomaly.
  @Test func `of the nested grid's minimum makes the outer grid fill its room`() {
    let tree = FoundingArticles.outer(FoundingArticles.nested.gridCellColumns(2)).tree
    let nested = tree.nodes.firstIndex { $0.description.label == "nested" }!
    let question = LayoutEngine.Question(NodeID(nested), .zero)
    let run = Dialogue(tree, in: ProposedViewSize(350, 350), overrides: [question: .zero])
    #expect(run.failures(of: "outer size 350×350", "nested size 167×350") == [])
  }

  @Test func `may be infinite`() {
    let tree = hstack(spacing: 0, [color.id("a"), color.id("b")]).tree
    let question = LayoutEngine.Question(NodeID(1), ProposedViewSize(50, 10))
    let run = Dialogue(
      tree, in: ProposedViewSize(100, 10), overrides: [question: CGSize(.infinity, 10)])
    #expect(run.size == CGSize(.infinity, 10))
    #expect(run.failures(of: "b answers 0×10 → 0×10") == [])
  }
}

@Suite struct `The root` {
  @Test(arguments: [
    (ProposedViewSize(100, 50), "box frame 40,15 20×20"), (.zero, "box frame −10,−10 20×20"),
    (.unspecified, "box frame 0,0 20×20"), (.infinity, "box frame 0,0 20×20"),
    (ProposedViewSize(nil, 50), "box frame 0,15 20×20"),
    (ProposedViewSize(100, .infinity), "box frame 40,0 20×20"),
    (ProposedViewSize(.nan, 50), "box frame 0,15 20×20"),
  ])
  func `2.2 The root is centred in what it is offered`(proposal: ProposedViewSize, expected: String)
  {
    #expect(Dialogue(box(20, 20).id("box"), in: proposal).failures(of: expected) == [])
  }

  @Test func `2.3 A root of infinite size starts at 0`() {
    let run = Dialogue(
      color.id("fill").fixedSize().frame(minWidth: .infinity).id("root"),
      in: ProposedViewSize(100, 50))
    #expect(run.frames["root"]?.origin.x == 0)
  }
}
