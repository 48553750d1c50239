import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unevenLines = Rule(
    id: "uneven-lines",
    summary: "In cards beside each other a text of one or two lines moves what is below it.",
    finding: """
      Each card lays out its own column. Where a title wraps in one and not in the other, what \
      follows begins a line further down: prices and buttons that should stand in one line do \
      not.
      """,
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
    scope: """
      Reported for cards in one row that begin at the same height, made by one line; and for \
      cards of one width that are written alike, or are centred, where what ends them is no \
      text of several lines.
      """,
    help: "`.lineLimit(2, reservesSpace: true)` on the text; a `Spacer` before what follows",
    exception: "each card is read by itself",
    keyNote: "of the text with fewer lines", needs: "the log",
    search: .each(.rows, as: UnevenLines.find))
}

/// Cards in a row, with the same view at different heights.
private struct UnevenLines: Sighting {
  let timeline: Timeline
  let row: NodeID
  let short: (text: NodeID, next: NodeID)
  let long: (text: NodeID, next: NodeID)
  let shift: CGFloat

  /// Less, in points, is no line.
  private static let least: CGFloat = 8
  /// More views of a card are not looked at.
  private static let most = 64

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let cards = timeline.tree.children(of: row).map { card in
      timeline.followed(in: card, most: Self.most)
    }
    .filter { !$0.isEmpty }
    for (first, second) in zip(cards, cards.dropFirst()) {
      for a in first {
        guard
          let b = second.first(where: { timeline.areCounterparts(a, $0) }),
          let above = timeline.screenExtent(a.next, .vertical),
          let below = timeline.screenExtent(b.next, .vertical),
          abs(above.start - below.start) >= Self.least
        else { continue }
        let shift = above.start - below.start
        let (short, long) = shift < 0 ? (a, b) : (b, a)
        guard timeline.scroller(around: a.next) == timeline.scroller(around: b.next),
          timeline.isMoved(long, below: short, by: abs(shift))
        else { continue }
        return Self(
          timeline: timeline, row: row, short: (short.text, short.next),
          long: (long.text, long.next), shift: abs(shift))
      }
    }
    return nil
  }

  /// No text becomes wider than the room that it has.
  private var kept: [Goal.Condition] {
    [short.text, long.text].compactMap { text in
      guard let room = timeline.offer(text, .horizontal) else { return nil }
      return .length(text, .horizontal, .atMost(room))
    }
  }

  var goal: Goal? {
    Goal(
      [
        .level(short.text, long.text, at: 0, .vertical),
        .level(short.next, long.next, at: 0, .vertical),
      ] + kept, near: [short.text, long.text])
  }

  var suspicion: Suspicion {
    suspected(
      .unevenLines, of: short.text, on: .vertical, placed: [short.next, long.next],
      remedies: [
        "write \(code: ".lineLimit(\(lines), reservesSpace: true)") on \(short.text)",
        "put a \(code: "Spacer()") before \(short.next), in cards of equal height",
      ], involving: [row, long.text], off: shift)
  }

  /// How many lines the longer text has, at least two.
  private var lines: Int { max(timeline.lines(of: long.text) ?? 2, 2) }

  var statement: Statement {
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

/// A text in a column of a card, and the view below it.
private struct FollowedText {
  let card: NodeID
  let column: NodeID
  let text: NodeID
  let next: NodeID
}

extension Timeline {
  /// The texts of columns in a card, each with the view below it.
  fileprivate func followed(in card: NodeID, most: Int) -> [FollowedText] {
    let columns = tree.walk(from: card).prefix(most).filter { dividedAxes($0) == .vertical }
    return columns.flatMap { column in
      let children = tree.children(of: column)
      return zip(children, children.dropFirst()).compactMap { text, next -> FollowedText? in
        guard !has(.spacer, next), place(next) != nil, let core = core(of: text),
          has(.text, core), place(core) != nil
        else { return nil }
        return FollowedText(card: card, column: column, text: core, next: next)
      }
    }
  }

  /// Whether two texts in cards are made by one line, with what is below them, or end columns that
  /// are written alike.
  fileprivate func areCounterparts(_ a: FollowedText, _ b: FollowedText) -> Bool {
    place(a.text) == place(b.text) && place(a.next) == place(b.next)
      || isEnd(a) && isEnd(b) && isOneWidth(a.card, b.card)
        && kinds(in: a.column) == kinds(in: b.column)
  }

  /// Whether a text in a longer one's place moves what is below it by so much: all of what it has
  /// more where both begin at one height, half of that where their columns are centred.
  fileprivate func isMoved(
    _ long: FollowedText, below short: FollowedText, by shift: CGFloat
  ) -> Bool {
    let more = (length(long.text, .vertical) ?? 0) - (length(short.text, .vertical) ?? 0)
    if beginTogether(long.text, short.text) { return abs(more - shift) < 1 }
    return isEnd(long) && isEnd(short) && isOneWidth(long.card, short.card)
      && abs(more / 2 - shift) < 1
  }

  /// Whether the view below is the last one of its column, words, and no text of several lines.
  private func isEnd(_ part: FollowedText) -> Bool {
    tree.children(of: part.column).last == part.next && isOfWords(part.next)
      && core(of: part.next).flatMap { lines(of: $0) } ?? 1 == 1
  }

  private func isOneWidth(_ a: NodeID, _ b: NodeID) -> Bool {
    guard let width = length(a, .horizontal), let other = length(b, .horizontal) else {
      return false
    }
    return abs(width - other) < 1
  }

  private func kinds(in column: NodeID) -> [String] {
    tree.children(of: column).map { kind(shown(by: $0)) }
  }

  private func beginTogether(_ a: NodeID, _ b: NodeID) -> Bool {
    screenExtents(a, b, .vertical).map { abs($0.start - $1.start) < Timeline.tolerance } ?? false
  }
}
