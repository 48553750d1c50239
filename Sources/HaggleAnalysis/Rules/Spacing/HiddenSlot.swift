import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hiddenSlot = Rule(
    id: "hidden-slot",
    summary: "A text that is not shown keeps a gap of several lines.",
    explanation: Explanation(
      finding: [
        """
        `.opacity(0)` and `.hidden()` change what is drawn, and nothing of the layout: the view \
        keeps its place, and its container puts its distances around it. Where it has several \
        lines, people see a hole in the column.
        """
      ],
      example: """
        // proposal: 320x300
        // text-cell: 8x20
        VStack(spacing: 8) {
          Text("Password")
          Text("The password is too short, it needs twelve characters").opacity(0).id("message")
          Text("Continue")
        }
        .id("form")
        """,
      scope: [
        """
        It is told of texts of two and more lines that stand between views of a column. A single \
        line is mostly kept so that nothing jumps.
        """
      ],
      help: "an `if` around the view, so that it is not there",
      exception: "nothing is to move when it is shown",
      keyNote: "of the column", needs: "the log"),
    search: .symptoms { timeline in
      timeline.columns.flatMap { HiddenSlot.all(in: $0, timeline).prefix(1) }
    })
}

/// A text of a column that is not drawn.
private struct HiddenSlot: Detection {
  let timeline: Timeline
  let column: NodeID
  let hidden: NodeID
  let before: NodeID
  let after: NodeID
  let gap: CGFloat

  static func all(in column: NodeID, _ timeline: Timeline) -> [HiddenSlot] {
    let views = timeline.tree.children(of: column)
    guard views.count > 2 else { return [] }
    return views.indices.dropFirst().dropLast().compactMap { index in
      HiddenSlot.find(index, among: views, of: column, in: timeline)
    }
  }

  static func find(_ index: Int, among views: [NodeID], of column: NodeID, in timeline: Timeline)
    -> Self?
  {
    let (before, hidden, after) = (views[index - 1], views[index], views[index + 1])
    guard timeline.isHiddenText(hidden),
      ![before, after].contains(where: { timeline.isHiddenText($0) || timeline.isSpacer($0) }),
      let start = timeline.extent(before, .vertical)?.end,
      let end = timeline.extent(after, .vertical)?.start
    else { return nil }
    return Self(
      timeline: timeline, column: column, hidden: hidden, before: before, after: after,
      gap: end - start)
  }

  var goal: Goal? {
    guard let own = timeline.extent(hidden, .vertical),
      let next = timeline.extent(after, .vertical)
    else { return nil }
    return Goal([.gap(before, after, .vertical, next.start - own.end)], near: [hidden])
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .hiddenSlot, of: hidden, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [before, hidden, after]),
      remedies: ["put \(hidden) into an \(code: "if")"])
    // What is not drawn has no findings; the gap is the column's.
    return Suspicion(finding, subject: column, involving: [column, before, after], off: gap)
  }

  private var statement: Statement {
    Statement(
      "\(hidden) is not drawn, and keeps \(points(gap)) points between \(before) and \(after)",
      subject: column,
      because: "Whatever is hidden keeps its place and the distances around it")
  }
}

extension Timeline {
  fileprivate func isSpacer(_ node: NodeID) -> Bool { comes(node, downTo: .spacer) }

  /// Whether it is a text of several lines that is not drawn.
  fileprivate func isHiddenText(_ node: NodeID) -> Bool {
    guard let text = core(of: node), has(.text, text), place(text) != nil,
      let lines = lines(of: text), lines > 1
    else { return false }
    let modifiers = modified(by: node)
    // What is drawn over it has its size, as a field has that grows with its words.
    let isSizer = modifiers.prefix { !appearance(of: $0).isHidden }.contains { has(.layers, $0) }
    return !isSizer && modifiers.contains { appearance(of: $0).isHidden }
  }
}
