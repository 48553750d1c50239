import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenLines = Rule(
    id: "uneven-lines",
    summary: "In cards beside each other a text of one or two lines moves what is below it.",
    explanation: Explanation(
      finding: [
        """
        Each card lays out its own column. Where a title wraps in one and not in the other, what \
        follows begins a line further down: prices and buttons that should stand in one line do \
        not.
        """
      ],
      example: """
        // proposal: 230x64
        // text-cell: 8x20
        HStack(alignment: .top, spacing: 10) {
          ForEach(["Tea", "Mountain spring water"], id: \\.self) { name in
            VStack(alignment: .leading, spacing: 4) {
              Text(name).lineLimit(2)
              Text("3.50").id("price of \\(name)")
            }
            .frame(width: 110, alignment: .leading)
          }
        }
        .id("shelf")
        """,
      scope: ["Reported for cards in one row that begin at the same height, made by one line."],
      help: "`.lineLimit(2, reservesSpace: true)` on the text; a `Spacer` before what follows",
      exception: "each card is read by itself",
      keyNote: "of the text with fewer lines", needs: "the log"),
    search: .each(.rows, as: UnevenLines.find))
}

/// Cards in a row, with the same view at different heights.
private struct UnevenLines: Detection {
  let timeline: Timeline
  let row: NodeID
  let short: (text: NodeID, next: NodeID)
  let long: (text: NodeID, next: NodeID)

  /// Less, in points, is no line.
  private static let least: CGFloat = 8
  /// More views of a card are not looked at.
  private static let most = 64

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let cards = timeline.tree.children(of: row).map { timeline.followed(in: $0, most: Self.most) }
    for (first, second) in zip(cards, cards.dropFirst()) {
      for a in first {
        guard
          let b = second.first(where: {
            timeline.place($0.text) == timeline.place(a.text)
              && timeline.place($0.next) == timeline.place(a.next)
          }), timeline.beginTogether(a.text, b.text),
          let above = timeline.screenExtent(a.next, .vertical),
          let below = timeline.screenExtent(b.next, .vertical),
          abs(above.start - below.start) >= Self.least,
          abs(timeline.heightDifference(a.text, b.text) - (above.start - below.start)) < 1
        else { continue }
        let isFirstShort = above.start < below.start
        return Self(
          timeline: timeline, row: row, short: isFirstShort ? a : b, long: isFirstShort ? b : a)
      }
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      [
        .level(short.text, long.text, at: 0, .vertical),
        .level(short.next, long.next, at: 0, .vertical),
      ], near: [short.text, long.text])
  }

  private var shift: CGFloat { abs(timeline.heightDifference(short.text, long.text)) }

  var suspicion: Suspicion {
    Suspicion(
      .unevenLines, of: short.text, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [short.next, long.next]),
      remedies: [
        "write \(code: ".lineLimit(2, reservesSpace: true)") on \(short.text)",
        "put a \(code: "Spacer()") before \(short.next), in cards of equal height",
      ], involving: [row, long.text], off: shift)
  }

  private var statement: Statement {
    Statement(
      """
      \(short.next) stands \(points(shift)) points above \(long.next) in the next card of \(row)
      """, subject: short.next, isAboutPlace: true,
      because: """
        \(short.text) above it is \(points(timeline.length(short.text, .vertical) ?? 0)) high, \
        and \(long.text) \(points(timeline.length(long.text, .vertical) ?? 0))
        """)
  }
}

extension Timeline {
  /// The texts of columns in a card, each with the view below it.
  fileprivate func followed(in card: NodeID, most: Int) -> [(text: NodeID, next: NodeID)] {
    let columns = tree.walk(from: card).prefix(most).filter { dividedAxes($0) == .vertical }
    return columns.flatMap { column in
      let children = tree.children(of: column)
      return zip(children, children.dropFirst()).compactMap { text, next -> (NodeID, NodeID)? in
        guard !has(.spacer, next), place(next) != nil, let core = core(of: text),
          has(.text, core), place(core) != nil
        else { return nil }
        return (core, next)
      }
    }
  }

  fileprivate func beginTogether(_ a: NodeID, _ b: NodeID) -> Bool {
    screenExtents(a, b, .vertical).map { abs($0.start - $1.start) < Timeline.tolerance } ?? false
  }

  fileprivate func heightDifference(_ a: NodeID, _ b: NodeID) -> CGFloat {
    (length(a, .vertical) ?? 0) - (length(b, .vertical) ?? 0)
  }
}
