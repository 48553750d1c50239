import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let markerOffLine = Rule(
    id: "marker-off-line",
    summary: "A small mark stands at the middle of a paragraph instead of at its first line.",
    finding: """
      A row puts the middles of its children on one line, unless it says otherwise. A bullet, a \
      dot or a tick beside a text of several lines so stands in the middle of the paragraph, and \
      no longer marks its beginning. As long as the text has one line, that does not show.
      """,
    example: """
      // proposal: 200x200
      // text-cell: 8x20
      HStack {
        Circle().fill(.red).frame(width: 8, height: 8).id("bullet")
        Text("Pack the tent, the stove and two warm blankets").id("item")
      }
      .id("row")
      """,
    scope: "A mark is less high than a line of the text; icons and pictures are not meant.",
    help: """
      `HStack(alignment: .firstTextBaseline)`, or `.top`; an alignment of your own through the \
      middle of the first line, with `.alignmentGuide(…)` on both
      """,
    exception: "it is to stand at the middle of the paragraph",
    keyNote: "of the mark", needs: "the log with the text's reasons",
    search: .symptoms { timeline in
      timeline.rows.flatMap { Marker.all(in: $0, timeline) }
    })
}

/// A mark beside a text of several lines, in the middle of both.
private struct Marker: Sighting {
  let timeline: Timeline
  let row: NodeID
  let mark: NodeID
  let text: NodeID
  let lines: Int
  /// The distance from the middle of the first line to the middle of the mark, in points.
  let shift: CGFloat

  static func all(in row: NodeID, _ timeline: Timeline) -> [Marker] {
    guard timeline.dividedAxes(row) == .horizontal else { return [] }
    let children = timeline.tree.children(of: row)
    return zip(children, children.dropFirst()).compactMap {
      Marker.find($0, beside: $1, in: row, timeline)
    }
  }

  static func find(_ mark: NodeID, beside text: NodeID, in row: NodeID, _ timeline: Timeline)
    -> Self?
  {
    guard let lines = timeline.lines(of: text), lines > 1,
      let paragraph = timeline.extent(text, .vertical), let own = timeline.extent(mark, .vertical),
      abs(paragraph.start + paragraph.end - own.start - own.end) < 1,
      timeline.comes(mark, downTo: .decorates)
    else { return nil }
    let line = paragraph.length / CGFloat(lines)
    guard own.length < 0.75 * line, own.end > own.start,
      (timeline.length(mark, .horizontal) ?? .infinity) < line
    else { return nil }
    return Self(
      timeline: timeline, row: row, mark: mark, text: text, lines: lines,
      shift: own.middle - paragraph.start - line / 2)
  }

  var goal: Goal? {
    guard let height = timeline.length(text, .vertical) else { return nil }
    return Goal(
      [
        .firstLine(mark, text, height / CGFloat(lines)),
        .length(text, .vertical, .exactly(height)),
      ], near: [text])
  }

  var suspicion: Suspicion {
    suspected(
      .markerOffLine, of: mark, on: .vertical, placed: [mark, text], remedies: remedies,
      involving: [row, text], off: shift)
  }

  var statement: Statement {
    Statement(
      """
      \(mark) stands at the middle of the \(lines) lines of \(text), \(counted(shift)) below its \
      first
      """, isAboutPlace: true,
      because: "\(row) puts the middles of its children on one line")
  }

  private var remedies: [Prose] {
    [
      """
      write \(code: "HStack(alignment: .firstTextBaseline)") for \(row), with an \
      \(code: ".alignmentGuide(.firstTextBaseline) { … }") on \(mark) that lifts it to the middle \
      of the line
      """,
      "write \(code: "HStack(alignment: .top)") and some padding above \(mark)",
    ]
  }
}
