import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let gapBehindLast = Rule(
    id: "gap-behind-last",
    summary: "A layout answers with a gap behind its last view.",
    finding: """
      Between views there is one gap less than there are views. A layout that counts one for \
      each is longer than what it places by a gap: what is drawn behind it has more room at its \
      end, and it is not in the middle.
      """,
    example: """
      // proposal: 300x60
      struct Strip: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat(subviews.count) * (30 + 12), height: 30)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (i, subview) in subviews.enumerated() {
            subview.place(
              at: CGPoint(x: bounds.minX + CGFloat(i) * (30 + 12), y: bounds.minY),
              proposal: .unspecified)
          }
        }
      }

      Strip {
        Color.red.frame(width: 30, height: 30)
        Color.blue.frame(width: 30, height: 30)
      }
      .id("strip")
      """,
    scope: """
      Reported for a declared layout that begins with its first view, in which all gaps are \
      equal, and as long as what is left behind the last view; of one with several lines, behind \
      the longest.
      """,
    help: """
      `CGFloat(subviews.count - 1)` gaps
      """,
    exception: "the room at the end is wanted",
    search: .each(.with(.declared), as: GapBehindLast.find))
}

/// A layout with as much room behind its last view as between its views, and none before the first.
private struct GapBehindLast: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let axis: Axis
  let last: NodeID
  let length: CGFloat
  let gap: CGFloat

  static func find(_ layout: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: layout)
    let extents = children.compactMap { timeline.extent($0, axis) }
    guard children.count > 1, extents.count == children.count,
      let length = timeline.length(layout, axis), length != timeline.offer(layout, axis)
    else { return nil }
    let lines = Self.lines(of: extents)
    let gaps = lines.flatMap { line in
      zip(line, line.dropFirst()).map { extents[$1].start - extents[$0].end }
    }
    guard lines.allSatisfy({ abs(extents[$0[0]].start) < 0.5 }), let gap = gaps.first, gap >= 2,
      gaps.allSatisfy({ abs($0 - gap) < 0.5 }),
      let last = lines.map({ $0[$0.count - 1] }).max(by: { extents[$0].end < extents[$1].end }),
      abs(length - extents[last].end - gap) < 0.5
    else { return nil }
    return Self(
      timeline: timeline, layout: layout, axis: axis, last: children[last],
      length: length, gap: gap)
  }

  /// The views by lines: one that begins before the one before it ends is in the next line.
  private static func lines(of extents: [Extent]) -> [[Int]] {
    extents.indices.reduce(into: []) { lines, index in
      if index > 0, extents[index].start > extents[index - 1].end - 0.5 {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
  }

  var goal: Goal? {
    Goal([.length(layout, axis, .exactly(length - gap))], near: [layout])
  }

  var suspicion: Suspicion {
    suspected(
      .gapBehindLast, of: layout, on: axis, sized: [layout], placed: [last],
      remedies: ["count one gap less than there are views"], involving: [last], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(layout) is \(points(length)) points \(axis.adjective), and the last view in it ends at \
      \(points(length - gap)): a gap of \(points(gap)) stands behind it as between the views
      """)
  }
}
