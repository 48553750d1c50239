import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  package static let hangingBars = Rule(
    id: "hanging-bars",
    summary: "The bars of a chart hang around a line in their middle.",
    finding: """
      A row puts the middles of its views on one line, unless it says otherwise. Bars of \
      different heights then do not stand on a common ground.
      """,
    example: """
      // proposal: 300x120
      HStack(spacing: 10) {
        ForEach([40, 90, 20], id: \\.self) { height in
          Color.blue.frame(width: 20, height: CGFloat(height)).id("bar\\(height)")
        }
      }
      .id("chart")
      """,
    scope: """
      Reported for three or more shapes or colours that one line of the source makes, and for \
      columns of a shape or a picture and a label of one line, in a row that does not state \
      `.center`.
      """,
    help: "`HStack(alignment: .bottom)`, or `.top` where the labels are above",
    exception: "they show a sound, or grow both ways", keyNote: "of the row",
    search: .each(.rows) { row, timeline in
      timeline.states("alignment: .center", row)
        ? nil : HangingBars.find(row, in: timeline) ?? HangingBars.find(labelled: row, in: timeline)
    })
}

/// Shapes of different heights in a row, with their middles on one line.
private struct HangingBars: Sighting {
  let timeline: Timeline
  let row: NodeID
  let highest: NodeID
  let lowest: NodeID
  let bars: [NodeID]
  /// Where the common ground is: at the lower ends, or at the upper ones.
  var edge = Edge.bottom

  enum Edge: String {
    case top, bottom

    var share: CGFloat { self == .top ? 0 : 1 }
  }

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let bars = timeline.tree.children(of: row)
    guard bars.count > 2, timeline.isCentred(row, on: .vertical), timeline.areAlike(bars),
      bars.allSatisfy({ timeline.comes($0, downTo: .decorates) })
    else { return nil }
    let frames = bars.compactMap { bar in timeline.rectangle(of: bar).map { (bar, $0) } }
    guard frames.count == bars.count, let first = frames.first,
      let (lowest, highest) = frames.extremes(by: { $0.1.height }),
      highest.1.height > lowest.1.height + Noticeable.line,
      frames.allSatisfy({ abs($0.1.width - first.1.width) < 1 && abs($0.1.midY - first.1.midY) < 1 }
      )
    else { return nil }
    return Self(
      timeline: timeline, row: row, highest: highest.0, lowest: lowest.0, bars: bars)
  }

  /// Columns of a shape, or a picture, and a label at one end.
  static func find(labelled row: NodeID, in timeline: Timeline) -> Self? {
    let bars = timeline.tree.children(of: row)
    guard (2...24).contains(bars.count), timeline.isCentred(row, on: .vertical),
      timeline.areAlike(bars),
      let edge = [Edge.bottom, .top].first(where: { edge in
        bars.allSatisfy { timeline.isLabelled($0, at: edge) }
      })
    else { return nil }
    let frames = bars.compactMap { bar in timeline.rectangle(of: bar).map { (bar, $0) } }
    guard frames.count == bars.count, let first = frames.first,
      let (lowest, highest) = frames.extremes(by: { $0.1.height }),
      highest.1.height > lowest.1.height + 2 * Noticeable.line,
      frames.allSatisfy({ abs($0.1.midY - first.1.midY) < 1 })
    else { return nil }
    return Self(
      timeline: timeline, row: row, highest: highest.0, lowest: lowest.0, bars: bars, edge: edge)
  }

  var goal: Goal? {
    Goal(
      bars.map { .level($0, highest, at: edge.share, .vertical) }
        + [.length(row, .vertical, .atMost(timeline.length(row, .vertical) ?? .infinity))],
      near: [lowest])
  }

  private var gap: CGFloat {
    ((timeline.length(highest, .vertical) ?? 0) - (timeline.length(lowest, .vertical) ?? 0)) / 2
  }

  var suspicion: Suspicion {
    suspected(
      .hangingBars, of: row, on: .vertical, placed: [highest, lowest],
      remedies: ["write \(code: "alignment: .\(edge.rawValue)") in \(row)"],
      involving: [lowest, highest], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(lowest) ends \(points(gap)) points above \(highest) in \(row), and begins as far below
      """, subject: lowest, isAboutPlace: true,
      because: "A row puts the middles of its views on one line")
  }
}

extension Timeline {
  /// Whether a view is a column that ends, or begins, with a text of one line, and has nothing but
  /// shapes and pictures besides.
  fileprivate func isLabelled(_ view: NodeID, at edge: HangingBars.Edge) -> Bool {
    guard let column = stack(in: view, along: .vertical),
      length(column, .vertical) == length(view, .vertical)
    else { return false }
    let parts = tree.children(of: column)
    guard parts.count > 1, parts.count <= 4,
      let label = edge == .top ? parts.first : parts.last, isLine(label)
    else { return false }
    return parts.allSatisfy { part in
      part == label || comes(part, downTo: .decorates) || comes(part, downTo: .image)
    }
  }
}
