import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let clearTaker = Rule(
    id: "clear-taker",
    summary: "A colour that nobody sees takes room from what does show something.",
    finding: """
      `Color.clear` is a view like other colours: it takes all that it is offered. As what is \
      shown instead of nothing it takes its share of a column, and what scrolls below is left \
      with half of the screen. `EmptyView()` takes nothing.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      VStack(spacing: 0) {
        Color.clear.id("banner")
        ScrollView { Text("Nothing new") }.id("rows")
      }
      """,
    scope: """
      Reported from 40 points on beside something that would take them, and for a row in a \
      column that it makes at least twice as high as all else in it.
      """,
    help: "`EmptyView()` in its place; a frame with both lengths",
    exception: "it is to keep that room", needs: "the log",
    search: .each(.all, as: ClearTaker.find))
}

/// A clear colour that shares a length with views that take what there is.
private struct ClearTaker: Sighting {
  let timeline: Timeline
  let node: NodeID
  let container: NodeID
  let other: NodeID
  let axis: Axis
  let length: CGFloat

  /// Less, in points, is a distance.
  private static let least: CGFloat = 40

  static func find(_ node: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isClear(node) else { return nil }
    if let row = find(across: node, in: timeline) { return row }
    for axis in Axis.allCases {
      guard let (container, branch) = timeline.division(around: node, axis),
        timeline.isGreedy(branch, axis), timeline.offer(container, axis) != nil,
        !timeline.has(.frames, within: branch),
        let length = timeline.length(branch, axis), length >= Self.least,
        let other = timeline.tree.children(of: container).first(where: { view in
          view != branch && timeline.isGreedy(view, axis) && !timeline.has(.spacer, view)
            && timeline.has(.scrolls, timeline.greedSource(of: view, axis))
        })
      else { continue }
      return Self(
        timeline: timeline, node: node, container: container, other: other, axis: axis,
        length: length)
    }
    return nil
  }

  /// What makes its row many times as high as all that one sees of it.
  private static func find(across node: NodeID, in timeline: Timeline) -> Self? {
    guard let (row, branch) = timeline.division(around: node, .horizontal),
      timeline.isGreedy(branch, .vertical), !timeline.has(.frames, within: branch),
      let length = timeline.length(row, .vertical),
      timeline.length(branch, .vertical) == length,
      // A row that is all of a page may fill it.
      timeline.division(around: row, .vertical) != nil
    else { return nil }
    let others = timeline.tree.children(of: row).filter {
      $0 != branch && !timeline.has(.spacer, $0)
    }
    guard let other = timeline.longest(of: others, .vertical),
      let enough = timeline.length(other, .vertical), length >= 2 * enough + Self.least
    else { return nil }
    return Self(
      timeline: timeline, node: node, container: row, other: other, axis: .vertical, length: length)
  }

  /// Whether it is the height of a row that it takes.
  private var isAcross: Bool { timeline.dividedAxes(container) == Axis.Set(axis.cross) }

  var goal: Goal? {
    guard !isAcross else {
      let enough = timeline.length(other, axis) ?? 0
      return Goal(
        [.length(container, axis, .atMost(enough))], near: [node, container],
        lengths: [axis: enough])
    }
    let whole = length + (timeline.length(other, axis) ?? 0)
    return Goal([.length(other, axis, .between(whole - 1, whole + 64))], near: [other])
  }

  var suspicion: Suspicion {
    suspected(
      .clearTaker, of: node, on: axis, placed: [node, other],
      remedies: [
        "write \(code: "EmptyView()") in place of \(node)",
        "write \(code: isAcross ? ".frame(width: …, height: …)" : flat) on \(node)",
      ], involving: [container, other], off: length)
  }

  private var flat: String { ".frame(\(axis.dimension): 0)" }

  var statement: Statement {
    let room = points(timeline.length(other, axis) ?? 0)
    let effect: Prose =
      isAcross
      ? "makes \(container) \(points(length)) points high, and \(other) in it is \(room)"
      : "takes \(points(length)) points, and \(other) has \(room)"
    return Statement(
      "\(node), which nobody sees, \(effect)",
      because: "A colour takes all that it is offered, a clear one as well")
  }
}
