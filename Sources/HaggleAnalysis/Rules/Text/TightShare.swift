import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let tightShare = Rule(
    id: "tight-share",
    summary: "A text is cut in its equal share of a row, and others leave most of theirs.",
    explanation: Explanation(
      finding: [
        """
        Views in frames with `maxWidth: .infinity` share a row evenly, whatever is in them. A short \
        word leaves most of its share empty, and a long one beside it ends with an ellipsis, as a \
        share is all that it is offered.
        """
      ],
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
      scope: [
        """
        Reported for two to six texts of one line in shares of one width, some of which are whole \
        and leave together more than what the others lack. What needs more than 40 letters is cut \
        in any case.
        """
      ],
      help: """
        `.fixedSize()` on the text, before its frame; `.lineLimit(2)`; `.minimumScaleFactor(0.8)`
        """,
      exception: "the rest of the text is of no use",
      keyNote: "of the text that is cut", needs: "the log"),
    consequences: [Rule.lostWords.id],
    search: .each(.rows, as: TightShare.find))
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
      widths.difference < 1, shares.allSatisfy({ timeline.isGreedy($0, .horizontal) })
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
