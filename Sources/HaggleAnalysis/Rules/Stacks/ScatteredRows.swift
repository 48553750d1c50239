import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let scatteredRows = Rule(
    id: "scattered-rows",
    summary: "Rows under each other are centred, each by itself, and begin at different places.",
    finding: """
      A column, or a frame, puts what is narrower into its middle unless it says otherwise. Rows \
      of a mark and a text, or of a label and a value, are of different widths: each begins \
      elsewhere, and nothing stands in line.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      VStack {
        ForEach(["Lunch", "Dinner with everybody"], id: \\.self) { title in
          HStack {
            Color.red.frame(width: 8, height: 8)
            Text(title).id(title)
          }
        }
      }
      .id("list")
      """,
    scope: """
      Reported for rows of two or three views, the first or second a text, of one line. The \
      label of a button that fills its room is in the middle on purpose.
      """,
    help: "`alignment: .leading` in the column, or in the frame of the row",
    exception: "each row is to be centred",
    keyNote: "of the first view of a row", needs: "the log",
    search: .each(.columns, as: ScatteredRows.find))
}

/// A column of rows that begin at different places.
private struct ScatteredRows: Sighting {
  let timeline: Timeline
  let column: NodeID
  let starts: [NodeID]
  let first: NodeID
  let last: NodeID

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: column)
    guard children.count > 1, !timeline.has(.ends(.horizontal), column),
      !children.allSatisfy(timeline.isPill)
    else { return nil }
    let inside = children.compactMap { child in
      timeline.shortRow(in: child).map { (row: $0, indent: timeline.indent(of: $0, in: child)) }
    }
    let rows = inside.map(\.row)
    guard rows.count > 1, timeline.areAlike(rows), !rows.contains(where: timeline.isGuided)
    else { return nil }
    let starts = rows.compactMap { timeline.tree.children(of: $0).first }
    let places = zip(starts, inside).compactMap { start, row in
      timeline.screenExtent(start, .horizontal).map { $0.start - row.indent }
    }
    guard places.count == rows.count,
      let (first, last) = places.indices.extremes(by: { places[$0] }),
      places[last] - places[first] >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, column: column, starts: starts, first: starts[first], last: starts[last])
  }

  var goal: Goal? {
    Goal(
      starts.map { .level($0, first, at: 0, .horizontal) },
      near: [column] + [timeline.parent(first)].compactMap(\.self))
  }

  private func place(_ node: NodeID) -> CGFloat { timeline.start(node, .horizontal) }

  var suspicion: Suspicion {
    suspected(
      .scatteredRows, of: last, on: .horizontal, placed: [first, last],
      remedies: ["write \(code: "alignment: .leading") in \(column), or in the frame of each row"],
      involving: [column, first], off: place(last) - place(first))
  }

  var statement: Statement {
    Statement(
      """
      \(last) begins at \(points(place(last))), and \(first) in another row of \(column) at \
      \(points(place(first)))
      """, isAboutPlace: true,
      because: "What is narrower than its room is put into the middle of it")
  }
}

extension Timeline {
  /// Whether something round is painted behind it, as long as what is in it: it is a thing by
  /// itself.
  fileprivate func isPill(_ view: NodeID) -> Bool {
    modified(by: view).contains { isPainted(behind: $0) && isRound(behind: $0) }
  }

  /// Whether a guide of a view in it puts a row where it is to be.
  fileprivate func isGuided(_ row: NodeID) -> Bool {
    tree.children(of: row).contains { has(.guides(.horizontal), within: $0) }
  }

  /// The row that a view comes down to, if it is shorter than its room or hugs what is in it.
  fileprivate func shortRow(in node: NodeID) -> NodeID? {
    guard !isCentredLabel(node) else { return nil }
    return modified(by: node).first { row in
      let children = tree.children(of: row)
      return dividedAxes(row) == .horizontal && !isGreedy(row, .horizontal) && !has(.declared, row)
        && (2...3).contains(children.count)
        && children.prefix(2).contains { comes($0, downTo: .text) }
    }
  }

  /// How far a row is moved in by its own padding, which is stated.
  fileprivate func indent(of row: NodeID, in node: NodeID) -> CGFloat {
    modified(by: node).prefix { $0 != row }.reduce(0) { sum, outer in
      guard has(.spaces, outer), let inner = tree.firstChild(of: outer),
        let start = screenExtent(inner, .horizontal)?.start,
        let edge = screenExtent(outer, .horizontal)?.start
      else { return sum }
      return sum + start - edge
    }
  }

  /// Whether it is a button as wide as its room: its label is in the middle on purpose. One with a
  /// style of the app's own shows its room by what it paints.
  private func isCentredLabel(_ node: NodeID) -> Bool {
    let chain = modified(by: node)
    let button = chain.first {
      has(.reacts, $0) || has(.reactsToContent, $0) && isPainted(within: $0)
    }
    guard let button else { return false }
    return modified(by: button).contains { has(.frames, $0) && isGreedy($0, .horizontal) }
  }
}
