import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let splitSpacing = Rule(
    id: "split-spacing",
    summary: "The spacing of a lazy grid is stated for its lines, and not for its columns.",
    finding: """
      `spacing:` of a `LazyVGrid` is the distance between its lines. That between columns is the \
      `spacing:` of each `GridItem`, and 8 points where it states none: the cells stand closer, \
      or further apart, in one direction than in the other. `LazyHGrid` is the same, turned.
      """,
    example: """
      // proposal: 316x300
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
        ForEach(0..<4, id: \\.self) { _ in
          Color.orange.frame(height: 100)
        }
      }
      .id("photos")
      """,
    scope: """
      Reported where the two differ by 8 points or more, or one is at least three times the other.
      """,
    help: "`GridItem(.flexible(), spacing: 0)`, with the distance that is meant",
    exception: "the two distances are meant to differ", keyNote: "of the grid", needs: "the log",
    search: .each(.lazyGrids, as: SplitSpacing.find))
}

/// A lazy grid whose cells are as far apart as no one stated in one direction, and as stated in the
/// other.
private struct SplitSpacing: Sighting {
  let timeline: Timeline
  let grid: NodeID
  /// Along which the grid makes its columns or rows.
  let axis: Axis
  /// Between the lines, in points.
  let stated: CGFloat

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard let axis = timeline.tracksAxis(of: grid) else { return nil }
    let lines = timeline.lines(of: grid, along: axis)
    guard lines.count > 1, lines[0].count > 1,
      zip(lines[0], lines[0].dropFirst()).allSatisfy({ first, second in
        timeline.gap(first, second, axis).map { abs($0 - Timeline.standardSpacing) < 0.5 } ?? false
      }),
      let end = lines[0].compactMap({ timeline.extent($0, axis.cross)?.end }).max(),
      let start = lines[1].compactMap({ timeline.extent($0, axis.cross)?.start }).min(),
      case let stated = start - end, timeline.areSeenApart(stated, Timeline.standardSpacing)
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, axis: axis, stated: stated)
  }
}

extension Timeline {
  /// Whether one distance looks larger than another one.
  fileprivate func areSeenApart(_ a: CGFloat, _ b: CGFloat) -> Bool {
    abs(a - b) >= Noticeable.gap || max(a, b) >= 3 * min(a, b)
  }

  /// What lies between one view and the next, in points.
  fileprivate func gap(_ first: NodeID, _ second: NodeID, _ axis: Axis) -> CGFloat? {
    guard let before = extent(first, axis), let after = extent(second, axis) else { return nil }
    return after.start - before.end
  }
}

// MARK: - What it says

extension SplitSpacing {
  var goal: Goal? {
    let cells = timeline.tree.children(of: grid)
    guard cells.count > 1 else { return nil }
    return Goal([.gap(cells[0], cells[1], axis, stated)])
  }

  var suspicion: Suspicion {
    let children = timeline.tree.children(of: grid)
    return suspected(
      .splitSpacing, of: grid, on: axis, shownBy: timeline.placings(of: children.prefix(2)),
      remedies: [remedy], involving: Array(children.prefix(2)),
      off: abs(stated - Timeline.standardSpacing))
  }

  private var tracks: String { "\(axis.track)s" }
  private var lines: String { "\(axis.cross.track)s" }

  var statement: Statement {
    Statement(
      """
      The \(tracks) of \(grid) are \(points(Timeline.standardSpacing)) points apart, and its \
      \(lines) \(points(stated))
      """, subject: grid,
      because: """
        The \(code: "spacing:") of \(grid) is that between its \(lines); between \(tracks) it is \
        that of each \(code: "GridItem"), and \(points(Timeline.standardSpacing)) where it states none
        """)
  }

  private var remedy: Prose {
    "write \(code: "GridItem(…, spacing: \(typed(stated)))") for the \(tracks) of \(grid)"
  }
}
