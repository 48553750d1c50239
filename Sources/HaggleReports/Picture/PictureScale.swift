import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A rectangle of character cells; the edges are cells of it too.
struct CellRectangle: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The cells between the edges.
  var innerWidth: Int { max(0, right - left - 1) }

  func contains(_ column: Int, _ row: Int) -> Bool {
    left...right ~= column && top...bottom ~= row
  }
}

/// How points become characters, which are about twice as high as wide.
struct PictureScale {
  /// The size of the picture in characters.
  let columns: Int
  let rows: Int
  /// The space that was proposed to the root, in points.
  let proposed: CGRect
  /// The same in characters.
  var space: CellRectangle { cells(proposed) ?? .init(left: 0, top: 0, right: 0, bottom: 0) }
  /// How many points a character is wide and high.
  var pointsPerCell: CGSize { CGSize(width: 1 / horizontal, height: 1 / vertical) }

  private let world: CGRect
  private let horizontal: CGFloat
  private let vertical: CGFloat
  private static let fewestRows = 5
  private static let fewestColumns = 24

  /// Nil where nothing has a place.
  init?(_ timeline: Timeline, columns: Int, rows mostRows: Int) {
    let rectangles = timeline.drawings.compactMap(\.rectangle.drawable)
    guard let proposed = Self.space(timeline, rectangles) else { return nil }
    self.proposed = proposed
    world = Self.world(proposed, rectangles)
    let most = CGFloat(columns - 1)
    let width = max(world.width, 1)
    let height = max(world.height, 1)
    let fitting = min(most / width, 2 * CGFloat(mostRows - 1) / height)
    horizontal = min(max(fitting, CGFloat(Self.fewestColumns - 1) / width), most / width)
    vertical = max(fitting / 2, CGFloat(Self.fewestRows - 1) / height)
    self.columns = Int((width * horizontal).rounded()) + 1
    rows = Int((height * vertical).rounded()) + 1
  }

  /// The cells of a rectangle as far as they lie in the picture; nil where none do.
  func cells(_ rectangle: CGRect) -> CellRectangle? {
    guard let rectangle = rectangle.drawable, rectangle.touches(world) else { return nil }
    return CellRectangle(
      left: column(max(rectangle.left, world.left)), top: row(max(rectangle.top, world.top)),
      right: column(min(rectangle.right, world.right)),
      bottom: row(min(rectangle.bottom, world.bottom)))
  }

  /// Whether part of the rectangle lies outside of the picture.
  func cuts(_ rectangle: CGRect) -> Bool {
    rectangle.left < world.left - 0.5 || rectangle.top < world.top - 0.5
      || rectangle.right > world.right + 0.5 || rectangle.bottom > world.bottom + 0.5
  }

  private func column(_ x: CGFloat) -> Int { Int(((x - world.left) * horizontal).rounded()) }
  private func row(_ y: CGFloat) -> Int { Int(((y - world.top) * vertical).rounded()) }
}

extension PictureScale {
  /// What was proposed, with the origin of the scenario's coordinates; on an axis without a length
  /// the root's own one.
  static func space(_ timeline: Timeline, _ rectangles: [CGRect]) -> CGRect? {
    let roots = timeline.tree.roots.compactMap { timeline.rectangle(of: $0)?.drawable }
    guard let first = rectangles.first else { return nil }
    let own = roots.dropFirst().reduce(roots.first ?? first) { $0.union($1) }
    guard let proposal = timeline.trace.header.proposal else { return own }
    let width = proposal.width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return CGRect(
      x: width == nil ? own.left : 0, y: height == nil ? own.top : 0,
      width: width ?? own.size.width, height: height ?? own.size.height)
  }

  /// Everything, but not further from the space than half of it: who overflows by kilometres is
  /// cut, or nothing else could be seen.
  static func world(_ space: CGRect, _ rectangles: [CGRect]) -> CGRect {
    let margin = CGSize(width: space.size.width / 2, height: space.size.height / 2)
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

  /// The rectangle, if it is one that can be drawn.
  var drawable: CGRect? {
    let numbers = [origin.x, origin.y, size.width, size.height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
    return size.width >= 0 && size.height >= 0 ? self : nil
  }

  fileprivate func touches(_ other: CGRect) -> Bool {
    left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
  }
}
