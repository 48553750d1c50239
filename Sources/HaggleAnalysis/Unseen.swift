import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views of which nothing is drawn: they are hidden, texts in a clear colour, or in something
/// hidden, or all that is in them is. They keep their place, as an idiom that makes room, or none,
/// for what is not shown.
struct Unseen {
  /// Empty where everything is drawn.
  private var isUnseen: [Bool] = []

  init(_ timeline: Timeline) {
    let nodes = timeline.trace.nodes
    let isClear = nodes.map { $0.roles.contains(.text) && $0.appearance.paint?.alpha == 0 }
    guard nodes.contains(where: \.appearance.isHidden) || isClear.contains(true) else { return }
    isUnseen = zip(nodes, isClear).map { $0.appearance.isHidden || $1 }
    for node in timeline.tree.preorder {
      guard let parent = timeline.parent(node) else { continue }
      isUnseen[node.index] = isUnseen[node.index] || isUnseen[parent.index]
    }
    for node in timeline.tree.preorder.reversed() {
      let children = timeline.tree.children(of: node)
      guard !children.isEmpty, children.allSatisfy({ isUnseen[$0.index] }) else { continue }
      isUnseen[node.index] = true
    }
  }

  /// Whether a suspicion is about a view of which nothing is drawn.
  func suppresses(_ suspicion: Suspicion) -> Bool {
    !isUnseen.isEmpty && isUnseen[suspicion.subject.index]
  }
}
