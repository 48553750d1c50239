import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let wideControl = Rule(
    id: "wide-control",
    summary: "A control in a row takes all the width and pushes what is behind it away.",
    explanation: Explanation(
      finding: [
        """
        A date picker, a toggle or a stepper with a label takes the width that it is offered: \
        the label stands at its beginning, the control at its end. In the middle of a row its \
        parts are far from each other, and what follows is at the far end of the screen.
        """
      ],
      example: """
        // proposal: 600x60
        // text-cell: 8x20
        HStack {
          Toggle("Live", isOn: .constant(true)).id("live")
          Text("Clear")
        }
        """,
      budget: nil,
      scope: [
        """
        It is told of controls with a label, with a text or a button behind them in the row, \
        where they are twice as wide as they have to be.
        """
      ],
      help: """
        `.fixedSize()` on the control; `.labelsHidden()` with a text of one's own
        """,
      exception: "it is to take all the room",
      key: "`wide-control@NAME`", classes: "smell", needs: "the log with the roles of its nodes"),
    consequences: [],
    search: .symptoms { timeline in
      timeline.nodes.compactMap { WideControl($0, timeline)?.suspicion }
    },
    cure: { finding, timeline in
      WideControl(finding.node, timeline)?.cure
    })
}

/// A control in a row, with something behind it, far wider than it has to be.
private struct WideControl {
  let timeline: Timeline
  let control: NodeID
  let row: NodeID
  let next: NodeID
  let length: CGFloat
  let enough: CGFloat

  /// Less, in points, is a margin.
  private static let least: CGFloat = 80

  init?(_ control: NodeID, _ timeline: Timeline) {
    let parts = timeline.tree.children(of: control)
    guard timeline.has(.assumed, control), parts.count > 1,
      parts.contains(where: { timeline.comes($0, downTo: .text) }),
      timeline.isGreedy(control, .horizontal),
      let (row, branch) = timeline.division(around: control, .horizontal),
      let next = timeline.sibling(behind: branch, in: row), !timeline.has(.spacer, next),
      let length = timeline.length(control, .horizontal),
      let enough = timeline.ideal(control, .horizontal), length > 2 * enough,
      length > enough + Self.least
    else { return nil }
    (self.timeline, self.control, self.row, self.next) = (timeline, control, row, next)
    (self.length, self.enough) = (length, enough)
  }

  var cure: Cure {
    Cure(aims: [.length(control, .horizontal, .between(1, enough + 1))], near: [control])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .wideControl, .smell, of: control, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.evidence(of: timeline.sizingSpan(control))
        + timeline.evidence(of: control, at: nil, .horizontal),
      remedies: ["write \(code: ".fixedSize()") on \(control)"],
      exception: "it is to take all the room")
    return Suspicion(finding, involving: [row, next], off: length - enough)
  }

  private var statement: Statement {
    Statement(
      """
      \(control) is \(points(length)) points wide, and \(points(enough)) would do: \(next) stands \
      far behind it
      """,
      details: [
        .init(.sentence, "Its label stands at its beginning, and the rest of it at its end"),
        .init(.sentence, "What a control needs by itself is assumed"),
      ])
  }
}
