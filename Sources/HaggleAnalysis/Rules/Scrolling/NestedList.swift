import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let nestedList = Rule(
    id: "nested-list",
    summary: "A list in a row of another list is shorter than its rows.",
    finding: """
      A list scrolls what has no room in it. One that is a row of another list or form scrolls \
      within that one, if at all: the finger that is to move it moves the page. The rows below \
      its lower edge are out of reach, or nobody looks for them there.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      Form {
        Text("Projects")
        List(0..<9) { n in Text("Project \\(n)") }
          .id("list").frame(height: 200)
      }
      .id("page")
      """,
    scope: "Reported where the rows of the inner list end below it.",
    help: "the rows themselves in the outer list: `ForEach` in a `Section`",
    exception: "the inner list is to scroll by itself", keyNote: "of the inner list",
    search: .each(.lists, as: NestedList.find))
}

/// A list whose rows have no room in it, as a row of another one.
private struct NestedList: Sighting {
  let timeline: Timeline
  let list: NodeID
  let outer: NodeID
  let length: CGFloat
  let end: CGFloat

  /// So much of a row, in points, is cut at least.
  private static let least: CGFloat = 20

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    guard let outer = timeline.scroller(around: list),
      timeline.isList(outer), let length = timeline.length(list, .vertical), length > 0,
      let end = timeline.contentEnd(of: list, .vertical), end >= length + Self.least
    else { return nil }
    return Self(
      timeline: timeline, list: list, outer: outer, length: length, end: end)
  }

  var goal: Goal? {
    Goal(
      [.length(list, .vertical, .atLeast(end))], near: [list],
      lengths: [.vertical: end.rounded(.up)])
  }

  var suspicion: Suspicion {
    suspected(
      .nestedList, of: list, on: .vertical, placed: [list, outer],
      remedies: [
        "write the rows of \(list) as a \(code: "ForEach") in \(outer)",
        "write \(code: ".frame(height: \(typed(end.rounded(.up))))") on \(list)",
      ], involving: [outer], off: end - length)
  }

  var statement: Statement {
    Statement(
      "\(list) is \(points(length)) points high, and its rows need \(points(end))",
      because: "\(outer) around it scrolls in the same direction")
  }
}
