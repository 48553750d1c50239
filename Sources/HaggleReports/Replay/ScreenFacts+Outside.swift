import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What hangs out of the screen at a side although the root does not: pictures that fill their room
/// do so, mostly of a size that is only assumed.
extension ScreenFacts {
  /// Less of a view outside is not seen as a fault, in points.
  private static let leastOutside: CGFloat = 8

  /// More views beside one are not looked at.
  private static let mostViews = 24

  /// The image or text of which most lies outside at the leading and trailing edges.
  var hanging: Fact? {
    guard let space = PictureWorld(timeline, timeline.tree)?.proposed else { return nil }
    let drawings = timeline.drawings(of: timeline.tree)
    let clips = LookWindow.windows(timeline, timeline.tree, drawings, scrollingIn: nil)
    let fold = Fold(timeline, drawings)
    let seen = drawings.compactMap { drawing -> (node: NodeID, rectangle: CGRect)? in
      let roles = trace.nodes[drawing.node.index].roles
      guard roles.contains(.image) || roles.contains(.text),
        let whole = fold.shown(drawing)
      else { return nil }
      let clip = clips[drawing.node.index]
      let shown = clip.map { $0.rectangle.shared(with: whole) } ?? whole
      return shown.flatMap { inPage(drawing.node, $0) }.map { (drawing.node, $0) }
    }
    return seen.compactMap { hanging($0.node, $0.rectangle, out: space) }
      .max { $0.excess < $1.excess }?.fact
  }

  /// What is seen of a rectangle: pages that one swipes through are cut at their edges.
  private func inPage(_ node: NodeID, _ rectangle: CGRect) -> CGRect? {
    let pager = sequence(first: node) { trace.nodes[$0.index].parent }
      .first { trace.nodes[$0.index].roles.contains(.pages) }
    guard let page = pager.flatMap(timeline.rectangle) else { return rectangle }
    return page.shared(with: rectangle)
  }

  /// Nil for what fills the screen, as a background does, and for what is not on it at all.
  private func hanging(
    _ node: NodeID, _ rectangle: CGRect, out space: CGRect
  ) -> (excess: CGFloat, fact: Fact)? {
    let isBackground = rectangle.top <= space.top && rectangle.bottom >= space.bottom
    let sides = [
      ("at the left", space.left - rectangle.left), ("at the right", rectangle.right - space.right),
    ].filter { $0.1 > Self.leastOutside }
    guard !isBackground, rectangle.touches(space), let first = sides.first else { return nil }
    let isSame = sides.count == 2 && NumberText.isShownAlike(sides[0].1, sides[1].1)
    let places =
      isSame
      ? "\(length(first.1)) at each side"
      : sides.map { "\(length($0.1)) \($0.0)" }.joined(separator: " and ")
    let assumed =
      isAssumed(node)
      ? " (its size is assumed)"
      : isBesideAssumed(node, beyond: space.width) ? " (by a picture whose size is assumed)" : ""
    let words =
      "\(name(node)) is \(length(rectangle.width)) wide and hangs out of the \(length(space.width)) "
      + "of the screen\(assumed): \(places)"
    return (sides.map(\.1).reduce(0, +), Fact(text: words, node: node))
  }

  /// Whether a container of a view is wider than the screen by a picture in it of an assumed size.
  private func isBesideAssumed(_ node: NodeID, beyond width: CGFloat) -> Bool {
    var inner = node
    while let outer = trace.nodes[inner.index].parent {
      if let length = timeline.rectangle(of: outer)?.width, length > width,
        let picture = timeline.tree.children(of: outer).prefix(Self.mostViews).first(
          where: { $0 != inner && timeline.rectangle(of: $0)?.width == length }),
        isAssumed(core(of: picture))
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// What a view's modifiers are put on.
  private func core(of node: NodeID) -> NodeID {
    var core = node
    while let only = timeline.tree.firstChild(of: core), timeline.tree.childCount(of: core) == 1 {
      core = only
    }
    return core
  }

  /// Whether the size of an image is one that the text does not say.
  private func isAssumed(_ node: NodeID) -> Bool {
    let place = trace.nodes[node.index].place
    return trace.diagnostics.contains { note in
      note.detail?.code.known == .imageSize
        && (note.node == node || place != nil && note.detail?.place == place)
    }
  }
}
