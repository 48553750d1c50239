import Foundation
package import HaggleReplay

/// The final or current positions drawn with characters as they look, with a legend: the numbered
/// views, and those too small for a number.
package struct PictureReport {
  package struct Options: Sendable {
    /// The maximum width in characters.
    package var columns: Int
    /// The maximum height of the root's proposal in characters.
    var rows: Int
    /// Whether only ASCII is used.
    var ascii: Bool
    /// The maximum number of points per column, if there is room for so many columns; nil to keep
    /// the aspect ratio.
    var pointsPerColumn: CGFloat?

    package init(columns: Int = 80, rows: Int = 48, ascii: Bool = false) {
      self.columns = columns
      self.rows = rows
      self.ascii = ascii
    }
  }

  private typealias Drawn = (tree: NodeTree, scale: PictureScale, drawing: CharacterDrawing)

  private let timeline: Timeline
  private let cursor: Cursor?
  private let options: Options

  /// - Parameter cursor: up to where things are placed; nil for where everything ended up.
  package init(_ timeline: Timeline, at cursor: Cursor? = nil, options: Options = Options()) {
    self.timeline = timeline
    self.cursor = cursor
    self.options = options
  }

  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// The picture, followed by its legend.
  var lines: [String] { drawing.map { $0.picture + [""] + $0.legend } ?? [Self.nothing] }

  /// As `lines`, with the colours of the picture.
  package var roles: [RoleText] {
    guard let drawn else { return [RoleText(Self.nothing)] }
    let colours = CellColours(timeline, drawn.tree, of: drawn.drawing, in: drawn.scale)
    let (picture, legend) = lines(of: drawn)
    return picture.enumerated().map { colours.roles($1, row: $0) } + [RoleText("")]
      + RoleText.lines(legend)
  }

  private static let nothing = "nothing to draw: the trace says of no view where it was placed"

  /// The picture and its legend, as lines; nil without placements. The scale is that of the final
  /// layout, so that it does not jump between events; views not yet placed are dotted.
  package var drawing: (picture: [String], legend: [String])? { drawn.map(lines) }

  private func lines(of drawn: Drawn) -> (picture: [String], legend: [String]) {
    var drawing = drawn.drawing
    let (numbered, unnamed) = drawing.number(in: timeline)
    let legend =
      PictureLegend(
        timeline, drawn.tree, of: drawing.groups, numbered: numbered, unnamed: unnamed,
        scale: drawn.scale, columns: columns
      ).lines + (drawing.content.hasShortWords ? [PictureLegend.shortWords] : [])
    let picture = drawing.content.canvas.lines(ascii: options.ascii)
    return options.ascii ? (picture.map(Self.ascii), legend.map(Self.ascii)) : (picture, legend)
  }

  private var columns: Int { min(max(options.columns, 2), 400) }

  /// The picture before anything in it has a number.
  private var drawn: Drawn? {
    let tree = cursor.map(timeline.tree) ?? timeline.tree
    let rows = max(options.rows, 6)
    return PictureScale(
      timeline, tree, columns: columns, rows: rows, pointsPerColumn: options.pointsPerColumn,
      mayCrop: cursor == nil
    ).map {
      (tree, $0, CharacterDrawing(timeline, tree, at: cursor, in: $0))
    }
  }

  /// The line without non-ASCII characters.
  private static func ascii(_ line: String) -> String {
    let words: [Character: String] = ["×": "x", "∞": "inf", "…": "~", "−": "-"]
    return line.map { character in
      character.isASCII
        ? String(character) : words[character] ?? String(repeating: "?", count: character.columns)
    }.joined()
  }
}
