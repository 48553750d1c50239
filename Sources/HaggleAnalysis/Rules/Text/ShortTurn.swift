import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortTurn = Rule(
    id: "short-turn",
    summary: "A view that is turned upright is only as long as its room is wide.",
    finding: """
      `rotationEffect` turns what is drawn. The view was laid out before, lying: it was offered \
      the width of its room and is as long as that, however high the room is in which it then \
      stands. A slider turned by a quarter in a narrow, high frame is tiny.
      """,
    example: """
      // proposal: 393x600
      Color.blue.frame(height: 30).id("bar")
        .rotationEffect(.degrees(-90)).frame(width: 40, height: 200)
      """,
    scope: """
      Reported for a view that would take more where it was offered more, and for a text that \
      breaks into lines or is cut.
      """,
    help: "`.frame(width: …)` before the turn, as long as the room is high",
    exception: "it is to be that short", needs: "the log with effects",
    search: .each(.all, as: ShortTurn.find))
}

/// A view that is turned by a quarter in a frame that is longer the other way.
private struct ShortTurn: Sighting {
  let timeline: Timeline
  let node: NodeID
  let frame: NodeID
  /// The axis on which it is laid out.
  let axis: Axis
  let length: CGFloat
  let room: CGFloat
  /// How long it would be with that room.
  let enough: CGFloat

  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 40

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isTurnedByQuarter(node) else { return nil }
    if let text = find(text: node, in: timeline) { return text }
    guard let frame = timeline.frame(around: node),
      let axis = Axis.allCases.first(where: { timeline.isGreedy(node, $0) }),
      let length = timeline.length(node, axis), let room = timeline.length(frame, axis.cross),
      timeline.has(.fixes(axis.cross), frame), room > length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: frame, axis: axis, length: length, room: room,
      enough: room)
  }

  /// A rotated text that wraps or is cut to the narrow side of an area although it is drawn along
  /// the long side.
  private static func find(text node: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    guard let text = timeline.core(of: node), timeline.has(.text, text),
      let length = timeline.length(text, axis), let wanted = timeline.ideal(text, axis),
      wanted > length + 1, let frame = timeline.room(aroundTurned: node),
      let room = timeline.length(frame, axis.cross), room > length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, node: node, frame: frame, axis: axis, length: length, room: room,
      enough: min(room, wanted))
  }

  var goal: Goal? {
    Goal([.length(node, axis, .atLeast(enough))], near: [frame], lengths: [axis: enough])
  }

  var suspicion: Suspicion {
    suspected(
      .shortTurn, of: node, on: axis, placed: [node, frame],
      remedies: ["write \(code: ".frame(\(axis.dimension): \(typed(enough)))") before the turn"],
      involving: [frame], off: room - length)
  }

  var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective) before it is turned, and the room that \
      it stands in is \(points(room)) \(axis.cross.adjective)
      """,
      because: "It is laid out lying, and takes the \(axis.dimension) of its room")
  }
}

extension Timeline {
  /// What gives a turned view its room: the view that it lies over, or a frame.
  fileprivate func room(aroundTurned node: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: node) {
      if isLayer(inner) { return tree.firstChild(of: outer) }
      if has(.frames, outer), has(.fixes(.vertical), outer) { return outer }
      if sizingChildren(of: outer).count != 1 || has(.asksForIdeal, outer) { return nil }
    }
    return nil
  }
}
