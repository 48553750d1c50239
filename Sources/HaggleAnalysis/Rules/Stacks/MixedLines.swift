import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let mixedLines = Rule(
    id: "mixed-lines",
    summary: "A paragraph begins at the left of a column whose other texts are centred.",
    finding: """
      A column centres its views, and a text of several lines begins each of them at its left \
      edge. So a page is half centred and half not: the heading and the short lines stand in \
      the middle, and the paragraph between them does not.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(spacing: 8) {
        Text("Release 2").id("heading")
        Text("Faster start, a smaller download and a new dark theme").id("text")
        Text("Thank you all!")
      }
      .id("page")
      """,
    scope: """
      Reported for columns of at least three texts and nothing else, one of a single line that \
      is far shorter than the column and one of several lines that does not say how they are \
      aligned.
      """,
    help: """
      `alignment: .leading` in the column, or `.multilineTextAlignment(.center)` on the text
      """,
    exception: "it is meant so", keyNote: "of the column",
    consequences: [Rule.leftLines.id],
    search: .each(.columns, as: MixedLines.find))
}

/// A column of centred short texts, with a text of several lines.
private struct MixedLines: Sighting {
  let timeline: Timeline
  let column: NodeID
  let short: NodeID
  let long: NodeID
  let gap: CGFloat

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let texts = timeline.tree.children(of: column).filter { !timeline.isUnseen($0) }
    guard timeline.isCentred(column, on: .horizontal),
      texts.count > 2,
      texts.allSatisfy({
        timeline.comes($0, downTo: .text) && !timeline.has(.scrolls, within: $0)
      }),
      let long = texts.first(where: { timeline.isParagraph($0) }),
      let room = timeline.screenExtent(long, .horizontal)
    else { return nil }
    let gaps = texts.filter { !timeline.isParagraph($0) }.compactMap { text in
      timeline.screenExtent(text, .horizontal).map { (text: text, gap: $0.start - room.start) }
    }
    guard let short = gaps.max(by: { $0.gap < $1.gap }), short.gap >= Noticeable.step else {
      return nil
    }
    return Self(
      timeline: timeline, column: column, short: short.text, long: long, gap: short.gap)
  }

  var goal: Goal? { Goal([.level(short, long, at: 0, .horizontal)], near: [column]) }

  var suspicion: Suspicion {
    suspected(
      .mixedLines, of: column, on: .horizontal, placed: [short, long],
      remedies: [
        "write \(code: "alignment: .leading") in \(column)",
        "write \(code: ".multilineTextAlignment(.center)") on \(long)",
      ], involving: [short, long], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(short) stands \(points(gap)) points from where the lines of \(long) begin
      """, subject: short, isAboutPlace: true,
      because: "\(column) centres its views, and the lines of a text begin at its leading edge")
  }
}

extension Timeline {
  /// Whether a text is drawn in no colour, or not at all: others are measured by it.
  fileprivate func isUnseen(_ node: NodeID) -> Bool {
    modified(by: node).contains {
      appearance(of: $0).isHidden || appearance(of: $0).opacity == 0
        || has(.text, $0) && isClear($0)
    }
  }

  /// Whether a text has several lines, and nothing says how they are aligned.
  fileprivate func isParagraph(_ node: NodeID) -> Bool {
    guard let text = core(of: node), let lines = lines(of: text) else { return false }
    return lines > 1 && isCentred(text, on: .horizontal)
  }
}
