import Foundation
import HaggleLayouts
import Testing

@Suite struct `Cells of a grid` {
  @Test(arguments: [
    (Alignment.topLeading, "small frame 0,0 10×10"), (.bottomTrailing, "small frame 30,20 10×10"),
    (.center, "small frame 15,10 10×10"),
  ])
  func `14.8 A cell lies by the grid's alignment`(alignment: Alignment, expected: String) {
    let run = Dialogue(
      `A grid`.bare(
        [.row([box(10, 10).id("small"), box(5, 30)]), .row([box(40, 5), box(5, 5)])],
        alignment: alignment), in: ProposedViewSize(45, 35))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `14.8 One cell aligns its column, but no spans`() {
    let run = Dialogue(
      `A grid`.bare(
        [
          .row([box(10, 10).id("first"), box(5, 10)]),
          .row([box(40, 10).gridColumnAlignment(.trailing), box(5, 10)]),
          .row([box(20, 10).id("span").gridCellColumns(2)]),
        ], alignment: .topLeading), in: ProposedViewSize(45, 30))
    #expect(run.failures(of: "first frame 30,0 10×10", "span frame 0,20 20×10") == [])
  }

  @Test func `14.8 A row lies by its own alignment`() {
    let run = Dialogue(
      `A grid`.bare([
        .row([box(10, 10).id("up"), box(10, 30)], alignment: .top),
        .row([box(10, 10).id("down"), box(10, 30)], alignment: .bottom),
      ]), in: ProposedViewSize(20, 60))
    #expect(run.failures(of: "up frame 0,0 10×10", "down frame 0,50 10×10") == [])
  }

  @Test func `14.8 An anchor goes before every alignment`() {
    let run = Dialogue(
      `A grid`.bare(
        [
          .row([box(10, 10).id("dot").gridCellAnchor(UnitPoint(x: 1, y: 0.25)), box(5, 50)]),
          .row([box(40, 10).gridColumnAlignment(.leading), box(5, 10)]),
        ], alignment: .bottomLeading), in: ProposedViewSize(45, 60))
    #expect(run.failures(of: "dot frame 30,10 10×10") == [])
  }

  @Test func `14.8 An anchor counts in the whole of a span`() {
    let run = Dialogue(
      `A grid`.bare(
        [
          .row([box(10, 10).id("dot").gridCellColumns(2).gridCellAnchor(.topTrailing)]),
          .row([box(30, 5), box(50, 5)]),
        ], alignment: .bottomLeading), in: ProposedViewSize(80, 15))
    #expect(run.failures(of: "dot frame 70,0 10×10") == [])
  }

  /// Lines of 20 have their baseline at 16, a box at its bottom: 16 above and 24 below.
  @Test func `14.8 A row is as high as its cells reach from their baselines`() {
    let run = Dialogue(
      `A grid`.bare([
        .row(
          [text("a").id("a"), text("b\nb").id("b"), box(5, 10).id("box")],
          alignment: .firstTextBaseline)
      ]), in: .unspecified, context: .cells(8, 20))
    #expect(
      run.failures(
        of: "table size 21×40", "a frame 0,0 8×20", "b frame 8,0 8×40", "box frame 16,6 5×10")
        == [])
  }
}
