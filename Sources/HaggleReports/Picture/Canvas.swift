/// A grid of characters with lines that join where they meet.
struct Canvas {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  enum Weight { case light, double }

  private struct Cell {
    /// The directions of the lines in the cell.
    var light: LineGlyphs.Directions = []
    var double: LineGlyphs.Directions = []
    var isShaded = false
    /// Whether the cell is part of an image.
    var isHatched = false
    /// Whether the edge of a view that is not yet placed passes here.
    var isGhost = false
    /// The character; empty for the second half of a wide one.
    var text: String?
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  mutating func outline(_ box: CellRectangle, _ weight: Weight) {
    for column in box.left...box.right {
      var directions: LineGlyphs.Directions = []
      if column > box.left { directions.insert(.left) }
      if column < box.right { directions.insert(.right) }
      draw(directions, column, box.top, as: weight)
      draw(directions, column, box.bottom, as: weight)
    }
    for row in box.top...box.bottom {
      var directions: LineGlyphs.Directions = []
      if row > box.top { directions.insert(.up) }
      if row < box.bottom { directions.insert(.down) }
      draw(directions, box.left, row, as: weight)
      draw(directions, box.right, row, as: weight)
    }
  }

  /// Draws lines from edge to edge of the canvas.
  mutating func rule(columns ruled: [Int], rows others: [Int], _ weight: Weight) {
    for column in ruled {
      for row in 0..<rows {
        draw(row == 0 ? .down : row == rows - 1 ? .up : [.up, .down], column, row, as: weight)
      }
    }
    for row in others {
      for column in 0..<columns {
        draw(
          column == 0 ? .right : column == columns - 1 ? .left : [.left, .right], column, row,
          as: weight)
      }
    }
  }

  /// Draws the box of a view that is not yet placed.
  mutating func sketch(_ box: CellRectangle) {
    for column in box.left...box.right {
      for row in [box.top, box.bottom] {
        if let index = index(column, row) { cells[index].isGhost = true }
      }
    }
    for row in box.top...box.bottom {
      for column in [box.left, box.right] {
        if let index = index(column, row) { cells[index].isGhost = true }
      }
    }
  }

  var hasHatching: Bool { cells.contains { $0.isHatched } }

  /// Fills the box of an image.
  mutating func hatch(_ box: CellRectangle) {
    for row in box.top...box.bottom {
      for column in box.left...box.right {
        if let index = index(column, row) { cells[index].isHatched = true }
      }
    }
  }

  /// Shades the part of the box outside of `space`.
  mutating func shade(_ box: CellRectangle, outside space: CellRectangle) {
    if space.contains(box) { return }
    for row in box.top...box.bottom {
      for column in box.left...box.right where !space.contains(column, row) {
        if let index = index(column, row) { cells[index].isShaded = true }
      }
    }
  }

  /// Whether all these cells are on the canvas and contain no text.
  func isFree(_ columns: Range<Int>, row: Int) -> Bool {
    columns.allSatisfy { column in
      index(column, row).map { cells[$0].text == nil } ?? false
    }
  }

  /// Whether nothing at all is in these cells of the canvas.
  func isEmpty(_ columns: Range<Int>, row: Int) -> Bool {
    columns.allSatisfy { column in
      index(column, row).map { index in
        let cell = cells[index]
        return cell.text == nil && cell.light.isEmpty && cell.double.isEmpty && !cell.isHatched
          && !cell.isShaded && !cell.isGhost
      } ?? false
    }
  }

  /// Writes over existing lines.
  mutating func write(_ text: String, _ column: Int, _ row: Int) {
    var column = column
    for character in text {
      guard let index = index(column, row) else { return }
      cells[index].text = String(character)
      if character.columns == 2, let next = self.index(column + 1, row) { cells[next].text = "" }
      column += character.columns
    }
  }

  func lines(ascii: Bool) -> [String] {
    (0..<rows).map { row in
      let line = (0..<columns).map { glyph(cells[row * columns + $0], ascii: ascii) }.joined()
      let end = line.lastIndex { $0 != " " }
      return end.map { String(line[...$0]) } ?? ""
    }
  }

  private mutating func draw(
    _ directions: LineGlyphs.Directions, _ column: Int, _ row: Int, as weight: Weight
  ) {
    guard let index = index(column, row) else { return }
    if weight == .light {
      cells[index].light.formUnion(directions)
    } else {
      cells[index].double.formUnion(directions)
    }
  }

  func index(_ column: Int, _ row: Int) -> Int? {
    0..<columns ~= column && 0..<rows ~= row ? row * columns + column : nil
  }

  private func glyph(_ cell: Cell, ascii: Bool) -> String {
    if let text = cell.text { return ascii && text == "…" ? "~" : text }
    if cell.isHatched { return ascii ? "%" : "▒" }
    if let line = LineGlyphs.glyph(cell.light, cell.double, ascii: ascii) { return line }
    if cell.isGhost { return ascii ? "." : "·" }
    return cell.isShaded ? (ascii ? ":" : "░") : " "
  }
}
