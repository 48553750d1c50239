import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tightFrame = Rule(
    id: "tight-frame",
    summary: "A text is cut in a frame beside a spacer that has room for it.",
    explanation: Explanation(
      finding: [
        """
        A frame of a stated width holds its content to that width, however much is free beside \
        it. Two labels in a column of 130 points are cut to three letters each, and the spacer \
        in the same row is twice as wide as what they miss.
        """
      ],
      example: """
        // proposal: 400x60
        // text-cell: 8x20
        HStack {
          Text("Firefox")
          Spacer()
          Text("Update now").lineLimit(1).id("action").frame(width: 40)
        }
        """,
      scope: [
        """
        It is told of texts of one line that are cut in a frame with a stated width, where a \
        spacer in the row around it has the width that they miss.
        """
      ],
      help: """
        `minWidth:` instead of `width:` in the frame, with `.fixedSize()` on what is in it; a \
        width that is enough
        """,
      exception: "what is cut may be left out",
      key: "`tight-frame@NAME`", classes: "smell", needs: "the log with the roles of its nodes"),
    search: .symptoms { timeline in
      timeline.views(with: .text).compactMap { TightFrame($0, timeline)?.suspicion }
    },
    cure: { finding, timeline in
      timeline.firstTightText(in: finding.node).flatMap { TightFrame($0, timeline)?.cure }
    })
}

/// A text that is cut by a frame beside a spacer.
private struct TightFrame {
  let timeline: Timeline
  let text: NodeID
  let frame: NodeID
  let spacer: NodeID
  let width: CGFloat
  let needed: CGFloat

  /// Less, in points, is a letter's edge.
  private static let least: CGFloat = 2

  init?(_ text: NodeID, _ timeline: Timeline) {
    let axis = Axis.horizontal
    guard timeline.has(.text, text), timeline.lines(of: text) == 1,
      let width = timeline.length(text, axis), width > 0,
      let needed = timeline.ideal(text, axis), needed >= width + Self.least,
      let frame = timeline.stepsOutwards(from: text).first(where: {
        timeline.has(.fixes(axis), $0.outer)
      })?.outer, let (row, branch) = timeline.division(around: frame, axis),
      let spacer = timeline.tree.children(of: row).first(where: { timeline.has(.spacer, $0) }),
      spacer != branch, let room = timeline.length(spacer, axis),
      let least = timeline.least(spacer, axis), room - least >= needed - width
    else { return nil }
    (self.timeline, self.text, self.frame, self.spacer) = (timeline, text, frame, spacer)
    (self.width, self.needed) = (width, needed)
  }

  var cure: Cure {
    Cure(aims: [.length(text, .horizontal, .atLeast(needed))], near: [frame, text])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .tightFrame, .contract, of: frame, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: text)
        + timeline.evidence(of: text, at: nil, .horizontal),
      remedies: ["write \(code: "minWidth:") for \(code: "width:") in \(frame)"],
      exception: "what is cut may be left out")
    return Suspicion(finding, subject: text, involving: [text, spacer], off: needed - width)
  }

  private var statement: Statement {
    Statement(
      "\(text) is cut to \(points(width)) points of the \(points(needed)) that it needs",
      subject: text,
      details: [
        .init(
          .sentence,
          """
          \(timeline.modifier(frame).capitalized) holds it to that, and \(spacer) in the same row \
          is           \(points(timeline.length(spacer, .horizontal) ?? 0)) wide
          """)
      ])
  }
}

extension Timeline {
  /// The first text in a frame that is cut in it.
  fileprivate func firstTightText(in frame: NodeID) -> NodeID? {
    var open = [frame]
    while let next = open.popLast() {
      if TightFrame(next, self) != nil { return next }
      open += tree.children(of: next).reversed()
    }
    return nil
  }
}
