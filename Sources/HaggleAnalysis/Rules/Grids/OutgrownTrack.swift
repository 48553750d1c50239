import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let outgrownTrack = Rule(
    id: "outgrown-track",
    summary: "Cells of a lazy grid are longer than their columns or rows, and lie over each other.",
    finding: """
      A lazy grid has the lengths of its columns, or rows, from its items alone: a row of \
      `.fixed(60)` is 60 points high whatever is in it. A cell that takes more is drawn over \
      the next one.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
          ForEach(0..<6, id: \\.self) { n in
            Color.teal.frame(width: 80, height: 100).id("stop\\(n)")
          }
        }
        .id("grid")
      }
      """,
    scope: """
      Reported from 2 points on, for what can be seen; not where the columns or rows \
      themselves lie over each other by a negative spacing. Where a cell reaches out of the grid \
      as well, `overflow` says it.
      """,
    help: "`.fixed(…)` as long as the cells, `.flexible()`, or shorter cells",
    exception: "the cells are to lie over each other",
    keyNote: "of the first cell", needs: "the log",
    search: .each(.lazyGrids, as: OutgrownTrack.find))
}

/// A cell of a lazy grid that lies over the next one of its line.
private struct OutgrownTrack: Detection {
  let timeline: Timeline
  let grid: NodeID
  let axis: Axis
  let cell: NodeID
  let next: NodeID
  /// In points: what the cell was offered, the longest cell, and how far this one lies over the
  /// next.
  let track: CGFloat
  let longest: CGFloat
  let overlap: CGFloat

  /// Less, in points, is not noticed.
  private static let least: CGFloat = 2
  private static let mostLines = 8

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard let axis = timeline.tracksAxis(of: grid), let room = timeline.length(grid, axis)
    else { return nil }
    for line in timeline.lines(of: grid, along: axis).prefix(mostLines)
    where timeline.areInside(line, of: room, axis) {
      for (cell, next) in zip(line, line.dropFirst()) {
        guard let track = timeline.offer(cell, axis),
          let overlap = timeline.overlap(of: cell, next, axis), overlap >= Self.least,
          timeline.isSeen(cell, over: next)
        else { continue }
        return Self(
          timeline: timeline, grid: grid, axis: axis, cell: cell, next: next, track: track,
          longest: line.compactMap { timeline.length($0, axis) }.max() ?? track + overlap,
          overlap: overlap)
      }
    }
    return nil
  }

  var goal: Goal? {
    Goal([.apart(cell, next)] + timeline.kept(cell), near: [grid], lengths: [axis: longest])
  }

  var suspicion: Suspicion {
    Suspicion(
      .outgrownTrack, of: cell, on: axis, in: timeline,
      saying: Statement(
        """
        \(cell) is \(points(timeline.length(cell, axis) ?? 0)) points \(axis.adjective) in a \
        \(axis.track) of \(points(track)), and lies \(points(overlap)) points over \(next)
        """, isAboutPlace: true,
        because: "\(grid) makes its \(axis.track)s by its items, and asks no cell"),
      shownBy: timeline.placings(of: [cell, next]),
      remedies: [
        "write \(code: "GridItem(.fixed(\(typed(longest.rounded(.up)))))") for the \(axis.track)s of \(grid)",
        "write \(code: "GridItem(.flexible())") where \(grid) has a \(axis.dimension) to divide",
      ], involving: [grid, next], off: overlap)
  }
}

extension Timeline {
  /// Whether no cell of a line reaches out of its grid.
  fileprivate func areInside(_ line: [NodeID], of room: CGFloat, _ axis: Axis) -> Bool {
    line.compactMap { extent($0, axis) }.allSatisfy {
      $0.start >= -Self.tolerance && $0.end <= room + Self.tolerance
    }
  }

  /// How far a cell that is longer than it was offered reaches over the next one, whose track
  /// begins behind its own.
  fileprivate func overlap(of cell: NodeID, _ next: NodeID, _ axis: Axis) -> CGFloat? {
    guard let own = extent(cell, axis), let other = extent(next, axis),
      let track = offer(cell, axis), let second = offer(next, axis),
      own.length > track + Self.tolerance,
      other.middle - own.middle >= (track + second) / 2 - Self.tolerance,
      ![cell, next].contains(where: { cell in
        isMoved(cell) || modified(by: cell).contains { isClipped($0) }
      })
    else { return nil }
    return own.end - other.start
  }

  /// Whether something that is seen of one view lies over something of another.
  fileprivate func isSeen(_ cell: NodeID, over next: NodeID) -> Bool {
    let parts = [cell, next].map { view in
      visibleLeaves(of: view, most: 12).filter { !isClear($0) && !has(.spacer, $0) }
        .compactMap { rectangle(of: $0) }
    }
    return parts[0].contains { own in
      parts[1].contains { own.overlap(with: $0).shorter > 1 }
    }
  }
}
