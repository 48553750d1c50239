import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views of a column whose paddings differ by a few points, so that they nearly line up.
struct CloseInsets: Sighting {
  let timeline: Timeline
  let column: NodeID
  let other: Inset
  let odd: Inset

  /// A padding at the leading edge of a column, what is in it, and where that begins.
  struct Inset {
    let padding: NodeID
    let content: NodeID
    let start: CGFloat
    /// From the edge to that, in points.
    let length: CGFloat
    let isPainted: Bool
  }

  private static let mostViews = 64
  /// Differences, in points, that nobody states on purpose: less is not seen, and more is a step.
  private static let range: Range<CGFloat> = 1..<4

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard let edge = timeline.screenExtent(column, .horizontal)?.start else { return nil }
    let insets = timeline.tree.children(of: column).prefix(mostViews).compactMap {
      Inset(in: $0, from: edge, timeline)
    }
    guard let (least, most) = insets.extremes(by: { $0.start }),
      range.contains(most.start - least.start), least.isPainted == most.isPainted,
      insets.allSatisfy({ [least.start, most.start].contains($0.start) }),
      timeline.place(least.padding) != timeline.place(most.padding)
    else { return nil }
    let isMostOdd = insets.count { $0.start == most.start } <= insets.count / 2
    return Self(
      timeline: timeline, column: column, other: isMostOdd ? least : most,
      odd: isMostOdd ? most : least)
  }

  private var padding: String { ".padding(.leading, \(typed(other.length)))" }

  private var gap: CGFloat { abs(odd.start - other.start) }

  var goal: Goal? {
    Goal(
      [.level(odd.content, other.content, at: 0, .horizontal)] + timeline.kept(other.content),
      near: [odd.padding])
  }

  var suspicion: Suspicion {
    suspected(
      .nearEdges, of: odd.padding, on: .horizontal, placed: [odd.content, other.content],
      remedies: [
        "write \(code: padding) for \(odd.content), as for \(other.content)"
      ],
      subject: odd.content, involving: [column, other.padding, other.content], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(odd.content) begins \(points(gap)) points \
      \(odd.start > other.start ? "behind" : "before") \(other.content), in the same column
      """, subject: odd.content, isAboutPlace: true,
      because: "Their paddings differ by that, which looks like a slip of the hand")
  }
}

extension CloseInsets.Inset {
  /// Nil where a view of a column does not begin with a padding at the column's edge.
  fileprivate init?(in view: NodeID, from edge: CGFloat, _ timeline: Timeline) {
    let padding = timeline.modified(by: view).first {
      timeline.has(.spaces, $0) && !timeline.isContainer($0)
    }
    guard let padding, let own = timeline.screenExtent(padding, .horizontal),
      abs(own.start - edge) < Timeline.tolerance,
      let content = timeline.onlySizingChild(of: padding),
      let start = timeline.screenExtent(content, .horizontal)?.start, start > edge
    else { return nil }
    (self.padding, self.content, self.start, length) = (padding, content, start, start - edge)
    isPainted =
      timeline.isPainted(within: content) || timeline.isPainted(around: padding)
      || timeline.comes(content, downTo: .decorates)
  }
}
