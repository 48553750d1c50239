import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let outerFrame = Rule(
    id: "outer-frame",
    summary: "A frame that is to make a button wide lies around it.",
    finding: """
      A button is as large as its label. A flexible frame on the button takes the width of the \
      screen, puts the button into its middle and leaves it as it is: the face that is painted \
      in the label, and what reacts to a tap, stay as wide as the words.
      """,
    example: """
      // proposal: 393x100
      // text-cell: 8x20
      Button { } label: {
        Text("Checkout").padding(10).background(Color.blue)
      }
      .id("buy")
      .frame(maxWidth: .infinity)
      """,
    scope: """
      Reported for buttons with a background in their label or a bezel, in the middle of a \
      frame that states no alignment, where they would be in the middle without it.
      """,
    help: """
      the frame on what is in the label, before its background
      """,
    exception: "the button is only to have room around it", keyNote: "of the button",
    search: .each(.with(.frames), as: OuterFrame.find))
}

/// A frame that takes all the width, around a button that does not.
private struct OuterFrame: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let button: NodeID
  let face: NodeID
  let width: CGFloat
  let room: CGFloat

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 40

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard timeline.has(.limits(axis), frame),
      !timeline.has(.fixes(axis), frame), timeline.isCentred(frame, on: axis),
      timeline.isGreedy(frame, axis),
      !timeline.isPainted(around: frame), !timeline.isPaintedToTheEdge(around: frame),
      timeline.isMiddle(frame),
      !timeline.stepsOutwards(from: frame).contains(where: { timeline.isList($0.outer) }),
      let button = timeline.modified(by: frame).first(where: { timeline.isTarget($0) }),
      let face = timeline.face(of: button),
      let width = timeline.length(button, axis), let room = timeline.length(frame, axis),
      room >= width + Self.least, width > 0, !timeline.isGreedy(button, axis)
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, button: button, face: face, width: width, room: room)
  }

  var goal: Goal? {
    let label = timeline.sizingChildren(of: face).first
    return Goal([.length(face, .horizontal, .exactly(room))], near: [label ?? face, button, frame])
  }

  var suspicion: Suspicion {
    suspected(
      .outerFrame, of: button, on: .horizontal, placed: [button, frame],
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity)") in the label of \(button), before its \
        background
        """
      ], exception: "\(button) is only to have room around it", involving: [frame, face],
      off: room - width)
  }

  var statement: Statement {
    Statement(
      """
      \(button) is \(points(width)) points wide, in a frame of \(points(room)) that moves nothing
      """,
      because:
        "A button is as large as its label: \(timeline.modifier(frame)) lies around all of it")
  }
}

extension Timeline {
  /// What is seen of a button: the background in its label, or the bezel of its style.
  fileprivate func face(of button: NodeID) -> NodeID? {
    modified(by: button).first { isPainted(behind: $0) } ?? (has(.assumed, button) ? button : nil)
  }

  /// Whether the view around a frame would have its content in the middle as well: a
  /// `GeometryReader` puts it into its corner.
  fileprivate func isMiddle(_ frame: NodeID) -> Bool {
    let steps = stepsOutwards(from: frame)
    let stack = steps.first {
      sizingChildren(of: $0.outer).count > 1 || has(.frames, $0.outer) || isReader($0.outer)
    }
    guard let outer = stack?.outer else { return true }
    return isCentred(outer, on: .horizontal) && !isReader(outer)
      && dividedAxes(outer) != .horizontal
  }
}
