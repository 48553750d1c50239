import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The visible area of a view that clips or scrolls.
struct LookWindow {
  let rectangle: CGRect
  let outline: Appearance.Outline

  /// The area in which each node is visible, if it is limited.
  ///
  /// - Parameter space: the space for the root, beyond which a scroll view that reaches its edge
  ///   goes on; nil to take no notice of scroll views.
  static func windows(
    _ timeline: Timeline, _ tree: NodeTree, _ drawings: [Timeline.Drawing],
    scrollingIn space: CGRect?
  ) -> [LookWindow?] {
    let nodes = timeline.trace.nodes
    var windows = [LookWindow?](repeating: nil, count: nodes.count)
    let isLimit = { (roles: NodeRoles) in
      roles.contains(.clips) || space != nil && roles.contains(.scrolls)
    }
    guard nodes.contains(where: { isLimit($0.roles) }) else { return windows }
    var rectangles = [CGRect?](repeating: nil, count: nodes.count)
    for drawing in drawings { rectangles[drawing.node.index] = drawing.rectangle }
    for index in tree.preorder.lazy.map(\.index) {
      let outer = nodes[index].parent.flatMap { windows[$0.index] }
      windows[index] = outer
      guard isLimit(nodes[index].roles), let rectangle = rectangles[index] else { continue }
      let own =
        nodes[index].roles.contains(.clips)
        ? LookWindow(rectangle: rectangle, outline: nodes[index].appearance.outline)
        : LookWindow(rectangle: space.map(rectangle.opened) ?? rectangle, outline: .rectangle)
      windows[index] = outer.map { $0.around(own) } ?? own
    }
    return windows
  }

  /// The drawings with what is seen of those that only paint: a clip around them cuts them.
  static func cut(
    _ drawings: [Timeline.Drawing], _ timeline: Timeline, _ tree: NodeTree
  ) -> [Timeline.Drawing] {
    let nodes = timeline.trace.nodes
    let clips = windows(timeline, tree, drawings, scrollingIn: nil)
    return drawings.compactMap { drawing in
      let node = drawing.node
      guard nodes[node.index].roles.contains(.decorates), tree.childCount(of: node) == 0,
        let clip = clips[node.index]
      else { return drawing }
      return clip.rectangle.shared(with: drawing.rectangle).map { part in
        var drawing = drawing
        drawing.rectangle = part
        return drawing
      }
    }
  }

  /// The intersection; empty if they are apart.
  private func around(_ inner: LookWindow) -> LookWindow {
    let both = rectangle.shared(with: inner.rectangle)
    let isInner = both?.isNear(inner.rectangle) == true && inner.outline != .rectangle
    return LookWindow(
      rectangle: both ?? CGRect(origin: inner.rectangle.origin, size: .zero),
      outline: isInner ? inner.outline : both?.isNear(rectangle) == true ? outline : .rectangle)
  }
}

extension CGRect {
  /// Endless on the sides that reach the edges of a space.
  fileprivate func opened(at space: CGRect) -> CGRect {
    let far: CGFloat = 1e6
    let x = left <= space.left + 0.5 ? min(left, -far) : left
    let y = top <= space.top + 0.5 ? min(top, -far) : top
    let end = right >= space.right - 0.5 ? max(right, far) : right
    let floor = bottom >= space.bottom - 0.5 ? max(bottom, far) : bottom
    return CGRect(x: x, y: y, width: end - x, height: floor - y)
  }
}
