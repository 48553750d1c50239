package import Foundation

/// Something that a view draws besides a colour and its own words, and that takes no room.
package enum Ornament: Hashable, Sendable {
  /// A symbol or the part of a control, by its name: `chevron.right`, `switch.on`.
  case glyph(String)
  /// Words of a bar.
  case caption(Caption)
  /// What stands in for the words of a text that nobody knows.
  case standIn(String)
  /// What lies behind all that is in it: the grey of a grouped list.
  case ground(Paint)
  /// How a list draws the rows in it.
  case rows(Rows)
  /// Where in its list a row is.
  case row(Row)

  /// Words on one line, in the middle of the height.
  package struct Caption: Hashable, Sendable {
    package var words: String
    /// Of all of them, in points.
    package var width: CGFloat
    /// In points.
    package var fontSize: CGFloat
    package var isBold = true
    package var paint: Paint
    /// From the leading edge, in points; nil where they are in the middle.
    package var inset: CGFloat?

    package init(
      _ words: String, width: CGFloat, fontSize: CGFloat, paint: Paint, inset: CGFloat? = nil
    ) {
      self.words = words
      self.width = width
      self.fontSize = fontSize
      self.paint = paint
      self.inset = inset
    }
  }

  /// Lengths in points.
  package struct Rows: Hashable, Sendable {
    /// What the rows of a section lie on; nil for nothing.
    package var card: Paint?
    package var radius: CGFloat
    /// What separates them.
    package var line: Paint
    /// Between the edge of the list and the rows.
    package var margin: CGFloat
    /// Between the edge of the rows and the lines that separate them, at the leading edge.
    package var lineInset: CGFloat
    package var leastHeight: CGFloat

    package init(
      card: Paint?, radius: CGFloat, line: Paint, margin: CGFloat, lineInset: CGFloat,
      leastHeight: CGFloat
    ) {
      self.card = card
      self.radius = radius
      self.line = line
      self.margin = margin
      self.lineInset = lineInset
      self.leastHeight = leastHeight
    }
  }

  package struct Row: Hashable, Sendable {
    /// Whether it is the first one of its section, and the last one.
    package var isFirst: Bool
    package var isLast: Bool
    /// How far the row reaches above and below its view, in points.
    package var above: CGFloat
    package var below: CGFloat

    package init(isFirst: Bool, isLast: Bool, above: CGFloat, below: CGFloat) {
      self.isFirst = isFirst
      self.isLast = isLast
      self.above = above
      self.below = below
    }
  }
}

extension Ornament.Rows {
  /// How far a row reaches above and below its view: as it says, and as high as the least row.
  package func reach(of row: Ornament.Row, around height: CGFloat) -> (
    above: CGFloat, below: CGFloat
  ) {
    let slack = max(leastHeight - height - row.above - row.below, 0) / 2
    return (row.above + slack, row.below + slack)
  }
}

extension Appearance {
  /// What lies behind all that is in it; nil for nothing that is known.
  package var ground: Paint? {
    ornaments.lazy.compactMap { if case .ground(let paint) = $0 { paint } else { nil } }.first
  }

  /// The symbol or part of a control that it draws; nil where that is none.
  package var glyph: String? {
    ornaments.lazy.compactMap { if case .glyph(let name) = $0 { name } else { nil } }.first
  }

  package var captions: [Ornament.Caption] {
    ornaments.compactMap { if case .caption(let caption) = $0 { caption } else { nil } }
  }

  /// What is drawn for its words where nobody knows them.
  package var standIn: String? {
    ornaments.lazy.compactMap { if case .standIn(let words) = $0 { words } else { nil } }.first
  }

  /// How it draws its rows; nil for what is no list.
  package var rows: Ornament.Rows? {
    ornaments.lazy.compactMap { if case .rows(let rows) = $0 { rows } else { nil } }.first
  }

  /// Where in its list it is; nil for what is no row.
  package var row: Ornament.Row? {
    ornaments.lazy.compactMap { if case .row(let row) = $0 { row } else { nil } }.first
  }
}
