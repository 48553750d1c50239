import Foundation
import HaggleLayouts
import Testing

/// Rectangles that were recorded from real SwiftUI, or computed from decompiled rules.
@Suite struct `Measured rectangles` {
  @Test func `guides shift the children of a column`() {
    let run = Dialogue(
      vstack(
        alignment: .leading, spacing: 4,
        [
          box(100, 20).id("shifted").alignmentGuide(.leading) { $0[.trailing] },
          box(50, 20).id("plain"),
          box(30, 20).id("middle").alignmentGuide(.leading) { $0.width / 2 },
        ]
      ).id("column"), in: ProposedViewSize(300, 200))
    #expect(
      run.failures(
        of: "column frame 75,66 150×68", "shifted frame 75,66 100×20", "plain frame 175,90 50×20",
        "middle frame 160,114 30×20") == [])
  }

  @Test func `rows align at the top and at the bottom`() {
    let run = Dialogue(
      vstack(
        spacing: 0,
        [
          hstack(
            alignment: .top, spacing: 4, [box(20, 60).id("upTall"), box(20, 30).id("upShort")]),
          hstack(
            alignment: .bottom, spacing: 4,
            [box(20, 60).id("downTall"), box(20, 30).id("downShort")]),
        ]), in: ProposedViewSize(300, 200))
    #expect(
      run.failures(
        of: "upTall frame 128,40 20×60", "upShort frame 152,40 20×30",
        "downTall frame 128,100 20×60", "downShort frame 152,130 20×30") == [])
  }

  @Test func `a row hugs beside a wider bar`() {
    let run = Dialogue(
      vstack(
        alignment: .leading, spacing: 0,
        [
          hstack(spacing: 6, [box(30, 30).id("small"), box(40, 30).id("medium")]).id("row"),
          box(200, 10).id("bar"),
        ]
      ).id("column"), in: ProposedViewSize(300, 200))
    #expect(
      run.failures(
        of: "column frame 50,80 200×40", "row frame 50,80 76×30", "small frame 50,80 30×30",
        "medium frame 86,80 40×30", "bar frame 50,110 200×10") == [])
  }

  @Test func `the default distance is 8 on both axes`() {
    let run = Dialogue(
      vstack(
        alignment: .leading,
        [
          box(30, 30).id("first"), box(40, 40).id("second"),
          hstack(alignment: .top, [box(50, 50).id("third"), box(60, 60).id("fourth")]),
        ]
      ).id("column"), in: ProposedViewSize(300, 300))
    #expect(
      run.failures(
        of: "column frame 91,77 118×146", "first frame 91,77 30×30", "second frame 91,115 40×40",
        "third frame 91,163 50×50", "fourth frame 149,163 60×60") == [])
  }

  @Test func `stacks are centred in their frame`() {
    let row = Dialogue(
      hstack([box(50, 50).id("left"), box(50, 50).id("right")]).frame(width: 150, height: 150),
      in: ProposedViewSize(150, 150))
    #expect(row.failures(of: "left frame 21,50 50×50", "right frame 79,50 50×50") == [])
    let column = Dialogue(
      vstack([box(50, 50).id("upper"), box(50, 50).id("lower")]).frame(width: 150, height: 150),
      in: ProposedViewSize(150, 150))
    #expect(column.failures(of: "upper frame 50,21 50×50", "lower frame 50,79 50×50") == [])
    let both = Dialogue(
      vstack([
        box(40, 40).id("first"), box(40, 40).id("second"),
        hstack([box(40, 40).id("third"), box(40, 40).id("fourth")]),
      ]).frame(width: 150, height: 150), in: ProposedViewSize(150, 150))
    #expect(
      both.failures(
        of: "first frame 55,7 40×40", "second frame 55,55 40×40", "third frame 31,103 40×40",
        "fourth frame 79,103 40×40") == [])
  }

  @Test func `stated distances replace the default ones`() {
    let run = Dialogue(
      vstack(
        spacing: 20,
        [box(40, 40), box(40, 40), hstack(spacing: 30, [box(40, 40), box(40, 40)]).id("row")]
      ).id("column"), in: ProposedViewSize(300, 300))
    #expect(run.failures(of: "column size 110×160", "row size 110×40") == [])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "narrow frame 0,254 50×246"),
    (.center, "narrow frame 225,254 50×246"), (.trailing, "narrow frame 450,254 50×246"),
  ])
  func `a narrow child aligns in its column`(alignment: HorizontalAlignment, expected: String) {
    let run = Dialogue(
      vstack(alignment: alignment, [color, color.frame(width: 50).id("narrow")]),
      in: ProposedViewSize(500, 500))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `a flexible frame puts its child into the corner`() {
    let run = Dialogue(
      box(100, 100).id("corner")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      in: ProposedViewSize(500, 500))
    #expect(run.failures(of: "corner frame 400,400 100×100") == [])
  }

  @Test func `a flexible frame with both limits takes its maximum of a large proposal`() {
    let run = Dialogue(
      color.frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).id("limited"),
      in: ProposedViewSize(500, 500))
    #expect(run.failures(of: "limited size 200×100") == [])
  }

  // MARK: - Grids

  static let letters = LayoutContext.texts(
    ["A": CGSize(9, 16), "H": CGSize(10, 16)], aboveOther: 8.15087890625,
    belowOther: 4.7421875, between: 0)

  @Test func `cells of a grid align at the bottom and at their centres`() {
    func corner(_ alignment: Alignment, _ prefix: String) -> Sketch {
      grid(
        alignment: alignment,
        [
          .row([text("A").id("\(prefix)Letter"), box(40, 40).id("\(prefix)Square")]),
          .row([box(60, 20).id("\(prefix)Bar"), text("H").id("\(prefix)Last")]),
        ]
      ).id(prefix)
    }
    let run = Dialogue(
      hstack(
        alignment: .top, spacing: 16, [corner(.bottomTrailing, "corner"), corner(.center, "mid")]
      )
      .id("pair"), in: ProposedViewSize(320, 200), context: Self.letters)
    #expect(
      run.failures(
        of: "pair frame 44,65.92 232×68.15", "corner frame 44,65.92 108×68.15",
        "cornerLetter frame 95,89.92 9×16", "cornerSquare frame 112,65.92 40×40",
        "cornerBar frame 44,114.08 60×20", "cornerLast frame 142,118.08 10×16",
        "mid frame 168,65.92 108×68.15", "midLetter frame 193.5,77.92 9×16",
        "midLast frame 251,116.08 10×16") == [])
    #expect(
      run.frames["pair"] == CGRect(x: 44, y: 65.924560546875, width: 232, height: 68.15087890625))
  }

  @Test func `stated distances of a grid`() {
    let run = Dialogue(
      grid(
        alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4,
        [
          .row([text("A").id("r0c0"), box(30, 30).id("r0c1")]),
          .row([box(60, 20).id("r1c0"), text("H").id("r1c1")]),
        ]
      ).id("table"), in: ProposedViewSize(320, 200), context: Self.letters)
    #expect(
      run.failures(
        of: "table frame 105,73 110×54", "r0c0 frame 105,73 9×16", "r0c1 frame 185,73 30×30",
        "r1c0 frame 105,107 60×20", "r1c1 frame 185,107 10×16") == [])
  }

  /// Predictions of our grid model that people rely on.
  @Test func `ordinary spans come out as one expects`() {
    func table(_ elements: [GridElement], _ height: CGFloat) -> Dialogue {
      Dialogue(
        grid(horizontalSpacing: 0, verticalSpacing: 0, elements).id("table"),
        in: ProposedViewSize(300, height))
    }
    #expect(
      table(
        [.row([color.id("double").gridCellColumns(2), color.id("third"), color.id("fourth")])], 100
      ).failures(
        of: "table size 300×100", "double size 150×100", "third frame 150,0 75×100",
        "fourth frame 225,0 75×100") == [])
    #expect(
      table(
        [
          .row([color.id("left"), color.id("right")]), .row([color.id("both").gridCellColumns(2)]),
        ],
        200
      ).failures(
        of: "table size 300×200", "left size 150×100", "right size 150×100", "both size 300×100")
        == [])
    #expect(
      table(
        [.row([color.id("triple").gridCellColumns(3), color.id("double").gridCellColumns(2)])], 100
      ).failures(of: "table size 300×100", "triple size 180×100", "double frame 180,0 120×100")
        == [])
    #expect(
      table([.row(["one", "two", "three"].map { color.id($0).gridCellColumns(2) })], 100)
        .failures(
          of: "table size 300×100", "one size 100×100", "two frame 100,0 100×100",
          "three frame 200,0 100×100") == [])
  }
}
