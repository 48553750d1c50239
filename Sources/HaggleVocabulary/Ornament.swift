package import Foundation

/// Something that a view draws besides its colour and text, and that does not affect its size.
package enum Ornament: Hashable, Sendable {
  /// A symbol or a part of a control, by name: `chevron.right`, `switch.on`.
  case glyph(String)
  /// A title or label in a bar.
  case caption(Caption)
  /// The substitute for the unknown words of a text.
  case standIn(String)
  /// The background of all content, such as the grey of a grouped list.
  case ground(Paint)
  /// How a list draws its rows.
  case rows(Rows)
  /// The position of a row in its list.
  case row(Row)

  /// A single line of text, vertically centred.
  package struct Caption: Hashable, Sendable {
    package var words: String
    /// The width of the text, in points.
    package var width: CGFloat
    /// In points.
    package var fontSize: CGFloat
    package var isBold = true
    package var paint: Paint
    /// The distance from the leading edge, in points; nil if the text is centred.
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

  /// How a list draws its rows; lengths in points.
  package struct Rows: Hashable, Sendable {
    /// The background of the rows of a section; nil for none.
    package var card: Paint?
    package var radius: CGFloat
    /// The colour of the separators.
    package var line: Paint
    /// The distance from the edges of the list to the rows.
    package var margin: CGFloat
    /// The distance from the leading edge of a row to its separator.
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
    /// Whether it is the first row of its section.
    package var isFirst: Bool
    package var isLast: Bool
    /// How far the row extends above and below its view, in points.
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
  /// How far a row extends above and below its view: its own insets, and at least the minimum
  /// height.
  package func reach(of row: Ornament.Row, around height: CGFloat) -> (
    above: CGFloat, below: CGFloat
  ) {
    let slack = max(leastHeight - height - row.above - row.below, 0) / 2
    return (row.above + slack, row.below + slack)
  }
}

extension Appearance {
  /// The background of all its content; nil if none is known.
  package var ground: Paint? {
    ornaments.lazy.compactMap { if case .ground(let paint) = $0 { paint } else { nil } }.first
  }

  /// The symbol or part of a control that it draws; nil if it draws none.
  package var glyph: String? {
    ornaments.lazy.compactMap { if case .glyph(let name) = $0 { name } else { nil } }.first
  }

  package var captions: [Ornament.Caption] {
    ornaments.compactMap { if case .caption(let caption) = $0 { caption } else { nil } }
  }

  /// The substitute for its words, if they are unknown.
  package var standIn: String? {
    ornaments.lazy.compactMap { if case .standIn(let words) = $0 { words } else { nil } }.first
  }

  /// How it draws its rows; nil if it is no list.
  package var rows: Ornament.Rows? {
    ornaments.lazy.compactMap { if case .rows(let rows) = $0 { rows } else { nil } }.first
  }

  /// Its position in a list; nil if it is no row.
  package var row: Ornament.Row? {
    ornaments.lazy.compactMap { if case .row(let row) = $0 { row } else { nil } }.first
  }
}
