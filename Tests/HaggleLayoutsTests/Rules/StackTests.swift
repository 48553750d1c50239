import Foundation
import HaggleLayouts
import Testing

@Suite struct `A stack` {
  private static let abc = [color.id("a"), color.id("b"), color.id("c")]

  // MARK: - Step 3: probing

  @Test func `12.3 A stack probes its second child first, then serves them in order`() {
    let run = Dialogue(hstack(spacing: 0, Self.abc).id("row"), in: ProposedViewSize(300, 100))
    #expect(
      run.lines == [
        "b ← 0×100 → 0×100", "b ← ∞×100 → ∞×100", "a ← 0×100 → 0×100", "a ← ∞×100 → ∞×100",
        "c ← 0×100 → 0×100", "c ← ∞×100 → ∞×100", "a ← 100×100 → 100×100",
        "b ← 100×100 → 100×100", "c ← 100×100 → 100×100", "row ← 300×100 → 300×100",
      ])
  }

  @Test func `12.3 A column probes and serves as a row does`() {
    let run = Dialogue(vstack(spacing: 0, Self.abc).id("column"), in: ProposedViewSize(100, 300))
    #expect(
      run.lines == [
        "b ← 100×0 → 100×0", "b ← 100×∞ → 100×∞", "a ← 100×0 → 100×0", "a ← 100×∞ → 100×∞",
        "c ← 100×0 → 100×0", "c ← 100×∞ → 100×∞", "a ← 100×100 → 100×100",
        "b ← 100×100 → 100×100", "c ← 100×100 → 100×100", "column ← 100×300 → 100×300",
      ])
  }

  /// The stack settles them where it knows that they go.
  @Test func `12.7 A stack asks nothing when it is placed`() {
    let run = Dialogue(hstack(spacing: 0, Self.abc).id("row"), in: ProposedViewSize(300, 100))
    #expect(run.exchanges.last?.name == "row")
    #expect(
      run.failures(of: "a frame 0,0 100×100", "b frame 100,0 100×100", "c frame 200,0 100×100")
        == [])
  }

  @Test func `12.8 A stack of one child is that child`() {
    let run = Dialogue(hstack([color.id("a")]).id("row"), in: ProposedViewSize(300, 100))
    #expect(run.lines == ["a ← 300×100 → 300×100", "row ← 300×100 → 300×100"])
  }

  @Test func `12.10 A stack of nothing is nothing, and is served last`() {
    for empty in [hstack([]), vstack([]), zstack([])] {
      #expect(Dialogue(empty, in: ProposedViewSize(300, 100)).size == .zero)
      let run = Dialogue(
        hstack(spacing: 0, [empty.id("empty"), color.frame(maxWidth: 200).id("a")]),
        in: ProposedViewSize(300, 100))
      #expect(run.failures(of: "order a, empty", "a size 200×100") == [])
    }
  }

  // MARK: - Step 2: ideals

  @Test func `12.2 With no length proposed a stack asks for ideals, in order`() {
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
  @Test func `12.7 A stack with nil across is negotiated for its own breadth`() {
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
  func `12.3 The less flexible child is served first`(one: Sketch, two: Sketch, expected: String) {
    let run = Dialogue(
      hstack(spacing: 0, [one.id("one"), two.id("two")]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `12.3 More than 32 children are all probed, and served in order`() {
    let names = (1...40).map { "c\($0)" }
    let run = Dialogue(
      hstack(spacing: 0, names.map { color.id($0) }), in: ProposedViewSize(400, 100))
    #expect(run.serving(names) == names)
    for name in names { #expect(run.asked(name) == ["0×100", "∞×100", "10×100"]) }
  }

  // MARK: - Steps 4 and 5: serving

  @Test func `12.5 What a child leaves or takes too much is never shared again`() {
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
  @Test func `12.5 A stack may take more of its own minimum`() {
    let row = hstack(
      spacing: 0, [color.frame(minWidth: 5, maxWidth: 60), color.frame(minWidth: 80)])
    let run = row.id("row").asked(ProposedViewSize(0, 10), ProposedViewSize(85, 10))
    #expect(run.answers(of: "row").prefix(2) == ["0×10 → 85×10", "85×10 → 122.5×10"])
  }

  @Test func `1.7 Infinity less infinity leaves what was there`() {
    let run = Dialogue(
      hstack(spacing: 4, [color.id("a"), color.id("b"), box(10, 10)]).id("row"),
      in: ProposedViewSize(.infinity, 50))
    #expect(run.size == CGSize(.infinity, 50))
    #expect(run.asked("a") == ["0×50", "∞×50"])
    #expect(run.asked("b") == ["0×50", "∞×50"])
  }

  @Test func `12.5 A share is never less than 0`() {
    let run = Dialogue(
      hstack(spacing: 100, [color.id("a"), color.id("b")]).id("row"), in: ProposedViewSize(50, 10))
    #expect(run.failures(of: "row answers 50×10 → 100×10", "a asked 0×10, ∞×10") == [])
  }

  /// (620 − 2 · 10) ÷ 3
  @Test func `12.1 Spacing comes off before anything is shared`() {
    let run = Dialogue(hstack(spacing: 10, Self.abc), in: ProposedViewSize(620, 80))
    #expect(run.failures(of: "a answers 200×80 → 200×80", "c frame 420,0 200×80") == [])
  }

  @Test func `12.1 Negative spacing overlaps children`() {
    let run = Dialogue(
      hstack(spacing: -10, [box(30, 10).id("a"), box(30, 10).id("b")]).id("row"),
      in: ProposedViewSize(50, 10))
    #expect(run.failures(of: "row frame 0,0 50×10", "b frame 20,0 30×10") == [])
  }

  // MARK: - Step 6: across the stack

  @Test func `12.6 A stack is as high as its highest child`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(10, 60).id("tall"), color.id("a")]).id("row"),
      in: ProposedViewSize(100, 20))
    #expect(run.failures(of: "row frame 0,−20 100×60", "a frame 10,0 90×20") == [])
  }

  @Test func `12.6 A stack of infinite height has its children at its top`() {
    let run = Dialogue(
      hstack(spacing: 0, [color.id("a"), box(10, 10).id("b")]).id("row"),
      in: ProposedViewSize(100, .infinity))
    #expect(run.size == CGSize(100, .infinity))
    #expect(run.frames["a"]?.origin == .zero)
    #expect(run.frames["b"]?.origin == CGPoint(x: 90, y: 0))
  }
}
