import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenTracks = Rule(
    id: "uneven-tracks",
    summary: "Sliders, bars or fields in rows under each other are not equally long.",
    finding: """
      In a row a slider or a field takes what the other views leave. Where these are as wide as \
      their words, a number with one more digit makes the slider of its row shorter than the \
      others.
      """,
    example: """
      // proposal: 320x120
      // text-cell: 10x20
      VStack {
        ForEach([99, 100], id: \\.self) { n in
          HStack(spacing: 8) {
            Slider(value: .constant(0.5)).id("slider\\(n)")
            Text("\\(n)%")
          }
        }
      }
      """,
    scope: """
      Reported for rows that one line of the source makes, or that are written alike, each as \
      wide as the others, with one slider, bar, colour or field in each. Fields have to show \
      where they end, by a border or a background, and to begin at one edge: where they do not, \
      they are `ragged-fields`.
      """,
    help: "`.frame(width: …)` on what stands beside it, wide enough for the longest; a `Grid`",
    exception: "each row is looked at by itself",
    search: .each(.with(.spaces), as: UnevenTracks.find))
}

/// A column of rows with something in each that takes what the rest leaves.
private struct UnevenTracks: Sighting {
  let timeline: Timeline
  let column: NodeID
  let tracks: [NodeID]
  let spread: Spread
  let beside: CGFloat

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).filter { !timeline.has(.spacer, $0) }
    guard rows.count > 1, !timeline.dividedAxes(column).contains(.horizontal),
      timeline.areAlike(rows),
      let width = timeline.length(rows[0], .horizontal),
      rows.allSatisfy({ timeline.length($0, .horizontal) == width })
    else { return nil }
    let parts = rows.compactMap { timeline.track(in: $0) }
    guard parts.count == rows.count,
      !parts.contains(where: { timeline.isField($0) }) || timeline.areBoxes(parts),
      let spread = Spread(of: parts, along: .horizontal, in: timeline),
      spread.difference >= Noticeable.line, let row = timeline.parent(spread.shortest)
    else { return nil }
    return Self(
      timeline: timeline, column: column, tracks: parts, spread: spread,
      beside: timeline.tree.children(of: row).filter { timeline.isOfWords($0) }.compactMap {
        timeline.length($0, .horizontal)
      }.last ?? 0)
  }

  var goal: Goal? {
    let bounds = Goal.Bounds.between(spread.least - 1, spread.least + 1)
    return Goal(
      tracks.map { .length($0, .horizontal, bounds) }, near: [spread.longest],
      lengths: [.horizontal: beside])
  }

  var suspicion: Suspicion {
    suspected(
      .unevenTracks, of: spread.shortest, on: .horizontal,
      placed: [spread.shortest, spread.longest],
      remedies: [
        "write \(code: ".frame(width: …)") on what stands beside it, wide enough for the longest"
      ], involving: [column, spread.longest], off: spread.difference)
  }

  var statement: Statement {
    Statement(
      """
      \(spread.shortest) is \(points(spread.difference)) points shorter than \(spread.longest) in \
      another row
      """,
      because: "Each takes what the rest of its row leaves, and that is as wide as its words")
  }
}

extension Timeline {
  /// Whether views are fields that one sees the ends of, and begin at one edge.
  fileprivate func areBoxes(_ parts: [NodeID]) -> Bool {
    let starts = parts.map { start($0, .horizontal) }
    return parts.allSatisfy { isField($0) && showsEnds($0) }
      && starts.allSatisfy { abs($0 - starts[0]) < Self.tolerance }
  }

  /// Whether a field has a bezel, or paint behind it or a line around it.
  private func showsEnds(_ field: NodeID) -> Bool {
    modified(by: field).contains { view in
      isPainted(behind: view) || appearance(of: view).lineWidth > 0
        || has(.takesText, view) && appearance(of: view).glyph != nil
    }
  }

  /// The only view of a row that takes all there is, and that one sees the length of.
  fileprivate func track(in branch: NodeID) -> NodeID? {
    guard let row = stack(in: branch, along: .horizontal) else { return nil }
    let greedy = tree.children(of: row).filter { isGreedy($0, .horizontal) }
    guard greedy.count == 1, let track = greedy.first, !has(.spacer, track),
      modified(by: track).contains(where: {
        has(.assumed, $0) || has(.decorates, $0) || has(.takesText, $0)
      })
    else { return nil }
    return track
  }
}
