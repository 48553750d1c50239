import Foundation
import HaggleLayouts
import Testing

/// One modifier around a view: what was measured, or follows from decompiled rules.
@Suite struct `Measured modifiers` {
  static let paddings: [(Sketch, String, String)] = [
    (box(50, 30).id("card").padding(20), "90×70", "125,125"),
    (box(50, 30).id("card").padding(), "82×62", "125,135"),
    (box(50, 30).id("card").padding(.horizontal, 40), "130×30", "125,135"),
    (box(50, 30).id("card").padding(.vertical, 40), "50×110", "125,135"),
    (box(50, 30).id("card").padding(.top, 30), "50×60", ""),
    (box(50, 30).id("card").padding([.top, .trailing], 25), "75×55", ""),
    (box(50, 30).id("card").padding(10).padding(20), "110×90", ""),
    (
      box(50, 30).id("card").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)),
      "85×70", ""
    ),
  ]

  @Test(arguments: paddings.indices)
  func `padding adds its insets to a box of 50 by 30`(index: Int) {
    let (sketch, size, _) = Self.paddings[index]
    let run = Dialogue(sketch.id("padded"), in: ProposedViewSize(300, 300))
    #expect(run.failures(of: "padded size \(size)", "card size 50×30") == [])
  }

  @Test func `padding leaves a colour what remains`() {
    let run = Dialogue(color.id("core").padding().id("padded"), in: ProposedViewSize(200, 100))
    #expect(run.failures(of: "core frame 16,16 168×68", "padded frame 0,0 200×100") == [])
  }

  @Test func `three paddings add up`() {
    let run = Dialogue(
      color.id("core").padding(.leading, 30).padding(.vertical)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).id("padded"),
      in: ProposedViewSize(200, 100))
    #expect(run.failures(of: "core frame 32,17 164×64", "padded frame 0,0 200×100") == [])
  }

  // MARK: - Flexible frames

  @Test func `an ideal below the minimum is raised to it`() {
    let run = Dialogue(
      color.frame(minWidth: 20, idealWidth: 10, minHeight: 30, idealHeight: 15).id("box"),
      in: .unspecified)
    #expect(run.failures(of: "box answers nil×nil → 20×30") == [])
  }

  @Test func `a maximum below the ideal is raised to it`() {
    let run = Dialogue(
      color.frame(idealWidth: 30, maxWidth: 20, idealHeight: 40, maxHeight: 25).id("box"),
      in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "box answers 100×100 → 30×40") == [])
  }

  @Test func `a negative minimum counts as zero`() {
    let run = Dialogue(color.frame(minWidth: -10, minHeight: -5).id("box"), in: .zero)
    #expect(run.failures(of: "box answers 0×0 → 0×0") == [])
  }

  /// Asks a framed box for 0, ∞ and 300 in a row beside a colour, and for 20, 70 and its ideal.
  static func asked(_ framed: Sketch) -> Dialogue {
    Dialogue(
      zstack([
        hstack(spacing: 0, [framed.id("inRow"), color]), framed.id("at20").frame(width: 20),
        framed.id("at70").frame(width: 70),
        framed.id("ideal").fixedSize(horizontal: true, vertical: false),
      ]), in: ProposedViewSize(600, 20))
  }

  @Test func `a maximum of 200 lets a box of 40 grow to the proposal`() {
    #expect(
      Self.asked(box(40, 20).frame(maxWidth: 200)).failures(
        of: "inRow answers 0×20 → 40×20", "at20 answers 20×20 → 40×20",
        "at70 answers 70×20 → 70×20", "inRow answers 300×20 → 200×20",
        "inRow answers ∞×20 → 200×20", "ideal answers nil×20 → 40×20") == [])
  }

  @Test func `no maximum lets a box of 40 grow without end`() {
    #expect(
      Self.asked(box(40, 20).frame(maxWidth: .infinity)).failures(
        of: "inRow answers 0×20 → 40×20", "at20 answers 20×20 → 40×20",
        "at70 answers 70×20 → 70×20", "inRow answers 300×20 → 300×20",
        "inRow answers ∞×20 → ∞×20", "ideal answers nil×20 → 40×20") == [])
  }

  @Test func `a minimum of 100 makes a box of 40 rigid at 100`() {
    #expect(
      Self.asked(box(40, 20).frame(minWidth: 100)).failures(
        of: "inRow answers 0×20 → 100×20", "at70 answers 70×20 → 100×20",
        "inRow answers 300×20 → 100×20", "inRow answers ∞×20 → 100×20",
        "ideal answers nil×20 → 100×20") == [])
  }

  @Test func `a minimum of 50 with no maximum takes the proposal from 50 on`() {
    #expect(
      Self.asked(box(40, 20).frame(minWidth: 50, maxWidth: .infinity)).failures(
        of: "inRow answers 0×20 → 50×20", "at20 answers 20×20 → 50×20",
        "at70 answers 70×20 → 70×20", "inRow answers 300×20 → 300×20",
        "ideal answers nil×20 → 50×20") == [])
  }

  @Test func `a maximum of 200 cuts a box of 250`() {
    #expect(
      Self.asked(box(250, 20).frame(maxWidth: 200)).failures(
        of: "inRow answers 0×20 → 200×20", "inRow answers 300×20 → 200×20",
        "ideal answers nil×20 → 200×20") == [])
  }

  // MARK: - Images, texts, scroll views

  static let photo = Sketch(ImageLayout(size: CGSize(64, 40))).id("picture")
  static let resizable = Sketch(ImageLayout(size: CGSize(64, 40), isResizable: true)).id("picture")

  @Test func `an image keeps its size unless it is resizable`() {
    let rigid = Dialogue(Self.photo, in: ProposedViewSize(300, 300))
    #expect(
      rigid.failures(of: "picture answers 300×300 → 64×40", "picture size 64×40") == [])
    let wide = Dialogue(Self.resizable.frame(height: 30), in: ProposedViewSize(300, nil))
    #expect(wide.failures(of: "picture size 300×30") == [])
    let pair = Dialogue(
      hstack(spacing: 0, [Self.resizable.id("left"), Self.resizable.id("right")]),
      in: ProposedViewSize(300, 100))
    #expect(pair.failures(of: "left size 150×100", "right size 150×100") == [])
  }

  @Test func `a line limit of one keeps one line`() {
    let run = Dialogue(
      Sketch(TextLayout("Only one line of this sentence may be shown here", lineLimit: 1))
        .id("single").frame(width: 150), in: ProposedViewSize(150, nil), context: .cells(8, 16))
    #expect(run.frames["single"]?.height == 16)
    #expect(run.frames["single"]!.width <= 150)
  }

  @Test func `reserved lines are paid for`() {
    let run = Dialogue(
      Sketch(TextLayout("Hello", lineLimit: 2, reservedLines: 2)).id("reserved"),
      in: ProposedViewSize(300, nil), context: .cells(8, 16))
    #expect(run.failures(of: "reserved size 40×32") == [])
  }

  @Test func `a text of no width has a line for each character`() {
    let run = Dialogue(
      text("Hello").id("letters"), in: ProposedViewSize(0, nil), context: .cells(8, 16))
    #expect(run.failures(of: "letters answers 0×nil → 0×80") == [])
  }

  @Test func `a horizontal scroll view is as high as its content`() {
    let tiles = (0..<10).map { box(40, 40).id("tile\($0)") }
    let run = Dialogue(
      scroll(hstack(spacing: 0, tiles), .horizontal).id("scroller"), in: ProposedViewSize(300, 200))
    #expect(run.failures(of: "scroller size 300×40", "tile9 frame 360,80 40×40") == [])
  }

  @Test func `several children of a scroll view stand in a column`() {
    let context = LayoutContext.texts(
      ["First": CGSize(30, 16), "Last": CGSize(30, 16)], aboveOther: 8.15087890625,
      belowOther: 4.7421875, between: 0)
    let run = Dialogue(
      scroll(
        vstack([text("First").id("first"), box(60, 30).id("block"), text("Last").id("last")]),
        .horizontal
      ).id("scroller"), in: ProposedViewSize(300, 200), context: context)
    #expect(
      run.failures(
        of: "scroller size 300×74.89", "first frame 15,62.55 30×16", "block frame 0,86.7 60×30",
        "last frame 15,121.45 30×16") == [])
  }

  @Test func `a scroll view in a column takes what two texts leave`() {
    let context = LayoutContext.texts(["Above": CGSize(40, 16), "Below": CGSize(40, 16)])
    let run = Dialogue(
      vstack(
        spacing: 0,
        [
          text("Above").id("header"), scroll(box(60, 700)).id("scroller"),
          text("Below").id("footer"),
        ]), in: ProposedViewSize(300, 200), context: context)
    #expect(
      run.failures(of: "header size 40×16", "scroller size 60×168", "footer size 40×16") == [])
  }
}
