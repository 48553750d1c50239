package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

// How long views are, how long they could be, and where.
extension Timeline {
  /// The length that was proposed to the node when it was placed, ∞ included; nil if none was.
  package func proposal(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    placement(of: node)?.placement.proposal[axis]
  }

  /// Whether a view in a layout of an app's own is where SwiftUI puts what `placeSubviews` does not
  /// place, and is not as large as the layout: then it would be there in any case.
  func mayBeUnplaced(_ node: NodeID) -> Bool {
    guard let layout = parent(node), has(.declared, layout),
      let own = placement(of: layout)?.placement, let its = placement(of: node)?.placement
    else { return false }
    let (frame, size) = (its.frame, own.frame.size)
    return its.proposal == own.proposal && frame.size != size
      && abs(frame.midX - size.width / 2) < Timeline.tolerance
      && abs(frame.midY - size.height / 2) < Timeline.tolerance
  }

  /// The length that the node was offered when it was placed; nil if none was stated.
  func offer(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let length = proposal(node, axis), length.isFinite else { return nil }
    return length
  }

  /// The final length of the node; nil if unknown.
  func length(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let length = size(of: node)?[axis], length.isFinite else { return nil }
    return length
  }

  /// The longest of several views, the first of equal ones; nil if there are none.
  func longest(of nodes: [NodeID], _ axis: Axis) -> NodeID? {
    nodes.max { length($0, axis) ?? 0 < length($1, axis) ?? 0 }
  }

  /// The extent of a child in its parent.
  func extent(_ child: NodeID, _ axis: Axis) -> Extent? {
    placement(of: child).flatMap { Extent($0.placement.frame, axis) }
  }

  /// The end of a view's last child in it; nil if it has no children.
  func contentEnd(of node: NodeID, _ axis: Axis) -> CGFloat? {
    tree.children(of: node).lazy.compactMap { self.extent($0, axis)?.end }.max()
  }

  /// The finite length that the root was offered.
  func screen(_ axis: Axis) -> CGFloat? {
    trace.header.proposal?[axis].flatMap { $0.isFinite ? $0 : nil }
  }

  /// From the left to the right edge of the screen, with its unsafe area, or of what the root is
  /// offered; nil if that is unknown.
  var wholeWidth: Extent? {
    if let screen = trace.header.screen { return Extent(screen, .horizontal) }
    return screen(.horizontal).map { Extent(start: 0, end: $0) }
  }

  /// The extent of a view in the root's space.
  func screenExtent(_ node: NodeID, _ axis: Axis) -> Extent? {
    rectangle(of: node).flatMap { Extent($0, axis) }
  }

  /// The extents of two views in the root's space.
  func screenExtents(_ a: NodeID, _ b: NodeID, _ axis: Axis) -> (Extent, Extent)? {
    guard let first = screenExtent(a, axis), let second = screenExtent(b, axis) else { return nil }
    return (first, second)
  }

  /// Where a view begins in the root's space, in points; 0 if that is unknown.
  func start(_ node: NodeID, _ axis: Axis) -> CGFloat { screenExtent(node, axis)?.start ?? 0 }

  /// The children of a container that share a line across an axis, line by line and in order along
  /// it: those of a row, or of each row of a grid.
  func lines(of container: NodeID, along axis: Axis) -> [[NodeID]] {
    let cells = tree.children(of: container).compactMap { cell in
      extent(cell, axis.cross).map { (cell: cell, extent: $0) }
    }
    var lines: [[NodeID]] = []
    var end = -CGFloat.infinity
    for (cell, extent) in cells.sorted(by: { $0.extent.start < $1.extent.start }) {
      if lines.isEmpty || extent.start >= end - Timeline.tolerance {
        lines.append([])
        end = extent.end
      }
      lines[lines.count - 1].append(cell)
      end = max(end, extent.end)
    }
    return lines.map { line in
      line.sorted { extent($0, axis)?.start ?? 0 < extent($1, axis)?.start ?? 0 }
    }
  }
}

// MARK: - Answers

extension Timeline {
  /// Whether a view answers ∞ to ∞ on an axis.
  package func isGreedy(_ node: NodeID, _ axis: Axis) -> Bool {
    profile(of: node).answer(to: .infinity, on: axis)?.size[axis] == .infinity
  }

  /// Its ideal length; nil if it was never asked for it or answered no finite number.
  func ideal(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    answer(node, to: nil, axis)
  }

  /// Its minimum length; nil if unknown.
  func least(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    answer(node, to: 0, axis)
  }

  private func answer(_ node: NodeID, to length: CGFloat?, _ axis: Axis) -> CGFloat? {
    let answer = profile(of: node).answer(to: length, on: axis)?.size[axis]
    return answer.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The innermost greedy view in a greedy one, which makes it so; not inside of views that scroll
  /// or that ignore their content.
  func greedSource(of node: NodeID, _ axis: Axis) -> NodeID {
    var source = node
    while !has(.scrolls, source), !has(.ignoresContent, source), !has(.pages, source),
      let child = sizingChildren(of: source).first(where: { isGreedy($0, axis) })
    {
      source = child
    }
    return source
  }

  /// Whether a view's length comes from something of unknown size in it: a placeholder box or an
  /// image. A box that takes its offer decides no length.
  func restsOnGuess(_ node: NodeID, _ axis: Axis) -> Bool {
    var node = node
    while let length = length(node, axis) {
      let children = tree.children(of: node)
      if children.isEmpty {
        let isOffered = offer(node, axis).map { abs($0 - length) < Self.tolerance } ?? false
        return has(.isOfUnknownSize, node) && !isOffered
      }
      let decisive = children.first { child in
        self.length(child, axis).map { abs($0 - length) < Self.tolerance } ?? false
      }
      guard let decisive else { return false }
      node = decisive
    }
    return false
  }

  /// Whether a view is thin enough for a line between others.
  func isThin(_ node: NodeID, across axis: Axis) -> Bool {
    (length(node, axis.cross) ?? .infinity) <= 2
  }
}
