import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let halfList = Rule(
    id: "half-list",
    summary: "A list takes half of a wide window, for rows that are short.",
    explanation: Explanation(
      finding: [
        """
        A list takes all the width that it is offered. Beside a view that does so, too, it gets an \
        equal share of the row: half of the window, however short its rows are.
        """
      ],
      example: """
        // proposal: 900x300
        // text-cell: 8x20
        HStack(spacing: 0) {
          List { Text("Inbox"); Text("Drafts") }.id("boxes")
          Text("No message").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        """,
      scope: [
        """
        Reported in rooms of at least 600 points where the longest text of the list needs less \
        than a third of its width and nothing states how wide it is.
        """
      ],
      help: """
        `.frame(width: 220)` on the list; `NavigationSplitView`
        """,
      exception: "both are to be equally wide"),
    traits: [.unusedSpace],
    search: .each(.lists, as: HalfList.find))
}

/// A list that shares a wide row with a view that takes all there is, too.
private struct HalfList: Detection {
  let timeline: Timeline
  let list: NodeID
  let row: NodeID
  let other: NodeID
  let width: CGFloat
  let enough: CGFloat

  /// What is narrower, in points, has no room for a list beside something.
  private static let least: CGFloat = 600

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isGreedy(list, .horizontal),
      let (row, branch) = timeline.division(around: list, .horizontal),
      let whole = timeline.length(row, .horizontal), whole >= Self.least,
      let width = timeline.length(list, .horizontal),
      let other = timeline.tree.children(of: row).first(where: { other in
        other != branch && timeline.isGreedy(other, .horizontal)
          && timeline.length(other, .horizontal).map { abs($0 - width) < 1 } ?? false
          && !timeline.has(.scrolls, within: other)
      }), let enough = timeline.longestText(in: list), 3 * enough < width
    else { return nil }
    return Self(
      timeline: timeline, list: list, row: row, other: other, width: width, enough: enough)
  }

  var goal: Goal? {
    Goal(
      [.length(list, .horizontal, .between(enough, 0.7 * width))], near: [list],
      lengths: [.horizontal: max(220, 1.5 * enough).rounded()])
  }

  var suspicion: Suspicion {
    Suspicion(
      .halfList, of: list, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: list),
      remedies: ["write \(code: ".frame(width: 220)") on \(list)"], involving: [row, other],
      off: width - enough)
  }

  private var statement: Statement {
    Statement(
      """
      \(list) is \(points(width)) points wide, as \(other) is, and the longest text in it \
      \(points(enough))
      """,
      because: "Both take all that they are offered, and \(row) shares it out")
  }
}

extension Timeline {
  /// How long the longest text in a view is; nil if there is none.
  fileprivate func longestText(in node: NodeID) -> CGFloat? {
    tree.walk(from: node).filter { has(.text, $0) }.compactMap { length($0, .horizontal) }.max()
  }
}
