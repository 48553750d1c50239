import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Which views contain something to see or read, other than colours, shapes and lines.
package struct Contents: Sendable {
  private var isThere: [Bool]
  private var texts: [Bool]

  init(_ nodes: [Trace.Node], _ tree: NodeTree, _ placements: [Timeline.Placed?]) {
    isThere = Array(repeating: false, count: nodes.count)
    texts = isThere
    for node in tree.preorder.reversed() {
      let (children, roles) = (tree.children(of: node), nodes[node.index].roles)
      isThere[node.index] =
        children.isEmpty
        ? Self.isContent(roles, placements[node.index]) : children.contains { isThere[$0.index] }
      let sizing = roles.contains(.layers) ? children.prefix(1) : children[...]
      texts[node.index] = roles.contains(.text) || sizing.contains { texts[$0.index] }
    }
  }

  /// Whether the view has content; layers over and under it count.
  package func contains(_ node: NodeID) -> Bool { isThere[node.index] }

  /// Whether the view contains text; only what affects its size counts.
  package func holdsText(_ node: NodeID) -> Bool { texts[node.index] }

  private static func isContent(_ leaf: NodeRoles, _ placed: Timeline.Placed?) -> Bool {
    guard !leaf.contains(.decorates), !leaf.contains(.spacer),
      let size = placed?.placement.frame.size
    else { return false }
    return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  }
}
