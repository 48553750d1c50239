import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let halfList = Rule(
    id: "half-list",
    summary: "A list takes half of a wide window or of a column, for rows that need far less.",
    finding: """
      A list takes all the width that it is offered. Beside a view that does so, too, it gets an \
      equal share of the row: half of the window, however short its rows are. So does a list or \
      a scroll view above another one: half of the column for a single row, while the other one \
      has to scroll.
      """,
    example: """
      // proposal: 900x300
      // text-cell: 8x20
      HStack(spacing: 0) {
        List { Text("Inbox"); Text("Drafts") }.id("boxes")
        Text("No message").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      """,
    scope: """
      Reported in rooms of 600 points and more, where the longest text of the list needs less \
      than a third of its width and nothing states how wide it is; and in columns, where two \
      are equally high, one needs less than half of that, and the other one more.
      """,
    help: """
      `.frame(width: 220)` on the list; `NavigationSplitView`; in a column one `List` with two \
      `Section`s, or `.frame(height: …)` on the short one
      """,
    exception: "both are to be equally large",
    traits: [.unusedSpace],
    search: .symptoms { timeline in
      timeline.lists.compactMap { HalfList.find($0, in: timeline) }
        + timeline.columns.compactMap { HalfColumn.find($0, in: timeline) }
    })
}

/// A list that shares a wide row with a view that takes all there is, too.
private struct HalfList: Sighting {
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
    suspected(
      .halfList, of: list, on: .horizontal, sized: [list],
      remedies: ["write \(code: ".frame(width: 220)") on \(list)"], involving: [row, other],
      off: width - enough)
  }

  var statement: Statement {
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

/// What scrolls in a column, as high as another one, which needs more.
private struct HalfColumn: Sighting {
  let timeline: Timeline
  let column: NodeID
  let short: ScrolledPart
  let long: ScrolledPart

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let parts = timeline.tree.children(of: column).compactMap {
      ScrolledPart(in: $0, timeline)
    }
    guard parts.count > 1, let (short, long) = parts.extremes(by: { $0.enough }),
      abs(short.height - long.height) < 1, 0 < short.enough, 2 * short.enough < short.height,
      long.enough > long.height
    else { return nil }
    return Self(timeline: timeline, column: column, short: short, long: long)
  }

  var goal: Goal? {
    Goal(
      [.length(short.node, .vertical, .between(short.enough, 0.7 * short.height))],
      near: [short.node, column], lengths: [.vertical: short.enough.rounded(.up)])
  }

  var suspicion: Suspicion {
    suspected(
      .halfList, of: short.node, on: .vertical, sized: [short.node], remedies: remedies,
      involving: [column, long.node], off: short.height - short.enough)
  }

  var statement: Statement {
    Statement(
      """
      \(short.node) is \(points(short.height)) points high for content of \
      \(points(short.enough)), and \(long.node), which needs \(points(long.enough)), has no more
      """,
      because: "Both take all that they are offered, and \(column) shares it out")
  }

  private var remedies: [Prose] {
    let areLists = timeline.isList(short.node) && timeline.isList(long.node)
    let joined: Prose =
      areLists
      ? "put the rows of both into one \(code: "List"), each in a \(code: "Section")"
      : "put the content of both into one \(code: timeline.kind(long.node))"
    return [joined, "write \(code: ".frame(height: …)") on \(short.node)"]
  }
}

/// A child of a column that scrolls up and down and takes all that it is offered.
private struct ScrolledPart {
  let node: NodeID
  let height: CGFloat
  /// How high all that is in it is.
  let enough: CGFloat

  init?(in branch: NodeID, _ timeline: Timeline) {
    guard timeline.isGreedy(branch, .vertical),
      let node = timeline.modified(by: branch).first(where: { timeline.has(.scrolls, $0) }),
      let height = timeline.length(node, .vertical),
      let enough = timeline.scrolledLength(of: node)
    else { return nil }
    (self.node, self.height, self.enough) = (node, height, enough)
  }
}

extension Timeline {
  /// How high the content of a scroll view is, or the rows of a list with as much below them as
  /// above; nil where that does not scroll up and down.
  fileprivate func scrolledLength(of node: NodeID) -> CGFloat? {
    guard isList(node) else {
      return content(of: node, scrolledAlong: .vertical).flatMap { length($0, .vertical) }
    }
    guard let first = tree.firstChild(of: node).flatMap({ extent($0, .vertical) }),
      let end = contentEnd(of: node, .vertical)
    else { return nil }
    return first.start + end
  }
}
