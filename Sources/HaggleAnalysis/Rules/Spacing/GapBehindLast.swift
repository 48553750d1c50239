import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let gapBehindLast = Rule(
    id: "gap-behind-last",
    summary: "A layout answers with a gap behind its last view.",
    explanation: Explanation(
      finding: [
        """
        Between views there is one gap less than there are views. A layout that counts one for \
        each is longer than what it places by a gap: what is drawn behind it has more room at its \
        end, and it is not in the middle.
        """
      ],
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
      scope: [
        """
        Reported for a declared layout that begins with its first view, in which all gaps are \
        equal, and as long as what is left behind the last view.
        """
      ],
      help: """
        `CGFloat(subviews.count - 1)` gaps
        """,
      exception: "the room at the end is wanted"),
    search: .each(.with(.declared), as: GapBehindLast.find))
}

/// A layout with as much room behind its last view as between its views, and none before the first.
private struct GapBehindLast: Detection {
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
      let length = timeline.length(layout, axis), length != timeline.offer(layout, axis),
      let first = extents.first, abs(first.start) < 0.5, let end = extents.last?.end
    else { return nil }
    let gaps = zip(extents, extents.dropFirst()).map { $1.start - $0.end }
    guard let gap = gaps.first, gap >= 2, gaps.allSatisfy({ abs($0 - gap) < 0.5 }),
      abs(length - end - gap) < 0.5
    else { return nil }
    return Self(
      timeline: timeline, layout: layout, axis: axis, last: children[children.count - 1],
      length: length, gap: gap)
  }

  var goal: Goal? {
    Goal([.length(layout, axis, .exactly(length - gap))], near: [layout])
  }

  var suspicion: Suspicion {
    Suspicion(
      .gapBehindLast, of: layout, on: axis, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: layout)
        + timeline.placings(of: [last]), remedies: ["count one gap less than there are views"],
      involving: [last], off: gap)
  }

  private var statement: Statement {
    Statement(
      """
      \(layout) is \(points(length)) points \(axis.adjective), and the last view in it ends at \
      \(points(length - gap)): a gap of \(points(gap)) stands behind it as between the views
      """)
  }
}
