import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views placed entirely outside of their container and of the root. Layouts hide views that way,
/// as a hand-written `ViewThatFits` does with rejected candidates, so findings in them are
/// suppressed. They put them far away: what is near its container got there by a wrong number.
struct OffstageViews {
  /// For each node, whether it or an ancestor is offstage; empty if none is.
  private var isOffstage: [Bool] = []

  init(_ timeline: Timeline) {
    guard timeline.hasPlacements else { return }
    var offstage = Array(repeating: false, count: timeline.trace.nodes.count)
    var screen: CGRect?
    for node in timeline.tree.preorder {
      guard let parent = timeline.parent(node) else {
        screen = Self.screen(of: node, timeline)
        continue
      }
      guard !offstage[parent.index] else {
        offstage[node.index] = true
        continue
      }
      offstage[node.index] = Self.isAway(node, from: parent, screen: screen, timeline)
    }
    if offstage.contains(true) { isOffstage = offstage }
  }

  func contains(_ node: NodeID) -> Bool { !isOffstage.isEmpty && isOffstage[node.index] }

  /// Whether something is about a view that is offstage.
  func suppresses(_ candidate: Candidate) -> Bool {
    contains(candidate.node) || contains(candidate.subject)
  }

  /// The area in which a root may be visible: its frame plus the unused part of its proposal on
  /// both sides; for an ideal or maximum proposal, plus its own length again.
  private static func screen(of root: NodeID, _ timeline: Timeline) -> CGRect? {
    guard let rectangle = timeline.rectangle(of: root) else { return nil }
    let slack = Axis.allCases.map { axis in
      timeline.offer(root, axis).map { max(0, $0 - rectangle.size[axis]) } ?? rectangle.size[axis]
    }
    return rectangle.insetBy(dx: -slack[0], dy: -slack[1])
  }

  /// A lazy grid puts every cell where its columns end; what is outside there is a mistake. What a
  /// scroll view, such as a list, comes to on its way is not away.
  private static func isAway(
    _ node: NodeID, from parent: NodeID, screen: CGRect?, _ timeline: Timeline
  ) -> Bool {
    guard let screen, let own = timeline.rectangle(of: node), isDisjoint(own, screen),
      !timeline.isLazyGrid(parent), let around = timeline.rectangle(of: parent)
    else { return false }
    let scrolls = timeline.has(.scrolls, parent)
    return !isNear(own, around)
      && Axis.allCases.contains { axis in
        isDisjoint(own, around, axis) && !(scrolls && timeline.proposal(node, axis) == nil)
      }
  }

  /// Whether a view is less than half of its container's length away from it. One that begins where
  /// that ends was put there to wait.
  private static func isNear(_ own: CGRect, _ around: CGRect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let gap = max(around.origin[axis] - own.end(axis), own.origin[axis] - around.end(axis))
      return own.size[axis] > 0 && 2 * gap < around.size[axis] && !(0..<1).contains(gap)
    }
  }

  /// Also for rectangles without any breadth; one that merely begins where the other ends is
  /// outside unless it is empty.
  private static func isDisjoint(_ a: CGRect, _ b: CGRect) -> Bool {
    isDisjoint(a, b, .horizontal) || isDisjoint(a, b, .vertical)
  }

  private static func isDisjoint(_ a: CGRect, _ b: CGRect, _ axis: Axis) -> Bool {
    let (start, end) = (a.origin[axis], a.end(axis))
    let (first, last) = (b.origin[axis], b.end(axis))
    return end < first - Timeline.tolerance || start > last + Timeline.tolerance
      || (start < end && (end <= first || start >= last))
  }
}
