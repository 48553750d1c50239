import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let unscaledText = Rule(
    id: "unscaled-text",
    summary: "A text that may become smaller breaks into lines instead.",
    finding: """
      `minimumScaleFactor` lets a text become smaller where it would be cut. As long as there is \
      height for a further line nothing is cut: a text without a limit of lines breaks, in its \
      full size.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      Text("Total of all accounts").id("total")
        .minimumScaleFactor(0.5)
        .frame(width: 120)
      """,
    scope: """
      Reported for a text of two or three lines in which no number of lines is stated, and no \
      height around it.
      """,
    help: "`.lineLimit(1)` beside it", exception: "it is to break first",
    needs: "the log with the text's reasons",
    search: .each(.with(.text), as: Unscaled.find))
}

/// A text of several lines that might be one smaller line.
private struct Unscaled: Detection {
  let timeline: Timeline
  let text: NodeID
  let lines: Int

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.isScaled(text), !hasStatedHeight(text, in: timeline),
      let lines = timeline.lineTerms(of: text),
      (2...3) ~= lines.count, let height = lines.height,
      let least = timeline.least(text, .vertical), least < height - Timeline.tolerance,
      let narrow = timeline.profile(of: text).answer(to: 0, on: .horizontal)?.size.height,
      narrow > (CGFloat(lines.count) + 0.5) * height,
      // Lines that the text breaks itself are whole.
      let whole = timeline.ideal(text, .horizontal),
      let length = timeline.length(text, .horizontal), whole > length + Timeline.tolerance
    else { return nil }
    return Self(
      timeline: timeline, text: text, lines: lines.count)
  }

  /// Whether a frame or what it lies on says how high its room is: then a text is made smaller once
  /// its lines do not fit into that, as is meant.
  private static func hasStatedHeight(_ text: NodeID, in timeline: Timeline) -> Bool {
    for (inner, outer) in timeline.stepsOutwards(from: text) {
      if timeline.has(.scrolls, outer) { return false }
      if timeline.isLayer(inner) || timeline.has(.fixes(.vertical), outer) { return true }
    }
    return false
  }

  var suspicion: Suspicion {
    let finding = Finding(
      .unscaledText, of: text, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.sizing(of: text)
        + timeline.evidence(of: text, at: 0, .vertical),
      remedies: ["write \(code: ".lineLimit(1)") on \(text)"])
    let lacking =
      (timeline.ideal(text, .horizontal) ?? 0) - (timeline.length(text, .horizontal) ?? 0)
    return Suspicion(finding, off: lacking)
  }

  private var statement: Statement {
    Statement(
      "\(text) may become smaller, and stands in \(lines) lines of full size instead",
      because: """
        A text is scaled only where it would be cut: without a limit of lines it breaks first
        """)
  }
}
