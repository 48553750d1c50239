import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A small picture of the final layout: the views of a report and those with content, as they look.
/// It is as wide as a page, so that words have room; letters are not to scale.
struct SmallPicture {
  /// The picture, followed by its caption.
  let text: String
  private static let mostBoxes = 12
  private static let textColumns = 76

  /// - Parameter named: the views that the report is about, the most important first.
  /// - Returns: nil if nothing is placed.
  init?(_ timeline: Timeline, about named: [NodeID]) {
    let drawings = timeline.drawings(of: timeline.tree)
    guard let world = PictureWorld(timeline, timeline.tree) else { return nil }
    let crop = SmallScale(world, drawings.map(\.rectangle))
    let all = EdgeGroup.groups(drawings, of: timeline) { crop.cells($0.rectangle) }
    let shown = Self.shown(all, named, in: timeline)
    var canvas = Canvas(columns: crop.columns, rows: crop.rows)
    if let space = crop.cells(world.proposed) {
      for group in shown { canvas.shade(group.edges, outside: space) }
      if crop.isCropped {
        canvas.rule(
          columns: crop.columns(of: world.proposed), rows: crop.rows(of: world.proposed), .double)
      } else {
        canvas.outline(space, .double)
      }
    }
    var content = PictureContent(timeline, canvas)
    for group in shown { content.draw(group) }
    let nameless = content.write(shown).flatMap { Self.title(of: $0, in: timeline) }
    let rest = all.count - shown.count
    let isOutside = shown.contains { crop.reaches($0.edges, outside: world.proposed) }
    let legend =
      [Self.frame(world, crop) + (isOutside ? "; shaded: outside of it" : "")]
      + (nameless.isEmpty ? [] : ["not named in it: " + nameless.joined(separator: ", ")])
      + (rest > 0 ? [NumberText.counted(rest, "more box")] : [])
    let lines = legend.flatMap { PlainText.paragraph($0, width: Self.textColumns) }
    text = (content.canvas.lines(ascii: false) + [""] + lines).joined(separator: "\n")
  }

  private static func frame(_ world: PictureWorld, _ crop: SmallScale) -> String {
    let space = world.proposed
    guard crop.isCropped else {
      return "double frame: the \(NumberText.display(space.size)) for the root"
    }
    let isRuled = !(crop.columns(of: space) + crop.rows(of: space)).isEmpty
    return PictureLegend.cropped(to: space.size) + (isRuled ? "; double lines: its edges" : "")
  }

  /// The title of a box without words; nil for mere containers.
  private static func title(
    of group: EdgeGroup<CellRectangle>, in timeline: Timeline
  ) -> [String] {
    let size = group.size(in: timeline)
    let isNamed = !group.leaves(in: timeline).isEmpty || !group.labelled(in: timeline).isEmpty
    guard isNamed, size.width > 0, size.height > 0 else { return [] }
    return ["\(group.title(in: timeline)) \(NumberText.display(size))"]
  }

  /// The displayed boxes: those of the report first, then those with words, then the largest; in
  /// drawing order.
  private static func shown(
    _ groups: [EdgeGroup<CellRectangle>], _ named: [NodeID], in timeline: Timeline
  ) -> [EdgeGroup<CellRectangle>] {
    let ranks = groups.map { rank($0, named, in: timeline) }
    let areas = groups.map { $0.rectangle.width * $0.rectangle.height }
    let ranked = groups.indices.sorted { a, b in
      if ranks[a] != ranks[b] { return ranks[a] < ranks[b] }
      return areas[a] == areas[b] ? a < b : areas[a] > areas[b]
    }
    return ranked.prefix(mostBoxes).sorted().map { groups[$0] }
  }

  /// The rank in this choice, from 0.
  private static func rank(
    _ group: EdgeGroup<CellRectangle>, _ named: [NodeID], in timeline: Timeline
  ) -> Int {
    if let place = named.firstIndex(where: group.nodes.contains) { return place }
    let nodes = timeline.trace.nodes
    let hasWords = group.nodes.contains { nodes[$0.index].drawnWords != nil }
    return named.count + (hasWords || !group.labelled(in: timeline).isEmpty ? 0 : 1)
  }
}

/// The scale of a small picture. Empty margins around all views are cut if they make up most of it.
private struct SmallScale {
  let columns: Int
  let rows: Int
  let isCropped: Bool
  private let world: CGRect
  private static let most = (columns: 60, rows: 22)
  private static let fewestRows = 5

  init(_ picture: PictureWorld, _ rectangles: [CGRect]) {
    let filled = picture.filled(by: rectangles)
    isCropped = filled != nil
    world = filled ?? picture.world
    let (width, height) = (max(world.width, 1), max(world.height, 1))
    columns = Self.most.columns
    let natural = height * CGFloat(Self.most.columns) / width / 2
    rows = Int(
      saturating: min(max(natural, CGFloat(Self.fewestRows)), CGFloat(Self.most.rows)).rounded())
  }

  /// The visible cells of a rectangle; nil if there are none.
  func cells(_ rectangle: CGRect) -> CellRectangle? {
    guard let rectangle = rectangle.drawable, rectangle.touches(world) else { return nil }
    let part = rectangle.common(with: world)
    if part.isNull { return nil }
    return CellRectangle(
      left: column(part.minX), top: row(part.minY), right: column(part.maxX),
      bottom: row(part.maxY))
  }

  /// The columns of the sides of a rectangle that are in the picture.
  func columns(of rectangle: CGRect) -> [Int] {
    [rectangle.minX, rectangle.maxX].filter { world.minX...world.maxX ~= $0 }.map(column)
  }

  /// The rows of its top and bottom that are in the picture.
  func rows(of rectangle: CGRect) -> [Int] {
    [rectangle.minY, rectangle.maxY].filter { world.minY...world.maxY ~= $0 }.map(row)
  }

  /// Whether a box has cells outside of a rectangle.
  func reaches(_ box: CellRectangle, outside rectangle: CGRect) -> Bool {
    cells(rectangle).map { !$0.contains(box) } ?? false
  }

  private func column(_ x: CGFloat) -> Int {
    Int(saturating: ((x - world.minX) * CGFloat(columns - 1) / max(world.width, 1)).rounded())
  }

  private func row(_ y: CGFloat) -> Int {
    Int(saturating: ((y - world.minY) * CGFloat(rows - 1) / max(world.height, 1)).rounded())
  }
}
