package import HaggleReplay
package import HaggleTraces
package import HaggleVocabulary

extension Timeline {
  /// Whether any view is a placeholder box.
  var hasBoxes: Bool { trace.nodes.contains { $0.roles.contains(.box) } }

  /// The boxes of unknown size that a finding rests on, in the order of the nodes: in the views
  /// that it is about, and beside them where a container divides its room among them. A frame that
  /// states a length keeps those inside apart from those around it.
  package func boxes(under finding: Finding) -> [NodeID] {
    guard hasBoxes else { return [] }
    var open = views(of: finding)
    var seen: Set<NodeID> = []
    var boxes: Set<NodeID> = []
    while let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      if has(.box, node) { boxes.insert(node) }
      if !isFixed(node, finding.axis) { open += tree.children(of: node) }
    }
    return boxes.sorted()
  }

  /// The views that a finding is about, each with the outermost container whose division of room
  /// decides on it.
  private func views(of finding: Finding) -> [NodeID] {
    let about = [finding.node] + finding.alike + finding.consequences.map(\.node)
    return about.flatMap { node in
      var found = [node]
      var next = node
      while let parent = parent(next), !isFixed(parent, finding.axis) {
        next = parent
        let divided = dividedAxes(next)
        if finding.axis.map(divided.contains) ?? !divided.isEmpty { found.append(next) }
      }
      return found
    }
  }

  /// Whether a view is a frame that states its length on an axis, or on both.
  private func isFixed(_ node: NodeID, _ axis: Axis?) -> Bool {
    (axis.map { [$0] } ?? Axis.allCases).allSatisfy { has(.fixes($0), node) }
  }
}
