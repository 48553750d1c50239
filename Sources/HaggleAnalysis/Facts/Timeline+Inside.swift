package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

// What is in a view, from the outside to the inside.
extension Timeline {
  /// The children that contribute to a view's size; layers over or under it do not.
  package func sizingChildren(of node: NodeID) -> [NodeID] {
    let children = tree.children(of: node)
    return has(.layers, node) ? Array(children.prefix(1)) : children
  }

  /// The only child that contributes to the size; nil for none or several. Builds no array.
  func onlySizingChild(of node: NodeID) -> NodeID? {
    has(.layers, node) || tree.childCount(of: node) == 1 ? tree.firstChild(of: node) : nil
  }

  /// A view, its only child, the only child of that, and so on inwards, as far as a rule looks:
  /// modifiers, and what they are put on.
  package func modified(by node: NodeID) -> PrefixSequence<UnfoldFirstSequence<NodeID>> {
    sequence(first: node) { self.onlySizingChild(of: $0) }.prefix(Timeline.mostLevels)
  }

  /// What a view scrolls along an axis: its content, which is proposed no length there.
  func content(of scroller: NodeID, scrolledAlong axis: Axis) -> NodeID? {
    tree.firstChild(of: scroller).flatMap { proposal($0, axis) == nil ? $0 : nil }
  }

  /// Whether a view has a role, or one in it that it merely modifies.
  func has(_ role: NodeRole, within node: NodeID) -> Bool {
    modified(by: node).contains { has(role, $0) }
  }

  /// What a view shows without its modifiers: a leaf, or a container of several views.
  package func shown(by node: NodeID) -> NodeID {
    modified(by: node).first { onlySizingChild(of: $0) == nil } ?? node
  }

  /// What is seen of a view: what a padding or a frame adds to it without a background is empty.
  func faced(_ node: NodeID) -> NodeID {
    modified(by: node).first {
      onlySizingChild(of: $0) == nil || has(.layers, $0) || isClipped($0)
    } ?? node
  }

  /// A view without its modifiers; nil if it has several children.
  package func core(of node: NodeID) -> NodeID? {
    modified(by: node).first { tree.childCount(of: $0) == 0 }
  }

  /// Whether a view without its modifiers has a role: a text, a colour.
  func comes(_ node: NodeID, downTo role: NodeRole) -> Bool {
    core(of: node).map { has(role, $0) } ?? false
  }

  /// The row that a view comes down to without modifiers, also one of a single view.
  func plainRow(in node: NodeID) -> NodeID? {
    modified(by: node).first { has(.dividesWidth, $0) && !has(.dividesHeight, $0) }
  }

  /// The stack along an axis that a view comes down to without modifiers.
  func stack(in node: NodeID, along axis: Axis) -> NodeID? {
    modified(by: node).first { dividedAxes($0) == Axis.Set(axis) }
  }
}
