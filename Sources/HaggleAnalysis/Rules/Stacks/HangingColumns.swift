import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hangingColumns = Rule(
    id: "hanging-columns",
    summary: "A column beside higher ones of the same kind stands in their middle.",
    finding: """
      A row puts the middles of its views on one line. Columns of a few entries each are of \
      one height, but the last one, which has fewer: it hangs between the first and the last \
      line of its neighbours, and its entries are beside the gaps of theirs.
      """,
    example: """
      // proposal: 400x180
      // text-cell: 8x20
      HStack(spacing: 16) {
        ForEach([["Ann", "Bob", "Cleo"], ["Dan", "Eve"]], id: \\.self) { names in
          VStack(spacing: 0) {
            ForEach(names, id: \\.self) { Text($0).id($0) }
          }
        }
      }
      .id("row")
      """,
    scope: """
      Reported for columns that one line of the source makes, with several views in each, and \
      for columns of texts that share a row in equal parts and are aligned to the left.
      """,
    help: """
      `alignment: .top` in the row
      """,
    exception: "they are to be centred", keyNote: "of the row", needs: "the log",
    consequences: [Rule.unlevelParts.id, Rule.unlevelColumns.id],
    search: .each(.rows, as: HangingColumns.find))
}

/// Columns of one kind in a row, with different numbers of entries.
private struct HangingColumns: Sighting {
  let timeline: Timeline
  let row: NodeID
  let highest: NodeID
  let lowest: NodeID
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 6

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let columns = timeline.tree.children(of: row)
    guard timeline.isCentred(row, on: .vertical),
      timeline.areAlike(columns) || timeline.areHeaded(columns)
    else { return nil }
    let sizes = columns.compactMap { timeline.column(in: $0) }
    guard sizes.count == columns.count,
      let (lowest, highest) = sizes.extremes(by: { $0.length }), lowest.count < highest.count,
      lowest.count > 1, let high = timeline.screenExtent(highest.node, .vertical),
      let low = timeline.screenExtent(lowest.node, .vertical), low.start - high.start >= Self.least,
      high.end - low.end >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, row: row, highest: highest.node, lowest: lowest.node,
      gap: low.start - high.start)
  }

  var goal: Goal? { Goal([.level(lowest, highest, at: 0, .vertical)], near: [row]) }

  var suspicion: Suspicion {
    suspected(
      .hangingColumns, of: row, on: .vertical, placed: [highest, lowest],
      remedies: ["write \(code: "alignment: .top") in \(row)"], involving: [lowest, highest],
      off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(lowest) begins \(points(gap)) points below \(highest) in \(row), as it has fewer views
      """, subject: lowest, isAboutPlace: true,
      because: "A row puts the middles of its views on one line")
  }
}

extension Timeline {
  /// The column that a view comes down to, its height, and how many views are in it.
  fileprivate func column(in node: NodeID) -> (node: NodeID, length: CGFloat, count: Int)? {
    guard let column = stack(in: node, along: .vertical), let length = length(column, .vertical)
    else { return nil }
    return (column, length, tree.childCount(of: column))
  }

  /// Whether they share a row in equal parts, each with a text above others that begin where it
  /// does.
  fileprivate func areHeaded(_ columns: [NodeID]) -> Bool {
    guard columns.count > 1, let width = columns.first.flatMap({ length($0, .horizontal) }) else {
      return false
    }
    return columns.allSatisfy { view in
      guard abs((length(view, .horizontal) ?? 0) - width) < 1, isGreedy(view, .horizontal),
        !has(.layersBehind, within: view), let column = stack(in: view, along: .vertical),
        has(.starts(.horizontal), column)
      else { return false }
      return tree.children(of: column).allSatisfy { comes($0, downTo: .text) }
    }
  }
}
