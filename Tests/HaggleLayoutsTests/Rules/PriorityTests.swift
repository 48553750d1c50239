import Foundation
import HaggleLayouts
import Testing

@Suite struct `Layout priorities in a stack` {
  @Test func `12.3 A child alone in its priority is never asked for its maximum`() {
    let run = Dialogue(
      hstack(spacing: 0, [color.id("first").layoutPriority(1), color.id("last")]),
      in: ProposedViewSize(100, 10))
    #expect(run.answers(of: "first") == ["100×10 → 100×10"])
    #expect(run.answers(of: "last") == ["0×10 → 0×10"])
  }

  @Test func `12.4 Minimums of lower priorities are asked last to first`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.id("third").layoutPriority(1), color.id("first").layoutPriority(3),
          color.frame(minWidth: 20).id("second").layoutPriority(2),
        ]), in: ProposedViewSize(100, 10))
    #expect(run.probing(["first", "second", "third"]) == ["third", "second", "first"])
    #expect(run.failures(of: "first answers 80×10 → 80×10", "second answers 20×10 → 20×10") == [])
  }

  /// 100 − (20 + 30) to the first group, its own 20 back to the second, its own 30 to the third.
  @Test func `12.4 Each priority gets its own minimums back`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.frame(minWidth: 30).id("low").layoutPriority(-1),
          color.frame(minWidth: 20).id("mid"),
          color.frame(maxWidth: 40).id("top").layoutPriority(7),
        ]), in: ProposedViewSize(100, 10))
    #expect(
      run.failures(
        of: "top answers 50×10 → 40×10", "mid answers 30×10 → 30×10", "low answers 30×10 → 30×10",
        "low frame 0,0 30×10", "mid frame 30,0 30×10", "top frame 60,0 40×10") == [])
  }

  @Test func `12.3 Within a priority flexibility decides`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.id("greedy").layoutPriority(1), color.id("other"),
          box(30, 10).id("rigid").layoutPriority(1),
        ]), in: ProposedViewSize(100, 10))
    #expect(run.failures(of: "order rigid, greedy", "greedy size 70×10", "other size 0×10") == [])
  }

  // MARK: - What passes a priority on

  static let forwarding: [(String, @Sendable (Sketch) -> Sketch)] = [
    ("fixedSize", { $0.fixedSize(horizontal: false, vertical: false) }),
    ("border", { $0.border() }),
    ("offset", { $0.offset(x: 1) }), ("overlay", { $0.overlay(color) }),
    ("alignmentGuide", { $0.alignmentGuide(.leading) { _ in 0 } }),
    ("one-child HStack", { hstack([$0]) }), ("one-child VStack", { vstack([$0]) }),
    ("one-child ZStack", { zstack([$0]) }),
  ]

  static let hiding: [(String, @Sendable (Sketch) -> Sketch)] = [
    ("frame", { $0.frame(height: 10) }), ("flexible frame", { $0.frame(minWidth: 0) }),
    ("padding", { $0.padding(0) }), ("ScrollView", { scroll($0) }),
    ("Grid", { grid([.row([$0])]) }), ("a layout of the app", { $0.relativeProposed() }),
    ("HStack of two", { hstack([$0, box(0, 0)]) }),
    ("LazyVGrid", { Sketch(LazyGridLayout(columns: [GridItem()]), [$0]) }),
  ]

  @Test(arguments: forwarding.indices)
  func `9.6 A priority passes through what changes no size`(index: Int) {
    let (name, wrap) = Self.forwarding[index]
    let run = Dialogue(
      hstack(spacing: 0, [wrap(color.layoutPriority(1)).id("wrapped"), color.id("other")]),
      in: ProposedViewSize(100, 10))
    #expect(run.failures(of: "order wrapped", "other size 0×10") == [], "\(name)")
  }

  @Test(arguments: hiding.indices)
  func `9.7 A priority is hidden by everything else`(index: Int) {
    let (name, wrap) = Self.hiding[index]
    let run = Dialogue(
      hstack(spacing: 0, [color.id("other"), wrap(color.layoutPriority(9)).id("wrapped")]),
      in: ProposedViewSize(100, 10))
    #expect(run.asked("other").contains("∞×10"), "\(name): compared, so of equal priority")
  }

  @Test func `9.5 The outermost priority is read`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.layoutPriority(9).layoutPriority(-1).id("twice"),
          color.frame(maxWidth: 60).id("other"),
        ]), in: ProposedViewSize(100, 10))
    #expect(run.failures(of: "order other, twice", "other size 60×10") == [])
  }

  @Test func `22.4 A priority of NaN is 0, an infinite one goes first or last`() {
    let nan = Dialogue(
      hstack(spacing: 0, [color.layoutPriority(.nan).id("nan"), color.id("other")]),
      in: ProposedViewSize(100, 10))
    #expect(nan.failures(of: "nan size 50×10", "other size 50×10") == [])
    let infinite = Dialogue(
      hstack(
        spacing: 0,
        [
          color.layoutPriority(-.infinity).id("last"), color.id("mid"),
          color.layoutPriority(.infinity).id("first"),
        ]), in: ProposedViewSize(100, 10))
    #expect(infinite.failures(of: "order first", "first size 100×10", "last size 0×10") == [])
  }
}
