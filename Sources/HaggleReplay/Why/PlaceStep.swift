package import Foundation
package import HaggleVocabulary

/// One step of the way from the root's corner to a node's: a placement.
package struct PlaceStep: Equatable, Sendable {
  package let node: NodeID
  /// The node in whose space it is placed; nil for a root.
  package let parent: NodeID?
  /// Where it is in its parent, in points.
  package let offset: CGFloat
  /// How much of the parent lies behind it, in points; nil where the parent has no size.
  package let after: CGFloat?
  /// The event that places it.
  package let event: Int
}

extension Timeline {
  /// The placements that add up to where a node is, the root's first; nil where one is missing.
  package func placements(of node: NodeID, on axis: Axis) -> [PlaceStep]? {
    var steps: [PlaceStep] = []
    var next: NodeID? = node
    while let node = next {
      guard let (event, placement) = placement(of: node) else { return nil }
      let parent = trace.nodes[node.index].parent
      let offset = placement.frame.origin[axis]
      let room = parent.flatMap { size(of: $0)?[axis] }
      steps.append(
        PlaceStep(
          node: node, parent: parent, offset: offset,
          after: room.map { $0 - offset - placement.frame.size[axis] }, event: event))
      next = parent
    }
    return steps.reversed()
  }
}
