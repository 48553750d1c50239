package import Foundation
import HaggleReplay
import HaggleSyntax
import HaggleTraces
package import HaggleVocabulary

/// An edit that reaches a goal: the text with it, and what it does to the picture.
package struct Attempt {
  package let kind: Edit.Kind
  package let goal: Goal
  /// The whole text with the edit.
  package let text: String
  /// What it does to the view that the goal is about.
  package let effect: [PictureChange]
  /// Which other views come out otherwise.
  package let others: [PictureChange]

  init(_ trial: Trial, goal: Goal, bench: Bench) {
    kind = trial.edit.kind
    self.goal = goal
    text = trial.text
    let changes = PictureChange.all(trial, bench)
    let own = Set(
      [goal.subject] + goal.wishes.flatMap(\.views))
    effect = changes.filter { own.contains($0.node) }
    others = changes.filter { !own.contains($0.node) }
  }
}

/// A view that is larger, smaller or elsewhere.
package struct PictureChange: Equatable {
  package let node: NodeID
  package let before: CGRect
  package let after: CGRect

  /// What one sees: labelled views and those with nothing in them, in the order of the text.
  static func all(_ trial: Trial, _ bench: Bench) -> [PictureChange] {
    let original = bench.original
    return original.timeline.tree.preorder.compactMap { node in
      let isSeen =
        original.timeline.tree.children(of: node).isEmpty
        || original.trace.nodes[node.index].isLabelled
      guard isSeen, !original.has(.spacer, node),
        let before = original.timeline.rectangle(of: node),
        let after = trial.rectangle(node), !before.isShownAlike(after)
      else { return nil }
      return PictureChange(node: node, before: before, after: after)
    }
  }
}

extension CGRect {
  fileprivate func isShownAlike(_ other: CGRect) -> Bool {
    NumberText.isShownAlike(minX, other.minX) && NumberText.isShownAlike(minY, other.minY)
      && NumberText.isShownAlike(width, other.width)
      && NumberText.isShownAlike(height, other.height)
  }
}

extension Wish {
  /// The views that it is about.
  var views: [NodeID] {
    switch self {
    case .length(let node, _, _, _), .origin(let node, _, _), .whole(let node),
      .inside(let node, _, _), .level(let node, _, _, _),
      .distance(let node, _, _, _), .gap(let node, _, _, _), .drawn(let node, _),
      .seen(let node, _),
      .ratio(let node, _), .firstLine(let node, _, _):
      [node]
    case .claim(_, let node): [node].compactMap(\.self)
    case .change(let nodes): nodes
    }
  }
}
