import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let oneColumn = Rule(
    id: "one-column",
    summary: "A grid makes one column, as two of them are hardly too wide.",
    finding: """
      An adaptive item makes as many columns as fit with their least width and the gaps. Where \
      two need a few points more than there are, on a smaller phone or with more padding, there \
      is one, as wide as the screen.
      """,
    example: """
      // proposal: 320x500
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 100) }
      }
      .id("photos")
      """,
    scope: """
      Reported for three or more cells, where two columns need at most a tenth more than there \
      is.
      """,
    help: """
      a smaller `minimum:`; two `.flexible()` items
      """,
    exception: "one column is right where it is so narrow", needs: "the log with its reasons",
    search: .each(.lazyGrids, as: OneColumn.find))
}

/// A grid whose only adaptive item makes one column.
private struct OneColumn: Sighting {
  let timeline: Timeline
  let grid: NodeID
  let cell: NodeID
  let axis: Axis
  let minimum: CGFloat
  let made: CGFloat

  /// How much more than there is two columns may need.
  private static let most = 1.1

  static func find(_ grid: NodeID, in timeline: Timeline) -> Self? {
    guard let axis = timeline.tracksAxis(of: grid), timeline.tree.children(of: grid).count > 2,
      let span = timeline.sizingSpan(grid)
    else { return nil }
    let tracks = timeline.reasons(of: grid, in: span).map(\.reason)
      .filter { [.tracks, .fixed, .flexible].contains($0.rule.known) }
    guard tracks.count == 1, let made = tracks[0].result,
      case .least(let minimum) = tracks[0].detail,
      tracks[0].terms.first(where: { $0.knownRole == .fittingTracks })?.value == 1,
      made >= minimum, 2 * minimum <= Self.most * made
    else { return nil }
    return Self(
      timeline: timeline, grid: grid, cell: timeline.tree.children(of: grid)[0], axis: axis,
      minimum: minimum, made: made)
  }

  var goal: Goal? {
    Goal(
      [.length(cell, axis, .between(1, made / 2))], near: [grid],
      lengths: [axis: (made / 2).rounded(.down)])
  }

  var suspicion: Suspicion {
    suspected(
      .oneColumn, of: grid, on: axis, sized: [grid],
      remedies: [
        "lower the \(code: "minimum:") below \(points((made / 2).rounded(.down))), less the gap"
      ], exception: "one \(axis.track) is right where it is so narrow", involving: [cell],
      off: 2 * minimum - made)
  }

  var statement: Statement {
    Statement(
      """
      \(grid) has one \(axis.track) of \(points(made)) points: two of at least \
      \(points(minimum)) each, and the gap between them, do not fit
      """)
  }
}
