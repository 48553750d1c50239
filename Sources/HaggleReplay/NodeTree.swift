package import HaggleTraces
package import HaggleVocabulary

/// Which node lies in which; several trees where the trace has several roots.
package struct NodeTree: Sendable {
  /// The nodes without a parent.
  package let roots: [NodeID]
  /// All nodes, each before its children, children in their order.
  package let preorder: [NodeID]
  private let groups: Grouping
  private let depths: [Int]

  package init(_ trace: Trace) {
    let nodes = trace.nodes
    groups = Grouping(nodes.map { $0.parent?.index }, count: nodes.count)
    roots = nodes.indices.filter { nodes[$0].parent == nil }.map { NodeID($0) }
    var depths = [Int](repeating: 0, count: nodes.count)
    var preorder: [NodeID] = []
    preorder.reserveCapacity(nodes.count)
    var waiting = Array(roots.reversed())
    while let node = waiting.popLast() {
      preorder.append(node)
      for child in groups[node.index].reversed() {
        depths[child] = depths[node.index] + 1
        waiting.append(NodeID(child))
      }
    }
    self.preorder = preorder
    self.depths = depths
  }

  package func children(of node: NodeID) -> [NodeID] {
    groups[node.index].map { NodeID($0) }
  }

  /// How many nodes are around the node.
  package func depth(of node: NodeID) -> Int { depths[node.index] }
}
