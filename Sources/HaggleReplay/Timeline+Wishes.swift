package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Lengths that people mean without a number.
extension Timeline {
  /// How long a view would be if it were as long as its content, as which a reader of what it is
  /// offered never is; what lies behind or over a view, as that view's content.
  package func hugged(by node: NodeID, on axis: Axis) -> CGFloat? {
    var measured = node
    while let layered = host(of: measured) { measured = layered }
    while trace.nodes[measured.index].roles.contains(.frames), let only = onlyChild(of: measured) {
      measured = only
    }
    if trace.nodes[measured.index].roles.contains(.ignoresContent) {
      return contentSize(of: measured)?[axis]
    }
    let answer = profile(of: measured).answer(to: nil, on: axis)
    guard let ideal = answer?.size[axis] else { return nil }
    // Words that are cut, or broken inside, have less than they need.
    if axis == .horizontal, !losses(ofText: measured).isEmpty || isCutShort(measured) {
      return ideal
    }
    // Words that break fill their lines; in a frame of a stated length those are not the content's.
    var offered = measured
    while let frame = trace.nodes[offered.index].parent,
      trace.nodes[frame.index].roles.contains(.fixes(axis)), tree.childCount(of: frame) == 1
    { offered = frame }
    return min(ideal, placement(of: offered)?.placement.proposal[axis] ?? .infinity)
  }

  /// What the views in a view take together, as they are placed; nil where there are none.
  package func contentSize(of node: NodeID) -> CGSize? {
    let frames = tree.children(of: node).compactMap {
      placement(of: $0)?.placement.frame.drawable
    }
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }.size
  }

  /// How long the container is that a view is in; for the root, what it is proposed.
  package func filled(by node: NodeID, on axis: Axis) -> CGFloat? {
    var next = node
    while let parent = trace.nodes[next.index].parent {
      next = parent
      if tree.childCount(of: parent) > 1 { return size(of: parent)?[axis] }
    }
    return trace.header.proposal?[axis] ?? size(of: next)?[axis]
  }

  private func onlyChild(of node: NodeID) -> NodeID? {
    tree.childCount(of: node) == 1 ? tree.firstChild(of: node) : nil
  }

  /// The view behind or over which another one lies; nil for one that is in no such layer.
  private func host(of node: NodeID) -> NodeID? {
    var next = node
    while let parent = trace.nodes[next.index].parent {
      if trace.nodes[parent.index].roles.contains(.layers) {
        let first = tree.firstChild(of: parent)
        return first == next ? nil : first
      }
      guard tree.childCount(of: parent) == 1 else { return nil }
      next = parent
    }
    return nil
  }
}

extension CGRect {
  /// The rectangle, if it can be drawn.
  package var drawable: CGRect? {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    return size.width >= 0 && size.height >= 0 ? self : nil
  }
}
