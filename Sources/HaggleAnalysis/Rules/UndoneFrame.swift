import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let undoneFrame = Rule(
    id: "undone-frame",
    summary: "A fixedSize around a frame that is to take all there is takes that room away again.",
    explanation: Explanation(
      finding: [
        """
        `.fixedSize()` proposes no length to what it is put on, and a frame with a maximum of ∞ \
        that is offered no length is as long as its content. A sheet that is to be as wide as the \
        screen and no higher than its words needs `.fixedSize(horizontal: false, vertical: true)`.
        """
      ],
      example: """
        // proposal: 393x300
        // text-cell: 8x20
        Text("Delete the draft?").padding(16)
          .frame(maxWidth: .infinity).background(Color.white).id("sheet")
          .fixedSize()
        """,
      budget: nil, scope: ["It is told of frames with a text in them."],
      help: "`.fixedSize(horizontal: false, vertical: true)`, or the other way round",
      exception: "it is to hug its content: then the frame can go",
      key: "`undone-frame@NAME`, of the fixedSize", classes: "contract",
      needs: "the log with the roles of its nodes"),
    consequences: [],
    search: .symptoms { timeline in
      let contents = Contents(timeline)
      return timeline.nodes.flatMap { node in
        Axis.allCases.compactMap { UndoneFrame(by: node, $0, timeline, contents)?.suspicion }
      }
    },
    cure: { finding, timeline in
      finding.axis.flatMap {
        UndoneFrame(by: finding.node, $0, timeline, Contents(timeline))?.cure
      }
    })
}

/// A view that asks for its ideal size what would take all there is.
private struct UndoneFrame {
  let timeline: Timeline
  let node: NodeID
  let frame: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  /// Less, in points, is not seen.
  private static let least: CGFloat = 20

  init?(by node: NodeID, _ axis: Axis, _ timeline: Timeline, _ contents: Contents) {
    guard timeline.has(.asksForIdeal, node), contents.holdsText(node),
      let room = timeline.offer(node, axis),
      let length = timeline.length(node, axis), room > length + Self.least,
      let inner = timeline.sizingChildren(of: node).first,
      timeline.placement(of: inner)?.placement.proposal[axis] != room,
      let frame = timeline.modified(by: inner).first(where: {
        timeline.has(.frames, $0) && timeline.has(.limits(axis), $0)
      }), timeline.isGreedy(frame, axis), timeline.length(frame, axis) != nil
    else { return nil }
    (self.timeline, self.node, self.frame, self.axis) = (timeline, node, frame, axis)
    (self.length, self.room) = (length, room)
  }

  var cure: Cure { Cure(aims: [.length(node, axis, .exactly(room))], near: [frame]) }

  var suspicion: Suspicion {
    let other = axis.cross.fixedSize
    let finding = Finding(
      .undoneFrame, .contract, of: node, on: axis, in: timeline, saying: statement,
      shownBy: timeline.evidence(of: timeline.sizingSpan(node)),
      remedies: ["write \(code: other)"],
      exception: "it is to hug its content: then the frame can go")
    return Suspicion(finding, involving: [frame], off: room - length)
  }

  private var statement: Statement {
    Statement(
      """
      \(frame) is to take all there is, \(points(room)) points, and is \(points(length)) \
      \(axis.adjective)
      """, subject: frame,
      details: [
        .init(
          .sentence,
          """
          \(timeline.modifier(node).capitalized) around it offers no length, and without one a \
          frame is as long as its content
          """)
      ])
  }
}
