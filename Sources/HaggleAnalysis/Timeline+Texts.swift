import Foundation
import HaggleReplay
import HaggleVocabulary

// What of a view is read.
extension Timeline {
  /// The opaque leaves of a view, without those in scroll views.
  func visibleLeaves(of node: NodeID, most: Int) -> [NodeID] {
    let topmostFirst = tree.walk(from: node) { [self] in
      isSeenAsIs($0) ? tree.children(of: $0).reversed() : []
    }
    let leaves = topmostFirst.lazy.filter { [self] in
      tree.childCount(of: $0) == 0 && isSeenAsIs($0)
    }
    return Array(leaves.prefix(most))
  }

  private func isSeenAsIs(_ node: NodeID) -> Bool {
    let appearance = appearance(of: node)
    return !appearance.isTranslucent && appearance.effects.isEmpty && !has(.scrolls, node)
  }

  /// The first texts in a view.
  func texts(in node: NodeID, most: Int) -> [NodeID] {
    tree.walk(from: node).prefix(4 * most).filter(isReadable)
  }

  /// A text of the user's own.
  func isReadable(_ node: NodeID) -> Bool {
    has(.text, node) && place(node) != nil && !isClear(node)
  }
}
