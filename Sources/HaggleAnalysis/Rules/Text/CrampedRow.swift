import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let crampedRow = Rule(
    id: "cramped-row",
    summary: "A few words break or are cut, as the views of their row need more than it has.",
    finding: """
      The views of a row want a little more than there is, and none of them can do with less. A \
      row serves its shortest first, so the longest of a few short texts gets what is left: it \
      breaks into a second line, or ends with an ellipsis.
      """,
    example: """
      // proposal: 220x120
      // text-cell: 8x20
      HStack(spacing: 8) {
        Color.teal.frame(width: 56, height: 40).id("picture")
        Text("Flight times:").id("label")
        Text("London").id("town")
      }
      .id("row")
      """,
    scope: """
      Reported for a text that would fit into three quarters of the row by itself, beside \
      another text that is no longer than half of it, where what lacks is less than half of what \
      it needs. Where another view could do with less, `squeezed-text` reports it. A text of one \
      line beside one with a higher `layoutPriority` was told to give way.
      """,
    help: """
      `.lineLimit(1)` with `.minimumScaleFactor(0.7)`; `.layoutPriority(1)` on the text that \
      must stay whole; one text for a sentence in parts; less padding and spacing; a \
      `ViewThatFits` with a `VStack` for what is narrow
      """,
    exception: "the text may break or end there", keyNote: "of the text", needs: "the log",
    consequences: [Rule.lostWords.id],
    search: .each(.with(.text), as: CrampedRow.find))
}

/// A text that lacks a little in a row in which no view has anything to spare.
private struct CrampedRow: Sighting {
  let timeline: Timeline
  let text: NodeID
  let row: NodeID
  let length: CGFloat
  let needed: CGFloat
  let room: CGFloat

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard let length = timeline.length(text, .horizontal),
      let needed = timeline.ideal(text, .horizontal), needed > length + Timeline.tolerance,
      let (row, branch) = timeline.division(around: text, .horizontal),
      let room = timeline.length(row, .horizontal), 4 * needed <= 3 * room,
      let offered = timeline.offer(text, .horizontal), 2 * offered > needed,
      timeline.place(text) != nil
    else { return nil }
    let others = timeline.siblings(of: branch, in: row)
    guard others.contains(where: { timeline.isLabel($0, of: room) }),
      !others.contains(where: { timeline.hasToSpare($0) }), !timeline.isTyped(text),
      !timeline.isScaled(text), !timeline.restsOnGuess(row, .horizontal),
      !timeline.givesWay(text, branch, in: row)
    else { return nil }
    return Self(
      timeline: timeline, text: text, row: row, length: length, needed: needed, room: room)
  }

  /// What breaks may as well become smaller.
  var goal: Goal? {
    let line = timeline.lineHeight(of: text) ?? 0
    let conditions: [Goal.Condition] =
      isBroken
      ? [.whole(text), .length(text, .vertical, .atMost(line))]
      : [.length(text, .horizontal, .atLeast(needed))]
    return Goal(conditions, near: [row], lengths: [.horizontal: needed])
  }

  private var isBroken: Bool { timeline.lines(of: text).map { $0 > 1 } ?? false }

  var suspicion: Suspicion {
    suspected(
      .crampedRow, of: text, on: .horizontal, sized: [text],
      shownBy: timeline.evidence(of: text, at: nil, .horizontal),
      remedies: flow + [
        """
        write \(code: ".lineLimit(1)") and \(code: ".minimumScaleFactor(0.7)") on \(text): it \
        becomes a little smaller then
        """,
        "write \(code: ".layoutPriority(1)") on \(text): others give way then",
        "put a \(code: "VStack") behind \(row) in a \(code: "ViewThatFits(in: .horizontal)")",
      ], involving: [row], off: needed - length)
  }

  /// Where the row is a sentence in parts.
  private var flow: [Prose] {
    guard isBroken, timeline.isSentence(row) else { return [] }
    return [
      """
      make one text of the parts of \(row), which breaks as one: \
      \(code: "Text(…) + Text(…)"), each with its font and colour and a space at its end
      """
    ]
  }

  var statement: Statement {
    return Statement(
      """
      \(text) \(isBroken ? "wraps" : "is cut"): it has \(points(length)) points of the \
      \(points(needed)) that it needs
      """,
      because: """
        \(row) has \(points(room)) points, less than its views need together, and none of them \
        can do with less
        """)
  }
}

extension Timeline {
  /// Whether a row is nothing but three texts or more, without anything on them that takes room,
  /// and has no other one like it: no line of a table.
  fileprivate func isSentence(_ row: NodeID) -> Bool {
    let parts = tree.children(of: row)
    return parts.count > 2 && parts.allSatisfy { has(.text, $0) && isReadable($0) }
      && !hasLike(of: row)
  }

  /// Whether a text of one line is beside a view that was given a higher priority.
  fileprivate func givesWay(_ text: NodeID, _ branch: NodeID, in row: NodeID) -> Bool {
    let ranks = ranks(in: row, .horizontal)
    guard lines(of: text) == 1, let own = ranks.first(where: { $0.node == branch }) else {
      return false
    }
    return ranks.contains { $0.priority > own.priority }
  }

  /// Whether it comes down to a text that is not too long for half of a row.
  fileprivate func isLabel(_ node: NodeID, of room: CGFloat) -> Bool {
    guard let text = core(of: node), has(.text, text), let whole = ideal(text, .horizontal) else {
      return false
    }
    return whole > 0 && 2 * whole <= room
  }

  /// Whether it takes more than it has to.
  fileprivate func hasToSpare(_ node: NodeID) -> Bool {
    if has(.spacer, node) { return length(node, .horizontal) ?? 0 > 8 }
    return isGreedy(node, .horizontal)
  }
}
