/// Nodes as the engine stores them: flat states, traits where they are read.
struct LoweredTree {
  private(set) var states: [NodeState] = []
  /// The id of the first state.
  private let start: Int

  init(_ tree: LayoutTree, _ direction: LayoutDirection) {
    self.init(tree.nodes, start: 0, Outside(parent: nil, orientation: nil, direction: direction))
  }

  /// What holds around the nodes.
  struct Outside {
    let parent: NodeID?
    let orientation: Axis?
    let direction: LayoutDirection
  }

  /// - Parameter start: the id of the first of `nodes`; parents come before their children.
  init(_ nodes: [LayoutTree.Node], start: Int, _ outside: Outside) {
    self.start = start
    states.reserveCapacity(nodes.count)
    var boxes = LayoutBoxes()
    var around = [Outside](repeating: outside, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let box = boxes.make(node.layout)
      let outside = around[index]
      let direction = node.layoutDirection ?? outside.direction
      let orientation = box.orientation ?? (box.kind.isUnary ? outside.orientation : nil)
      let inside = Outside(
        parent: NodeID(start + index), orientation: orientation, direction: direction)
      for child in node.children { around[child.index - start] = inside }
      states.append(
        NodeState(
          box: box, parent: outside.parent, children: node.children,
          orientation: outside.orientation, layoutDirection: direction, values: node.values,
          mayHaveGuides: false))
    }
    passOutward()
  }

  /// Children come after their parents, so walking backwards sees them first.
  ///
  /// Traits leave modifiers outwards up to the container that reads them; of an overlay only the
  /// primary's do. Source: verified (NEGOTIATION §1).
  private mutating func passOutward() {
    for index in states.indices.reversed() {
      let box = states[index].box
      let children = states[index].children.map { $0.index - start }
      states[index].mayHaveGuides =
        box.setsGuides || children.contains { states[$0].mayHaveGuides }
      if box.kind.isUnary, let primary = children.first, !states[primary].values.isEmpty {
        states[index].values.inherit(states[primary].values)
      }
    }
  }
}
