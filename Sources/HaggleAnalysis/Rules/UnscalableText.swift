import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unscalableText = Rule(
    id: "unscalable-text",
    summary: "A text is told to fill or to fit, and keeps the size of its letters.",
    explanation: Explanation(
      finding: [
        """
        `.scaledToFill()`, `.scaledToFit()` and `.aspectRatio` propose a shape to a view. A text \
        that has room enough takes what its letters need, whatever it is proposed: these modifiers \
        make pictures and shapes larger, and no letters.
        """
      ],
      example: """
        // proposal: 200x200
        Text("42").scaledToFill().id("score")
          .frame(width: 140, height: 140)
        """,
      scope: [
        """
        It is told of a text at the size that it would like, in a frame that states both lengths \
        and is twice as long on both axes.
        """
      ],
      help: """
        a very large font with `.minimumScaleFactor(0.01)` and `.lineLimit(1)`
        """,
      exception: "the text is as large as it should be: then the modifier can go",
      key: "`unscalable-text@NAME`", classes: "smell", needs: "the log with the roles of its nodes"),
    search: .symptoms { timeline in
      timeline.views(with: .proposesShape).compactMap { UnscalableText($0, timeline)?.suspicion }
    },
    cure: { finding, timeline in
      finding.statement.subject.flatMap { timeline.parent($0) }
        .flatMap { UnscalableText($0, timeline)?.cure }
    })
}

/// A text that is proposed a shape in a much larger frame.
private struct UnscalableText {
  let timeline: Timeline
  let modifier: NodeID
  let text: NodeID
  let frame: NodeID
  let size: CGSize
  let room: CGSize

  /// The frame is so many times as long.
  private static let factor: CGFloat = 2

  init?(_ modifier: NodeID, _ timeline: Timeline) {
    guard timeline.has(.proposesShape, modifier),
      let text = timeline.sizingChildren(of: modifier).first, timeline.has(.text, text),
      let size = timeline.size(of: text),
      let frame = timeline.roomAround(modifier), let room = timeline.size(of: frame),
      Axis.allCases.allSatisfy({ axis in
        timeline.ideal(text, axis).map { abs($0 - size[axis]) < 1 } == true
          && size[axis] > 0 && room[axis] >= Self.factor * size[axis]
      })
    else { return nil }
    (self.timeline, self.modifier, self.text) = (timeline, modifier, text)
    (self.frame, self.size, self.room) = (frame, size, room)
  }

  /// Letters that fill the room in one direction.
  var cure: Cure {
    let growth = Axis.allCases.map { room[$0] / size[$0] }.min() ?? 1
    return Cure(
      aims: [.length(text, .horizontal, .atLeast(size.width * growth * 0.7))], near: [modifier])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .unscalableText, .smell, of: modifier, on: nil, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: text),
      remedies: [
        """
        write a large \(code: ".font(.system(size: 500))") with \
        \(code: ".minimumScaleFactor(0.01)") and \(code: ".lineLimit(1)") on \(text)
        """
      ],
      exception: "the text is as large as it should be")
    return Suspicion(
      finding, subject: text, involving: [text, frame], off: room.width - size.width)
  }

  private var statement: Statement {
    Statement(
      """
      \(text) stays \(points(size.width))×\(points(size.height)) in \(points(room.width))×\
      \(points(room.height)): \(timeline.modifier(modifier)) makes no letters larger
      """,
      subject: text,
      details: [.init(.sentence, "A text has the size of its font, whatever shape it is proposed")])
  }
}

extension Timeline {
  /// The nearest frame with two stated lengths around a view, also around layers that it is one
  /// of; a row or a column in between divides the room.
  fileprivate func roomAround(_ node: NodeID) -> NodeID? {
    for (inner, outer) in stepsOutwards(from: node) {
      if isLayer(inner) || !dividedAxes(outer).isEmpty || has(.scrolls, outer) { return nil }
      if Axis.allCases.allSatisfy({ has(.fixes($0), outer) }) { return outer }
    }
    return nil
  }
}
