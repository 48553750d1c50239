import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The colours of a picture's cells, including the edges of views.
struct CellColours {
  private let columns: Int
  private var cells: [Paint?]
  /// The background.
  private let paper: Paint
  private let words: [ScreenPicture.Words]
  /// What scroll views hide.
  private let faint: [CellRectangle]

  init(
    _ timeline: Timeline, _ tree: NodeTree, of drawing: CharacterDrawing, in scale: PictureScale
  ) {
    columns = scale.columns
    words = drawing.content.words
    faint = zip(drawing.groups, drawing.isBeyondFold).compactMap { $1 ? $0.edges : nil }
    paper = timeline.trace.header.isDark ? Paint(0x000000) : Paint(0xFFFFFF)
    cells = Array(repeating: nil, count: scale.columns * scale.rows)
    let looks = ViewLooks(timeline, tree)
    for group in drawing.groups {
      for view in group.views {
        // Measuring a text takes time, and it fills nothing.
        guard !timeline.trace.nodes[view.node.index].roles.contains(.text) else { continue }
        for look in looks.looks(of: view.node, in: view.rectangle) {
          look.forEachFilledCell(in: scale) { column, row, paint in
            let index = row * columns + column
            cells[index] = paint.fading(to: look.opacity).over(cells[index] ?? paper)
          }
        }
      }
    }
  }

  /// Nothing outside of the picture.
  subscript(column: Int, row: Int) -> CellLook {
    let index = row * columns + column
    guard 0..<columns ~= column, cells.indices.contains(index) else { return CellLook() }
    let fill = cells[index]
    let ink = words.last { $0.row == row && $0.columns.contains(column) }?.paint
    let isFaint = fill == nil && faint.contains { $0.contains(column, row) }
    return CellLook(fill: fill, ink: ink.map { $0.over(fill ?? paper) }, isFaint: isFaint)
  }

  /// A line of the picture in its colours.
  func roles(_ line: String, row: Int) -> RoleText {
    var text = RoleText("")
    var (part, look, column) = ("", CellLook(), 0)
    for character in line {
      let next = self[column, row]
      if next != look {
        text.append(part, look.role)
        (part, look) = ("", next)
      }
      part.append(character)
      column += character.columns
    }
    text.append(part, look.role)
    return text
  }
}

extension CellLook {
  fileprivate var role: TextRole { self == CellLook() ? .plain : .drawn(self) }
}

extension ViewLook {
  /// Passes the cells that it fills, with their colours.
  func forEachFilledCell(
    in scale: PictureScale, _ pass: (_ column: Int, _ row: Int, _ paint: Paint) -> Void
  ) {
    guard !isBeyondFold, case .shape(let paint?, lineWidth: 0) = content,
      paint.alpha > 0 || gradient != nil, let edges = scale.cells(rectangle)
    else { return }
    for row in edges.top...edges.bottom {
      for column in edges.left...edges.right where covers(scale.middle(column, row), scale) {
        pass(column, row, gradient?.paint(at: scale.middle(column, row)) ?? paint)
      }
    }
  }

  /// Whether a point in one of its cells is inside its rounded corners.
  fileprivate func covers(_ point: CGPoint, _ scale: PictureScale) -> Bool {
    if let radii { return covers(point, radii, scale) }
    guard corner.width > 0, corner.height > 0 else { return true }
    let around = rectangle.insetBy(
      dx: -scale.pointsPerCell.width / 2, dy: -scale.pointsPerCell.height / 2)
    let beyond = CGSize(
      width: max(around.left + corner.width - point.x, point.x - around.right + corner.width, 0),
      height: max(around.top + corner.height - point.y, point.y - around.bottom + corner.height, 0))
    let (x, y) = (beyond.width / corner.width, beyond.height / corner.height)
    return x * x + y * y <= 1
  }

  /// By the corner that is nearest to the point.
  private func covers(_ point: CGPoint, _ radii: [CGFloat], _ scale: PictureScale) -> Bool {
    let corners = Appearance.Outline.Corners(radii)
    let around = rectangle.insetBy(
      dx: -scale.pointsPerCell.width / 2, dy: -scale.pointsPerCell.height / 2)
    let isRight = point.x > (around.left + around.right) / 2
    let isBelow = point.y > (around.top + around.bottom) / 2
    let radius =
      isBelow
      ? (isRight ? corners.bottomRight : corners.bottomLeft)
      : (isRight ? corners.topRight : corners.topLeft)
    let across = isRight ? around.right - point.x : point.x - around.left
    let along = isBelow ? around.bottom - point.y : point.y - around.top
    guard across < radius, along < radius else { return true }
    let (x, y) = (radius - across, radius - along)
    return x * x + y * y <= radius * radius
  }
}

extension Paint {
  /// The result of blending this colour over an opaque one.
  fileprivate func over(_ other: Paint) -> Paint {
    var opaque = self
    opaque.alpha = 255
    return other.mixed(with: opaque, CGFloat(alpha) / 255)
  }
}
