import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let brokenPill = Rule(
    id: "broken-pill",
    summary: "A short text in a pill or a button breaks, as its row is too narrow.",
    finding: """
      A row that is too narrow for all of its texts lets each of them wrap that can. A tag, a \
      badge or a button of two words so gets a second line, and makes its row as high.
      """,
    example: """
      // proposal: 240x100
      // text-cell: 8x20
      HStack(spacing: 8) {
        Text("KubePodCrashLooping").lineLimit(1)
        Text("12 minutes ago").padding(4).background(Color.red, in: Capsule()).id("pill")
      }
      .id("row")
      """,
    scope: """
      Reported for a painted text, or the title of a button, that would need less than half \
      of its row in one line.
      """,
    help: """
      `.lineLimit(1)` or `.fixedSize()` on the text; `ViewThatFits` with a column
      """,
    exception: "it may have several lines", needs: "the log with the text's reasons",
    consequences: [Rule.crampedRow.id],
    search: .each(.with(.text), as: BrokenPill.find))
}

/// A short text with a colour behind it, of several lines.
private struct BrokenPill: Sighting {
  let timeline: Timeline
  let text: NodeID
  let row: NodeID
  let lines: Int
  let needed: CGFloat
  let height: CGFloat

  /// What needs a larger part of its row is no short text.
  private static let share: CGFloat = 0.5

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard let lines = timeline.lines(of: text), lines > 1,
      let height = timeline.lineHeight(of: text), let needed = timeline.ideal(text, .horizontal),
      let own = timeline.length(text, .horizontal), own < needed,
      let (row, branch) = timeline.division(around: text, .horizontal),
      let width = timeline.length(row, .horizontal), needed < Self.share * width,
      timeline.modifier(around: text, where: { $0 == branch }) != nil || text == branch,
      timeline.isPill(text, upTo: branch), !timeline.makesEquallyHigh(row)
    else { return nil }
    return Self(
      timeline: timeline, text: text, row: row, lines: lines, needed: needed, height: height)
  }

  var goal: Goal? {
    Goal([.length(text, .vertical, .exactly(height))], near: [text, row])
  }

  var suspicion: Suspicion {
    suspected(
      .brokenPill, of: text, on: .horizontal, sized: [text],
      remedies: [
        "write \(code: ".lineLimit(1)") on \(text)", "write \(code: ".fixedSize()") on \(text)",
        "put what is in \(row) into a \(code: "ViewThatFits") with a column as well",
      ], involving: [row], off: needed - (timeline.length(text, .horizontal) ?? 0))
  }

  var statement: Statement {
    Statement(
      """
      \(text) breaks into \(lines) lines: it needs \(points(needed)) points for one, and got \
      \(points(timeline.offer(text, .horizontal) ?? 0))
      """,
      because: "\(row) is too narrow for all that is in it")
  }
}

extension Timeline {
  /// Whether a text is in a button, or has a colour behind it.
  fileprivate func isPill(_ text: NodeID, upTo branch: NodeID) -> Bool {
    stepsOutwards(from: text).prefix { $0.inner != branch }.contains {
      has(.reacts, $0.outer) || isPainted(behind: $0.outer)
    }
  }
}
