import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let sunkenCell = Rule(
    id: "sunken-cell",
    summary: "In a row of a grid a short column stands in the middle beside a tall one.",
    finding: """
      A grid puts each view into the middle of its cell. Where the cells of a row are columns \
      of lines, the short one hangs beside the middle of the tall one, and their first lines are \
      not level.
      """,
    example: """
      // proposal: 393x300
      // text-cell: 8x20
      Grid {
        GridRow {
          VStack { Text("Route"); Text("Friday"); Text("Saturday") }.id("route")
          VStack { Text("Budget"); Text("400") }.id("budget")
        }
      }
      .id("grid")
      """,
    scope: """
      Reported for columns of two or more texts, of which one is higher by at least 16 points.
      """,
    help: "`GridRow(alignment: .top)`, or `alignment: .top` in the grid",
    exception: "they belong into the middle", keyNote: "of the short column",
    search: .symptoms { timeline in
      timeline.grids.flatMap { SunkenCell.all(in: $0, timeline).prefix(1) }
    })
}

/// A column of texts beside the middle of a taller one.
private struct SunkenCell: Detection {
  let timeline: Timeline
  let grid: NodeID
  let short: NodeID
  let tall: NodeID
  let gap: CGFloat

  /// Half of so much, in points, is seen.
  private static let least: CGFloat = 16

  static func all(in grid: NodeID, _ timeline: Timeline) -> [SunkenCell] {
    guard timeline.dividedAxes(grid) == [.horizontal, .vertical] else { return [] }
    return timeline.lines(of: grid, along: .horizontal).compactMap { cells in
      let columns = cells.filter { timeline.isColumnOfTexts($0) }
      guard let (short, tall) = columns.extremes(by: { timeline.length($0, .vertical) ?? 0 })
      else { return nil }
      return SunkenCell.find(short, beside: tall, in: grid, timeline)
    }
  }

  static func find(_ short: NodeID, beside tall: NodeID, in grid: NodeID, _ timeline: Timeline)
    -> Self?
  {
    guard let own = timeline.extent(short, .vertical),
      let other = timeline.extent(tall, .vertical),
      other.length - own.length >= Self.least,
      abs(own.start + own.end - other.start - other.end) < 2
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, short: short, tall: tall, gap: own.start - other.start)
  }

  var goal: Goal? { Goal([.level(short, tall, at: 0, .vertical)], near: [grid]) }

  var suspicion: Suspicion {
    Suspicion(
      .sunkenCell, of: short, on: .vertical, in: timeline,
      saying: Statement(
        "\(short) begins \(points(gap)) points below the beginning of \(tall) beside it",
        isAboutPlace: true,
        because: "\(grid) puts each view into the middle of its cell"),
      shownBy: timeline.placings(of: [short, tall]),
      remedies: ["write \(code: "alignment: .top") in the row, or in \(grid)"],
      involving: [tall, grid], off: gap)
  }
}

extension Timeline {
  fileprivate func isColumnOfTexts(_ cell: NodeID) -> Bool {
    guard let column = stack(in: cell, along: .vertical) else { return false }
    let texts = tree.children(of: column)
    return texts.count > 1 && texts.allSatisfy { comes($0, downTo: .text) }
  }
}
