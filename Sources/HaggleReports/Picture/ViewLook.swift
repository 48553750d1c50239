package import Foundation
package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The look of a view in a realistic picture; lengths in points.
package struct ViewLook: Sendable {
  /// The kind of content.
  package enum Content: Sendable {
    /// An area or, with a line width, an outline. Its colour may be unknown.
    case shape(Paint?, lineWidth: CGFloat)
    case text([TextLine], Paint, size: CGFloat, isBold: Bool)
    /// A symbol, as large as its frame.
    case glyph(Glyph, Paint)
    /// What has unknown content: an image, a symbol without a drawing, a view that is not there.
    case image
  }

  let node: NodeID
  package let content: Content
  /// The gradient, of which the colour is the average.
  package let gradient: GradientLook?
  /// Whether its colour is a placeholder for one that the app declares.
  let isTinted: Bool
  package let shadows: [Shadow]
  /// The blur radius, in points.
  package let blur: CGFloat
  /// The visible rectangle, in the root's space.
  package let rectangle: CGRect
  /// The corner radii, horizontal and vertical.
  package let corner: CGSize
  /// The radii of corners that are not alike, clockwise from the top left; nil where they are.
  package let radii: [CGFloat]?
  /// Its opacity including that of its ancestors, from 0 to 1.
  package let opacity: CGFloat
  /// Whether it is outside the visible part of its scroll view.
  package let isBeyondFold: Bool
  /// Whether its words stand in for data.
  package let isStandIn: Bool
  /// Whether it is drawn over the content, as a border is.
  package let isOnTop: Bool

  /// Whether its content is known: words, a symbol, or a colour.
  package var isKnown: Bool {
    switch content {
    case .text, .glyph: true
    case .shape(let paint, _): paint != nil && !isTinted
    case .image: false
    }
  }

  /// Whether only an area is visible, without even a tint.
  package var isBlank: Bool {
    switch content {
    case .text, .glyph: false
    case .shape(let paint, _): paint == nil
    case .image: true
    }
  }

  package var hasWords: Bool { if case .text = content { true } else { false } }

  package var isGlyph: Bool { if case .glyph = content { true } else { false } }
}

/// A line of a text, with the start of its letters.
package struct TextLine: Sendable {
  package let words: String
  package let x: CGFloat
  package let baseline: CGFloat
  package let width: CGFloat
}

/// The looks of the views of a pass.
package struct ViewLooks {
  private let timeline: Timeline
  private let fold: Fold
  /// For each node, whether it is a truncated text.
  private var isCut: [Bool]
  /// For each node, its opacity including that of its ancestors.
  private let opacities: [CGFloat]
  /// For each node, the area visible within its ancestors.
  private let windows: [LookWindow?]
  /// The same without what scroll views cut off.
  private let clips: [LookWindow?]
  private let space: CGRect?
  private let softenings: [NodeID: Softening]
  /// For each node, its final rectangle; nil if it is not drawn.
  private var rectangles: [CGRect?]

  package init(_ timeline: Timeline, _ tree: NodeTree) {
    self.timeline = timeline
    let drawings = timeline.drawings(of: tree)
    fold = Fold(timeline, drawings)
    isCut = Array(repeating: false, count: timeline.trace.nodes.count)
    for node in CutTexts(timeline).nodes { isCut[node.index] = true }
    opacities = Self.opacities(timeline, tree)
    space = PictureWorld(timeline, tree)?.proposed
    windows = LookWindow.windows(timeline, tree, drawings, scrollingIn: space)
    clips = LookWindow.windows(timeline, tree, drawings, scrollingIn: nil)
    softenings = Softening.all(timeline, tree)
    rectangles = Array(repeating: nil, count: timeline.trace.nodes.count)
    for drawing in drawings { rectangles[drawing.node.index] = drawing.rectangle }
  }

  private static func opacities(_ timeline: Timeline, _ tree: NodeTree) -> [CGFloat] {
    let nodes = timeline.trace.nodes
    var opacities = nodes.map(\.appearance.opacity)
    for node in tree.preorder {
      guard let parent = nodes[node.index].parent else { continue }
      opacities[node.index] *= opacities[parent.index]
    }
    return opacities
  }

  /// The visible drawings of a view, in drawing order.
  package func looks(of id: NodeID, in rectangle: CGRect) -> [ViewLook] {
    let appearance = timeline.trace.nodes[id.index].appearance
    let rows = appearance.rows == nil ? [] : self.rows(of: id)
    let start = ViewText.start(timeline.trace.nodes[id.index].roles)
    return LookPieces(appearance, in: rectangle, rows: rows, start: start)
      .pieces(around: content(id, rectangle.size))
      .compactMap { look(of: id, $0) }
  }

  private func rows(of list: NodeID) -> [(row: Ornament.Row, rectangle: CGRect)] {
    timeline.tree.children(of: list).compactMap { row in
      guard let place = timeline.trace.nodes[row.index].appearance.row,
        let rectangle = rectangles[row.index]
      else { return nil }
      return (place, rectangle)
    }
  }

  /// Nil if its ancestors hide it.
  private func look(of id: NodeID, _ piece: LookPieces.Piece) -> ViewLook? {
    let node = timeline.trace.nodes[id.index]
    var (outline, shown, content) = (piece.outline, piece.rectangle, piece.content)
    // What follows below the screen is shown as if one had scrolled.
    let isElsewhere = fold.hides(id) && space?.touches(shown) == false
    if let window = isElsewhere ? clips[id.index] : windows[id.index] {
      guard let part = window.rectangle.shared(with: shown) else { return nil }
      let isCut = !part.isNear(shown)
      if piece.isArea { shown = part }
      if isCut { content = content.within(part, of: shown) }
      if outline == .rectangle || isCut, part.isNear(window.rectangle) {
        outline = window.outline
      }
    }
    let softening = piece.isOwn ? softenings[id] ?? Softening() : Softening()
    let gradient = piece.isOwn ? node.appearance.gradient : nil
    return ViewLook(
      node: id, content: content,
      gradient: gradient.map { GradientLook($0, in: piece.rectangle) },
      isTinted: piece.isOwn && node.appearance.tint != nil, shadows: softening.shadows,
      blur: softening.blur, rectangle: shown, corner: outline.corner(of: shown.size),
      radii: outline.radii(in: shown.size),
      opacity: opacities[id.index], isBeyondFold: fold.hides(id),
      isStandIn: piece.isOwn && node.appearance.standIn != nil,
      isOnTop: node.appearance.lineWidth > 0 && timeline.tree.childCount(of: id) > 0)
  }

  /// Whether the drawing of a leaf is unknown. Spacers and bars draw nothing.
  package func isUnknown(_ id: NodeID) -> Bool {
    let node = timeline.trace.nodes[id.index]
    let drawsNothing = node.roles.contains(.spacer) || node.roles.contains(.assumed)
    return timeline.tree.childCount(of: id) == 0 && !drawsNothing
      && content(id, .zero) == nil
  }

  /// Whether it is outside the visible part of its scroll view.
  package func isBeyondFold(_ node: NodeID) -> Bool { fold.hides(node) }

  /// What its scroll view shows of a view in that rectangle.
  package func shown(_ node: NodeID, _ rectangle: CGRect) -> CGRect {
    fold.shown(node, rectangle) ?? rectangle
  }

  private func content(_ id: NodeID, _ size: CGSize) -> ViewLook.Content? {
    let node = timeline.trace.nodes[id.index]
    let appearance = node.appearance
    let paint = appearance.paint ?? appearance.tint
    if node.roles.contains(.text), node.drawnWords?.isEmpty == false {
      let text = ViewText(timeline, id, size, isCut: isCut[id.index])
      return .text(
        text.lines, paint ?? .ink, size: text.fontSize, isBold: appearance.isBold)
    }
    if let glyph = appearance.glyph.map(Glyph.init), glyph.isKnown {
      return .glyph(glyph, paint ?? .ink)
    }
    if node.roles.contains(.image) || node.roles.contains(.box) && paint == nil { return .image }
    if paint != nil || node.roles.contains(.decorates) || node.roles.contains(.box) {
      return .shape(paint, lineWidth: appearance.lineWidth)
    }
    return nil
  }
}

extension ViewLook.Content {
  /// Without the lines of a text whose letters are outside of that part.
  fileprivate func within(_ part: CGRect, of whole: CGRect) -> ViewLook.Content {
    guard case .text(let lines, let paint, let size, let isBold) = self else { return self }
    let shown = lines.filter { line in
      let middle = whole.top + line.baseline - size * 0.36
      return part.top <= middle && middle <= part.bottom
    }
    return .text(shown, paint, size: size, isBold: isBold)
  }
}

extension LookPieces.Piece {
  /// Whether a part of it is an area of the same kind.
  fileprivate var isArea: Bool {
    switch content {
    case .shape, .image: true
    case .text, .glyph: false
    }
  }
}

extension CGRect {
  /// Whether the difference is invisible.
  func isNear(_ other: CGRect) -> Bool {
    let ways = [
      left - other.left, top - other.top, right - other.right, bottom - other.bottom,
    ]
    return ways.allSatisfy { abs($0) < 0.1 }
  }
}

extension Paint {
  /// The default colour of a text.
  static let ink = Paint(0x000000)
}

extension Appearance.Outline {
  fileprivate func corner(of size: CGSize) -> CGSize {
    let (half, least) = (
      CGSize(width: size.width / 2, height: size.height / 2), min(size.width, size.height) / 2
    )
    switch self {
    case .rectangle: return .zero
    case .ellipse: return half
    case .capsule: return CGSize(width: least, height: least)
    case .rounded(let radius):
      let radius = max(min(radius, least), 0)
      return CGSize(width: radius, height: radius)
    case .uneven: return .zero
    }
  }

  /// Radii that differ, as far as there is room for them.
  fileprivate func radii(in size: CGSize) -> [CGFloat]? {
    guard case .uneven(let corners) = self else { return nil }
    let least = max(min(size.width, size.height), 0)
    return corners.all.map { max(min($0, least), 0) }
  }
}

extension ViewLook {
  /// The square of a symbol in the view: centred, with the view's height; narrow symbols such as a
  /// chevron have margins inside it.
  package var glyphPlace: CGRect {
    let side = min(rectangle.height, rectangle.width * 1.8)
    return CGRect(
      x: (rectangle.width - side) / 2, y: (rectangle.height - side) / 2, width: side,
      height: side)
  }
}
