import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let heldIdeal = Rule(
    id: "held-ideal",
    summary: "A view that could fill its frame is held at its ideal size in it.",
    explanation: Explanation(
      finding: [
        """
        `.fixedSize()` offers its view nothing, and the view is as large as it would like to be. \
        A wider frame around it then makes it no wider: it only puts it into the middle of the \
        room that it was to take.
        """
      ],
      example: """
        // proposal: 393x100
        // text-cell: 8x20
        TextField("Search", text: .constant(""))
          .fixedSize(horizontal: true, vertical: false).id("field")
          .frame(width: 300)
        """,
      budget: nil,
      scope: [
        """
        It is told of frames that state a length around views that take what they are offered.
        """
      ],
      help: """
        no `.fixedSize()` where a length is stated
        """,
      exception: "it is to be in the middle of the frame",
      key: "`held-ideal@NAME`", classes: "smell", needs: "the log with the roles of its nodes"),
    consequences: [],
    search: .symptoms { timeline in
      Axis.allCases.flatMap { axis in
        timeline.nodes.compactMap { HeldIdeal($0, axis, timeline)?.suspicion }
      }
    },
    cure: { finding, timeline in
      finding.axis.flatMap { HeldIdeal(finding.node, $0, timeline)?.cure }
    })
}

/// A greedy view that is asked for its ideal size, in a frame that is longer.
private struct HeldIdeal {
  let timeline: Timeline
  let node: NodeID
  let frame: NodeID
  let axis: Axis
  let length: CGFloat
  let room: CGFloat

  /// Less, in points, is a margin.
  private static let least: CGFloat = 20

  init?(_ node: NodeID, _ axis: Axis, _ timeline: Timeline) {
    guard timeline.has(.asksForIdeal, node), let length = timeline.length(node, axis),
      let inner = timeline.sizingChildren(of: node).first,
      timeline.placement(of: inner)?.placement.proposal[axis] != timeline.offer(node, axis),
      timeline.isGreedy(inner, axis),
      !timeline.modified(by: inner).contains(where: { timeline.has(.limits(axis), $0) }),
      let frame = timeline.modifier(around: node, where: { timeline.has(.fixes(axis), $0) }),
      let room = timeline.length(frame, axis), room >= length + Self.least
    else { return nil }
    (self.timeline, self.node, self.frame, self.axis) = (timeline, node, frame, axis)
    (self.length, self.room) = (length, room)
  }

  var cure: Cure { Cure(aims: [.length(node, axis, .exactly(room))], near: [node]) }

  var suspicion: Suspicion {
    let finding = Finding(
      .heldIdeal, .smell, of: node, on: axis, in: timeline, saying: statement,
      shownBy: timeline.evidence(of: timeline.sizingSpan(node)),
      remedies: ["leave out \(timeline.modifier(node))"],
      exception: "it is to be in the middle of the frame")
    return Suspicion(finding, involving: [frame], off: room - length)
  }

  private var statement: Statement {
    Statement(
      """
      \(node) is \(points(length)) points \(axis.adjective) in a frame of \(points(room)), which \
      it could fill
      """,
      details: [
        .init(
          .sentence, "It asks its view how long it would like to be, and offers it nothing else")
      ])
  }
}
