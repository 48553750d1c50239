import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let fewColumns = Rule(
    id: "few-columns",
    summary: "A lazy grid of fixed columns leaves much of a wide window empty.",
    finding: """
      A grid has as many columns as its items say. With `.fixed` ones there are as many in a wide \
      window as in a narrow one: the rest stays empty at both sides, while the cells go on in \
      further lines below.
      """,
    example: """
      // proposal: 860x600
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(70), spacing: 10), count: 4)) {
        ForEach(0..<12, id: \\.self) { _ in Color.indigo.frame(height: 70) }
      }
      .id("apps")
      """,
    scope: """
      Reported from 600 points on, for three to six equal columns of at least 60 points, two or more lines and more \
      cells than keys on a pad of single figures, where a third of the width is free and two columns \
      more would fit; not for a grid that states an alignment, or stands in a frame of a stated \
      width.
      """,
    help: "`GridItem(.adaptive(minimum: 70, maximum: 70), spacing: 10)` as the only column",
    exception: "there are to be so many columns in any window",
    needs: "the log with its reasons",
    search: .each(.lazyGrids, as: FewColumns.find))
}

/// A grid of fixed columns that leaves room for more of them.
private struct FewColumns: Detection {
  let timeline: Timeline
  let grid: NodeID
  let track: CGFloat
  let count: Int
  let taken: CGFloat
  let width: CGFloat
  let gap: CGFloat

  /// A narrower grid, in points, is that of a phone.
  private static let leastWidth: CGFloat = 600
  /// Narrower cells, in points, are those of a palette, which is a part of a panel.
  private static let leastTrack: CGFloat = 60
  /// So much of it is free.
  private static let share: CGFloat = 1 / 3
  /// Seven columns are those of a week.
  private static let counts = 3...6
  private static let mostLines = 64

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard timeline.tracksAxis(of: grid) == axis, let width = timeline.length(grid, axis),
      width >= leastWidth, timeline.offer(grid, axis) == width,
      !timeline.tree.children(of: grid).isEmpty,
      let (track, count) = timeline.fixedTracks(of: grid), counts ~= count, track >= leastTrack,
      !timeline.isInStatedFrame(grid, axis)
    else { return nil }
    let lines = timeline.lines(of: grid, along: axis).prefix(mostLines)
    guard lines.count > 1, lines[0].count == count, let first = lines[0].first,
      let start = timeline.extent(first, axis)?.middle,
      let last = lines[0].last.flatMap({ timeline.extent($0, axis)?.middle })
    else { return nil }
    let (before, after) = (start - track / 2, width - last - track / 2)
    // Columns that begin at an edge are those of a table.
    guard abs(before - after) < 1 else { return nil }
    let (taken, step) = (last - start + track, (last - start) / CGFloat(count - 1))
    guard width - taken >= max(share * width, 2 * step), !timeline.isKeypad(grid) else {
      return nil
    }
    return Self(
      timeline: timeline, grid: grid, track: track, count: count, taken: taken, width: width,
      gap: step - track)
  }

  var goal: Goal? {
    let cells = timeline.tree.children(of: grid)
    let next = cells.dropFirst(count).first
    return Goal(
      [next.map { .level(cells[0], $0, at: 0, .vertical) }].compactMap(\.self)
        + [.length(cells[0], .horizontal, .exactly(track))],
      near: [grid], lengths: [.horizontal: track])
  }

  /// How many columns more fit.
  private var more: Int { Int((width - taken) / (track + gap)) }

  var suspicion: Suspicion {
    Suspicion(
      .fewColumns, of: grid, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(grid) has \(count) columns in any window: they take \(points(taken)) of its \
        \(points(width)) points, and \(more) more would fit
        """,
        because: "It makes as many columns as there are items that state a length"),
      shownBy: timeline.sizing(of: grid),
      remedies: [
        """
        write \(code: "GridItem(.adaptive(minimum: \(typed(track)), maximum: \(typed(track))))") \
        as the only column of \(grid)
        """
      ], involving: [], off: width - taken)
  }
}

extension Timeline {
  /// The length of the columns of a grid and how many there are, if all are fixed and equal.
  fileprivate func fixedTracks(of grid: NodeID) -> (length: CGFloat, count: Int)? {
    guard let span = sizingSpan(grid) else { return nil }
    let made = reasons(of: grid, in: span).map(\.reason)
      .filter { [.tracks, .fixed, .flexible].contains($0.rule.known) && $0.axis == .horizontal }
    guard let length = made.first?.result, length > 0,
      made.allSatisfy({ $0.rule.known == .fixed && $0.result == length })
    else { return nil }
    return (length, made.count)
  }

  /// Whether a frame around a view states its length, before anything else is beside it.
  fileprivate func isInStatedFrame(_ node: NodeID, _ axis: Axis) -> Bool {
    stepsOutwards(from: node).contains { inner, outer in
      has(.frames, outer) && has(.limits(axis), outer) && !isGreedy(outer, axis)
    }
  }

  /// Whether most cells of a grid show a single letter or figure.
  fileprivate func isKeypad(_ grid: NodeID) -> Bool {
    let words = tree.children(of: grid).prefix(24).compactMap { cell in
      texts(in: cell, most: 1).first.flatMap { trace.nodes[$0.index].words }
    }
    return !words.isEmpty && 2 * words.count { $0.count <= 2 } > words.count
  }
}
