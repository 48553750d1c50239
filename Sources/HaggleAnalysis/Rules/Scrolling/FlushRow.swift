import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let flushRow = Rule(
    id: "flush-row",
    summary: "A row without margins touches the edge of a list whose other rows keep away from it.",
    finding: """
      `.listRowInsets(EdgeInsets())` takes the margins of a row away. For a picture that is \
      what one wants; a text or a control then touches the edge of the screen, and no longer \
      stands in line with the other rows.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      List {
        Text("Period").frame(maxWidth: .infinity, alignment: .leading).id("period")
          .listRowInsets(EdgeInsets())
        Text("Deadlock").frame(maxWidth: .infinity, alignment: .leading)
      }
      .listStyle(.plain)
      """,
    scope: """
      Reported for rows that state their margins, hold a text and no background, and begin \
      where the list does.
      """,
    help: "no `.listRowInsets`, or `.padding(.horizontal)` in the row",
    exception: "it is to reach the edge",
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.lists.flatMap { list in
        timeline.tree.children(of: list).compactMap {
          FlushRow.find($0, in: list, timeline, with: contents)
        }
      }
    })
}

/// A row that begins at the edge of its list, beside rows that do not.
private struct FlushRow: Sighting {
  let timeline: Timeline
  let list: NodeID
  let row: NodeID
  let other: NodeID
  let margin: CGFloat

  static func find(_ row: NodeID, in list: NodeID, _ timeline: Timeline, with contents: Contents)
    -> Self?
  {
    guard contents.holdsText(row),
      timeline.has(.statesMargins, within: row),
      !timeline.has(.layersBehind, within: row),
      let own = timeline.screenExtent(row, .horizontal),
      let whole = timeline.screenExtent(list, .horizontal),
      own.start - whole.start < 1,
      let text = timeline.firstWord(in: row), let words = timeline.screenExtent(text, .horizontal),
      words.start - whole.start < Noticeable.gap || timeline.has(.assumed, row),
      let other = timeline.tree.children(of: list).first(where: { other in
        contents.holdsText(other)
          && timeline.screenExtent(other, .horizontal).map {
            $0.start - whole.start >= Noticeable.gap
          }
            == true
      }), let margin = timeline.screenExtent(other, .horizontal).map({ $0.start - whole.start })
    else { return nil }
    return Self(
      timeline: timeline, list: list, row: row, other: other, margin: margin)
  }

  var goal: Goal? { Goal([.level(row, other, at: 0, .horizontal)], near: [row]) }

  var suspicion: Suspicion {
    suspected(
      .flushRow, of: row, on: .horizontal, placed: [row, other],
      remedies: ["leave out \(code: ".listRowInsets") of \(row), or give it padding"],
      involving: [list, other], off: margin)
  }

  var statement: Statement {
    Statement(
      "\(row) touches the edge of \(list), from which \(other) is \(points(margin)) points away",
      isAboutPlace: true,
      because: "The row states margins of its own, and there are none")
  }
}

extension Timeline {
  /// The first text or symbol in a view, in the order of the text.
  fileprivate func firstWord(in node: NodeID) -> NodeID? {
    tree.walk(from: node, into: sizingChildren).prefix(64).first {
      has(.text, $0) || has(.symbol, $0)
    }
  }
}
