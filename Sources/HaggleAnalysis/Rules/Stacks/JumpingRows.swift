import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let jumpingRows = Rule(
    id: "jumping-rows",
    summary: "A symbol that only some rows show makes these rows higher than the others.",
    finding: """
      A row is as high as its highest view. Where that is a symbol or a button that only some \
      rows have, as by an `if`, these rows are higher than the others, and all below moves as \
      soon as it comes or goes.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(spacing: 0) {
        ForEach(["Milk", "Bread"], id: \\.self) { name in
          HStack {
            Text(name)
            Spacer()
            if name == "Milk" { Image(systemName: "checkmark").frame(height: 34).id("mark") }
          }
          .id("row of \\(name)")
        }
      }
      """,
    scope: """
      Reported for rows that one line of the source makes and that would be equally high \
      without that view, or in which a text has a second line only where it is.
      """,
    help: """
      The view in every row, with `.opacity(isShown ? 1 : 0)`, so that it keeps its room; \
      `.frame(minHeight: …)` on the row
      """,
    exception: "rows without it are meant to be lower",
    keyNote: "of the lower row", needs: "the log",
    search: .symptoms { timeline in
      (timeline.columns + timeline.lists).compactMap { column -> (any Detection)? in
        JumpingRows.find(in: column, timeline) ?? BrokenRow.find(in: column, timeline)
      }
    })
}

/// Rows of a loop, and a view in one of them that the others have not.
private struct JumpingRows: Detection {
  let timeline: Timeline
  let column: NodeID
  let low: (row: NodeID, height: CGFloat)
  let high: (row: NodeID, height: CGFloat)
  let optional: NodeID

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 3
  private static let mostRows = 64

  static func find(in column: NodeID, _ timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows).compactMap { row in
      timeline.stack(in: row, along: .horizontal).flatMap { stack in
        timeline.length(stack, .vertical).map { (row: row, stack: stack, height: $0) }
      }
    }
    guard let (low, high) = rows.extremes(by: { $0.height }), high.height - low.height >= least,
      timeline.place(high.stack).map({ $0 == timeline.place(low.stack) }) ?? false,
      case let further = timeline.views(of: high.stack, beyond: low.stack),
      let optional = further.first(where: {
        timeline.length($0, .vertical).map { $0 > high.height - Timeline.tolerance } ?? false
      }), further.allSatisfy(timeline.isOrnament),
      let others = timeline.height(of: high.stack, without: further),
      abs(others - low.height) < Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, column: column, low: (low.stack, low.height),
      high: (high.stack, high.height), optional: optional)
  }

  var goal: Goal? {
    Goal(
      [.length(low.row, .vertical, .exactly(high.height))], near: [optional, low.row],
      lengths: [.vertical: high.height])
  }

  var suspicion: Suspicion {
    Suspicion(
      .jumpingRows, of: low.row, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(low.row) is \(points(low.height)) points high, and \(high.row), a row of the same make, \
        \(points(high.height))
        """,
        because: "\(optional), which only some rows show, is the highest view in its row"),
      shownBy: timeline.sizing(of: low.row) + timeline.sizing(of: high.row),
      remedies: [
        """
        have \(optional) in every row, and hide it by \(code: ".opacity(isShown ? 1 : 0)") where it \
        is not to be seen
        """,
        "write \(code: ".frame(minHeight: \(typed(high.height)))") on \(low.row)",
      ], involving: [optional, high.row, column], off: high.height - low.height)
  }
}

extension Timeline {
  /// The views of a row that a lower one has not; none where that has some of its own: then they
  /// are rows that something makes of what it is given.
  func views(of high: NodeID, beyond low: NodeID) -> [NodeID] {
    let (own, others) = (tree.children(of: high), Set(tree.children(of: low).map { place($0) }))
    guard others.isSubset(of: own.map { place($0) }) else { return [] }
    return own.filter { !others.contains(place($0)) }
  }

  private func isAtMost(_ most: CGFloat, _ node: NodeID) -> Bool {
    size(of: node).map { max($0.width, $0.height) <= most } ?? false
  }

  /// How high a row would be without some of its views.
  fileprivate func height(of row: NodeID, without views: [NodeID]) -> CGFloat? {
    let others = tree.children(of: row).filter { !views.contains($0) && !has(.spacer, $0) }
    return others.compactMap { length($0, .vertical) }.max()
  }

  /// Whether a view is beside what a row says: a symbol, or what reacts to taps.
  func isOrnament(_ node: NodeID) -> Bool {
    comes(node, downTo: .symbol) || comes(node, downTo: .decorates)
      || comes(node, downTo: .image) && isAtMost(Timeline.finger, node)
      || modified(by: node).contains { has(.reacts, $0) || has(.reactsToContent, $0) }
  }
}
