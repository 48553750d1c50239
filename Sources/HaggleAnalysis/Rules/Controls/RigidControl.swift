import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let rigidControl = Rule(
    id: "rigid-control",
    summary: "A frame is to make a control higher, and only leaves room around it.",
    finding: """
      A segmented picker, a bar that shows progress and a button with a background of its own \
      have a height of their own, whatever they are offered. A higher frame does not stretch \
      them: it puts them into the middle of its room.
      """,
    example: """
      // proposal: 343x100
      // text-cell: 8x20
      Picker("Plan", selection: .constant(1)) {
        Text("Monthly").tag(1)
        Text("Yearly").tag(2)
      }
      .pickerStyle(.segmented).id("picker")
      .frame(height: 60)
      """,
    scope: "Reported where the frame is half as high again, and states no alignment.",
    help: """
      for a button a frame or padding in its label; for a picker a row of buttons; for a bar \
      `.scaleEffect(y:)` or a style of its own
      """,
    exception: "the room around it is wanted",
    search: .each(.with(.assumed), as: RigidControl.find))
}

/// A control that is drawn as high as it is by itself, in a frame that is higher.
private struct RigidControl: Sighting {
  let timeline: Timeline
  let control: NodeID
  let frame: NodeID
  let length: CGFloat
  let room: CGFloat

  /// So much higher, it is meant for the control and not as a margin.
  private static let factor: CGFloat = 1.5

  static func find(_ control: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.vertical
    guard timeline.isDrawnControl(control), !timeline.isGreedy(control, axis),
      let frame = timeline.frame(around: control), !timeline.isLayered(from: control, to: frame),
      timeline.has(.fixes(axis), frame), timeline.isCentred(frame, on: axis),
      !timeline.isPainted(around: frame),
      let length = timeline.length(control, axis), let room = timeline.length(frame, axis),
      length > 0, room >= Self.factor * length, room >= length + Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, control: control, frame: frame, length: length, room: room)
  }

  var suspicion: Suspicion {
    suspected(
      .rigidControl, of: control, on: .vertical, placed: [control, frame], remedies: [remedy],
      involving: [frame], off: room - length)
  }

  private var remedy: Prose {
    if timeline.has(.reacts, control) {
      return "write \(code: ".frame(height: \(typed(room)))") on what is in the label"
    }
    return timeline.tree.childCount(of: control) > 1
      ? "write a row of \(code: "Button")s that fill the height"
      : "write \(code: ".scaleEffect(y: …)"), or a style of your own"
  }

  var statement: Statement {
    Statement(
      """
      \(control) is \(points(length)) points high, in the middle of the \(points(room)) of \
      \(timeline.modifier(frame))
      """,
      details: [
        .init(.sentence, "It has a height of its own, which no frame changes"),
        .init(.sentence, "What a control needs by itself is assumed"),
      ])
  }
}

extension Timeline {
  /// Whether one sees how high a control is: it has segments, a bar or a background of its own.
  fileprivate func isDrawnControl(_ node: NodeID) -> Bool {
    guard has(.assumed, node), !has(.takesText, node), !has(.isOfUnknownSize, node) else {
      return false
    }
    let parts = tree.children(of: node)
    if has(.reacts, node) { return appearance(of: node).paint != nil }
    if parts.count > 1 { return isGreedy(node, .horizontal) && parts.allSatisfy { has(.text, $0) } }
    return isGreedy(node, .horizontal)
      && parts.contains { appearance(of: $0).paint != nil && has(.assumed, $0) }
  }
}
