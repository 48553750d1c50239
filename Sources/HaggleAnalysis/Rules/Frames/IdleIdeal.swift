import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleIdeal = Rule(
    id: "idle-ideal",
    summary: "An ideal length has no effect, as a length is proposed.",
    finding: """
      A frame is as long as its ideal where nothing is proposed: in what scrolls, or with \
      `fixedSize()`. A stack, a window or another frame proposes a length, and then the frame \
      hands that on as if the ideal were not there.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      VStack {
        Color.green.frame(idealHeight: 200).id("map")
        Text("Open until dusk")
      }
      """,
    scope: """
      Reported where the frame states nothing else along that axis, and what is in it takes all \
      that is offered; not for the outermost view, whose ideal makes the size of a window.
      """,
    help: """
      a length (`height:`), or a limit (`maxHeight:`); `fixedSize()` around the frame
      """,
    exception: "it is also used where nothing is proposed",
    search: .each(.withAny(of: [.hasIdealWidth, .hasIdealHeight]), as: IdleIdeal.find))
}

/// A frame whose only statement along an axis is an ideal that is never asked for.
private struct IdleIdeal: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let axis: Axis
  let stack: NodeID
  let length: CGFloat

  /// So much difference, in points, is seen.
  private static let least: CGFloat = 8

  static func find(_ frame: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard timeline.has(.hasIdeal(axis), frame), !timeline.has(.limits(axis), frame),
      timeline.isGreedy(frame, axis), timeline.offer(frame, axis) != nil,
      let length = timeline.length(frame, axis),
      timeline.ideal(frame, axis).map({ abs($0 - length) >= Self.least }) ?? true,
      let (stack, _) = timeline.division(around: frame, axis)
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, axis: axis, stack: stack, length: length)
  }

  var goal: Goal? {
    Goal([.length(frame, axis, .between(1, length - Self.least))], near: [frame])
  }

  var suspicion: Suspicion {
    let (label, limit) =
      axis == .vertical ? ("height:", "maxHeight:") : ("width:", "maxWidth:")
    return suspected(
      .idleIdeal, of: frame, on: axis, sized: [frame],
      remedies: [
        """
        write \(code: label) or \(code: limit) for the ideal \(axis.dimension) of \
        \(timeline.modifier(frame))
        """
      ], involving: [stack], off: length)
  }

  var statement: Statement {
    Statement(
      """
      The ideal \(axis.dimension) of \(timeline.modifier(frame)) has no effect: \(stack) proposes \
      \(points(length)) to it, and it takes that
      """, subject: frame,
      because: "An ideal counts only where no \(axis.dimension) is proposed")
  }
}
