import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A grid` {
  static func bare(_ elements: [GridElement], alignment: Alignment = .center) -> Sketch {
    grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0, elements).id("table")
  }

  // MARK: - Questions

  @Test func `14.1 A grid probes both axes at once, cell by cell`() {
    let run = Dialogue(
      Self.bare([.row([color.id("a"), color.id("b")])]), in: ProposedViewSize(100, 50))
    #expect(
      run.lines == [
        "a ← 0×0 → 0×0", "a ← ∞×∞ → ∞×∞", "b ← 0×0 → 0×0", "b ← ∞×∞ → ∞×∞", "a ← 50×50 → 50×50",
        "b ← 50×50 → 50×50", "table ← 100×50 → 100×50",
      ])
  }

  @Test func `14.4 A cell is offered a share of both axes at once`() {
    let run = Dialogue(
      Self.bare([.row([color.id("a"), color.id("b")]), .row([color.id("c"), color.id("d")])]),
      in: ProposedViewSize(100, 80))
    #expect(run.asked("a") == ["0×0", "∞×∞", "50×40"])
    #expect(
      run.lines.suffix(5) == [
        "a ← 50×40 → 50×40", "b ← 50×40 → 50×40", "c ← 50×40 → 50×40", "d ← 50×40 → 50×40",
        "table ← 100×80 → 100×80",
      ])
  }

  /// Recorded (GP2): what a column of rigid cells does not take goes to the others.
  @Test func `14.7 Rows and columns close together`() {
    let run = Dialogue(
      grid([.row([color.id("a"), box(20, 20).id("b")]), .row([box(10, 30), box(40, 10)])]),
      in: ProposedViewSize(200, 100))
    #expect(run.asked("a") == ["0×0", "∞×∞", "152×62"])
    #expect(run.asked("b") == ["0×0", "∞×∞", "96×46", "40×62"])
  }

  /// Recorded (GR1, GR2): a cell as large as its rectangle keeps the question that it answered.
  @Test func `14.8 A cell that fills its rectangle is not asked again`() {
    let run = Dialogue(
      grid([.row([box(20, 20).id("a"), box(20, 20)])]), in: ProposedViewSize(200, 200))
    #expect(run.asked("a") == ["0×0", "∞×∞", "96×200"])
  }

  @Test(arguments: [
    (ProposedViewSize.zero, "0×0 → 8×16"), (.infinity, "∞×∞ → ∞×∞"),
    (.unspecified, "nil×nil → 28×46"),
    (ProposedViewSize(167, 350), "167×350 → 167×350"),
    (ProposedViewSize(nil, 100), "nil×100 → 28×100"),
    (ProposedViewSize(4, 4), "4×4 → 8×16"),
  ])
  func `14.10 A grid of colours takes its gaps and no more to 0 by 0`(
    proposal: ProposedViewSize, expected: String
  ) {
    let nested = grid([.row([color, color]), .view(color), .view(color)]).id("nested")
    #expect(Dialogue(nested, in: proposal).answers(of: "nested").first == expected)
  }

  @Test func `of nothing is nothing, and is served last`() {
    #expect(Dialogue(grid([]), in: ProposedViewSize(100, 100)).size == .zero)
    let run = Dialogue(
      hstack(spacing: 0, [grid([]).id("empty"), color.id("a")]), in: ProposedViewSize(100, 10))
    #expect(run.asked("empty") == ["0×10"])
  }

  // MARK: - Columns and rows

  @Test func `14.10 A column is as wide as its widest cell, and the grid hugs`() {
    let run = Dialogue(
      Self.bare([.row([box(9, 16), box(40, 40)]), .row([box(60, 20), box(10, 16)])]),
      in: ProposedViewSize(320, 200))
    #expect(run.size == CGSize(100, 60))
  }

  /// Measured: 280 is shared in thirds although the texts above are 9, 8 and 28 wide.
  @Test func `14.4 Flexible columns share as a row does, whatever stands in them`() {
    let run = Dialogue(
      grid(
        verticalSpacing: 0,
        [
          .row([box(9, 16), box(8, 16), box(28, 16)]),
          .row([color.id("a"), color.id("b"), color.id("c")]),
        ]), in: ProposedViewSize(280, 100))
    #expect(run.failures(of: "a frame 0,16 88×84", "c frame 192,16 88×84") == [])
  }

  @Test func `14.3 The less flexible column is served first`() {
    let run = Dialogue(
      Self.bare([
        .row([color.id("a"), box(70, 10).id("rigid"), color.frame(maxWidth: 20).id("small")])
      ]),
      in: ProposedViewSize(150, 10))
    #expect(run.serving(["a", "rigid", "small"]) == ["rigid", "small", "a"])
    #expect(run.failures(of: "a size 60×10", "small size 20×10") == [])
  }

  @Test func `14.9 A shorter row leaves columns empty`() {
    let run = Dialogue(
      Self.bare([.row([box(10, 10), box(20, 10), box(30, 10)]), .row([box(15, 5).id("alone")])]),
      in: ProposedViewSize(300, 300))
    #expect(run.size == CGSize(65, 15))
  }

  @Test func `14.4 With nothing proposed columns take the ideals of their cells`() {
    let run = Dialogue(
      Self.bare([.row([color.id("a"), box(30, 5)]), .row([box(25, 5), color.id("d")])]),
      in: ProposedViewSize(nil, 50))
    #expect(
      run.failures(of: "table size 55×50", "a answers nil×25 → 10×25", "d frame 25,25 30×25")
        == [])
  }

  @Test func `14.9 A child that is no row covers all columns`() {
    let run = Dialogue(
      Self.bare([.row([box(30, 10), box(50, 10)]), .view(color.frame(height: 5).id("line"))]),
      in: ProposedViewSize(100, 15))
    #expect(run.failures(of: "table size 100×15", "line frame 0,10 100×5") == [])
  }

  // MARK: - Gaps

  @Test func `14.2 Rows keep the largest distance of cells that meet`() {
    let run = Dialogue(
      grid([
        .row([text("A").id("a"), box(10, 10)]), .row([box(10, 10).id("b"), text("B").id("c")]),
      ]), in: .unspecified, context: Measured.letters)
    // 8.15 below the text in the first column, 4.74 above the one in the second.
    let height: CGFloat = 16 + 8.15087890625 + 16
    #expect(run.size.height == height)
  }

  /// The spacer comes last, and is left what the row's other cells leave of its height.
  @Test func `14.2 A boundary beside a spacer has no gap`() {
    let run = Dialogue(
      grid([.row([box(10, 10), spacer, box(10, 10)])]), in: ProposedViewSize(50, 50))
    #expect(run.size == CGSize(50, 40))
  }

  @Test func `14.2 A stated distance stands at every boundary, inside spans too`() {
    let run = Dialogue(
      grid(
        horizontalSpacing: 20, verticalSpacing: 3,
        [.row([box(10, 10), box(10, 10)]), .row([color.id("both").gridCellColumns(2)])]),
      in: ProposedViewSize(40, 40))
    #expect(run.failures(of: "both frame 0,13 40×27") == [])
  }

  // MARK: - Spans

  /// Measured: 9, 60 and 28 with a full-width line at 320 become 78, 129 and 97.
  @Test func `14.6 What a span is wider than its columns is spread equally`() {
    let run = Dialogue(
      grid([
        .row([box(9, 16).id("a"), box(60, 20).id("b"), box(28, 16).id("c")]),
        .view(divider.id("line")),
        .row([color.frame(height: 5).id("blue").gridCellUnsizedAxes(.horizontal)]),
      ]).id("table"), in: ProposedViewSize(320, 200))
    // The cells are centred in columns of 78, 129 and 97 with gaps of 8.
    #expect(
      run.failures(
        of: "table size 320×42", "a frame 34.5,81 9×16", "b frame 120.5,79 60×20",
        "c frame 257.5,81 28×16", "line frame 0,107 320×1", "blue frame 0,116 78×5") == [])
  }

  /// Rows of three with lines between them, as in a table of results.
  private static func table(_ middle: Sketch) -> Sketch {
    let row = GridElement.row([box(40, 20).id("name"), middle.id("bar"), box(10, 20).id("count")])
    return grid([row, .view(divider), row, .view(divider.id("line"))]).id("table")
  }

  @Test func `14.5 Dividers leave a flexible column between rigid ones all the rest`() {
    let run = Dialogue(Self.table(color), in: ProposedViewSize(361, 200))
    #expect(
      run.failures(of: "table size 361×200", "bar size 295×87", "line size 361×1") == [])
  }

  @Test func `14.5 Two dividers widen rigid columns no more than one does`() {
    let run = Dialogue(Self.table(box(30, 20)), in: ProposedViewSize(320, 200))
    #expect(run.failures(of: "table size 320×66", "line size 320×1") == [])
  }

  @Test func `14.5 A span that fits into its columns widens none`() {
    let run = Dialogue(
      Self.bare([
        .row([box(30, 10).id("a"), box(30, 10).id("b")]),
        .row([box(50, 10).id("wide").gridCellColumns(2)]),
      ]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: "table frame 120,40 60×20", "wide frame 125,50 50×10") == [])
  }

  @Test(arguments: [ProposedViewSize(300, 100), .unspecified])
  func `14.5 A rigid span widens columns that it does not fit into`(proposal: ProposedViewSize) {
    let run = Dialogue(
      Self.bare(
        [
          .row([box(30, 10).id("a"), box(30, 10).id("b")]),
          .row([box(100, 10).id("wide").gridCellColumns(2)]),
        ], alignment: .topLeading), in: proposal)
    #expect(run.size == CGSize(100, 20))
    #expect(run.frames["b"]?.minX == 50)
  }

  @Test(arguments: [(0, 1), (-5, 1), (1, 1), (3, 3)])
  func `22.6 A span of no columns covers one`(stated: Int, columns: CGFloat) {
    let run = Dialogue(
      grid(horizontalSpacing: 10, [.row([color.id("cell").gridCellColumns(stated)])]),
      in: ProposedViewSize(300, 10))
    #expect(run.frames["cell"]?.width == 300)
    let share = run.reasons.first { $0.rule == .share && $0.axis == .horizontal }
    #expect(share?.terms.last?.value == columns)
  }

  @Test func `22.6 A span of a million columns is cut with a note`() {
    let run = Dialogue(
      Self.bare([.row([color.id("cell").gridCellColumns(1_000_000)])]),
      in: ProposedViewSize(300, 10))
    #expect(run.failures(of: "cell size 300×10") == [])
    #expect(
      run.notes == [
        "a cell spans 1000000 columns; a grid here has 1000 at most, so it spans 1000"
      ])
  }
}

private enum Measured {
  static let letters = LayoutContext.texts(
    ["A": CGSize(9, 16), "B": CGSize(10, 16)], aboveOther: 8.15087890625, belowOther: 4.7421875,
    between: 0)
}
