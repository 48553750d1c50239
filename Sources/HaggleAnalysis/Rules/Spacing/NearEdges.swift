import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let nearEdges = Rule(
    id: "near-edges",
    summary: "Words begin a few points beside the line on which the others of their column begin.",
    finding: """
      Padding that is to keep views apart from each other also keeps the first of them away \
      from the edge: a row of tags with padding around each begins a few points behind the \
      heading above it, which looks like a slip of the hand.
      """,
    example: """
      // proposal: 320x120
      // text-cell: 8x20
      VStack(alignment: .leading) {
        Text("Ingredients").id("heading")
        HStack(spacing: 0) {
          Text("salt").padding(4).id("first")
          Text("flour").padding(4)
        }
        .id("row")
      }
      .id("column")
      """,
    scope: """
      Reported for two to eight points, in a column that is leading, for a text without paint of \
      its own in a row of several with padding; and in any column for views with paddings at the \
      leading edge, of which there are two that differ by less than four points.
      """,
    help: "the distance as `spacing` of the row instead of padding around its views",
    exception: "it is to be indented", keyNote: "of the padding", needs: "the log",
    search: .symptoms { timeline in
      timeline.columns.compactMap { column -> (any Detection)? in
        NearEdges.find(column, in: timeline) ?? CloseInsets.find(column, in: timeline)
      }
    })
}

/// A row in a leading column whose first words begin a little behind the others.
private struct NearEdges: Detection {
  let timeline: Timeline
  let column: NodeID
  let heading: NodeID
  let padding: NodeID
  let first: NodeID
  let gap: CGFloat

  /// The distances in points that look like a mistake.
  private static let range: ClosedRange<CGFloat> = 2...8

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.starts(.horizontal), column),
      let edge = timeline.screenExtent(column, .horizontal)?.start
    else { return nil }
    let views = timeline.tree.children(of: column)
    guard
      let heading = views.lazy.compactMap({ timeline.core(of: $0) }).first(where: {
        timeline.has(.text, $0) && timeline.screenExtent($0, .horizontal)?.start == edge
      })
    else { return nil }
    for view in views {
      guard let row = timeline.stack(in: view, along: .horizontal),
        timeline.screenExtent(row, .horizontal)?.start == edge,
        timeline.areAlike(timeline.tree.children(of: row)),
        let child = timeline.tree.children(of: row).first, let first = timeline.core(of: child),
        timeline.has(.text, first),
        let padding = timeline.modified(by: child).first(where: { timeline.has(.spaces, $0) }),
        timeline.modifier(around: padding, where: { timeline.isPainted(behind: $0) }) == nil,
        let start = timeline.screenExtent(first, .horizontal)?.start,
        Self.range.contains(start - edge)
      else { continue }
      return Self(
        timeline: timeline, column: column, heading: heading, padding: padding, first: first,
        gap: start - edge)
    }
    return nil
  }

  var goal: Goal? {
    Goal([.level(first, heading, at: 0, .horizontal)], near: [padding])
  }

  var suspicion: Suspicion {
    Suspicion(
      .nearEdges, of: padding, on: .horizontal, in: timeline,
      saying: Statement(
        "\(first) begins \(points(gap)) points behind \(heading), in the same column",
        subject: first, isAboutPlace: true,
        because: "The padding between two of such views counts twice, and at the ends once"),
      shownBy: timeline.placings(of: [first, heading]),
      remedies: [
        "state that distance as \(code: "spacing:") of their row, and leave out the padding"
      ], involving: [column, heading], off: gap)
  }
}
