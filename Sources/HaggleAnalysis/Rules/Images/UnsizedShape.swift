import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unsizedShape = Rule(
    id: "unsized-shape",
    summary: "A circle or another shape without a size takes all there is beside a text.",
    explanation: Explanation(
      finding: [
        """
        A shape takes all that it is offered: a circle in a row is as high as the row may be, and \
        as wide. As a dot or a badge beside a text it needs a frame.
        """
      ],
      example: """
        // proposal: 393x60
        // text-cell: 8x20
        HStack {
          Circle().fill(.green).id("dot")
          Text("Online")
          Spacer()
        }
        """,
      scope: [
        """
        Reported for shapes with round corners or ends, beside a text in a row, that nothing gives \
        a size to, and that are twice as high as the text; and for capsules in a column of texts \
        that take all the height which these leave.
        """
      ],
      help: "`.frame(width: …, height: …)` on the shape", exception: "it is to be that large"),
    search: .symptoms { timeline in
      timeline.views(with: .decorates).compactMap {
        (UnsizedShape.find($0, in: timeline) ?? UnsizedShape.find(barIn: $0, in: timeline))
      }
    })
}

/// A shape beside a text that is as large as there is room.
private struct UnsizedShape: Detection {
  let timeline: Timeline
  let shape: NodeID
  let text: NodeID
  let row: NodeID
  let height: CGFloat
  let line: CGFloat

  static func find(_ shape: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.decorates, shape), !timeline.has(.fillsCorners, shape),
      !timeline.isThin(shape, across: .vertical), let row = timeline.parent(shape),
      timeline.dividedAxes(row) == .horizontal,
      timeline.tree.children(of: shape).isEmpty,
      let text = timeline.tree.children(of: row).first(where: {
        timeline.comes($0, downTo: .text)
      }), let height = timeline.length(shape, .vertical),
      let line = timeline.length(text, .vertical), line > 0, height > 2 * line,
      Axis.allCases.contains(where: { axis in
        timeline.length(shape, axis) == timeline.offer(shape, axis)
      }) || timeline.isGreedy(shape, .vertical)
    else { return nil }
    return Self(
      timeline: timeline, shape: shape, text: text, row: row, height: height, line: line)
  }

  /// A bar with round ends that takes all the height which the texts of its column leave.
  static func find(barIn shape: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.decorates, shape), timeline.tree.children(of: shape).isEmpty,
      timeline.appearance(of: shape).outline == .capsule,
      timeline.isGreedy(shape, .horizontal),
      let (column, branch) = timeline.division(around: shape, .vertical),
      timeline.modified(by: branch).contains(where: { $0 == shape || timeline.isLayerStack($0) }),
      !timeline.has(.ignoresContent, within: branch),
      let text = timeline.tree.children(of: column).first(where: {
        timeline.comes($0, downTo: .text)
      }), let height = timeline.length(shape, .vertical),
      let line = timeline.length(text, .vertical), line > 0, height > Self.most,
      timeline.length(branch, .vertical) == height
    else { return nil }
    return Self(
      timeline: timeline, shape: shape, text: text, row: column, height: height, line: line)
  }

  /// What is higher, in points, is no bar.
  private static let most: CGFloat = 100

  /// About as high as the letters.
  private var enough: CGFloat { ((timeline.lineHeight(of: text) ?? line) / 2).rounded() }

  var goal: Goal? {
    let isBar = timeline.dividedAxes(row) == .vertical
    let axes: [Axis] = isBar ? [.vertical] : Axis.allCases
    return Goal(
      axes.map { .length(shape, $0, .atMost(1.5 * enough)) }, near: [row],
      lengths: isBar ? [.vertical: enough] : [.horizontal: enough, .vertical: enough],
      traits: [.statedLength])
  }

  var suspicion: Suspicion {
    Suspicion(
      .unsizedShape, of: shape, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: shape),
      remedies: ["write \(code: ".frame(width: …, height: …)") on \(shape)"],
      involving: [row, text], off: height - line)
  }

  private var statement: Statement {
    Statement(
      """
      \(shape) is \(points(height)) points high, and \(text) beside it \(points(line))
      """, because: "A shape without a frame takes all that it is offered")
  }
}
