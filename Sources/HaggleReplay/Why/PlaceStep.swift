package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// One step from the root's origin to a node's: a placement.
package struct PlaceStep: Equatable, Sendable {
  package let node: NodeID
  /// The node in whose space it is placed; nil for a root.
  package let parent: NodeID?
  /// The position in its parent, in points.
  package let offset: CGFloat
  /// The length of the parent after it, in points; nil if the parent has no size.
  package let after: CGFloat?
  /// The event of the placement.
  package let event: Int
  package let cause: Cause

  /// The cause of the position, as far as the trace shows it.
  package enum Cause: Equatable, Sendable {
    /// The host centres the root in its proposal.
    case host
    /// These siblings precede it, with this many points between them in addition to their lengths.
    case behind([NodeID], gaps: CGFloat)
    /// Its parent aligns it; the alignment is either stated in the trace or inferred.
    case aligned(Line, isStated: Bool)
    /// Its parent always begins with it: a scroll view, a geometry reader.
    case begins
    /// It is inset from the edge of its parent.
    case inset
    /// It is drawn elsewhere than it is placed.
    case drawn
    case unexplained
  }

  /// The alignment line, in geometric terms, independent of the writing direction.
  package enum Line: Equatable, Sendable {
    case start, middle, end, guide
  }

  /// Whether the step is worth mentioning: it moves its content, or leaves space that another
  /// alignment would use.
  package var isNews: Bool {
    if offset != 0 { return true }
    guard let after, after > PlaceStep.visible else { return false }
    switch cause {
    case .aligned, .begins: return true
    default: return false
    }
  }

  /// Smaller differences are invisible, in points.
  private static let visible: CGFloat = 0.5
}

extension Timeline {
  /// The placements that add up to a node's position, the root's first; nil if one is missing.
  func placements(of node: NodeID, on axis: Axis) -> [PlaceStep]? {
    var steps: [PlaceStep] = []
    var next: NodeID? = node
    while let node = next {
      guard let (event, placement) = placement(of: node) else { return nil }
      let parent = trace.nodes[node.index].parent
      let offset = placement.frame.origin[axis]
      let room = parent.flatMap { size(of: $0)?[axis] }
      let after = room.map { $0 - offset - placement.frame.size[axis] }
      steps.append(
        PlaceStep(
          node: node, parent: parent, offset: offset, after: after, event: event,
          cause: parent.map { cause(of: node, in: $0, (offset, after), axis) }
            ?? rootCause(node, placement.frame, axis)))
      next = parent
    }
    return steps.reversed()
  }

  private func rootCause(_ root: NodeID, _ frame: CGRect, _ axis: Axis) -> PlaceStep.Cause {
    let room = proposal(in: tree(with: root))?[axis]
    let middle = room.map { ($0 - frame.size[axis]) / 2 }
    return middle.map { Swift.abs($0 - frame.origin[axis]) < 0.01 } == true ? .host : .unexplained
  }

  private func cause(
    of node: NodeID, in parent: NodeID, _ place: (offset: CGFloat, after: CGFloat?), _ axis: Axis
  ) -> PlaceStep.Cause {
    let roles = trace.nodes[parent.index].roles
    let isLayer = roles.contains(.layers) && tree.children(of: parent).first != node
    if isLayer || roles.contains(.frames) || roles.contains(.aligns(axis)) {
      return aligned(
        place, isStated: roles.contains(.starts(axis)) || roles.contains(.ends(axis)), node, axis)
    }
    if roles.contains(.scrolls) || roles.contains(.ignoresContent) {
      return stacked(node, in: parent, place.offset, axis) ?? .begins
    }
    if roles.contains(.divides(axis)) || tree.children(of: parent).count > 1 {
      return stacked(node, in: parent, place.offset, axis) ?? .unexplained
    }
    guard roles.contains(.letsReachOut) else { return .unexplained }
    return roles.contains(.spaces) ? .inset : .drawn
  }

  private func aligned(
    _ place: (offset: CGFloat, after: CGFloat?), isStated: Bool, _ node: NodeID, _ axis: Axis
  ) -> PlaceStep.Cause {
    guard let after = place.after else { return .unexplained }
    if trace.nodes[node.index].roles.contains(.guides(axis)) {
      return .aligned(.guide, isStated: true)
    }
    let near = { (a: CGFloat, b: CGFloat) in Swift.abs(a - b) < 0.01 }
    if near(place.offset, after) { return .aligned(.middle, isStated: isStated) }
    if near(place.offset, 0) { return .aligned(.start, isStated: isStated) }
    return .aligned(near(after, 0) ? .end : .guide, isStated: isStated)
  }

  /// The preceding siblings, if they form a sequence; nil if there are none, or if they overlap as
  /// in a grid.
  private func stacked(
    _ node: NodeID, in parent: NodeID, _ offset: CGFloat, _ axis: Axis
  ) -> PlaceStep.Cause? {
    let beside = tree.children(of: parent).filter { $0 != node }.compactMap { other in
      placement(of: other).map { (node: other, frame: $0.placement.frame) }
    }
    let before = beside.filter { $0.frame.end(axis) <= offset + 0.01 }
    let lengths = before.reduce(0) { $0 + $1.frame.size[axis] }
    guard !before.isEmpty, lengths <= offset + 0.01 else { return nil }
    return .behind(before.map(\.node), gaps: offset - lengths)
  }
}
