import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hangingBars = Rule(
    id: "hanging-bars",
    summary: "The bars of a chart hang around a line in their middle.",
    explanation: Explanation(
      finding: [
        """
        A row puts the middles of its views on one line, unless it says otherwise. Bars of \
        different heights then do not stand on a common ground.
        """
      ],
      example: """
        // proposal: 300x120
        HStack(spacing: 10) {
          ForEach([40, 90, 20], id: \\.self) { height in
            Color.blue.frame(width: 20, height: CGFloat(height)).id("bar\\(height)")
          }
        }
        .id("chart")
        """,
      scope: ["It is told of three and more shapes or colours that one line of the source makes."],
      help: "`HStack(alignment: .bottom)`", exception: "they show a sound, or grow both ways",
      keyNote: "of the row"),
    search: .each(.rows, as: HangingBars.find))
}

/// Shapes of different heights in a row, with their middles on one line.
private struct HangingBars: Detection {
  let timeline: Timeline
  let row: NodeID
  let highest: NodeID
  let lowest: NodeID
  let bars: [NodeID]

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 4

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let bars = timeline.tree.children(of: row)
    guard bars.count > 2, timeline.isCentred(row, on: .vertical), timeline.areAlike(bars),
      bars.allSatisfy({ timeline.comes($0, downTo: .decorates) })
    else { return nil }
    let frames = bars.compactMap { bar in timeline.rectangle(of: bar).map { (bar, $0) } }
    guard frames.count == bars.count, let first = frames.first,
      let (lowest, highest) = frames.extremes(by: { $0.1.height }),
      highest.1.height > lowest.1.height + Self.least,
      frames.allSatisfy({ abs($0.1.width - first.1.width) < 1 && abs($0.1.midY - first.1.midY) < 1 }
      )
    else { return nil }
    return Self(
      timeline: timeline, row: row, highest: highest.0, lowest: lowest.0, bars: bars)
  }

  var goal: Goal? {
    Goal(bars.map { .level($0, highest, at: 1, .vertical) }, near: [lowest])
  }

  private var gap: CGFloat {
    ((timeline.length(highest, .vertical) ?? 0) - (timeline.length(lowest, .vertical) ?? 0)) / 2
  }

  var suspicion: Suspicion {
    Suspicion(
      .hangingBars, of: row, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [highest, lowest]),
      remedies: ["write \(code: "alignment: .bottom") in \(row)"], involving: [lowest, highest],
      off: gap)
  }

  private var statement: Statement {
    Statement(
      """
      \(lowest) ends \(points(gap)) points above \(highest) in \(row), and begins as far below
      """, subject: lowest, isAboutPlace: true,
      because: "A row puts the middles of its views on one line")
  }
}
