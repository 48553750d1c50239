import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let gridHoles = Rule(
    id: "grid-holes",
    summary: "Cells of different heights leave holes in a lazy grid.",
    finding: """
      A lazy grid has rows: the next one begins below the highest cell of the row before. \
      Where pictures or tiles are of different heights, the lower ones leave holes below them, \
      or stand beside each other like teeth.
      """,
    example: """
      // proposal: 208x400
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), alignment: .top), GridItem(.flexible(), alignment: .top)]) {
          Color.red.frame(height: 40).id("low")
          Color.red.frame(height: 200).id("high")
          Color.red.frame(height: 80)
        }
      }
      """,
    scope: """
      Reported for colours, shapes and pictures, where a cell is at most three quarters as \
      long as the longest of its row. Texts are of different lengths everywhere.
      """,
    help: """
      `.aspectRatio(1, contentMode: .fit)` on each cell, for pictures around a frame that \
      clips them; for tiles of their own heights stacks beside each other, each a column
      """,
    exception: "the rows are to be so", keyNote: "of the grid",
    search: .each(.lazyGrids, as: GridHoles.find))
}

/// A row of a lazy grid with a hole in it.
private struct GridHoles: Sighting {
  let timeline: Timeline
  let grid: NodeID
  /// The axis along which rows follow each other.
  let axis: Axis
  let low: NodeID
  let high: NodeID

  /// A cell is at most so much of the longest one.
  private static let share: CGFloat = 0.75

  static func find(_ grid: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.tracksAxis(of: grid) == axis.cross else { return nil }
    for line in timeline.lines(of: grid, along: axis.cross) where line.count > 1 {
      let cells = line.filter { timeline.isTile($0, axis) }
      guard cells.count == line.count,
        let (low, high) = cells.extremes(by: { timeline.tile($0, axis) }),
        timeline.tile(low, axis) <= Self.share * timeline.tile(high, axis),
        timeline.tile(high, axis) - timeline.tile(low, axis) >= Noticeable.step
      else { continue }
      return Self(
        timeline: timeline, grid: grid, axis: axis, low: low, high: high)
    }
    return nil
  }

  var goal: Goal? {
    Goal([.ratio(low, 1), .ratio(high, 1)], near: [low, high])
  }

  private var hole: CGFloat { timeline.tile(high, axis) - timeline.tile(low, axis) }

  var suspicion: Suspicion {
    suspected(
      .gridHoles, of: grid, on: axis, placed: [low, high],
      remedies: [
        squares,
        "put stacks beside each other, each a column, in the place of \(grid)",
      ], involving: [low, high], off: hole)
  }

  /// A picture that fits keeps its shape in a square.
  private var squares: Prose {
    let square: Prose = "\(code: ".aspectRatio(1, contentMode: .fit)")"
    return timeline.comes(low, downTo: .image)
      ? """
      put each picture into the \(code: ".overlay { … }") of a \(code: "Color.clear") with \
      \(square), let it fill that by \(code: ".scaledToFill()"), and write \(code: ".clipped()")
      """
      : "write \(square) on each cell"
  }

  var statement: Statement {
    Statement(
      """
      \(low) leaves a hole of \(points(hole)) points in its row of \(grid), in which \(high) is \
      \(points(timeline.tile(high, axis))) \(axis == .vertical ? "high" : "wide")
      """, subject: low,
      because: "The next row begins behind the longest cell of the row before")
  }
}

extension Timeline {
  /// Whether a cell is a colour, a shape or a picture of a length of its own.
  fileprivate func isTile(_ cell: NodeID, _ axis: Axis) -> Bool {
    guard let core = core(of: cell), tile(cell, axis) > 0 else { return false }
    return has(.decorates, core) || has(.image, core) && !has(.isOfUnknownSize, core)
  }

  fileprivate func tile(_ cell: NodeID, _ axis: Axis) -> CGFloat { length(cell, axis) ?? 0 }
}
