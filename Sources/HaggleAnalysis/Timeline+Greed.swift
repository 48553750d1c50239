import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

// Views that take what they are offered, and how much would be enough.
extension Timeline {
  /// The children that contribute to a view's size; layers over or under it do not.
  func sizingChildren(of node: NodeID) -> [NodeID] {
    let children = tree.children(of: node)
    return has(.layers, node) ? Array(children.prefix(1)) : children
  }

  /// The only child that contributes to the size; nil for none or several. Builds no array.
  func onlySizingChild(of node: NodeID) -> NodeID? {
    has(.layers, node) || tree.childCount(of: node) == 1 ? tree.firstChild(of: node) : nil
  }

  /// Whether a view answers ∞ to ∞ on an axis.
  func isGreedy(_ node: NodeID, _ axis: Axis) -> Bool {
    profile(of: node).answer(to: .infinity, on: axis)?.size[axis] == .infinity
  }

  /// Its ideal length; nil if it was never asked for it or answered no finite number.
  func ideal(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    answer(node, to: nil, axis)
  }

  /// The height of a text in one line; nil if its ideal size was not asked for.
  func lineHeight(of text: NodeID) -> CGFloat? { profile(of: text).ideal?.size.height }

  /// Its minimum length; nil if unknown.
  func least(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    answer(node, to: 0, axis)
  }

  private func answer(_ node: NodeID, to length: CGFloat?, _ axis: Axis) -> CGFloat? {
    let answer = profile(of: node).answer(to: length, on: axis)?.size[axis]
    return answer.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The innermost greedy view in a greedy one, which makes it so; not inside of views that scroll
  /// or that ignore their content.
  func greedSource(of node: NodeID, _ axis: Axis) -> NodeID {
    var source = node
    while !has(.scrolls, source), !has(.ignoresContent, source), !has(.pages, source),
      let child = sizingChildren(of: source).first(where: { isGreedy($0, axis) })
    {
      source = child
    }
    return source
  }

  /// The event that answered this length: evidence for how much would be enough.
  func evidence(of node: NodeID, at length: CGFloat?, _ axis: Axis) -> [Int] {
    profile(of: node).answer(to: length, on: axis).map { [$0.event] } ?? []
  }

  /// The nearest container around a view that divides a length among several children, and the
  /// child of it that holds the view. Frames that state the length, layers and scroll views keep
  /// inside and outside apart.
  func division(around node: NodeID, _ axis: Axis) -> (container: NodeID, branch: NodeID)? {
    for (branch, parent) in stepsOutwards(from: node) {
      if isLayer(branch) || has(.fixes(axis), parent) || has(.scrolls, parent) { return nil }
      if dividedAxes(parent) == Axis.Set(axis) { return (parent, branch) }
    }
    return nil
  }
}
