import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tightShare = Rule(
    id: "tight-share",
    summary: "A text is cut in its equal share of a row, and others leave most of theirs.",
    finding: """
      Views in frames with `maxWidth: .infinity` share a row evenly, whatever is in them. A short \
      word leaves most of its share empty, and a long one beside it ends with an ellipsis, as a \
      share is all that it is offered.
      """,
    example: """
      // proposal: 300x60
      // text-cell: 8x20
      HStack(spacing: 0) {
        Text("All").frame(maxWidth: .infinity)
        Text("Recommended").id("title").frame(maxWidth: .infinity)
        Text("New").frame(maxWidth: .infinity)
        Text("Old").frame(maxWidth: .infinity)
      }
      .lineLimit(1)
      .id("row")
      """,
    scope: """
      Reported for two to six texts of one line in shares of one width, some of which are whole \
      and leave together more than what the others lack. What needs more than 40 letters is cut \
      in any case. Of two or three controls, or painted labels, it is reported as well where one \
      of up to five words breaks into lines beside one that does not; the others are lower then, \
      which follows from it. So it is of a label at the start and a value at the end of a row in \
      which both would be whole.
      """,
    help: """
      `.fixedSize()` on the text, before its frame; `.lineLimit(2)`; \
      `.minimumScaleFactor(0.8)`; a `ViewThatFits` with a `VStack` of the controls
      """,
    exception: "the rest of the text is of no use",
    keyNote: "of the text that is cut", needs: "the log",
    consequences: [Rule.lostWords.id],
    consequencesAcross: [Rule.unevenBackground.id],
    search: .symptoms { timeline in
      timeline.rows.compactMap { row -> (any Detection)? in
        TightShare.find(in: row, timeline) ?? BrokenShare.find(in: row, timeline)
      }
    })
}

/// Texts in equal shares of a row, of which one is cut.
private struct TightShare: Detection {
  let timeline: Timeline
  let row: NodeID
  let text: NodeID
  let length: CGFloat
  let needed: CGFloat
  /// What the others leave, in points.
  let spare: CGFloat

  private static let views = 2...6
  private static let mostLetters = 40

  static func find(in row: NodeID, _ timeline: Timeline) -> Self? {
    let shares = timeline.tree.children(of: row)
    guard views.contains(shares.count),
      let widths = Spread(of: shares, along: .horizontal, in: timeline),
      widths.difference < 1, shares.allSatisfy({ timeline.isGreedy($0, .horizontal) }),
      !timeline.makesEquallyHigh(row)
    else { return nil }
    let texts = shares.compactMap { timeline.core(of: $0) }
    guard texts.count == shares.count, texts.allSatisfy(timeline.isReadable) else { return nil }
    let cut = texts.compactMap { text in timeline.cutLine(text).map { (text: text, line: $0) } }
    let spare = texts.reduce(0) { sum, text in
      let ideal = timeline.ideal(text, .horizontal) ?? widths.most
      return sum + (timeline.cutLine(text) == nil ? max(widths.least - ideal, 0) : 0)
    }
    let missing = cut.reduce(0) { $0 + $1.line.needed - $1.line.length }
    guard let first = cut.first, spare > missing,
      (timeline.trace.nodes[first.text.index].words?.count ?? 0) <= mostLetters
    else { return nil }
    return Self(
      timeline: timeline, row: row, text: first.text, length: first.line.length,
      needed: first.line.needed, spare: spare)
  }

  var goal: Goal? {
    Goal([.whole(text)], near: [text, row], lengths: [.horizontal: needed])
  }

  var suspicion: Suspicion {
    Suspicion(
      .tightShare, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(text) has \(points(length)) points of the \(points(needed)) that it needs, and others in \
        \(row) leave \(points(spare))
        """,
        because: "All of them are to be of one width, so each is offered the same share"),
      shownBy: timeline.sizing(of: text) + timeline.evidence(of: text, at: nil, .horizontal),
      remedies: [
        "write \(code: ".fixedSize()") on \(text), before its frame: it keeps its length then",
        "write \(code: ".lineLimit(2)") on \(text)",
      ], involving: [row], off: needed - length)
  }
}

/// Controls in equal shares of a row, of which one has a short label that breaks into lines.
private struct BrokenShare: Detection {
  let timeline: Timeline
  let row: NodeID
  let text: NodeID
  let length: CGFloat
  let needed: CGFloat
  /// What the controls would take together in one line each, with what is between them, in points.
  let whole: CGFloat
  let room: CGFloat
  /// Of a label and its value the one that is whole.
  let other: NodeID?

  private static let views = 2...3
  private static let mostWords = 5

  static func find(in row: NodeID, _ timeline: Timeline) -> Self? {
    let shares = timeline.tree.children(of: row)
    guard views.contains(shares.count),
      let widths = Spread(of: shares, along: .horizontal, in: timeline),
      widths.difference < 1, !timeline.makesEquallyHigh(row),
      shares.allSatisfy({ timeline.isGreedy($0, .horizontal) }),
      case let isPair = timeline.areLabelAndValue(shares),
      isPair || shares.allSatisfy(timeline.isControl)
    else { return nil }
    let texts = shares.compactMap { timeline.core(of: $0) }
    let ideals = shares.compactMap { timeline.ideal($0, .horizontal) }
    let lines = texts.compactMap { timeline.lines(of: $0) }
    guard lines.count == shares.count, ideals.count == shares.count,
      texts.allSatisfy(timeline.isReadable), lines.contains(1),
      let broken = zip(texts, lines).first(where: { $0.1 > 1 })?.0, isLabel(broken, timeline),
      let length = timeline.length(broken, .horizontal),
      let needed = timeline.ideal(broken, .horizontal), needed > length + Timeline.tolerance,
      let room = timeline.length(row, .horizontal)
    else { return nil }
    let between = room - widths.most * CGFloat(shares.count)
    let found = Self(
      timeline: timeline, row: row, text: broken, length: length, needed: needed,
      whole: ideals.reduce(between, +), room: room,
      other: isPair ? texts.first { $0 != broken } : nil)
    return isPair && !found.fits ? nil : found
  }

  /// Whether it is a few known words without a line break of their own.
  private static func isLabel(_ text: NodeID, _ timeline: Timeline) -> Bool {
    let words = timeline.trace.nodes[text.index].words ?? ""
    return 2...mostWords ~= words.split(separator: " ").count && !words.contains(where: \.isNewline)
      && timeline.appearance(of: text).standIn == nil
  }

  var goal: Goal? {
    Goal(
      [
        .whole(text),
        .length(text, .vertical, .atMost(timeline.lineHeight(of: text) ?? 0)),
      ], near: [text, row], lengths: [.horizontal: needed])
  }

  private var fits: Bool { whole <= room + Timeline.tolerance }

  var suspicion: Suspicion {
    Suspicion(
      .tightShare, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(text) wraps: it has \(points(length)) points of the \(points(needed)) that it needs, in \
        one of the equal shares of \(row)
        """,
        because: fits
          ? "Each in its own width they would take \(points(whole)) of the \(points(room)) there"
          : """
          In one line each they would take \(points(whole)), more than the \(points(room)) of \(row)
          """),
      shownBy: timeline.sizing(of: text) + timeline.evidence(of: text, at: nil, .horizontal),
      remedies: remedies, exception: "the label may break there", involving: [row],
      off: needed - length)
  }

  private var remedies: [Prose] {
    let smaller: Prose = """
      write \(code: ".lineLimit(1)") and \(code: ".minimumScaleFactor(0.7)") on \(text): it \
      becomes a little smaller then
      """
    guard fits else {
      return [
        "put a \(code: "VStack") behind \(row) in a \(code: "ViewThatFits(in: .horizontal)")",
        smaller,
      ]
    }
    if let other {
      return ["leave \(code: "maxWidth: .infinity") out of \(other): it needs no more than it has"]
    }
    return [
      """
      leave \(code: "maxWidth: .infinity") out of the views of \(row): each is as wide as its \
      label then
      """, smaller,
    ]
  }
}

extension Timeline {
  /// Whether one view is at the start of the first half of a row, and one at the end of the other.
  fileprivate func areLabelAndValue(_ shares: [NodeID]) -> Bool {
    guard shares.count == 2 else { return false }
    return isAligned(.starts(.horizontal), shares[0]) && isAligned(.ends(.horizontal), shares[1])
  }

  private func isAligned(_ role: NodeRole, _ share: NodeID) -> Bool {
    modified(by: share).contains { has(.limits(.horizontal), $0) && has(role, $0) }
  }

  /// Whether a view reacts to taps, or is painted as what does.
  fileprivate func isControl(_ node: NodeID) -> Bool {
    modified(by: node).contains { isTarget($0) || isPainted(behind: $0) }
  }
}
