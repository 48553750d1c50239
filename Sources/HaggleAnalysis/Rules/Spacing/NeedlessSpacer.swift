import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let needlessSpacer = Rule(
    id: "needless-spacer",
    summary: "A spacer beside a view that takes all there is only keeps it from the edge.",
    finding: """
      A stack serves spacers last, and a colour, a shape or a picture that may be as long as it \
      is let has taken all by then. The spacer keeps its least length, and the stack its spacing \
      on top of that: a margin that is stated nowhere.
      """,
    example: """
      // proposal: 320x100
      HStack {
        Spacer().id("gap")
        Rectangle().fill(.blue).frame(height: 12).id("bar")
      }
      .id("row")
      """,
    scope: "Reported for a spacer at an end of its stack, beside a view that shows no text.",
    help: "the row without the spacer; `Spacer(minLength: 0)` and `spacing: 0`",
    exception: "the margin is meant",
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.stacks.flatMap { stack in
        NeedlessSpacer.all(in: stack, timeline, contents)
      }
    })
}

/// A spacer that has nothing to take.
private struct NeedlessSpacer: Sighting {
  let timeline: Timeline
  let stack: NodeID
  let spacer: NodeID
  let taker: NodeID
  let axis: Axis
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 4

  static func all(in stack: NodeID, _ timeline: Timeline, _ contents: Contents) -> [NeedlessSpacer]
  {
    let views = timeline.tree.children(of: stack)
    guard let axis = timeline.dividedAxis(stack), timeline.offer(stack, axis) != nil
    else { return [] }
    return [(views.first, views.dropFirst().first), (views.last, views.dropLast().last)]
      .compactMap { spacer, taker in
        spacer.flatMap { spacer in
          taker.flatMap {
            Self.find(spacer, beside: $0, in: stack, along: axis, timeline, with: contents)
          }
        }
      }
  }

  static func find(
    _ spacer: NodeID, beside taker: NodeID, in stack: NodeID, along axis: Axis,
    _ timeline: Timeline, with contents: Contents
  ) -> Self? {
    guard timeline.has(.spacer, spacer), !timeline.has(.spacer, taker),
      let length = timeline.length(spacer, axis), let least = timeline.least(spacer, axis),
      length < least + Timeline.tolerance, timeline.isGreedy(taker, axis),
      !contents.holdsText(taker), timeline.isShown(timeline.greedSource(of: taker, axis)),
      let outer = timeline.screenExtent(stack, axis), let inner = timeline.screenExtent(taker, axis)
    else { return nil }
    let isFirst = timeline.screenExtent(spacer, axis).map { $0.start < inner.start } ?? false
    let gap = isFirst ? inner.start - outer.start : outer.end - inner.end
    guard gap >= Self.least else { return nil }
    return Self(
      timeline: timeline, stack: stack, spacer: spacer, taker: taker, axis: axis, gap: gap)
  }

  var goal: Goal? {
    let length = timeline.length(stack, axis) ?? 0
    return Goal([.length(taker, axis, .atLeast(length))], near: [stack, spacer])
  }

  var suspicion: Suspicion {
    let row = axis == .horizontal ? "HStack" : "VStack"
    return suspected(
      .needlessSpacer, of: spacer, on: axis, sized: [spacer],
      remedies: [
        "leave out \(code: "Spacer()"): \(taker) takes all there is by itself",
        """
        write \(code: "Spacer(minLength: 0)") for \(spacer), and \(code: "\(row)(spacing: 0)")
        """,
      ], involving: [taker, stack], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(spacer) has nothing to take, as \(taker) takes all there is: it only keeps it \
      \(points(gap)) points from the edge of \(stack)
      """,
      because: "A stack serves its spacers last")
  }
}

extension Timeline {
  /// Whether there is something to see of a leaf by itself.
  fileprivate func isShown(_ leaf: NodeID) -> Bool {
    (has(.decorates, leaf) || has(.image, leaf)) && !isClear(leaf)
  }
}
