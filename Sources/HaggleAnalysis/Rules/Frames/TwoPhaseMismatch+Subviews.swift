import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A subview of a layout of one's own that is placed by another proposal than it was measured by,
/// answers longer, and so lies over the next one.
struct GrownSubview: Sighting {
  let timeline: Timeline
  let layout: NodeID
  let axis: Axis
  let next: NodeID
  let changed: Mismatch.Change
  /// How far it lies over the next one, in points.
  let overlap: CGFloat

  /// Less, in points, is not noticed.
  private static let least: CGFloat = 1
  private static let mostSubviews = 64

  static func find(
    _ layout: NodeID, on axis: Axis, in timeline: Timeline, offstage: OffstageViews
  ) -> Self? {
    guard let sizing = timeline.sizingSpan(layout) else { return nil }
    let subviews = timeline.tree.children(of: layout).prefix(mostSubviews).filter {
      !offstage.contains($0) && !timeline.mayBeUnplaced($0)
    }
    return zip(subviews, subviews.dropFirst()).lazy.compactMap { subview, next -> Self? in
      guard let changed = Mismatch.change(timeline, subview, in: sizing, axis),
        let overlap = timeline.overlap(of: changed, over: next, axis), overlap >= Self.least
      else { return nil }
      return Self(
        timeline: timeline, layout: layout, axis: axis, next: next, changed: changed,
        overlap: overlap)
    }
    .first
  }

  var goal: Goal? {
    Goal([.apart(changed.node, next)], near: [layout], traits: [.layoutOnly])
  }

  var suspicion: Suspicion {
    suspected(
      .twoPhaseMismatch, of: layout, on: axis, sized: [layout], placed: [changed.node, next],
      remedies: [
        """
        measure it by the proposal that it is placed with, in both functions: \
        \(code: "sizeThatFits(ProposedViewSize(\(proposal)))")
        """
      ], involving: [changed.node, next], off: overlap)
  }

  private var proposal: String {
    let placed = timeline.placement(of: changed.node)?.placement.proposal ?? .unspecified
    let (width, height) = (placed.width, placed.height)
    return "width: \(width == nil ? "nil" : "…"), height: \(height == nil ? "nil" : "…")"
  }

  var statement: Statement {
    Statement(
      """
      \(layout) measures \(changed.node) \(points(changed.measured)) points \(axis.adjective) and \
      places it \(points(changed.placed)) \(axis.adjective): it lies \(points(overlap)) points \
      over \(next)
      """, subject: layout, isAboutPlace: true,
      because: "It is placed with another proposal than it was measured by, and answers otherwise")
  }
}

extension Timeline {
  /// How far a subview that became longer lies over the next one, if that has room for what was
  /// measured.
  fileprivate func overlap(
    of changed: Mismatch.Change, over next: NodeID, _ axis: Axis
  ) -> CGFloat? {
    guard changed.placed > changed.measured + 1, isSeen(changed.node), isSeen(next),
      let own = placement(of: changed.node)?.placement.frame,
      let other = placement(of: next)?.placement.frame, own.overlap(with: other).shorter > 1,
      other.origin[axis] >= own.origin[axis] + changed.measured - Self.tolerance
    else { return nil }
    return own.overlap(with: other)[axis]
  }

  private func isSeen(_ node: NodeID) -> Bool {
    !texts(in: node, most: 2).isEmpty || !visibleLeaves(of: node, most: 2).isEmpty
  }
}
