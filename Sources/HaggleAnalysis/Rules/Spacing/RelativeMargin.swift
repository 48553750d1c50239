import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let relativeMargin = Rule(
    id: "relative-margin",
    summary: "A view as wide as its scroll view stands in padding, and both together are too wide.",
    finding: """
      `containerRelativeFrame(.horizontal)` takes the width of the scroll view and knows nothing \
      of the padding between them. The view reaches from edge to edge, the margin around it is \
      not seen, and the content is wider than what scrolls it.
      """,
    example: """
      // proposal: 393x500
      ScrollView {
        VStack {
          Color.teal.frame(height: 120).containerRelativeFrame(.horizontal).id("card")
        }
        .padding(16).id("page")
      }
      """,
    scope: """
      Reported across the axis on which it scrolls, where the padding adds 8 points or more to \
      the whole length of the scroll view; along that axis, for several views as long as it.
      """,
    help: """
      `.frame(maxWidth: .infinity)`, which takes what the padding leaves; \
      `.safeAreaPadding(.horizontal, …)` or `.contentMargins` on the scroll view instead of the \
      padding; a function that takes the padding off
      """,
    exception: "it is to reach over the margin",
    keyNote: "of the padding", needs: "the log with its reasons",
    consequences: [Rule.overflow.id],
    search: .each(.with(.spaces), as: RelativeMargin.find))
}

/// A padding around a view that has the whole length of what scrolls both.
private struct RelativeMargin: Detection {
  let timeline: Timeline
  let padding: NodeID
  let view: NodeID
  let scroller: NodeID
  let axis: Axis
  /// In points: of the scroll view, and what the padding adds.
  let room: CGFloat
  let added: CGFloat

  static func find(_ padding: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.letsReachOut, padding), let scroller = timeline.scroller(around: padding),
      let room = timeline.offer(scroller, axis), let own = timeline.length(padding, axis),
      let child = timeline.tree.firstChild(of: padding),
      let length = timeline.length(child, axis), own - length >= Noticeable.gap,
      let view = timeline.whole(in: child, axis, room).first,
      timeline.arePages(padding, in: scroller, axis, room)
        || timeline.offer(padding, axis) == room && abs(length - room) < Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, padding: padding, view: view, scroller: scroller, axis: axis,
      room: room, added: own - length)
  }

  var goal: Goal? {
    let whole: [Goal.Condition] =
      timeline.arePages(padding, in: scroller, axis, room)
      ? [] : [.length(padding, axis, .exactly(room))]
    return Goal(
      whole + [.length(view, axis, .exactly(room - added))], near: [view, padding, scroller])
  }

  var suspicion: Suspicion {
    Suspicion(
      .relativeMargin, of: padding, on: axis, in: timeline,
      saying: Statement(
        """
        \(view) is as \(axis.adjective) as \(scroller), \(points(room)) points, and \
        \(timeline.modifier(padding)) adds \(points(added)) to that
        """,
        because: "\(code: "containerRelativeFrame") knows nothing of padding on the way"),
      shownBy: timeline.sizing(of: view) + timeline.placings(of: [padding]),
      remedies: remedies, involving: [view, scroller], off: added)
  }

  private var remedies: [Prose] {
    let (most, side) =
      axis == .horizontal ? ("maxWidth", ".horizontal") : ("maxHeight", ".vertical")
    return [
      "write \(code: ".frame(\(most): .infinity)") on \(view) instead",
      """
      write \(code: ".contentMargins(\(side), \(typed(added / 2)), for: .scrollContent)") on \
      \(scroller) instead of the padding
      """,
      """
      write \(code: ".containerRelativeFrame(\(side)) { length, _ in length - \(typed(added)) }")
      """,
    ]
  }
}

extension Timeline {
  /// Whether it is around several views along the axis that scrolls, each as long as that: the
  /// first of them begins at the margin, and ends beyond the edge.
  fileprivate func arePages(
    _ padding: NodeID, in scroller: NodeID, _ axis: Axis, _ room: CGFloat
  ) -> Bool {
    guard let content = content(of: scroller, scrolledAlong: axis) else { return false }
    return modified(by: content).contains(padding) && whole(in: content, axis, room).count > 1
  }

  /// The views of the whole length of their container, of those that are looked at.
  fileprivate func whole(in view: NodeID, _ axis: Axis, _ room: CGFloat) -> [NodeID] {
    tree.walk(from: view, into: sizingChildren).prefix(64).filter { isWhole($0, axis, room) }
  }

  /// Whether a view takes the whole length of its container.
  private func isWhole(_ node: NodeID, _ axis: Axis, _ room: CGFloat) -> Bool {
    guard tree.childCount(of: node) == 1, let length = length(node, axis),
      abs(length - room) < Self.tolerance, let span = sizingSpan(node)
    else { return false }
    return reasons(of: node, in: span).contains {
      $0.reason.knownRule == .relative && $0.reason.axis == axis
        && $0.reason.terms.map(\.knownRole) == [.container]
    }
  }
}
