import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let movedOver = Rule(
    id: "moved-over",
    summary: "A view that is drawn elsewhere covers a text outside of its row or its layers.",
    explanation: Explanation(
      finding: [
        """
        An offset moves what is drawn. The row keeps the place where the view would stand, and \
        its height: what is raised out of it lies over the text above.
        """
      ],
      example: """
        // proposal: 300x300
        // text-cell: 8x20
        VStack(spacing: 8) {
          Text("Pick a colour").id("title")
          HStack(spacing: 0) {
            Color.green.frame(width: 60, height: 60)
            Color.red.frame(width: 60, height: 60).offset(y: -40).id("raised")
          }
          .id("row")
        }
        """,
      scope: [
        """
        It is told of texts that are covered for the most part of their height.
        """
      ],
      help: """
        `.padding(.top, …)` on the row, as far as the offset; `.alignmentGuide` instead of the \
        offset, which the row takes into account
        """,
      exception: "it is to lie there"),
    search: .each(.with(.letsReachOut), as: MovedOver.find))
}

/// A view of a row, or of layers, that is drawn over a text beside those.
private struct MovedOver: Detection {
  let timeline: Timeline
  let offset: NodeID
  let view: NodeID
  let text: NodeID
  let row: NodeID
  let shift: CGFloat

  /// So much of the height of a text is covered.
  private static let share: CGFloat = 0.6
  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 8

  static func find(_ offset: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, offset), timeline.tree.childCount(of: offset) == 1,
      let view = timeline.tree.firstChild(of: offset),
      timeline.size(of: view) == timeline.size(of: offset),
      let core = timeline.core(of: view),
      case let isOpaque = timeline.has(.opaque, core),
      isOpaque || timeline.has(.decorates, core) && !timeline.isClear(core),
      let shift = timeline.extent(view, .vertical)?.start, abs(shift) >= Self.least,
      let place = timeline.stack(around: offset, hiding: isOpaque),
      let drawn = timeline.rectangle(of: view)
    else { return nil }
    let others = timeline.tree.children(of: place.column).filter { $0 != place.branch }
    let covered = others.first { other in
      guard timeline.comes(other, downTo: .text), let text = timeline.rectangle(of: other) else {
        return false
      }
      let common = drawn.overlap(with: text)
      return common.width > Self.least && common.height > Self.share * text.height
    }
    guard let covered else { return nil }
    return Self(
      timeline: timeline, offset: offset, view: view, text: covered, row: place.row, shift: shift)
  }

  var goal: Goal? {
    Goal(
      [shift < 0 ? .before(text, view, .vertical) : .before(view, text, .vertical)],
      near: [row, offset])
  }

  var suspicion: Suspicion {
    let edge = shift < 0 ? ".top" : ".bottom"
    return Suspicion(
      .movedOver, of: offset, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [view, text]),
      remedies: [
        "write \(code: ".padding(\(edge), \(points(abs(shift))))") on \(row)",
        "raise it by \(code: ".alignmentGuide"), which \(row) takes into account",
      ], involving: [text, row], off: abs(shift))
  }

  private var statement: Statement {
    Statement(
      """
      \(timeline.modifier(offset).capitalized) draws its view \(points(abs(shift))) points from \
      its place, over \(text)
      """, isAboutPlace: true,
      because: "For \(row) the view is where it was: an offset has no part in the layout")
  }
}

extension Timeline {
  /// The row, or the layers, that a view lies in, the column around them, and its child that holds
  /// them. What lies in layers covers even where it can be seen through: it is drawn beside them.
  fileprivate func stack(
    around node: NodeID, hiding isOpaque: Bool
  ) -> (row: NodeID, column: NodeID, branch: NodeID)? {
    if isOpaque, let (row, _) = division(around: node, .horizontal),
      let (column, branch) = division(around: row, .vertical)
    {
      return (row, column, branch)
    }
    var layers: NodeID?
    for (inner, outer) in stepsOutwards(from: node) {
      if has(.scrolls, outer) || dividedAxes(outer).contains(.horizontal) { return nil }
      if dividedAxes(outer) == .vertical { return layers.map { ($0, outer, inner) } }
      if isLayer(inner) || isLayerStack(outer) { layers = layers ?? outer }
    }
    return nil
  }
}
