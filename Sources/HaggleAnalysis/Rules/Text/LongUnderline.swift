import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let longUnderline = Rule(
    id: "long-underline",
    summary: "A line under a text is far longer than the text.",
    finding: """
      A shape is as wide as it is offered. Under a headline, in a column of its own, a \
      rectangle of a few points of height is so as wide as the screen, and makes the column as \
      wide.
      """,
    example: """
      // proposal: 375x100
      // text-cell: 8x20
      VStack {
        Text("Statistics").id("title")
        Rectangle().frame(height: 5).id("line")
      }
      """,
    scope: """
      Reported for a column of a text and a shape that states a height of 3 to 8 points and \
      no width. What is thinner divides the page; in a row, where a column that centres its \
      views stands beside another view, it counts from a hairline on, also between two texts, \
      as the line of a fraction or of a sum does.
      """,
    help: """
      `.fixedSize(horizontal: true, vertical: false)` on the column; the line as an \
      `.overlay(alignment: .bottom)` of the text
      """,
    exception: "it is to go across",
    search: .each(.columns, as: LongUnderline.find))
}

/// A column of a text and a line that is as wide as the room.
private struct LongUnderline: Sighting {
  let timeline: Timeline
  let column: NodeID
  let text: NodeID
  let line: NodeID
  let width: CGFloat
  let enough: CGFloat

  private static let heights: ClosedRange<CGFloat> = 3...8
  /// Smaller gaps, in points, are margins.
  private static let least: CGFloat = 60

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: column)
    let isInRow = timeline.isCentredInRow(column)
    guard children.count == 2 || isInRow && children.count == 3,
      timeline.comes(children[0], downTo: .text), timeline.comes(children[1], downTo: .decorates),
      children.count == 2 || timeline.comes(children[2], downTo: .text),
      let line = timeline.line(in: children[1]),
      timeline.isGreedy(children[1], .horizontal),
      let height = timeline.length(line, .vertical),
      isInRow ? height <= Self.heights.upperBound : Self.heights.contains(height),
      let width = timeline.length(children[1], .horizontal),
      let text = timeline.longest(of: children.filter { $0 != children[1] }, .horizontal),
      let enough = timeline.length(text, .horizontal), width > 2 * enough,
      width > enough + Self.least, !timeline.isOneOfTabs(column),
      timeline.isBare(children[1])
    else { return nil }
    return Self(
      timeline: timeline, column: column, text: text, line: line, width: width, enough: enough)
  }

  var goal: Goal? {
    Goal([.length(line, .horizontal, .exactly(enough))], near: [column, line])
  }

  var suspicion: Suspicion {
    suspected(
      .longUnderline, of: line, on: .horizontal, placed: [text, line],
      remedies: [
        "write \(code: Axis.horizontal.fixedSize) on \(column)"
      ], involving: [column, text], off: width - enough)
  }

  var statement: Statement {
    Statement(
      "\(line) is \(points(width)) points wide under \(text) of \(points(enough))",
      because: "A shape takes the width that it is offered, and \(column) with it")
  }
}

extension Timeline {
  /// The frame of a shape that states a height alone, or a divider.
  fileprivate func line(in node: NodeID) -> NodeID? {
    let frame = modified(by: node).first { has(.frames, $0) }
    guard let frame else { return isThin(node, across: .horizontal) ? node : nil }
    return has(.fixes(.vertical), frame) && !has(.limits(.horizontal), frame) ? frame : nil
  }

  /// Whether a column that centres its views shares a row with another view.
  fileprivate func isCentredInRow(_ column: NodeID) -> Bool {
    guard isCentred(column, on: .horizontal),
      let (row, branch) = division(around: column, .horizontal)
    else { return false }
    return tree.children(of: row).contains { $0 != branch && !has(.spacer, $0) }
  }

  /// Whether nothing lies on a shape, and nothing measures its room: a bar shows a value, an
  /// underline does not.
  fileprivate func isBare(_ shape: NodeID) -> Bool {
    modified(by: shape).allSatisfy { tree.childCount(of: $0) < 2 && !isReader($0) }
  }

  /// Whether a view is one of several like it that share a row.
  fileprivate func isOneOfTabs(_ node: NodeID) -> Bool {
    guard let (row, _) = division(around: node, .horizontal) else { return false }
    let children = tree.children(of: row)
    return children.count > 1 && areAlike(children)
  }
}
