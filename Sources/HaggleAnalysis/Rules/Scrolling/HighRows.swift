import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let highRows = Rule(
    id: "high-rows",
    summary: "The rows of a list are higher than what they state, as a list has a least height.",
    finding: """
      A list makes each row at least so high that a finger hits it, 44 points on a phone. \
      Insets and frames that come to less change nothing: the row is centred in that height.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      List(1..<9, id: \\.self) { number in
        Text("Row \\(number)")
          .listRowInsets(EdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16))
      }
      .listStyle(.plain)
      """,
    scope: """
      Reported for two or more consecutive rows of a list that state insets above and below, or \
      a height of their own, and are higher by at least 8 points.
      """,
    help: "`.environment(\\.defaultMinListRowHeight, 24)` on the list; a `LazyVStack`",
    exception: "the rows are to be hit easily",
    search: .each(.lists, as: HighRows.find))
}

/// Rows that are as high as their list wants them, and not as they state.
private struct HighRows: Sighting {
  let timeline: Timeline
  let list: NodeID
  let first: Row
  let second: Row

  struct Row {
    let node: NodeID
    let content: CGFloat
    let insets: CGFloat
    let least: CGFloat

    var stated: CGFloat { content + insets }
  }

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 8

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: list)
    let high = timeline.highRows(of: list).filter { row in
      row.least - row.stated >= Self.least && timeline.statesHeight(row)
    }
    guard let first = high.first, let second = high.dropFirst().first,
      let index = rows.firstIndex(of: first.node), rows.dropFirst(index + 1).first == second.node
    else { return nil }
    return Self(
      timeline: timeline, list: list, first: first, second: second)
  }

  var goal: Goal? {
    let between = (first.stated + second.stated) / 2
    return Goal(
      [.distance(second.node, behind: first.node, .vertical, between)], near: [list],
      lengths: [.vertical: min(first.stated, second.stated)])
  }

  var suspicion: Suspicion {
    suspected(
      .highRows, of: first.node, on: .vertical, placed: [first.node, second.node],
      remedies: [
        """
        write \(code: ".environment(\\.defaultMinListRowHeight, \(typed(first.stated)))") on \
        \(list)
        """
      ], involving: [list], off: first.least - first.stated)
  }

  var statement: Statement {
    Statement(
      """
      the row of \(first.node) is \(points(first.least)) high, and states \
      \(points(first.stated)): \(points(first.content)) and insets of \(points(first.insets))
      """,
      because: "A list gives each row at least \(points(first.least)) points")
  }
}

extension Timeline {
  /// The rows whose height the list has raised to its least one, from the top.
  fileprivate func highRows(of list: NodeID) -> [HighRows.Row] {
    reasons(of: list, in: 0..<trace.events.count).compactMap { explanation in
      let reason = explanation.reason
      guard reason.knownRule == .row, let row = reason.child,
        let content = reason.terms.first?.value,
        let insets = reason.terms.first(where: { $0.knownRole == .insets })?.value,
        let least = reason.terms.first(where: { $0.operator == .atLeast })?.value
      else { return nil }
      return HighRows.Row(node: row, content: content, insets: insets, least: least)
    }
  }

  /// Whether a row states its insets above and below, or how high it is.
  fileprivate func statesHeight(_ row: HighRows.Row) -> Bool {
    has(.statesMargins, within: row.node) && row.insets > 0
      || modified(by: row.node).contains {
        has(.fixes(.vertical), $0) && length($0, .vertical) == row.content
      }
  }
}
