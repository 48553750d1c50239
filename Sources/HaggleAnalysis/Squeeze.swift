import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Where the root itself is asked for its minimum, everything inside is squeezed on purpose;
/// findings there are suppressed, but for that the whole has no size of its own, where it was to
/// have that.
struct Squeeze {
  /// For each node, the axes on which its root was asked for 0; empty if none was.
  private var axes: [Axis.Set] = []

  init(_ timeline: Timeline) {
    let squeezed = timeline.tree.roots.filter { !Self.axes(of: $0, timeline).isEmpty }
    guard !squeezed.isEmpty else { return }
    axes = Array(repeating: [], count: timeline.trace.nodes.count)
    for root in squeezed { axes[root.index] = Self.axes(of: root, timeline) }
    for node in timeline.tree.preorder {
      guard let parent = timeline.parent(node) else { continue }
      axes[node.index] = axes[parent.index]
    }
  }

  func suppresses(_ candidate: Candidate) -> Bool {
    guard let axis = candidate.axis, !axes.isEmpty, candidate.rule != Rule.idealCollapse.id
    else { return false }
    return axes[candidate.node.index].contains(axis)
  }

  private static func axes(of root: NodeID, _ timeline: Timeline) -> Axis.Set {
    guard let proposal = timeline.placement(of: root)?.placement.proposal else { return [] }
    return Axis.allCases.reduce(into: []) { axes, axis in
      if proposal[axis] == 0 { axes.insert(Axis.Set(axis)) }
    }
  }
}
