import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let framedSpacer = Rule(
    id: "framed-spacer",
    summary: "A spacer that is to make a gap is a view with a distance on both of its sides.",
    finding: """
      A spacer in a frame is a child of its stack like others: the stack puts its distance \
      before and behind it. A gap of 4 points is so 44 where the distance is 20.
      """,
    example: """
      // proposal: 200x40
      // text-cell: 8x20
      HStack(spacing: 20) {
        Circle().frame(width: 24, height: 24)
        Spacer().frame(width: 4)
        Text("Sunny")
      }
      .id("row")
      """,
    scope: """
      Reported where the spacer is shorter than each of the two distances; where these are \
      stated, also where it is shorter than both together: the gap is more than twice as long \
      then. Nothing more is said where several spacers of a stack have one length.
      """,
    help: """
      another `spacing:` in the stack, or padding
      """,
    exception: "the gap is to be so large",
    search: .each(.with(.spacer), as: FramedSpacer.find))
}

/// A spacer of a stated length that is shorter than the distances around it.
private struct FramedSpacer: Sighting {
  let timeline: Timeline
  let spacer: NodeID
  let axis: Axis
  let stack: NodeID
  let length: CGFloat
  /// Before it and behind it.
  let gaps: (CGFloat, CGFloat)

  /// A smaller gap, in points, is not noticed.
  private static let least: CGFloat = 16

  static func find(_ spacer: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard let frame = timeline.frame(around: spacer),
      timeline.has(.fixes(axis), frame), let length = timeline.length(frame, axis), length > 0,
      let stack = timeline.parent(frame), timeline.dividedAxes(stack) == Axis.Set(axis),
      let own = timeline.extent(frame, axis)
    else { return nil }
    let children = timeline.tree.children(of: stack)
    guard let index = children.firstIndex(of: frame), index > 0, index + 1 < children.count,
      let before = timeline.extent(children[index - 1], axis),
      let after = timeline.extent(children[index + 1], axis)
    else { return nil }
    let gaps = (own.start - before.end, after.start - own.end)
    guard gaps.0 + length + gaps.1 >= Self.least,
      min(gaps.0, gaps.1) > length + Timeline.tolerance
        || Self.isDoubled(length, gaps) && !timeline.hasRhythm(of: frame, in: stack, axis)
    else { return nil }
    return Self(
      timeline: timeline, spacer: spacer, axis: axis, stack: stack, length: length, gaps: gaps)
  }

  /// Whether it is shorter than both distances together, which are stated: no default is so long.
  private static func isDoubled(_ length: CGFloat, _ gaps: (CGFloat, CGFloat)) -> Bool {
    abs(gaps.0 - gaps.1) < Timeline.tolerance && gaps.0 > Timeline.standardSpacing + 4
      && gaps.0 + gaps.1 > length + Timeline.tolerance
  }

  private var whole: CGFloat { gaps.0 + length + gaps.1 }

  var goal: Goal? {
    timeline.length(stack, axis).map {
      Goal([.length(stack, axis, .between($0 - whole, $0 - whole + length))], near: [stack])
    }
  }

  var suspicion: Suspicion {
    suspected(
      .framedSpacer, of: spacer, on: axis, placed: [spacer],
      remedies: [
        """
        leave \(spacer) out and write \(code: "spacing: \(typed(length))") in \(stack), or \
        \(code: "spacing: 0") beside it
        """
      ], involving: [stack], off: whole - length)
  }

  var statement: Statement {
    Statement(
      """
      \(spacer) is \(points(length)) points \(axis == .vertical ? "high" : "wide"), and the gap that \
      it makes \(points(whole))
      """,
      because: """
        \(stack) puts \(points(gaps.0)) before it and \(points(gaps.1)) behind it, as it is a \
        view like others
        """)
  }
}

extension Timeline {
  /// Whether another spacer of a stack has a frame of the same length.
  fileprivate func hasRhythm(of frame: NodeID, in stack: NodeID, _ axis: Axis) -> Bool {
    tree.children(of: stack).contains {
      $0 != frame && has(.fixes(axis), $0) && comes($0, downTo: .spacer)
        && length($0, axis) == length(frame, axis)
    }
  }
}
