/// A tree as the engine stores it: flat states, children side by side, traits where they are read.
struct LoweredTree {
  private(set) var states: [NodeState] = []
  private(set) var childIDs: [NodeID] = []
  private(set) var values: [LayoutValues]

  init(_ tree: LayoutTree) {
    values = tree.nodes.map(\.values)
    states.reserveCapacity(tree.nodes.count)
    var orientations = [Axis?](repeating: nil, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let box = LayoutBox.make(node.layout)
      let inside = box.orientation ?? (box.isUnary ? orientations[index] : nil)
      for child in node.children { orientations[child.index] = inside }
      states.append(
        NodeState(
          box: box, firstChild: Int32(childIDs.count), childCount: Int32(node.children.count),
          orientation: orientations[index], mayHaveGuides: false))
      childIDs += node.children
    }
    passOutward()
  }

  /// Children stand behind their parents, so walking backwards sees them first.
  ///
  /// Traits leave modifiers outwards up to the container that reads them; of an overlay only the
  /// primary's do. Source: verified (layout semantics §0, "Traits").
  private mutating func passOutward() {
    for index in states.indices.reversed() {
      let first = Int(states[index].firstChild)
      let children = childIDs[first..<first + Int(states[index].childCount)]
      states[index].mayHaveGuides =
        states[index].box.setsGuides || children.contains { states[$0.index].mayHaveGuides }
      if states[index].box.isUnary, let primary = children.first, !values[primary.index].isEmpty {
        values[index].inherit(values[primary.index])
      }
    }
  }
}
