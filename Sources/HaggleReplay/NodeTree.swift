import HaggleTraces
package import HaggleVocabulary

/// The parent-child relation of nodes; a forest if the trace has several roots.
///
/// A pass may have nodes of its own: it then has its own tree, which later passes without new nodes
/// share. Immutable; a class because rules ask a timeline for it at every view, and copying one
/// reference is cheaper than six.
package final class NodeTree: Sendable, Equatable {
  /// The first event at which the tree is valid.
  package let beginning: Int
  /// The nodes without a parent.
  package let roots: [NodeID]
  /// All nodes in pre-order.
  package let preorder: [NodeID]
  /// All nodes in the order of their ids.
  package let nodes: [NodeID]
  /// The children of all nodes, as arrays made once.
  private let childrenOfNode: [[NodeID]]
  /// The depths of all nodes of the trace, in any tree.
  private let depths: [Int]

  private init(
    beginning: Int, roots: [NodeID], preorder: [NodeID], children: [[NodeID]],
    depths: [Int]
  ) {
    self.beginning = beginning
    self.roots = roots
    self.preorder = preorder
    childrenOfNode = children
    self.depths = depths
    nodes = preorder.sorted()
  }

  /// The trees of a trace in pass order, at least one.
  static func trees(of trace: Trace, _ passes: [Pass]) -> [NodeTree] {
    let nodes = trace.nodes
    let groups = Grouping(0..<Int32(nodes.count), count: nodes.count) {
      nodes[Int($0)].parent?.index
    }
    let children = nodes.indices.map { groups[$0].map { NodeID($0) } }
    let begins = Set(passes.dropFirst().map(\.events.lowerBound))
    var forests: [(beginning: Int, roots: [NodeID])] = [(0, [])]
    for index in nodes.indices where nodes[index].parent == nil {
      let birth = nodes[index].birth
      if begins.contains(birth), birth > forests[forests.count - 1].beginning {
        forests.append((birth, []))
      }
      forests[forests.count - 1].roots.append(NodeID(index))
    }
    if forests.count > 1, forests[0].roots.isEmpty { forests.removeFirst() }
    var depths = [Int](repeating: 0, count: nodes.count)
    let orders = forests.map { preorder(from: $0.roots, children, &depths) }
    return zip(forests, orders).map { forest, preorder in
      NodeTree(
        beginning: forest.beginning, roots: forest.roots, preorder: preorder, children: children,
        depths: depths)
    }
  }

  private static func preorder(
    from roots: [NodeID], _ children: [[NodeID]], _ depths: inout [Int]
  ) -> [NodeID] {
    var preorder: [NodeID] = []
    var waiting = Array(roots.reversed())
    while let node = waiting.popLast() {
      preorder.append(node)
      for child in children[node.index].reversed() {
        depths[child.index] = depths[node.index] + 1
        waiting.append(child)
      }
    }
    return preorder
  }

  /// Only for trees of the same trace.
  package static func == (a: NodeTree, b: NodeTree) -> Bool { a.beginning == b.beginning }

  package func children(of node: NodeID) -> [NodeID] { childrenOfNode[node.index] }

  /// The number of children of a node.
  package func childCount(of node: NodeID) -> Int { childrenOfNode[node.index].count }

  package func firstChild(of node: NodeID) -> NodeID? { childrenOfNode[node.index].first }

  /// The number of ancestors of the node.
  package func depth(of node: NodeID) -> Int { depths[node.index] }
}

// MARK: - Walks inwards

extension NodeTree {
  /// A view and all views in it, in pre-order; lazy, so that a search ends where it finds.
  package func walk(from node: NodeID) -> UnfoldSequence<NodeID, [NodeID]> {
    walk(from: node, into: children)
  }

  /// The same for the part of a tree that `inner` leads to.
  package func walk(
    from node: NodeID, into inner: @escaping (NodeID) -> [NodeID]
  ) -> UnfoldSequence<NodeID, [NodeID]> {
    sequence(state: [node]) { open in
      guard let next = open.popLast() else { return nil }
      open += inner(next).reversed()
      return next
    }
  }
}

// MARK: - The same view in several passes

extension NodeTree {
  /// For each node, the node of the previous tree that represents the same view: of the same kind,
  /// written at the same place, in the same parent.
  static func predecessors(_ trees: [NodeTree], _ trace: Trace) -> [NodeID?] {
    var predecessors = [NodeID?](repeating: nil, count: trace.nodes.count)
    for (before, after) in zip(trees, trees.dropFirst()) {
      var pairs: [(NodeID, NodeID)] = []
      func match(_ old: [NodeID], _ new: [NodeID]) {
        var waiting = Dictionary(grouping: old.reversed()) { Likeness(trace.nodes[$0.index]) }
        for node in new {
          let alike = waiting[Likeness(trace.nodes[node.index])]?.popLast()
          if let alike { pairs.append((alike, node)) }
        }
      }
      match(before.roots, after.roots)
      while let (old, new) = pairs.popLast() {
        predecessors[new.index] = old
        match(before.children(of: old), after.children(of: new))
      }
    }
    return predecessors
  }

  /// What identifies a view among its siblings.
  private struct Likeness: Hashable {
    let kind: String
    let place: SourcePlace?

    init(_ node: Trace.Node) {
      kind = node.kind
      place = node.place
    }
  }
}
