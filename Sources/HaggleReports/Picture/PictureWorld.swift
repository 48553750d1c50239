package import Foundation
package import HaggleReplay
import HaggleVocabulary

/// The area of the plane that a picture shows, in points.
package struct PictureWorld {
  /// The root's proposal.
  package let proposed: CGRect
  /// The area of all views, limited to half of the proposal beyond it: otherwise a huge overflow
  /// would hide everything else. Of hidden scroll content only the beginning is included.
  let world: CGRect
  /// The same without anything that a scroll view does not show.
  package let screen: CGRect
  /// With more of what scroll views do not show, as far as a picture can show it.
  package let whole: CGRect
  /// How far what they do not show reaches below the screen, in points.
  package let below: CGFloat

  /// The visible nodes of a pass; nil if nothing is placed.
  package init?(_ timeline: Timeline, _ tree: NodeTree) {
    let drawings = LookWindow.cut(timeline.drawings(of: tree), timeline, tree)
    let rectangles = drawings.compactMap(\.rectangle.drawable)
    guard let space = Self.space(timeline, tree, rectangles) else { return nil }
    proposed = space
    let fold = Fold(timeline, drawings)
    screen = Self.world(space, drawings.compactMap(fold.shown), margin: 0.5)
    world = Self.world(space, rectangles, margin: Self.beyondFold).union(screen)
    whole = Self.world(space, rectangles, margin: 2).union(screen)
    below = rectangles.reduce(screen.bottom) { max($0, $1.bottom) } - screen.bottom
  }

  /// The part of the world with views in it and a margin around them, where that is less than half
  /// of it; else nil.
  func filled(by rectangles: [CGRect]) -> CGRect? {
    let drawn = rectangles.filter { $0.width > 0 && $0.height > 0 && $0.touches(world) }
    guard let first = drawn.first else { return nil }
    let margin: CGFloat = 8
    let all = drawn.dropFirst().reduce(first) { $0.union($1) }
    let part = all.insetBy(dx: -margin, dy: -margin).shared(with: world) ?? world
    return part.width * part.height < world.width * world.height / 2 ? part : nil
  }

  /// The root's proposal, at the origin of the scenario's coordinates; on an axis without a length,
  /// the root's own.
  private static func space(
    _ timeline: Timeline, _ tree: NodeTree, _ rectangles: [CGRect]
  ) -> CGRect? {
    let roots = tree.roots.compactMap { timeline.rectangle(of: $0)?.drawable }
    guard let first = rectangles.first else { return nil }
    let own = roots.dropFirst().reduce(roots.first ?? first) { $0.union($1) }
    guard let proposal = timeline.proposal(in: tree) else { return own }
    let width = proposal.width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return CGRect(
      x: width == nil ? own.left : 0, y: height == nil ? own.top : 0,
      width: width ?? own.size.width, height: height ?? own.size.height)
  }

  /// As a fraction of the space.
  private static let beyondFold: CGFloat = 0.12

  private static func world(
    _ space: CGRect, _ rectangles: [CGRect], margin share: CGFloat
  ) -> CGRect {
    let margin = CGSize(width: space.size.width * share, height: space.size.height * share)
    let left = rectangles.reduce(space.left) { min($0, $1.left) }
    let top = rectangles.reduce(space.top) { min($0, $1.top) }
    let right = rectangles.reduce(space.right) { max($0, $1.right) }
    let bottom = rectangles.reduce(space.bottom) { max($0, $1.bottom) }
    let x = max(left, space.left - margin.width)
    let y = max(top, space.top - margin.height)
    return CGRect(
      x: x, y: y, width: min(right, space.right + margin.width) - x,
      height: min(bottom, space.bottom + margin.height) - y)
  }
}

extension CGRect {
  var left: CGFloat { origin.x }
  var top: CGFloat { origin.y }
  var right: CGFloat { origin.x + size.width }
  var bottom: CGFloat { origin.y + size.height }

  package func touches(_ other: CGRect) -> Bool {
    left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
  }

  /// The intersection; nil if they are apart.
  package func shared(with other: CGRect) -> CGRect? {
    let (x, y) = (max(left, other.left), max(top, other.top))
    let (width, height) = (min(right, other.right) - x, min(bottom, other.bottom) - y)
    return width >= 0 && height >= 0 ? CGRect(x: x, y: y, width: width, height: height) : nil
  }
}
