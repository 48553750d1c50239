package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Final positions.
extension Timeline {
  typealias Origin = CGPoint

  /// The node's final rectangle in the root's space, in points; nil if the node or an ancestor was
  /// not placed.
  package func rectangle(of node: NodeID) -> CGRect? {
    guard let origin = origins[node.index], let size = size(of: node) else { return nil }
    return CGRect(origin: origin, size: size)
  }

  /// The node's final size, from its last placement.
  package func size(of node: NodeID) -> CGSize? {
    placement(of: node)?.placement.frame.size
  }

  static func origins(_ trace: Trace, _ trees: [NodeTree], _ placements: [Placed?]) -> [Origin?] {
    var origins = [Origin?](repeating: nil, count: trace.nodes.count)
    for node in trees.lazy.flatMap(\.preorder) {
      guard let placement = placements[node.index]?.placement else { continue }
      var origin = placement.frame.origin
      if let parent = trace.nodes[node.index].parent {
        guard let outer = origins[parent.index] else { continue }
        origin.x += outer.x
        origin.y += outer.y
      }
      origins[node.index] = origin
    }
    return origins
  }
}
