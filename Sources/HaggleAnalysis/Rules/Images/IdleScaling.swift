import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleScaling = Rule(
    id: "idle-scaling",
    summary: "A text or a symbol is told to fill or to fit, and stays as small as it is.",
    finding: """
      `.scaledToFill()`, `.scaledToFit()` and `.aspectRatio` propose a shape to a view. A text \
      that has room enough takes what its letters need, whatever it is proposed, and a symbol \
      has the size of its font: these modifiers make resizable pictures and shapes larger, and \
      nothing else.
      """,
    example: """
      // proposal: 200x200
      Text("42").scaledToFill().id("score")
        .frame(width: 140, height: 140)
      """,
    scope: """
      Reported for a text, or a symbol that is not resizable, at its ideal size, in a frame that \
      states both lengths and is two and a half times as long on both axes.
      """,
    help: """
      a very large font with `.minimumScaleFactor(0.01)` and `.lineLimit(1)`; `.resizable()` on \
      the symbol
      """,
    exception: "it is as large as it should be: then the modifier can go",
    search: .each(.with(.proposesShape), as: IdleScaling.find))
}

/// A text or a symbol that is proposed a shape in a much larger frame.
private struct IdleScaling: Sighting {
  let timeline: Timeline
  let modifier: NodeID
  let text: NodeID
  let frame: NodeID
  let size: CGSize
  let room: CGSize

  /// The frame is so many times as long.
  private static let factor: CGFloat = 2.5

  static func find(_ modifier: NodeID, in timeline: Timeline) -> Self? {
    guard let text = timeline.sizingChildren(of: modifier).first, timeline.hasFontSize(text),
      let size = timeline.size(of: text),
      let frame = timeline.fixedFrame(around: modifier), let room = timeline.size(of: frame),
      Axis.allCases.allSatisfy({ axis in
        timeline.ideal(text, axis).map { abs($0 - size[axis]) < 1 } == true
          && size[axis] > 0 && room[axis] >= Self.factor * size[axis]
      })
    else { return nil }
    return Self(
      timeline: timeline, modifier: modifier, text: text, frame: frame, size: size, room: room)
  }

  /// Letters that fill the room in one direction.
  var goal: Goal? {
    let growth = Axis.allCases.map { room[$0] / size[$0] }.min() ?? 1
    return Goal([.length(text, .horizontal, .atLeast(size.width * growth * 0.7))], near: [modifier])
  }

  var suspicion: Suspicion {
    suspected(
      .idleScaling, of: modifier, sized: [text],
      remedies: [
        timeline.has(.text, text)
          ? """
          write a large \(code: ".font(.system(size: 500))") with \
          \(code: ".minimumScaleFactor(0.01)") and \(code: ".lineLimit(1)") on \(text)
          """ : "write \(code: ".resizable()") on \(text)"
      ], exception: "it is as large as it should be", subject: text, involving: [text, frame],
      off: room.width - size.width)
  }

  var statement: Statement {
    Statement(
      """
      \(text) stays \(points(size.width))×\(points(size.height)) in \(points(room.width))×\
      \(points(room.height)), whatever \(timeline.modifier(modifier)) proposes to it
      """,
      subject: text,
      because: "Letters have the size of their font, and so have symbols that are not resizable")
  }
}

extension Timeline {
  /// Whether it is as large as its font makes it.
  fileprivate func hasFontSize(_ node: NodeID) -> Bool {
    has(.text, node) || has(.symbol, node)
  }

  /// The nearest frame with two stated lengths around a view, also around layers that it is one
  /// of; a row or a column in between divides the room.
  fileprivate func fixedFrame(around node: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: node) {
      if isLayer(inner) || !dividedAxes(outer).isEmpty || has(.scrolls, outer) { return nil }
      if Axis.allCases.allSatisfy({ has(.fixes($0), outer) }) { return outer }
    }
    return nil
  }
}
