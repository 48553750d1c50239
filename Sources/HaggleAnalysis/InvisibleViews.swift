import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views of which nothing is drawn: hidden or clear ones, those in hidden ones, and those that hold
/// nothing else. Keeping (or taking) room with them is an idiom, so no finding is about them.
struct InvisibleViews {
  /// Empty if everything is drawn.
  private var isInvisible: [Bool] = []

  init(_ timeline: Timeline) {
    let nodes = timeline.trace.nodes
    let isHidden = nodes.indices.map { index in
      nodes[index].appearance.isHidden
        || (nodes[index].roles.contains(.text) && timeline.isClear(NodeID(index)))
    }
    guard isHidden.contains(true) else { return }
    isInvisible = isHidden
    for node in timeline.tree.preorder {
      guard let parent = timeline.parent(node) else { continue }
      isInvisible[node.index] = isInvisible[node.index] || isInvisible[parent.index]
    }
    hideWhatHoldsNothing(timeline)
  }

  /// Clear colours and spacers are invisible as well, but a finding may be about the room that they
  /// take.
  private mutating func hideWhatHoldsNothing(_ timeline: Timeline) {
    let isEmpty = timeline.trace.nodes.indices.map { index in
      timeline.isClear(NodeID(index)) || timeline.has(.spacer, NodeID(index))
    }
    for node in timeline.tree.preorder.reversed() {
      let children = timeline.tree.children(of: node)
      guard children.contains(where: { isInvisible[$0.index] }),
        children.allSatisfy({ isInvisible[$0.index] || isEmpty[$0.index] })
      else { continue }
      isInvisible[node.index] = true
    }
  }

  /// Whether something is about a view of which nothing is drawn.
  func suppresses(_ candidate: Candidate) -> Bool {
    !isInvisible.isEmpty && isInvisible[candidate.subject.index]
  }
}
