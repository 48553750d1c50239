import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What is cut away on an axis, by any view further out: what is not seen does not overflow.
struct Clipping {
  private let timeline: Timeline
  private let axis: Axis
  /// For each node, the visible part of the root's space; nil if nothing is clipped.
  private var shown: [ClosedRange<CGFloat>?]

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
    shown = Array(repeating: nil, count: timeline.trace.nodes.count)
    guard timeline.nodes.contains(where: { timeline.isClipped($0) }) else { return }
    for node in timeline.tree.preorder {
      guard let parent = timeline.parent(node) else { continue }
      shown[node.index] = shown[parent.index]
      if timeline.isClipped(parent), let range = range(of: parent) {
        shown[node.index] = shown[parent.index].map { range.clamped(to: $0) } ?? range
      }
    }
  }

  /// The part of a child's extent that can be seen, in the space of its parent.
  func visible(_ extent: Extent, of child: NodeID) -> Extent {
    guard let shown = shown[child.index], let parent = timeline.parent(child),
      let origin = range(of: parent)?.lowerBound
    else { return extent }
    return Extent(
      start: max(extent.start, shown.lowerBound - origin),
      end: min(extent.end, shown.upperBound - origin))
  }

  private func range(of node: NodeID) -> ClosedRange<CGFloat>? {
    guard let rect = timeline.rectangle(of: node) else { return nil }
    let (start, length) = (rect.origin[axis], rect.size[axis])
    return start.isFinite && length.isFinite && length >= 0 ? start...(start + length) : nil
  }
}
