import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let paddedMinimum = Rule(
    id: "padded-minimum",
    summary: "A least length of a whole viewport has padding around it, so that it always scrolls.",
    finding: """
      `.frame(minWidth: geometry.size.width)` in a scroll view is to fill it where there is little \
      in it. Padding around that frame comes on top: the content is longer than the viewport by \
      the padding, whatever is in it. It scrolls although all of it would fit, and what is in the \
      middle of the frame is not in the middle of the screen.
      """,
    example: """
      // proposal: 393x50
      // text-cell: 8x20
      GeometryReader { geometry in
        ScrollView(.horizontal) {
          HStack { Text("Sushi"); Text("Rolls") }.id("dishes")
            .frame(minWidth: geometry.size.width).id("row")
            .padding(.horizontal)
        }
        .id("strip")
      }
      """,
    scope: """
      Reported where the frame is as long as its least length says, which is that of the viewport, \
      and what is in it would fit with the padding.
      """,
    help: "the padding before the frame",
    exception: "it is to scroll in any case", keyNote: "of the frame",
    search: .each(.with(.scrolls), as: PaddedMinimum.find))
}

/// A frame as long as what scrolls it, in padding.
private struct PaddedMinimum: Sighting {
  let timeline: Timeline
  let scroller: NodeID
  let padding: NodeID
  let frame: NodeID
  let axis: Axis
  /// What the padding adds, in points.
  let excess: CGFloat
  let room: CGFloat

  static func find(_ scroller: NodeID, on axis: Axis, in timeline: Timeline) -> Self? {
    guard !timeline.has(.ignoresContent, scroller), !timeline.has(.scrollsByPage, scroller),
      let content = timeline.content(of: scroller, scrolledAlong: axis),
      let room = timeline.length(scroller, axis), let whole = timeline.length(content, axis),
      case let excess = whole - room, excess >= Noticeable.gap,
      let frame = timeline.modified(by: content).first(where: { timeline.has(.hasLeast(axis), $0) }
      ),
      !timeline.has(.fixes(axis), frame),
      let length = timeline.length(frame, axis), abs(length - room) < Timeline.tolerance,
      let padding = timeline.parent(frame), timeline.has(.spaces, padding),
      let padded = timeline.length(padding, axis), abs(padded - whole) < Timeline.tolerance,
      let inner = timeline.sizingChildren(of: frame).first,
      let needed = timeline.length(inner, axis), needed + excess <= room,
      !timeline.isGreedy(inner, axis)
    else { return nil }
    return Self(
      timeline: timeline, scroller: scroller, padding: padding, frame: frame, axis: axis,
      excess: excess, room: room)
  }

  /// The frame is as long as what shows it, and begins where that does.
  var goal: Goal? {
    Goal(
      [
        .length(frame, axis, .between(room - 1, room + 1)),
        .distance(frame, behind: scroller, axis, 0),
      ], near: [padding, frame])
  }

  var suspicion: Suspicion {
    suspected(
      .paddedMinimum, of: frame, on: axis, placed: [scroller, padding, frame],
      remedies: ["write \(timeline.modifier(padding)) before \(timeline.modifier(frame))"],
      involving: [padding, scroller], off: excess)
  }

  var statement: Statement {
    Statement(
      """
      \(scroller) always scrolls by \(counted(excess)): \(timeline.modifier(frame)) is at least as \
      \(axis == .horizontal ? "wide" : "high") as it, and has padding around it
      """,
      because: "What is in the frame would fit, with the padding as well")
  }
}
