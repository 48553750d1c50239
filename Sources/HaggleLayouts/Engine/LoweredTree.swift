// The nodes of a tree in the engine's form: flat states, with values where they are read.
extension NodeStore {
  convenience init(_ tree: LayoutTree, _ direction: LayoutDirection) {
    self.init(capacity: tree.nodes.count)
    append(tree.nodes[...], in: Outside(parent: nil, orientation: nil, direction: direction))
  }

  /// The context of nodes in the tree.
  struct Outside {
    let parent: NodeID?
    let orientation: Axis?
    let direction: LayoutDirection
  }

  /// - Parameter nodes: parents come before their children; indices are the ids.
  func append(_ nodes: ArraySlice<LayoutTree.Node>, in outside: Outside) {
    let start = nodes.startIndex
    var boxes = LayoutBoxes()
    var around = [Outside](repeating: outside, count: nodes.count)
    for index in nodes.indices {
      let box = boxes.make(nodes[index].layout)
      let outside = around[index - start]
      let direction = nodes[index].layoutDirection ?? outside.direction
      let orientation = box.orientation ?? (box.kind.isUnary ? outside.orientation : nil)
      let inside = Outside(
        parent: NodeID(index), orientation: orientation, direction: direction)
      for child in nodes[index].children { around[child.index - start] = inside }
      append(
        NodeState(
          box: box, parent: outside.parent, children: nodes[index].children,
          orientation: outside.orientation, layoutDirection: direction,
          values: nodes[index].values, mayHaveGuides: false))
    }
    passOutward(nodes.indices)
  }

  /// Children come after their parents, so iterating backwards visits them first.
  ///
  /// Values pass outward through modifiers up to the container that reads them; of layers, only
  /// those of the primary do. Source: verified (NEGOTIATION §1).
  private func passOutward(_ indices: Range<Int>) {
    for index in indices.reversed() {
      let node = self[NodeID(index)]
      let box = node.pointee.box
      let children = node.pointee.children
      node.pointee.mayHaveGuides =
        box.setsGuides || children.contains { self[$0].pointee.mayHaveGuides }
      if box.kind.isUnary, let primary = children.first, !self[primary].pointee.values.isEmpty {
        node.pointee.values.inherit(self[primary].pointee.values)
      }
    }
  }
}
