import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let driftingColumns = Rule(
    id: "drifting-columns",
    summary: "The texts of two columns side by side drift apart.",
    finding: """
      Labels in one stack and values in another one beside it are level as long as all of them \
      are equally high. One value of two lines, or with room around it, moves all that are \
      below it, and the labels stay where they are.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      HStack(alignment: .top) {
        VStack(alignment: .leading) { Text("Name"); Text("Tags"); Text("Archived").id("label") }
        VStack(alignment: .leading) {
          Text("Harbour")
          Text("boats").frame(minHeight: 60)
          Text("No").id("value")
        }
      }
      """,
    scope: """
      Reported for two columns of as many views, at least three, whose first texts are level \
      and whose last ones are not.
      """,
    help: """
      one `Grid` with a `GridRow` for each pair; a column of rows
      """,
    exception: "they are not read across",
    keyNote: "of the last text of the shorter column", needs: "the log",
    search: .each(.rows, as: DriftingColumns.find))
}

/// Two columns in a row whose texts are level at first.
private struct DriftingColumns: Sighting {
  let timeline: Timeline
  let row: NodeID
  let upper: NodeID
  let lower: NodeID
  let cause: NodeID
  let shift: CGFloat
  /// The first views of both columns.
  let heads: (NodeID, NodeID)

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let parts = timeline.tree.children(of: row).filter { !timeline.has(.spacer, $0) }
    let columns = parts.compactMap { timeline.stack(in: $0, along: .vertical) }
      .map { timeline.tree.children(of: $0) }
    guard columns.count == 2, parts.count == 2, columns[0].count == columns[1].count,
      columns[0].count > 2
    else { return nil }
    let pairs = zip(columns[0], columns[1]).compactMap { a, b in timeline.level(a, b) }
    guard pairs.count == columns[0].count, let first = pairs.first, abs(first.shift) < 2,
      let last = pairs.last, abs(last.shift) >= Noticeable.gap, last.isText, first.isText,
      let cause = pairs.first(where: { abs($0.heights.0 - $0.heights.1) >= 2 })
    else { return nil }
    let isFirstUpper = last.shift > 0
    return Self(
      timeline: timeline, row: row, upper: isFirstUpper ? last.nodes.0 : last.nodes.1,
      lower: isFirstUpper ? last.nodes.1 : last.nodes.0,
      cause: cause.heights.0 > cause.heights.1 ? cause.nodes.0 : cause.nodes.1,
      shift: abs(last.shift), heads: first.nodes)
  }

  /// What is level stays so.
  var goal: Goal? {
    Goal(
      [
        .level(upper, lower, at: 0.5, .vertical), .level(heads.0, heads.1, at: 0.5, .vertical),
      ], near: [row])
  }

  var suspicion: Suspicion {
    suspected(
      .driftingColumns, of: upper, on: .vertical, placed: [upper, lower],
      remedies: [
        "write one \(code: "Grid") for both columns of \(row), with a \(code: "GridRow") for each pair"
      ], involving: [row, lower, cause], off: shift)
  }

  var statement: Statement {
    Statement(
      "\(upper) stands \(points(shift)) points above \(lower), which belongs beside it",
      isAboutPlace: true,
      because: "Two columns know nothing of each other: \(cause) is higher than what is beside it")
  }
}

/// Two views of one rank in two columns.
private struct Level {
  let nodes: (NodeID, NodeID)
  /// How far the second is below the first, in points.
  let shift: CGFloat
  let heights: (CGFloat, CGFloat)
  let isText: Bool
}

extension Timeline {
  fileprivate func level(_ a: NodeID, _ b: NodeID) -> Level? {
    guard let first = screenExtent(a, .vertical), let second = screenExtent(b, .vertical) else {
      return nil
    }
    return Level(
      nodes: (a, b), shift: second.start - first.start, heights: (first.length, second.length),
      isText: comes(a, downTo: .text) && comes(b, downTo: .text))
  }
}
