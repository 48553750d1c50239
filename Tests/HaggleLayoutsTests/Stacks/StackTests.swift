import Foundation
import HaggleLayouts
import Testing

@Suite struct `A stack` {
  private static let abc = [color.id("a"), color.id("b"), color.id("c")]

  // MARK: - Step 3: probing

  @Test func `probes its second child first, once each, then serves them in order`() {
    let run = Dialogue(hstack(spacing: 0, Self.abc).id("row"), in: ProposedViewSize(300, 100))
    #expect(
      run.lines == [
        "b ← 0×100 → 0×100", "b ← ∞×100 → ∞×100", "a ← 0×100 → 0×100", "a ← ∞×100 → ∞×100",
        "c ← 0×100 → 0×100", "c ← ∞×100 → ∞×100", "a ← 100×100 → 100×100",
        "b ← 100×100 → 100×100", "c ← 100×100 → 100×100", "row ← 300×100 → 300×100",
      ])
  }

  @Test func `does the same down a column`() {
    let run = Dialogue(vstack(spacing: 0, Self.abc).id("column"), in: ProposedViewSize(100, 300))
    #expect(
      run.lines == [
        "b ← 100×0 → 100×0", "b ← 100×∞ → 100×∞", "a ← 100×0 → 100×0", "a ← 100×∞ → 100×∞",
        "c ← 100×0 → 100×0", "c ← 100×∞ → 100×∞", "a ← 100×100 → 100×100",
        "b ← 100×100 → 100×100", "c ← 100×100 → 100×100", "column ← 100×300 → 100×300",
      ])
  }

  /// The stack settles them where it knows that they go.
  @Test func `asks nothing when it places`() {
    let run = Dialogue(hstack(spacing: 0, Self.abc).id("row"), in: ProposedViewSize(300, 100))
    #expect(run.exchanges.last?.name == "row")
    #expect(
      run.failures(of: "a frame 0,0 100×100", "b frame 100,0 100×100", "c frame 200,0 100×100")
        == [])
  }

  @Test func `of one child is that child`() {
    let run = Dialogue(hstack([color.id("a")]).id("row"), in: ProposedViewSize(300, 100))
    #expect(run.lines == ["a ← 300×100 → 300×100", "row ← 300×100 → 300×100"])
  }

  @Test func `of nothing is nothing, and is served last`() {
    for empty in [hstack([]), vstack([]), zstack([])] {
      #expect(Dialogue(empty, in: ProposedViewSize(300, 100)).size == .zero)
      let run = Dialogue(
        hstack(spacing: 0, [empty.id("empty"), color.frame(maxWidth: 200).id("a")]),
        in: ProposedViewSize(300, 100))
      #expect(run.failures(of: "order a, empty", "a size 200×100") == [])
    }
  }

  // MARK: - Step 2: ideals

  @Test func `with no length proposed asks for ideals, in order, and no more`() {
    let run = Dialogue(
      hstack(spacing: 5, [color.id("a").layoutPriority(-1), color.id("b")]).id("row"),
      in: ProposedViewSize(nil, 40))
    #expect(
      run.lines == [
        "a ← nil×40 → 10×40", "LayoutPriority ← nil×40 → 10×40", "b ← nil×40 → 10×40",
        "row ← nil×40 → 25×40",
      ])
  }

  /// Placing replaces the open cross axis by the stack's own size. Source: decompiled.
  @Test func `with no cross length proposed is asked again for its own when it is placed`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(10, 30).id("tall"), color.id("a")]).id("row"), in: .unspecified)
    #expect(
      run.failures(of: "a asked nil×nil, nil×30", "a frame 10,0 10×30", "row size 20×30") == [])
  }

  // MARK: - Step 3: the order

  @Test(arguments: [
    // The infinite one with the larger minimum is the less flexible one.
    (color.frame(minWidth: 10), color.frame(minWidth: 20), "order two, one"),
    (color.frame(minWidth: 20), color.frame(minWidth: 10), "order one, two"),
    // Equal ranges keep their order, wherever they lie.
    (
      color.frame(minWidth: 20, maxWidth: 40), color.frame(minWidth: 30, maxWidth: 50),
      "order one, two"
    ),
    (color, color, "order one, two"),
    // The smaller range goes first.
    (color, color.frame(minWidth: 10, maxWidth: 40), "order two, one"),
    (
      color.frame(minWidth: 0, maxWidth: 50), color.frame(minWidth: 90, maxWidth: 99),
      "order two, one"
    ),
    (color, color.frame(width: 60), "order two, one"),
  ])
  func `serves the less flexible child first`(one: Sketch, two: Sketch, expected: String) {
    let run = Dialogue(
      hstack(spacing: 0, [one.id("one"), two.id("two")]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `of more than 32 children probes every one, and serves alike in their order`() {
    let names = (1...40).map { "c\($0)" }
    let run = Dialogue(
      hstack(spacing: 0, names.map { color.id($0) }), in: ProposedViewSize(400, 100))
    #expect(run.serving(names) == names)
    for name in names { #expect(run.asked(name) == ["0×100", "∞×100", "10×100"]) }
  }

  // MARK: - Steps 4 and 5: serving

  @Test func `never shares out again what a child leaves, nor takes back what it takes`() {
    let left = Dialogue(
      hstack(
        spacing: 0, [color.frame(maxWidth: 20).id("small"), color.frame(maxWidth: 50).id("big")]),
      in: ProposedViewSize(300, 10))
    #expect(left.size == CGSize(70, 10))
    let over = Dialogue(
      hstack(spacing: 0, [box(200, 10), color.id("a"), color.id("b")]),
      in: ProposedViewSize(150, 10))
    #expect(over.failures(of: "a answers 0×10 → 0×10", "a size 0×10", "b size 0×10") == [])
    #expect(over.size == CGSize(200, 10))
  }

  /// A row that is given the minimum that it asked for may take more.
  @Test func `has a minimum that it does not keep to`() {
    let row = hstack(
      spacing: 0, [color.frame(minWidth: 5, maxWidth: 60), color.frame(minWidth: 80)])
    let run = row.id("row").asked(ProposedViewSize(0, 10), ProposedViewSize(85, 10))
    #expect(run.answers(of: "row").prefix(2) == ["0×10 → 85×10", "85×10 → 122.5×10"])
  }

  @Test func `offers infinity to everybody when it is offered infinity`() {
    let run = Dialogue(
      hstack(spacing: 4, [color.id("a"), color.id("b"), box(10, 10)]).id("row"),
      in: ProposedViewSize(.infinity, 50))
    #expect(run.size == CGSize(.infinity, 50))
    #expect(run.asked("a") == ["0×50", "∞×50"])
    #expect(run.asked("b") == ["0×50", "∞×50"])
  }

  @Test func `offers nothing when its distances take more than its length`() {
    let run = Dialogue(
      hstack(spacing: 100, [color.id("a"), color.id("b")]).id("row"), in: ProposedViewSize(50, 10))
    #expect(run.failures(of: "row answers 50×10 → 100×10", "a asked 0×10, ∞×10") == [])
  }

  @Test func `with negative distances overlaps its children`() {
    let run = Dialogue(
      hstack(spacing: -10, [box(30, 10).id("a"), box(30, 10).id("b")]).id("row"),
      in: ProposedViewSize(50, 10))
    #expect(run.failures(of: "row frame 0,0 50×10", "b frame 20,0 30×10") == [])
  }

  // MARK: - Step 6: across the stack

  @Test func `is as high as its highest child, however little it is offered`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(10, 60).id("tall"), color.id("a")]).id("row"),
      in: ProposedViewSize(100, 20))
    #expect(run.failures(of: "row frame 0,−20 100×60", "a frame 10,0 90×20") == [])
  }

  @Test func `of infinite height has its children at its top`() {
    let run = Dialogue(
      hstack(spacing: 0, [color.id("a"), box(10, 10).id("b")]).id("row"),
      in: ProposedViewSize(100, .infinity))
    #expect(run.size == CGSize(100, .infinity))
    #expect(run.frames["a"]?.origin == .zero)
    #expect(run.frames["b"]?.origin == CGPoint(x: 90, y: 0))
  }
}
