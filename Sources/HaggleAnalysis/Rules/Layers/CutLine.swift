import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutLine = Rule(
    id: "cut-line",
    summary: "A clip cuts the outer half of a round line where it touches the edges.",
    finding: """
      `stroke` draws a line along the edge of a shape: one half of it lies inside of the frame, \
      the other outside. A ring that is as large as its card loses the outer half where it \
      touches the edges of that, if the card is clipped, and is flat there.
      """,
    example: """
      // proposal: 300x200
      ZStack { Circle().stroke(Color.orange, lineWidth: 24).id("ring") }
        .frame(width: 160, height: 160)
        .clipped()
      """,
    scope: """
      Reported where 2 points or more are lost, for a circle, a capsule or round corners in a \
      clip of another outline. A clip of the same outline cuts a line to its half all \
      around, as a border may be made; what begins outside of the clip is decoration.
      """,
    help: """
      `strokeBorder` instead of `stroke`; padding around the shape, of half of the line
      """,
    exception: "it is to be flat there",
    needs: "the log with the appearance of its nodes",
    search: .each(.with(.decorates), as: CutLine.find))
}

/// A round line that a clip cuts where it touches the edges.
private struct CutLine: Sighting {
  let timeline: Timeline
  let shape: NodeID
  let clip: NodeID
  let axis: Axis
  /// In points: half of the line, and how much of that has room.
  let half: CGFloat
  let room: CGFloat

  /// Less, in points, is not noticed.
  private static let least: CGFloat = 2

  static func find(_ shape: NodeID, in timeline: Timeline) -> Self? {
    let look = timeline.appearance(of: shape)
    let half = look.lineWidth / 2
    guard look.isLineAcross, half >= least, half.isFinite, !look.isHidden, !look.isTranslucent,
      !timeline.isClear(shape), timeline.hasRoundOutline(shape),
      let clip = timeline.clip(around: shape),
      timeline.appearance(of: clip).outline != look.outline,
      let own = timeline.rectangle(of: shape), let whole = timeline.rectangle(of: clip),
      whole.encloses(own, within: 1), min(own.width, own.height) > look.lineWidth
    else { return nil }
    let rooms = Axis.allCases.map { axis in
      (axis, min(own.origin[axis] - whole.origin[axis], whole.end(axis) - own.end(axis)))
    }
    guard let (axis, room) = rooms.extremes(by: { $0.1 })?.least, half - room >= least else {
      return nil
    }
    return Self(
      timeline: timeline, shape: shape, clip: clip, axis: axis, half: half, room: max(0, room))
  }

  var goal: Goal? {
    Goal(timeline.kept(shape) + timeline.kept(clip), near: [shape, clip], traits: [.unseen])
  }

  var statement: Statement {
    Statement(
      """
      The line of \(shape) is drawn \(points(half)) points beyond its frame, and \(clip) cuts \
      it off after \(points(room))
      """,
      because: "Half of a \(code: "stroke") lies outside of its frame, and \(clip) is clipped")
  }

  var suspicion: Suspicion {
    suspected(
      .cutLine, of: shape, on: axis, placed: [clip, shape],
      remedies: [
        "write \(code: "strokeBorder") for \(code: "stroke")",
        "write \(code: ".padding(\(typed(half)))") on \(shape)",
      ], involving: [clip], off: half - room)
  }
}

extension Timeline {
  /// The nearest view around a shape that clips it, where nothing between them scrolls, moves,
  /// turns or scales it.
  fileprivate func clip(around shape: NodeID) -> NodeID? {
    guard appearance(of: shape).effects.allSatisfy(\.isTurn) else { return nil }
    for (inner, outer) in stepsOutwards(from: shape) {
      if has(.scrolls, outer) || has(.pages, outer) { return nil }
      if isClipped(outer) { return outer }
      if !appearance(of: outer).effects.allSatisfy(\.isTurn) || isMoved(inner) { return nil }
    }
    return nil
  }
}

extension Appearance.Effect {
  /// Whether it turns what it is on, which leaves a ring as it is.
  fileprivate var isTurn: Bool { if case .rotation = change { true } else { false } }
}
