import Foundation
import HaggleLayouts
import Testing

/// Stacks whose negotiation or frames somebody measured on real SwiftUI, or computed by a published
/// algorithm that was held against it.
@Suite struct `Measured stacks` {
  /// Measured at three pixels to a point, so thirds: printed as 85.33×20.33.
  static let hello = LayoutContext.texts(["Hello world": CGSize(256.0 / 3, 61.0 / 3)])

  static let inspected = hstack(
    spacing: 10,
    [
      color.id("left"), text("Hello world").id("words").fixedSize().id("rigid"),
      color.id("right"),
    ]
  ).id("row")

  @Test func `a rigid text is served before two colours`() {
    let run = Dialogue(Self.inspected, in: ProposedViewSize(300, 100), context: Self.hello)
    #expect(
      run.failures(
        of: "rigid asked 0×100, ∞×100, 93.33×100", "rigid answers 93.33×100 → 85.33×20.33",
        "words asked nil×nil", "left asked 0×100, ∞×100, 97.33×100",
        "right asked 0×100, ∞×100, 97.33×100", "left answers 97.33×100 → 97.33×100",
        "order rigid, left, right", "row size 300×100", "left frame 0,0 97.33×100",
        "rigid frame 107.33,39.83 85.33×20.33", "right frame 202.67,0 97.33×100") == [])
  }

  @Test func `the second child is probed first`() {
    let run = Dialogue(Self.inspected, in: ProposedViewSize(300, 100), context: Self.hello)
    #expect(run.failures(of: "probe order rigid, left, right") == [])
  }

  @Test func `a bounded child and one with a minimum overflow 150 points`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.id("atMost").frame(maxWidth: 100).id("atMostFrame"),
          color.id("atLeast").frame(minWidth: 100).id("atLeastFrame"),
        ]
      ).id("pair").frame(width: 150, height: 100), in: ProposedViewSize(150, 100))
    #expect(
      run.failures(
        of: "atMostFrame answers 75×100 → 75×100", "atMost size 75×100",
        "atLeastFrame answers 75×100 → 100×100", "atLeast size 100×100", "pair size 175×100",
        "pair frame −12.5,0 175×100", "order atMostFrame, atLeastFrame") == [])
  }

  @Test func `three colours take thirds`() {
    let run = Dialogue(
      hstack(spacing: 0, [color.id("one"), color.id("two"), color.id("three")]).id("thirds")
        .frame(width: 300, height: 100), in: ProposedViewSize(300, 100))
    #expect(
      run.failures(
        of: "one size 100×100", "two size 100×100", "three frame 200,0 100×100",
        "thirds size 300×100") == [])
  }

  @Test func `three priorities are served in turn`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.frame(minWidth: 50).id("low"),
          color.frame(width: 30).id("fixedTop").layoutPriority(2),
          color.frame(minWidth: 50).id("mid").layoutPriority(1),
          color.id("greedyTop").layoutPriority(2),
          color.frame(minWidth: 100, maxWidth: 120).id("bounded"),
        ]
      ).frame(width: 400, height: 200), in: ProposedViewSize(400, 200))
    #expect(
      run.failures(
        of: "low size 50×200", "fixedTop size 30×200", "mid size 50×200",
        "greedyTop frame 130,0 170×200", "bounded size 100×200",
        "order fixedTop, greedyTop, mid, bounded, low") == [])
  }

  @Test func `a preferred child leaves the others their minimums`() {
    let run = Dialogue(
      hstack(
        spacing: 0,
        [
          color.frame(minWidth: 20).id("squeezed"),
          color.frame(minWidth: 20).id("preferred").layoutPriority(1),
          color.frame(width: 60).id("fixed"),
        ]), in: ProposedViewSize(300, 100))
    #expect(
      run.failures(
        of: "squeezed frame 0,0 20×100", "preferred frame 20,0 220×100",
        "fixed frame 240,0 60×100", "order preferred, fixed, squeezed") == [])
  }

  @Test func `a spacer takes what two boxes leave`() {
    let run = Dialogue(
      hstack([box(50, 50).id("left"), spacer.id("gap"), box(50, 50).id("right")]).id("row"),
      in: ProposedViewSize(300, 100))
    #expect(
      run.failures(
        of: "row frame 0,25 300×50", "left frame 0,25 50×50", "gap frame 50,50 200×0",
        "right frame 250,25 50×50") == [])
  }

  @Test func `a spacer in a framed row`() {
    let run = Dialogue(
      hstack([box(50, 50), spacer.id("gap"), box(50, 50).id("right")])
        .frame(width: 200, height: 80), in: ProposedViewSize(200, 80))
    #expect(run.failures(of: "gap size 100×0", "right frame 150,15 50×50") == [])
  }

  @Test func `a fixed row asks for its height at width zero`() {
    let run = Dialogue(
      hstack([color.frame(width: 5), text("Loremipsum").id("words")]).id("row")
        .fixedSize(horizontal: false, vertical: true),
      in: .zero, context: .cells(8, 16))
    #expect(
      run.failures(
        of: "words answers 0×nil → 0×160", "row answers 0×nil → 13×160", "row size 13×160") == [])
  }

  @Test func `a layer is as large as its text and centred`() {
    let run = Dialogue(
      zstack([text("Hello world").id("greeting")]).id("layer"), in: ProposedViewSize(390, 763),
      context: Self.hello)
    #expect(
      run.failures(
        of: "layer answers 390×763 → 85.33×20.33", "greeting answers 390×763 → 85.33×20.33",
        "greeting size 85.33×20.33",
        "layer frame 152.33,371.33 85.33×20.33") == [])
  }
}
