import Foundation
import HaggleLayouts
import Testing

@Suite struct `A lazy stack` {
  static let texts = LayoutContext.texts([
    "Alpha": CGSize(34.5, 16), "Beta": CGSize(28, 16), "Header": CGSize(44.5, 16),
    "Hi": CGSize(13, 16),
  ])

  /// Measured: two lazy columns share what a lazy row of 37 leaves of 320.
  @Test func `is as long as its children and as broad as it may be`() {
    let run = Dialogue(
      hstack(
        alignment: .top, spacing: 20,
        [
          lazyVStack(
            alignment: .leading, spacing: 6,
            [text("Alpha").id("alpha"), box(60, 20).id("bar"), text("Beta").id("beta")]
          ).id("list"),
          lazyVStack(
            spacing: 0, [text("Header").id("heading"), box(50, 20).id("rowOne"), box(50, 20)]
          ).id("sectioned"),
          lazyHStack(
            alignment: .bottom, spacing: 4, [box(20, 30).id("block"), text("Hi").id("hi")]
          ).id("strip"),
        ]
      ).id("row"), in: ProposedViewSize(320, 240), context: Self.texts)
    #expect(
      run.failures(
        of: "row frame 0,0 320×240", "list frame 0,0 121.5×64", "alpha frame 0,0 34.5×16",
        "bar frame 0,22 60×20", "beta frame 0,48 28×16", "sectioned frame 141.5,0 121.5×56",
        "heading frame 180,0 44.5×16", "rowOne frame 177.25,16 50×20", "strip frame 283,0 37×240",
        "block frame 283,210 20×30", "hi frame 307,224 13×16") == [])
  }

  @Test(arguments: [
    (ProposedViewSize(300, 10), "child asked 300×nil", CGSize(300, 28)),
    (.unspecified, "child asked nil×nil, 40×nil", CGSize(40, 28)),
    (.zero, "child asked 0×nil", CGSize(0, 28)),
    (.infinity, "child asked ∞×nil", CGSize(.infinity, 28)),
  ])
  func `asks its children for their ideal length`(
    proposal: ProposedViewSize, asked: String, size: CGSize
  ) {
    let run = Dialogue(lazyVStack([color.id("child"), box(40, 10)]), in: proposal)
    #expect(run.size == size)
    #expect(run.failures(of: asked) == [])
  }

  @Test func `turns spacers and dividers as a stack does`() {
    let column = Dialogue(
      lazyVStack(spacing: 0, [spacer.id("gap"), divider.id("line")]), in: ProposedViewSize(50, 90))
    #expect(column.failures(of: "gap size 0×8", "line size 50×1") == [])
    let row = Dialogue(
      lazyHStack(spacing: 0, [spacer.id("gap"), divider.id("line")]), in: ProposedViewSize(50, 90))
    #expect(row.failures(of: "gap size 8×0", "line size 1×90") == [])
  }

  @Test func `keeps the default distances, or its own`() {
    #expect(Dialogue(lazyVStack([box(9, 9), box(9, 9)]), in: .unspecified).size.height == 26)
    #expect(
      Dialogue(lazyVStack(spacing: -4, [box(9, 9), box(9, 9)]), in: .unspecified).size.height == 14)
    #expect(
      Dialogue(lazyVStack(spacing: .nan, [box(9, 9), box(9, 9)]), in: .unspecified).size.height
        == 26)
    #expect(Dialogue(lazyVStack([]), in: ProposedViewSize(30, 30)).size == CGSize(30, 0))
  }
}
