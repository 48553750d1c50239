import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortLine = Rule(
    id: "short-line",
    summary: "A line beside a text ends before the text does, as its height is stated.",
    finding: """
      A line that joins the entries of a list, such as that of a timeline, is as long as it \
      says. Beside a text of several lines it ends half way, and there is a hole before the next \
      entry. So does a bar that marks a note: beside a note of three lines it is one line high, in \
      the middle.
      """,
    example: """
      // proposal: 200x200
      // text-cell: 8x20
      HStack(alignment: .top) {
        VStack(spacing: 0) {
          Circle().frame(width: 12, height: 12)
          Rectangle().frame(width: 2, height: 30).id("line")
        }
        Text("Change to the tram at the town hall").id("stop")
      }
      .frame(width: 140)
      """,
    scope: """
      Reported for a line that is no wider than 4 points and the last view of a column, below \
      something else; and for a bar of at most 6 points of width and a stated height, at an end \
      of a row that centres its views, beside texts nearly twice as high.
      """,
    help: """
      `maxHeight: .infinity` for the line, and `.fixedSize(horizontal: false, vertical: true)` \
      on the row
      """,
    exception: "the line is to end there",
    search: .each(.with(.decorates)) { line, timeline in
      ShortLine.find(line, in: timeline) ?? ShortLine.find(bar: line, in: timeline)
    })
}

/// A line at the end of a column, shorter than the view beside the column.
private struct ShortLine: Sighting {
  let timeline: Timeline
  let line: NodeID
  let row: NodeID
  let other: NodeID
  let missing: CGFloat
  /// Whether it marks the whole of the other view.
  var isBar = false

  /// What is wider, in points, is a bar.
  private static let most: CGFloat = 4

  static func find(_ line: NodeID, in timeline: Timeline) -> Self? {
    guard let own = timeline.rectangle(of: line),
      own.width > 0, own.width <= Self.most, own.height > own.width,
      let frame = timeline.frame(around: line), timeline.has(.fixes(.vertical), frame),
      let (column, branch) = timeline.division(around: frame, .vertical),
      timeline.tree.children(of: column).last == branch,
      let (row, _) = timeline.division(around: column, .horizontal)
    else { return nil }
    let others = timeline.tree.children(of: row).compactMap { other in
      timeline.comes(other, downTo: .text) ? timeline.rectangle(of: other).map { (other, $0) } : nil
    }
    guard let other = others.max(by: { $0.1.maxY < $1.1.maxY }),
      other.1.maxY - own.maxY >= Noticeable.gap, let start = timeline.rectangle(of: column)?.minY,
      abs(start - other.1.minY) < Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, line: line, row: row, other: other.0, missing: other.1.maxY - own.maxY)
  }

  /// A bar at an end of a row, in the middle of a text that is much higher.
  static func find(bar line: NodeID, in timeline: Timeline) -> Self? {
    guard let own = timeline.rectangle(of: line), own.width > 0, own.width <= mostOfBar,
      own.height >= leastHeight * own.width,
      let frame = timeline.frame(around: line),
      timeline.statesNumber(frame, .vertical), !timeline.isLayered(from: line, to: frame),
      let (row, branch) = timeline.division(around: frame, .horizontal),
      timeline.modified(by: branch).contains(frame), timeline.isCentred(row, on: .vertical)
    else { return nil }
    let views = timeline.tree.children(of: row)
    let isFirst = views.first == branch
    guard views.count > 1, isFirst || views.last == branch else { return nil }
    let next = isFirst ? views[1] : views[views.count - 2]
    guard timeline.isOfLines(next), let other = timeline.rectangle(of: next),
      other.height >= higher * own.height, abs(own.midY - other.midY) < 1
    else { return nil }
    return Self(
      timeline: timeline, line: line, row: row, other: next, missing: other.height - own.height,
      isBar: true)
  }

  private static let mostOfBar: CGFloat = 6
  /// A bar that is hardly higher than it is wide is a bullet.
  private static let leastHeight: CGFloat = 2.5
  private static let higher: CGFloat = 1.8

  var goal: Goal? {
    guard isBar else { return Goal([.level(line, other, at: 1, .vertical)], near: [row, line]) }
    guard let height = timeline.length(other, .vertical) else { return nil }
    return Goal(
      [
        .level(line, other, at: 0, .vertical), .level(line, other, at: 1, .vertical),
        .length(other, .vertical, .exactly(height)),
      ], near: [row, line])
  }

  var suspicion: Suspicion {
    suspected(
      .shortLine, of: line, on: .vertical, placed: [line, other],
      remedies: [
        """
        write \(code: "maxHeight: .infinity") for the height of \(line), and \
        \(code: Axis.vertical.fixedSize) on \(row)
        """
      ], involving: [row, other], off: missing)
  }

  var statement: Statement {
    isBar
      ? Statement("\(line) is \(points(missing)) points shorter than \(other), which it marks")
      : Statement("\(line) ends \(points(missing)) points before \(other) beside it does")
  }
}

extension Timeline {
  /// Whether a view is a text of several lines, or a column of texts, whose words are known.
  fileprivate func isOfLines(_ node: NodeID) -> Bool {
    let core = shown(by: node)
    let texts = has(.text, core) ? [core] : tree.children(of: core).compactMap { self.core(of: $0) }
    guard has(.text, core) || dividedAxes(core) == .vertical else { return false }
    return !texts.isEmpty && texts.allSatisfy { has(.text, $0) && isReadable($0) }
      && texts.reduce(0) { $0 + (lines(of: $1) ?? 0) } > 1
  }
}
