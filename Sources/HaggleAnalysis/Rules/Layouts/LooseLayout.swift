import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let looseLayout = Rule(
    id: "loose-layout",
    summary: "A layout of one's own answers with all that it is offered, and places less.",
    finding: """
      A background is as large as what the layout answers. One that answers with the width of \
      the proposal is as wide as the screen around three words, where a stack would be as wide \
      as its content.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      struct Line: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? 200, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
        }
      }
      Line { Text("Hello") }.id("line").padding(4).background(Color.black)
      """,
    scope: """
      Reported for layouts with a background around them, whose content ends before three \
      quarters of their width, or height, and begins at their edge; without one, in a column beside \
      something else, for those that leave more than half of their height empty.
      """,
    help: """
      the longest line, or where the last subview ends, as the answer: `CGSize(width: \
      widths.max() ?? 0, …)`
      """,
    exception: "it is to take all the room",
    search: .each(.with(.declared)) { (layout, axis, timeline, contents) in
      LooseLayout.find(layout, on: axis, in: timeline)
        ?? LooseLayout.find(pushing: layout, on: axis, in: timeline, with: contents)
    })
}

/// A declared layout with a background that is far longer than what is in it.
private struct LooseLayout: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let axis: Axis
  let length: CGFloat
  let end: CGFloat

  /// The view that it pushes away; nil where a background shows its length.
  private var pushed: NodeID?

  private static let share: CGFloat = 0.75

  static func find(_ layout: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.isPainted(around: layout),
      let offer = timeline.offer(layout, axis), let length = timeline.length(layout, axis),
      abs(offer - length) < 1, let end = timeline.contentEnd(of: layout, axis), end > 0,
      end < Self.share * length,
      timeline.tree.children(of: layout).contains(where: {
        (timeline.extent($0, axis)?.start).map { abs($0) < 1 } ?? false
      })
    else { return nil }
    return Self(
      timeline: timeline, layout: layout, axis: axis, length: length, end: end)
  }

  /// One that leaves more than half of its height empty, and pushes what is beside it in a column
  /// to the edge.
  static func find(
    pushing layout: NodeID, on axis: Axis, in timeline: Timeline, with contents: Contents
  ) -> Self? {
    let subviews = timeline.tree.children(of: layout)
    guard axis == .vertical, timeline.isGreedy(layout, axis),
      let offer = timeline.offer(layout, axis), let length = timeline.length(layout, axis),
      abs(offer - length) < 1, let end = timeline.contentEnd(of: layout, axis), end > 0,
      2 * end < length, !subviews.contains(where: { timeline.isGreedy($0, axis) }),
      Axis.allCases.allSatisfy({ timeline.beginsAtEdge(subviews, $0) }),
      let (column, branch) = timeline.division(around: layout, axis),
      !timeline.isLimited(from: layout, to: branch, axis),
      let pushed = timeline.tree.children(of: column)
        .first(where: { $0 != branch && contents.contains($0) })
    else { return nil }
    var found = Self(timeline: timeline, layout: layout, axis: axis, length: length, end: end)
    found.pushed = pushed
    return found
  }

  var goal: Goal? { Goal([.length(layout, axis, .exactly(end))], near: [layout]) }

  var suspicion: Suspicion {
    suspected(
      .looseLayout, of: layout, on: axis, sized: [layout], remedies: [remedy],
      involving: [pushed].compactMap(\.self), off: length - end)
  }

  private var remedy: Prose {
    guard pushed != nil, let width = timeline.contentEnd(of: layout, .horizontal) else {
      return "answer in \(code: "sizeThatFits") with where the last subview ends, \(points(end))"
    }
    return """
      answer in \(code: "sizeThatFits") with where the last subviews end, here \
      \(code: "CGSize(width: \(typed(width)), height: \(typed(end)))")
      """
  }

  var statement: Statement {
    Statement(
      """
      \(layout) answers \(points(length)) points, all that it is offered, and what it places ends \
      at \(points(end))
      """,
      because: pushed.map { "\($0) gets what is left beside its answer" }
        ?? "What is painted behind it is as long as its answer")
  }
}

extension Timeline {
  /// Whether the first of several views begins where what they are in does.
  fileprivate func beginsAtEdge(_ views: [NodeID], _ axis: Axis) -> Bool {
    views.compactMap { extent($0, axis)?.start }.min().map { abs($0) < 1 } ?? false
  }

  /// Whether a frame around a view states how long it may be.
  fileprivate func isLimited(from node: NodeID, to branch: NodeID, _ axis: Axis) -> Bool {
    modified(by: branch).prefix { $0 != node }.contains { has(.limits(axis), $0) }
  }
}
