import Foundation
import HaggleReplay

/// A rectangle of character cells, including its edges.
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

  func contains(_ other: CellRectangle) -> Bool {
    contains(other.left, other.top) && contains(other.right, other.bottom)
  }
}

/// The conversion from points to characters, which are about twice as high as wide.
struct PictureScale {
  /// The size of the picture in characters.
  let columns: Int
  let rows: Int
  /// The root's proposal, in points.
  let proposed: CGRect
  /// The root's proposal in characters.
  var space: CellRectangle { cells(proposed) ?? .init(left: 0, top: 0, right: 0, bottom: 0) }
  /// The size of a character in points.
  var pointsPerCell: CGSize { CGSize(width: 1 / horizontal, height: 1 / vertical) }

  /// Whether it shows only the part with views in it, as that is small.
  let isCropped: Bool

  private let world: CGRect
  private let horizontal: CGFloat
  private let vertical: CGFloat
  private static let fewestRows = 5
  private static let fewestColumns = 24

  /// - Parameters:
  ///   - pointsPerColumn: the maximum number of points per column, if there is room for so many
  ///     columns; nil to keep the aspect ratio.
  ///   - mayCrop: whether a part with all views in it is enough.
  /// - Returns: nil if nothing is placed.
  init?(
    _ timeline: Timeline, _ tree: NodeTree, columns: Int, rows mostRows: Int,
    pointsPerColumn: CGFloat? = nil, mayCrop: Bool = false
  ) {
    guard let picture = PictureWorld(timeline, tree) else { return nil }
    proposed = picture.proposed
    let most = CGSize(width: CGFloat(columns - 1), height: CGFloat(mostRows - 1))
    let isCoarse = Self.fitting(picture.world, most) * Self.fine < 1
    let drawn = mayCrop && isCoarse ? timeline.drawings(of: tree).map(\.rectangle) : []
    let part = picture.filled(by: drawn)
    isCropped = part != nil
    world = part ?? picture.world
    let (width, height) = (max(world.width, 1), max(world.height, 1))
    let fitting = min(Self.fitting(world, most), isCropped ? Self.finest : .infinity)
    let least = max(CGFloat(Self.fewestColumns - 1) / width, pointsPerColumn.map { 1 / $0 } ?? 0)
    horizontal = min(max(fitting, least), most.width / width)
    vertical = max(fitting / 2, CGFloat(Self.fewestRows - 1) / height)
    self.columns = Int(saturating: (width * horizontal).rounded()) + 1
    rows = Int(saturating: (height * vertical).rounded()) + 1
  }

  /// How many columns a point may have, so that all of it fits into so many columns and rows.
  private static func fitting(_ world: CGRect, _ most: CGSize) -> CGFloat {
    min(most.width / max(world.width, 1), 2 * most.height / max(world.height, 1))
  }

  /// A part of a picture is drawn no larger than this, in columns per point.
  private static let finest: CGFloat = 0.25

  /// So many points in a column leave no room for letters.
  private static let fine: CGFloat = 5

  /// The visible cells of a rectangle; nil if there are none.
  func cells(_ rectangle: CGRect) -> CellRectangle? {
    guard let rectangle = rectangle.drawable, rectangle.touches(world) else { return nil }
    return CellRectangle(
      left: column(max(rectangle.left, world.left)), top: row(max(rectangle.top, world.top)),
      right: column(min(rectangle.right, world.right)),
      bottom: row(min(rectangle.bottom, world.bottom)))
  }

  /// The point in the centre of a cell.
  func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: world.left + CGFloat(column) / horizontal, y: world.top + CGFloat(row) / vertical)
  }

  /// Whether part of the rectangle lies outside of the picture.
  func cuts(_ rectangle: CGRect) -> Bool {
    rectangle.left < world.left - 0.5 || rectangle.top < world.top - 0.5
      || rectangle.right > world.right + 0.5 || rectangle.bottom > world.bottom + 0.5
  }

  private func column(_ x: CGFloat) -> Int {
    Int(saturating: ((x - world.left) * horizontal).rounded())
  }
  private func row(_ y: CGFloat) -> Int { Int(saturating: ((y - world.top) * vertical).rounded()) }
}
