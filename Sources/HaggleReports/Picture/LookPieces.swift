import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The parts that a view draws, in drawing order: itself, and its ornaments.
struct LookPieces {
  struct Piece {
    let content: ViewLook.Content
    let rectangle: CGRect
    var outline = Appearance.Outline.rectangle
    /// Whether it is the view's own drawing, with its gradient.
    var isOwn = false
  }

  private let appearance: Appearance
  private let rectangle: CGRect
  /// The first and last rows inside.
  private let rows: [(row: Ornament.Row, rectangle: CGRect)]
  private let start: CGFloat

  /// - Parameters:
  ///   - rows: where the views in it are that are rows.
  ///   - start: the side at which words begin: 0 for the left, 1 for the right.
  init(
    _ appearance: Appearance, in rectangle: CGRect,
    rows: [(row: Ornament.Row, rectangle: CGRect)], start: CGFloat
  ) {
    self.start = start
    self.appearance = appearance
    self.rectangle = rectangle
    self.rows = rows
  }

  /// - Parameter own: the view's own drawing; nil for none.
  func pieces(around own: ViewLook.Content?) -> [Piece] {
    let ground = appearance.ground.map { [area($0, rectangle)] } ?? []
    let captions = appearance.captions.map(caption)
    if let (count, chosen, isDark) = appearance.glyph.flatMap(Glyph.segments) {
      return row(of: count, chosen: chosen, in: isDark ? Paint(0x636366) : knob)
    }
    if let (part, share) = appearance.glyph.flatMap(Glyph.control) { return control(part, share) }
    let itself = own.map {
      [Piece(content: $0, rectangle: rectangle, outline: appearance.outline, isOwn: true)]
    }
    // A bar with a title shows nothing else.
    return ground + list + (captions.isEmpty || appearance.paint != nil ? itself ?? [] : [])
      + captions
  }

  private func area(
    _ paint: Paint?, _ rectangle: CGRect, _ outline: Appearance.Outline = .rectangle
  ) -> Piece {
    Piece(content: .shape(paint, lineWidth: 0), rectangle: rectangle, outline: outline)
  }
}

// MARK: - Lists

extension LookPieces {
  /// A hairline is a third of a point; this keeps it visible in a small picture.
  private static let lineHeight: CGFloat = 0.5

  /// The backgrounds of a section's rows, and the separators.
  private var list: [Piece] {
    guard let look = appearance.rows else { return [] }
    return cards(look) + rows.filter { !$0.row.isLast }.compactMap { line(below: $0, look) }
  }

  private func cards(_ look: Ornament.Rows) -> [Piece] {
    guard let paint = look.card else { return [] }
    var cards: [Piece] = []
    var card: CGRect?
    for row in rows {
      let own = extent(of: row, look)
      card = row.row.isFirst ? own : card?.union(own) ?? own
      guard row.row.isLast, let all = card?.shared(with: rectangle) else { continue }
      cards.append(area(paint, all, .rounded(look.radius)))
    }
    return cards
  }

  private func line(
    below row: (row: Ornament.Row, rectangle: CGRect), _ look: Ornament.Rows
  ) -> Piece? {
    let own = extent(of: row, look)
    let line = CGRect(
      x: own.left + look.lineInset, y: own.bottom - Self.lineHeight / 2,
      width: max(own.width - look.lineInset, 0), height: Self.lineHeight)
    return rectangle.encloses(line) ? area(look.line, line) : nil
  }

  /// As wide as the list allows, and as high as the list makes rows.
  private func extent(
    of row: (row: Ornament.Row, rectangle: CGRect), _ look: Ornament.Rows
  ) -> CGRect {
    let (above, below) = look.reach(of: row.row, around: row.rectangle.height)
    return CGRect(
      x: rectangle.left + look.margin, y: row.rectangle.top - above,
      width: max(rectangle.width - 2 * look.margin, 0),
      height: row.rectangle.height + above + below)
  }
}

// MARK: - Bars and controls

extension LookPieces {
  /// A single line, cut if it is too long.
  private func caption(_ caption: Ornament.Caption) -> Piece {
    let room = max(rectangle.width - 2 * (caption.inset ?? 0), 0)
    let share = caption.width > room ? room / max(caption.width, 1) : 1
    let count = Int(saturating: CGFloat(caption.words.count) * share)
    let words =
      share == 1 ? caption.words : caption.words.prefix(max(count - 1, 0)).description + "…"
    let width = min(caption.width, room)
    let rest = rectangle.width - width
    let line = TextLine(
      words: words, x: caption.inset.map { $0 + start * (rest - 2 * $0) } ?? rest / 2,
      baseline: rectangle.height / 2 + caption.fontSize * 0.36, width: width)
    return Piece(
      content: .text([line], caption.paint, size: caption.fontSize, isBold: caption.isBold),
      rectangle: rectangle)
  }

  private var knob: Paint { Paint(0xFFFFFF) }

  private func control(_ part: Glyph.Control, _ share: CGFloat) -> [Piece] {
    let paint = appearance.paint ?? appearance.tint
    return switch part {
    case .slider, .progress: track(paint, share) + (part == .slider ? thumb(share) : [])
    case .stepper: stepper(paint)
    case .switchOn, .switchOff: toggle(paint, isOn: part == .switchOn)
    case .bezelFill: [area(Self.trackPaint, rectangle, .rounded(6))]
    case .bezelLine: [line]
    case .content: [unknown]
    case .chart: [unknown] + chart
    }
  }

  private var unknown: Piece { Piece(content: .image, rectangle: rectangle) }

  /// Two axes and some columns, of heights that mean nothing.
  private var chart: [Piece] {
    let inner = rectangle.insetBy(dx: rectangle.width / 16, dy: rectangle.height / 12)
    let step = inner.width / CGFloat(Self.columns.count)
    let columns = Self.columns.enumerated().map { index, share in
      area(
        Self.columnPaint,
        CGRect(
          x: inner.left + step * (CGFloat(index) + 0.25), y: inner.bottom - inner.height * share,
          width: step / 2, height: inner.height * share))
    }
    let axes = [
      CGRect(x: inner.left, y: inner.top, width: 1, height: inner.height),
      CGRect(x: inner.left, y: inner.bottom - 1, width: inner.width, height: 1),
    ]
    return columns + axes.map { area(Self.axisPaint, $0) }
  }

  private static let columns: [CGFloat] = [0.35, 0.55, 0.45, 0.8, 0.6, 0.7]
  private static let columnPaint = Paint(0x787880, alpha: 90)
  private static let axisPaint = Paint(0x787880, alpha: 180)

  /// The size at which it is drawn: in a list row it is laid out as a line of text.
  private func toggle(_ paint: Paint?, isOn: Bool) -> [Piece] {
    let height = rectangle.width * 31 / 51
    let track = CGRect(
      x: rectangle.left, y: rectangle.middle.y - height / 2, width: rectangle.width, height: height)
    let side = max(height - 4, 0)
    let x = isOn ? track.right - side - 2 : track.left + 2
    return [
      area(paint, track, .capsule),
      area(knob, CGRect(x: x, y: track.top + 2, width: side, height: side), .ellipse),
    ]
  }

  /// Filled up to its value.
  private func track(_ paint: Paint?, _ share: CGFloat) -> [Piece] {
    var track = CGRect(
      x: rectangle.left, y: rectangle.middle.y - 2, width: rectangle.width, height: 4)
    let all = area(Self.trackPaint, track, .capsule)
    track.size.width *= share
    return [all, area(paint, track, .capsule)]
  }

  /// With a line around it, as it is white on white.
  private func thumb(_ share: CGFloat) -> [Piece] {
    let side = min(rectangle.height, 27)
    let place = CGRect(
      x: rectangle.left + (rectangle.width - side) * share, y: rectangle.middle.y - side / 2,
      width: side, height: side)
    let edge = area(Paint(0, alpha: 48), place.insetBy(dx: -0.5, dy: -0.5), .ellipse)
    return [edge, area(knob, place, .ellipse)]
  }

  private var line: Piece {
    Piece(
      content: .shape(Paint(0x787880, alpha: 102), lineWidth: 1), rectangle: rectangle,
      outline: .rounded(6))
  }

  /// A track with equal segments, of which the chosen one is raised.
  private func row(of count: Int, chosen: Int?, in paint: Paint) -> [Piece] {
    let track = area(Self.trackPaint, rectangle, .rounded(8))
    guard let chosen else { return [track] }
    let width = rectangle.width / CGFloat(count)
    let segment = CGRect(
      x: rectangle.left + width * CGFloat(chosen), y: rectangle.top, width: width,
      height: rectangle.height)
    return [track, area(paint, segment.insetBy(dx: 2, dy: 2), .rounded(6))]
  }

  private static let trackPaint = Paint(0x787880, alpha: 51)

  private func stepper(_ paint: Paint?) -> [Piece] {
    let half = CGSize(width: rectangle.width / 2, height: rectangle.height)
    let halves = [rectangle.left, rectangle.middle.x].map {
      CGRect(origin: CGPoint(x: $0, y: rectangle.top), size: half)
    }
    return [area(paint, rectangle, .rounded(8))]
      + zip(["minus", "plus"], halves).map {
        Piece(content: .glyph(Glyph($0), .ink), rectangle: $1.insetBy(dx: 0, dy: half.height / 4))
      }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: (left + right) / 2, y: (top + bottom) / 2) }
}
