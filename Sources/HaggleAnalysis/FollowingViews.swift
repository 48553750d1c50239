import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views that have the size and the place of others, and what is in them: at another time they
/// follow another view, so no finding is about them.
struct FollowingViews {
  /// Empty if there are none.
  private var isFollowing: [Bool] = []

  init(_ timeline: Timeline) {
    let nodes = timeline.trace.nodes
    guard nodes.contains(where: { $0.roles.contains(.follows) }) else { return }
    isFollowing = nodes.map { $0.roles.contains(.follows) }
    for node in timeline.tree.preorder {
      guard let parent = timeline.parent(node) else { continue }
      isFollowing[node.index] = isFollowing[node.index] || isFollowing[parent.index]
    }
  }

  /// Whether something is about such a view, or one is to blame.
  func suppresses(_ candidate: Candidate) -> Bool {
    !isFollowing.isEmpty
      && (isFollowing[candidate.subject.index] || isFollowing[candidate.node.index])
  }
}
