import HaggleLayouts
import HaggleVocabulary

/// Which views are never shown at the same time: those in different children of a `ViewThatFits`.
struct Alternatives {
  private let nodes: [LayoutTree.Node]
  private var parents: [NodeID?]

  init(_ nodes: [LayoutTree.Node]) {
    self.nodes = nodes
    parents = Array(repeating: nil, count: nodes.count)
    for index in nodes.indices {
      for child in nodes[index].children { parents[child.index] = NodeID(index) }
    }
  }

  func exclude(_ a: NodeID, _ b: NodeID) -> Bool {
    guard a != b else { return false }
    let around = Set(ancestors(of: a))
    guard !around.contains(b), let common = ancestors(of: b).first(where: around.contains),
      common != a
    else { return false }
    return nodes[common.index].layout is ViewThatFitsLayout
  }

  /// A node and those around it.
  private func ancestors(of node: NodeID) -> [NodeID] {
    var found = [node]
    while let last = found.last, let parent = parents[last.index] { found.append(parent) }
    return found
  }
}
