import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Spacers in what asks for the ideal width.
extension Timeline {
  /// What a view has for its content: what a `fixedSize` is offered, else its own length.
  func room(in asker: NodeID, _ axis: Axis) -> CGFloat? {
    has(.asksForIdeal, asker) ? offer(asker, axis) : length(asker, axis)
  }

  /// Whether a spacer between two views of a row gets nothing because a `fixedSize` around it, with
  /// nothing beside it, asks for the ideal width, and no other spacer gets anything there.
  func isStopped(
    _ spacer: NodeID, by asker: NodeID, _ axis: Axis, contents: Contents
  ) -> Bool {
    guard axis == .horizontal, has(.spacer, spacer), let row = parent(spacer),
      tree.children(of: row).prefix(while: { $0 != spacer }).contains(where: contents.contains),
      division(around: asker, axis) == nil, !isPainted(around: row), !isPainted(around: asker)
    else { return false }
    return tree.walk(from: asker, into: sizingChildren).prefix(256).allSatisfy { view in
      !has(.spacer, view) || parent(view).map { has(.divides(.vertical), $0) } == true
        || (length(view, axis) ?? 0) <= 8 + Self.tolerance
    }
  }

  /// The equal part of a layout of one's own that each of its views may have; nil for views of
  /// stacks and of what scrolls.
  func part(of layout: NodeID, for node: NodeID, _ axis: Axis) -> CGFloat? {
    let views = tree.children(of: layout)
    guard views.count > 1, dividedAxes(layout).isEmpty, !has(.scrolls, layout),
      !isLayerStack(layout), views.contains(where: { modified(by: $0).contains(node) }),
      let length = length(layout, axis)
    else { return nil }
    return length / CGFloat(views.count) - 1
  }

  /// Whether it is one of several views in a row that one line of the source makes.
  func isOneOfALoop(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let place = place(node), let (stack, branch) = division(around: node, axis) else {
      return false
    }
    return tree.children(of: stack).contains { other in
      other != branch && modified(by: other).contains { self.place($0) == place }
    }
  }
}
