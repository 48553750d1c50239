import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let thinDivider = Rule(
    id: "thin-divider",
    summary: "A frame is to make a divider thicker, and only leaves room around it.",
    finding: """
      A `Divider` is as thick as a hair, whatever it is offered; a frame does not stretch what \
      is in it. With a height of 4 around it the line stays as thin as before, in the middle of \
      4 points.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      VStack {
        Text("Above")
        Divider().id("rule").frame(height: 4)
        Text("Below")
      }
      """,
    scope: "Reported up to 12 points; more is meant as room around the line.",
    help: "`Rectangle().frame(height: 4)` in its place",
    exception: "the line is to have that room",
    search: .each(.with(.decorates), as: ThinDivider.find))
}

/// A line in a frame that is thicker.
private struct ThinDivider: Sighting {
  let timeline: Timeline
  let line: NodeID
  let frame: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  /// What is higher, in points, is meant as room.
  private static let most: CGFloat = 12

  static func find(_ line: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.fillsCorners, line), timeline.tree.children(of: line).isEmpty,
      let axis = Axis.allCases.first(where: { timeline.isHair(line, $0) }),
      let frame = timeline.frame(around: line),
      timeline.has(.fixes(axis), frame), let length = timeline.length(line, axis),
      let room = timeline.length(frame, axis), room > length + 1, room <= Self.most,
      // A colour behind the frame is the thick line.
      !timeline.isPainted(around: frame)
    else { return nil }
    return Self(
      timeline: timeline, line: line, frame: frame, axis: axis, length: length, room: room)
  }

  var goal: Goal? { Goal([.length(line, axis, .exactly(room))], near: [frame]) }

  var suspicion: Suspicion {
    suspected(
      .thinDivider, of: line, on: axis, placed: [line, frame],
      remedies: ["write \(code: "Rectangle()") in place of \(line)"], involving: [frame],
      off: room - length)
  }

  var statement: Statement {
    Statement(
      """
      \(line) is \(counted(length)) \(axis.adjective), and \(timeline.modifier(frame)) around it \
      \(points(room))
      """,
      because: "A divider has a thickness of its own, which no frame changes")
  }
}

extension Timeline {
  /// Whether a view is a line on that axis, however much it is offered.
  fileprivate func isHair(_ node: NodeID, _ axis: Axis) -> Bool {
    (length(node, axis) ?? .infinity) <= 1 && isGreedy(node, axis.cross) && !isGreedy(node, axis)
  }
}
