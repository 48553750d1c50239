import Foundation
import HaggleLayouts
import Testing

/// Modifiers that size nothing themselves.
@Suite struct `A modifier that sizes nothing` {
  static let modified = [
    color.offset(x: 30, y: -4), color.border(), color.layoutPriority(3),
    color.alignmentGuide(.leading) { _ in 7 },
  ]

  @Test(arguments: modified.indices)
  func `9.1 Offset, border, priority and guides pass questions and answers on`(index: Int) {
    let engine = LayoutEngine(Self.modified[index].tree)
    for proposal in [ProposedViewSize(300, 20), .zero, .unspecified, .infinity] {
      #expect(engine.ask(NodeID(0), proposal) == proposal.replacingUnspecifiedDimensions())
    }
  }

  @Test func `9.1 An offset moves its view and what is in it, not its size`() {
    let run = Dialogue(
      vstack(
        spacing: 0,
        [
          box(20, 10).id("inner").padding(5).id("moved").offset(x: 30, y: -4).id("offset"),
          box(20, 10).id("next"),
        ]), in: ProposedViewSize(30, 30))
    #expect(
      run.failures(
        of: "offset frame 0,0 30×20", "moved frame 30,−4 30×20", "inner frame 35,1 20×10",
        "next frame 5,20 20×10") == [])
  }

  /// A superscript: decompiled (OffsetEffect), as apps show it.
  @Test func `9.1 An offset moves no guide`() {
    let run = Dialogue(
      hstack(
        alignment: .firstTextBaseline, spacing: 0,
        [text("10").id("ten"), text("th").id("th").offset(y: -6).id("moved")]), in: .unspecified,
      context: .cells(8, 16))
    #expect(
      run.failures(of: "ten frame 0,0 16×16", "moved frame 16,0 16×16", "th frame 16,−6 16×16")
        == [])
    #expect(run.size == CGSize(32, 16))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `22.2 An offset by no finite number moves nothing`(length: CGFloat) {
    let run = Dialogue(box(10, 10).id("child").offset(x: length, y: 5), in: .unspecified)
    #expect(run.failures(of: "child frame 0,5 10×10") == [])
  }
}

@Suite struct `An overlay or a background` {
  @Test func `9.2 An overlay is proposed the size of its primary`() {
    let run = Dialogue(
      box(50, 30).id("primary").overlay(color.id("secondary")).id("both"),
      in: ProposedViewSize(100, 100))
    #expect(
      run.lines == [
        "primary ← 100×100 → 50×30", "both ← 100×100 → 50×30", "secondary ← 50×30 → 50×30",
        "Color ← 50×30 → 50×30",
      ])
    #expect(run.failures(of: "secondary frame 25,35 50×30") == [])
  }

  @Test(arguments: [
    (Alignment.center, "big frame 5,15 90×70"), (.topLeading, "big frame 25,35 90×70"),
    (.bottomTrailing, "big frame −15,−5 90×70"),
  ])
  func `9.3 An overlay may be larger than its primary and changes nothing`(
    alignment: Alignment, expected: String
  ) {
    let run = Dialogue(
      box(50, 30).overlay(box(90, 70).id("big"), alignment).id("both"),
      in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "both frame 25,35 50×30", expected) == [])
  }

  /// The children of one layered node each meet the primary's guides.
  @Test func `9.3 An overlay aligns by the primary's guides`() {
    let primary = box(50, 30).alignmentGuide(.top) { _ in 12 }
    let run = Dialogue(
      primary.overlay(box(10, 10).id("badge"), .top).id("both"), in: ProposedViewSize(50, 30))
    #expect(run.failures(of: "badge frame 20,12 10×10") == [])
  }

  /// A box has its baseline at its bottom, whatever is written on it.
  @Test func `9.3 An overlay sets no guides`() {
    let run = Dialogue(
      hstack(
        alignment: .firstTextBaseline, spacing: 0,
        [box(30, 30).overlay(text("a")).id("card"), text("b").id("text")]),
      in: .unspecified, context: .cells(8, 20))
    #expect(run.failures(of: "card frame 0,0 30×30", "text frame 30,14 8×20") == [])
  }

  @Test func `of several views layers them all`() {
    let layered = Sketch(
      LayeredLayout(alignment: .topLeading), [box(50, 30), color.id("one"), box(5, 5).id("two")])
    let run = Dialogue(layered, in: ProposedViewSize(50, 30))
    #expect(run.failures(of: "one frame 0,0 50×30", "two frame 0,0 5×5") == [])
  }

  @Test func `9.1 A border takes no part`() {
    let run = Dialogue(color.id("child").border().id("border"), in: ProposedViewSize(50, 30))
    #expect(run.lines == ["child ← 50×30 → 50×30", "border ← 50×30 → 50×30"])
  }
}

@Suite struct `A share of the proposal` {
  @Test(arguments: [
    (ProposedViewSize(200, 80), "100×20"), (.zero, "0×0"), (.unspecified, "nil×nil"),
    (.infinity, "∞×∞"),
  ])
  func `8.9 A share of the proposal is proposed`(proposal: ProposedViewSize, expected: String) {
    let run = Dialogue(color.id("child").relativeProposed(width: 0.5, height: 0.25), in: proposal)
    #expect(run.asked("child") == [expected])
  }

  @Test func `8.9 A share of the proposal does not bind the answer`() {
    let run = Dialogue(
      box(90, 10).id("child").relativeProposed(width: 0.1).id("relative"),
      in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "relative frame 5,45 90×10", "child frame 5,45 90×10") == [])
  }

  @Test func `9.7 A share of the proposal hides the priority of its view`() {
    let run = Dialogue(
      hstack(
        spacing: 0, [color.layoutPriority(1).relativeProposed().id("hidden"), color.id("other")]),
      in: ProposedViewSize(100, 10))
    #expect(run.failures(of: "hidden size 50×10", "other size 50×10") == [])
  }
}

@Suite struct `A layout monitor` {
  @Test func `prints every distinct question once, and places its child in its middle`() {
    let monitor = box(20, 10).id("child").modified(by: LayoutMonitorLayout()).id("monitor")
    let run = Dialogue(hstack(spacing: 0, [monitor, color]), in: ProposedViewSize(100, 50))
    #expect(
      run.notes == [
        "Proposal Mode: ProposedViewSize(width: Optional(0.0), height: Optional(50.0))",
        "Required Size: (20.0, 10.0)",
        "Proposal Mode: ProposedViewSize(width: Optional(inf), height: Optional(50.0))",
        "Required Size: (20.0, 10.0)",
        "Proposal Mode: ProposedViewSize(width: Optional(50.0), height: Optional(50.0))",
        "Required Size: (20.0, 10.0)",
      ])
    #expect(run.failures(of: "child frame 0,20 20×10") == [])
  }

  @Test func `says nil as Swift does`() {
    let run = Dialogue(color.modified(by: LayoutMonitorLayout()), in: ProposedViewSize(nil, 7.5))
    #expect(
      run.notes == [
        "Proposal Mode: ProposedViewSize(width: nil, height: Optional(7.5))",
        "Required Size: (10.0, 7.5)",
      ])
  }
}
