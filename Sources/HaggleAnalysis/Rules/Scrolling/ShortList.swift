import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let shortList = Rule(
    id: "short-list",
    summary:
      "A list in a page that scrolls is lower than its rows, by the height that is stated for it.",
    finding: """
      A list has no height of its own, so in a scroll view it needs one. Where that is computed \
      from its rows, a row counts with all that the list adds: 44 points at least, and insets. \
      What does not fit scrolls in the page that scrolls, where nobody looks for it.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      ScrollView {
        List {
          Text("Ada")
          Text("Grace")
          Text("Barbara")
        }
        .listStyle(.plain)
        .frame(height: 66).id("names")
      }
      """,
    scope: """
      Reported where no more than the rows of one list end below it.
      """,
    help: """
      a height with room for all rows; `LazyVStack` instead of the list
      """,
    exception: "the list is to scroll in the page",
    traits: [.unusedSpace],
    search: .each(.lists, as: ShortList.find))
}

/// A list of a stated height, in what scrolls, whose rows end below it.
private struct ShortList: Sighting {
  let timeline: Timeline
  let list: NodeID
  let page: NodeID
  let length: CGFloat
  let end: CGFloat

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    guard let length = timeline.length(list, .vertical), length > 0,
      let frame = timeline.frame(around: list),
      timeline.has(.fixes(.vertical), frame), timeline.length(frame, .vertical) == length,
      let page = timeline.scroller(around: frame),
      timeline.proposal(frame, .vertical) == nil,
      let end = timeline.contentEnd(of: list, .vertical), end > length + Noticeable.gap,
      end < 4 * length
    else { return nil }
    return Self(
      timeline: timeline, list: list, page: page, length: length, end: end)
  }

  var goal: Goal? {
    Goal(
      [.length(list, .vertical, .between(end, 2 * end))], near: [list],
      lengths: [.vertical: end.rounded(.up)])
  }

  var suspicion: Suspicion {
    suspected(
      .shortList, of: list, on: .vertical, sized: [list],
      remedies: ["state \(points(end)) for the height of \(list), or more"], involving: [page],
      off: end - length)
  }

  var statement: Statement {
    Statement(
      "\(list) is \(points(length)) points high, and its rows end at \(points(end))",
      because: "A height is stated for it, and \(page) around it scrolls")
  }
}
