import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lyingDivider = Rule(
    id: "lying-divider",
    summary: "A divider that is to stand at the side of a view is drawn across its middle.",
    explanation: Explanation(
      finding: [
        """
        A `Divider` stands upright only in a row. Everywhere else it lies, also in an overlay that \
        is aligned at the left or the right: it crosses the view from one side to the other.
        """
      ],
      example: """
        // proposal: 200x400
        Color.yellow.overlay(alignment: .leading) { Divider().id("line") }.id("pane")
        """,
      help: "`Rectangle().frame(width: 1)` in its place", exception: "it is to cross the view"),
    search: .each(.with(.decorates), as: LyingDivider.find))
}

/// A horizontal line in a layer that is aligned at a side.
private struct LyingDivider: Detection {
  let timeline: Timeline
  let line: NodeID
  let overlay: NodeID
  let size: CGSize

  static func find(_ line: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.fillsCorners, line),
      let own = timeline.size(of: line), own.height <= 1, own.width > 8,
      let layer = timeline.stepsOutwards(from: line).first(where: {
        timeline.isLayer($0.inner) || timeline.sizingChildren(of: $0.outer).count != 1
          || timeline.has(.frames, $0.outer)
      }), timeline.isLayer(layer.inner),
      timeline.has(.starts(.horizontal), layer.outer)
        || timeline.has(.ends(.horizontal), layer.outer),
      timeline.isCentred(layer.outer, on: .vertical),
      let size = timeline.size(of: layer.outer), size.height > 8
    else { return nil }
    return Self(
      timeline: timeline, line: line, overlay: layer.outer, size: size)
  }

  var goal: Goal? {
    Goal(
      [
        .length(line, .vertical, .exactly(size.height)), .length(line, .horizontal, .atMost(2)),
      ], near: [overlay])
  }

  var suspicion: Suspicion {
    Suspicion(
      .lyingDivider, of: line, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [overlay, line]),
      remedies: ["write \(code: "Rectangle().frame(width: 1)") in place of \(line)"],
      involving: [overlay], off: size.width)
  }

  private var statement: Statement {
    Statement(
      "\(line) lies across the middle of \(overlay), \(points(size.width)) points wide",
      isAboutPlace: true,
      because: "A divider stands upright only in a row; \(overlay) aligns it at a side")
  }
}
