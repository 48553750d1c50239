import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// What cells say to their grid, and what a grid says to its neighbours.
@Suite struct `A cell of a grid` {
  /// As recorded in GU7: what an unsized cell is in stays open for it.
  @Test func `14.11 An unsized cell takes what the others make of its column`() {
    let run = Dialogue(
      `A grid`.bare([
        .row([box(30, 10), color.id("line").gridCellUnsizedAxes(.vertical)]),
        .row([color.id("under").gridCellUnsizedAxes(.horizontal), box(10, 20)]),
      ]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: "table size 180×60", "under size 30×50", "line size 150×10") == [])
  }

  /// Recorded: GU4, GU5.
  @Test(arguments: [ProposedViewSize.unspecified, ProposedViewSize(200, 200)])
  func `14.11 An unsized cell that does not fit widens its column`(proposal: ProposedViewSize) {
    let run = Dialogue(
      grid([
        .row([box(30, 10), box(20, 20)]),
        .row([box(100, 30).gridCellUnsizedAxes(.horizontal), box(40, 10)]),
      ]), in: proposal)
    #expect(run.size == CGSize(148, 58))
  }

  @Test func `14.11 A cell that is unsized on both axes sizes neither column nor row`() {
    let run = Dialogue(
      `A grid`.bare([
        .row([box(30, 10), color.id("fill").gridCellUnsizedAxes([.horizontal, .vertical])]),
        .row([box(20, 20), box(40, 5)]),
      ]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: "table frame 115,35 70×30", "fill frame 145,35 40×10") == [])
  }

  /// Recorded: GX15, GX16, GU12.
  @Test func `14.11 Traits that stand twice add up`() {
    let values = { (change: (inout LayoutValues) -> Void) in
      var values = LayoutValues()
      change(&values)
      return values
    }
    let columns = { (inner: Int, outer: Int) in
      values {
        $0.add(inner, GridCellColumns.self); $0.add(outer, GridCellColumns.self)
      }[
        GridCellColumns.self]
    }
    #expect(columns(3, 2) == 5)
    #expect(columns(2, 1) == 2)
    #expect(columns(1, 2) == 2)
    let axes = values {
      $0.add(.vertical, GridCellUnsizedAxes.self)
      $0.add(.horizontal, GridCellUnsizedAxes.self)
    }
    #expect(axes[GridCellUnsizedAxes.self] == [.horizontal, .vertical])
  }

  /// Recorded (GL15, GL16, GWI3): also through a padding.
  @Test func `14.8 Of two anchors on a cell the inner one counts`() {
    let cell = box(10, 10).gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing)
    let run = Dialogue(
      grid([
        .row([box(50, 10), box(20, 50)]), .row([cell.id("cell"), box(20, 50)]),
      ]), in: .unspecified)
    #expect(run.failures(of: "cell frame 0,58 12×12") == [])
  }

  // MARK: - Neighbours

  /// Recorded: GE1, GE4, GE6, GE16, GE24.
  @Test func `14.14 A spacer at an edge of a grid keeps no distance there`() {
    let (a, b, c) = (box(30, 10), box(20, 20), box(10, 10))
    let row = { (elements: [GridElement]) in
      Dialogue(hstack([a, grid(elements), c]), in: .unspecified).size
    }
    #expect(row([.row([spacer, b])]) == CGSize(76, 20))
    #expect(row([.row([box(8, 8), b])]) == CGSize(92, 20))
    #expect(row([.row([spacer, b]), .row([b, b])]) == CGSize(96, 48))
    #expect(row([]) == CGSize(40, 10))
    let column = { (elements: [GridElement]) in
      Dialogue(vstack([a, grid(elements), c]), in: .unspecified).size
    }
    #expect(column([.row([spacer]), .row([b])]) == CGSize(30, 56))
    #expect(column([.row([b]), .row([spacer])]) == CGSize(30, 56))
    #expect(column([.row([box(8, 8)]), .row([b])]) == CGSize(30, 72))
  }

  @Test func `1.5 A grid reads the traits of a cell through its modifiers`() {
    let run = Dialogue(
      `A grid`.bare([
        .row([box(30, 10), box(50, 10)]),
        .row([
          color.gridCellUnsizedAxes(.horizontal).frame(height: 4).padding(.top, 1).id("framed")
        ]),
      ]), in: ProposedViewSize(300, 100))
    #expect(run.failures(of: "table size 80×15", "framed size 30×5") == [])
  }
}
