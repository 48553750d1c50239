import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view reaches beyond the one that it stands in, and nothing clips it.
///
/// `HStack { Color.red.frame(maxWidth: 100); Color.blue.frame(minWidth: 100) }.frame(width: 150)`:
/// the stack is 175 wide, since the second child insists on 100 where it is offered 75. Content
/// that scrolls, overlays, backgrounds, offsets and negative padding may reach out, and clipped
/// content is meant to. A view without any breadth cannot be seen, and a box that stands for
/// something unknown has a length that nobody stated: both are left alone.
///
/// Helps: a smaller minimum, `layoutPriority`, a scroll view, or `clipped()`.
package enum Overflow: SymptomRule {
  package static let id = "overflow"
  package static let summary = "A view reaches beyond the one that it stands in."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    Axis.allCases.flatMap { axis in
      let insistence = Insistence(timeline, axis)
      let clipping = Clipping(timeline, axis)
      let excesses = timeline.nodes.compactMap {
        Excess(timeline, $0, axis, insistence, clipping)
      }
      return innermost(excesses, timeline).map { $0.suspicion }
    }
  }

  /// One insisting view may be too much for several containers around it: that is one finding,
  /// about the innermost that cannot hold it.
  private static func innermost(_ excesses: [Excess], _ timeline: Timeline) -> [Excess] {
    var chosen = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for (number, excess) in excesses.enumerated() {
      let known = chosen[excess.culprit.index].map { excesses[$0].depth } ?? -1
      if excess.depth > known { chosen[excess.culprit.index] = number }
    }
    return excesses.enumerated().filter { chosen[$1.culprit.index] == $0 }.map(\.element)
  }
}

/// Who takes more than it is offered on an axis, and whose own rule makes the number.
struct Insistence {
  private var sources: [NodeID]

  /// From the leaves to the roots: a node's source is that of the child that makes it insist.
  init(_ timeline: Timeline, _ axis: Axis) {
    sources = timeline.nodes
    for node in timeline.tree.preorder.reversed() {
      guard let child = Self.decisiveChild(of: node, timeline, axis) else { continue }
      sources[node.index] = sources[child.index]
    }
  }

  /// The innermost node that a node's excess comes from; itself where no child explains it.
  func source(of node: NodeID) -> NodeID { sources[node.index] }

  /// The child whose excess explains all of its parent's. Where several children of a stack insist,
  /// none does: it is their sum that does not fit.
  private static func decisiveChild(
    of node: NodeID, _ timeline: Timeline, _ axis: Axis
  ) -> NodeID? {
    guard let excess = excess(of: node, timeline, axis) else { return nil }
    let insisting = timeline.tree.children(of: node).compactMap { child in
      self.excess(of: child, timeline, axis).map { (child: child, excess: $0) }
    }
    if insisting.count > 1, timeline.dividedAxes(node).contains(axis) { return nil }
    guard let longest = insisting.max(by: { $0.excess < $1.excess }),
      longest.excess > excess - Timeline.visible
    else { return nil }
    return longest.child
  }

  /// What a node took beyond its offer; nil for one that did not.
  private static func excess(
    of node: NodeID, _ timeline: Timeline, _ axis: Axis
  ) -> CGFloat? {
    guard !timeline.isLayer(node), let offered = timeline.offer(node, axis),
      let taken = timeline.length(node, axis), taken > offered + Timeline.visible
    else { return nil }
    return taken - offered
  }
}
