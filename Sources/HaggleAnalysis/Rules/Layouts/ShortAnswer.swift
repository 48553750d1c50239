import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortAnswer = Rule(
    id: "short-answer",
    summary: "A layout of one's own answers with less than what it places its subviews in.",
    explanation: Explanation(
      finding: [
        """
        What is around a layout knows only what its `sizeThatFits` answers. Where that is less \
        than `placeSubviews` needs, the subviews lie over whatever comes next, and a scroll view \
        around them does not scroll that far. Mostly the answer is the proposal itself, and nil \
        became 10 in it.
        """
      ],
      example: """
        // proposal: 200x300
        struct Pile: Layout {
          func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {
            var y = bounds.minY
            for subview in subviews {
              let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
              subview.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
              y += size.height
            }
          }
        }
        ScrollView {
          Pile { ForEach(0..<3) { n in Color.teal.frame(height: 90).id("tile\\(n)") } }.id("pile")
        }
        .id("page")
        """,
      scope: ["Reported where nothing is proposed, so that the layout may answer what it needs."],
      help: "in `sizeThatFits` the same sums as in `placeSubviews`",
      exception: "the subviews are to reach out",
      class: .contract),
    consequences: [Rule.overflow.id],
    search: .each(.with(.declared), as: ShortAnswer.find))
}

/// A layout that does not answer with the length that it needs.
private struct ShortAnswer: Detection {
  let timeline: Timeline
  let layout: NodeID
  let axis: Axis
  let length: CGFloat
  let end: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 2

  static func find(_ layout: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard !timeline.isClipped(layout),
      let proposal = timeline.placement(of: layout)?.placement.proposal,
      proposal[axis] == nil, let length = timeline.length(layout, axis), length > 0,
      let end = timeline.begun(in: layout, within: length, axis), end > length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, layout: layout, axis: axis, length: length, end: end)
  }

  var goal: Goal? {
    Goal([.length(layout, axis, .between(end - 1, end + Self.least))], lengths: [axis: end])
  }

  var suspicion: Suspicion {
    Suspicion(
      .shortAnswer, of: layout, on: axis, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: layout),
      remedies: [
        """
        sum up in its \(code: "sizeThatFits") what \(code: "placeSubviews") needs, and \
        \(code: "return CGSize(width:height:)") of that
        """
      ], involving: timeline.tree.children(of: layout).flatMap { timeline.modified(by: $0) },
      off: end - length)
  }

  private var statement: Statement {
    Statement(
      """
      \(layout) answers that it is \(points(length)) points \(axis.adjective), and places its \
      subviews in \(points(end))
      """,
      because: "What comes behind it begins where it says that it ends")
  }
}

extension Timeline {
  /// Where the last of the subviews ends that begin in a layout; what is put aside or turned does
  /// not count.
  fileprivate func begun(in layout: NodeID, within length: CGFloat, _ axis: Axis) -> CGFloat? {
    tree.children(of: layout).compactMap { child -> CGFloat? in
      guard let extent = extent(child, axis), extent.start > -Timeline.tolerance,
        extent.start < length + Timeline.tolerance,
        appearance(of: child).effects.isEmpty
      else { return nil }
      return extent.end
    }.max()
  }
}
