import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A layout of which nothing is seen: clear colours, spacers and hidden views alone, as where a
/// text shows its content only once something else has happened.
struct NothingDrawn {
  /// "nothing of it is drawn: Color.1 .clear is all that is there"
  let sentence: String

  /// Nil where something is drawn, and where nothing says what is.
  init?(_ timeline: Timeline) {
    let trace = timeline.trace
    guard trace.header.isOfEngine, timeline.hasPlacements, let root = timeline.tree.roots.first
    else { return nil }
    let leaves = timeline.tree.preorder.filter { timeline.tree.childCount(of: $0) == 0 }
    guard leaves.allSatisfy({ Self.isUnseen($0, timeline) }),
      !timeline.tree.preorder.contains(where: { Self.draws(trace.nodes[$0.index]) }),
      trace.header.proposal.map({ $0.width != 0 && $0.height != 0 }) ?? true
    else { return nil }
    let first = leaves.first ?? root
    let rest = leaves.count > 1 ? "and \(NumberText.counted(leaves.count - 1, "other view")) " : ""
    let verb = leaves.count > 1 ? "are" : "is"
    sentence = "nothing of it is drawn: \(trace.title(of: first)) \(rest)\(verb) all that is there"
  }

  private static func isUnseen(_ leaf: NodeID, _ timeline: Timeline) -> Bool {
    let nodes = timeline.trace.nodes
    let size = timeline.size(of: leaf) ?? .zero
    if nodes[leaf.index].roles.contains(.spacer) || size.width == 0 || size.height == 0 {
      return true
    }
    if nodes[leaf.index].appearance.paint?.alpha == 0 { return true }
    var next: NodeID? = leaf
    while let node = next {
      if nodes[node.index].appearance.isHidden { return true }
      next = nodes[node.index].parent
    }
    return false
  }

  /// Whether a view draws something besides the views in it, such as the ground of a list.
  private static func draws(_ node: Trace.Node) -> Bool {
    !node.appearance.ornaments.isEmpty && !node.appearance.isHidden
  }
}
