import HaggleReplay
import HaggleReports
import HaggleVocabulary

// The picture: faint lines, plain words, and a heavy outline around the selected view.
extension Screen {
  mutating func drawPicture(_ frame: ScreenLayout.Frame) {
    guard let drawing = state.cache.picture?.drawing else {
      write(
        "nothing is placed in this trace", at: frame.column + 1, frame.row + 1,
        width: frame.width - 1)
      return
    }
    for (row, line) in drawing.lines.enumerated() where row < frame.innerHeight {
      draw(line, frame, frame.row + 1 + row)
    }
    for box in drawing.boxes where box.isBeyondFold { fade(box, frame) }
    if let selected = replay.selected, let box = drawing.box(of: selected) {
      drawRoom(of: selected, box, drawing, frame)
      outline(box, drawing, frame)
    }
    colour(drawing, frame)
    drawCaption(frame, below: drawing.lines.count)
  }

  private mutating func draw(_ line: String, _ frame: ScreenLayout.Frame, _ row: Int) {
    var column = frame.column + 1
    let end = frame.column + frame.width
    for character in line where column < end {
      let style = Self.isLine(character) ? Style.frame : .plain
      column = canvas.write(String(character), at: column, row, width: end - column, style)
    }
  }

  /// Whether it is a line-drawing character.
  private static func isLine(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return 0x2500...0x259F ~= scalar.value || "·.-|+#:%".unicodeScalars.contains(scalar)
  }

  /// Draws the views' and the texts' colours, on terminals that have them.
  private mutating func colour(_ drawing: ScreenPicture, _ frame: ScreenLayout.Frame) {
    for row in 0..<min(drawing.lines.count, frame.innerHeight) {
      for column in 0..<frame.width - 1 {
        let look = Style(drawing.look(atColumn: column, row: row))
        if look == .plain { continue }
        let cell = frame.column + 1 + column
        restyle(cell..<cell + 1, row: frame.row + 1 + row) {
          ($0.fill, $0.ink) = (look.fill, look.ink)
        }
      }
    }
  }

  private mutating func fade(_ box: ScreenPicture.Box, _ frame: ScreenLayout.Frame) {
    for row in box.rows where row < frame.innerHeight {
      let columns = cells(box, frame)
      restyle(columns, row: frame.row + 1 + row) { $0 = .faint }
    }
  }

  private func cells(_ box: ScreenPicture.Box, _ frame: ScreenLayout.Frame) -> Range<Int> {
    let start = frame.column + 1
    return (start + box.columns.lowerBound..<start + box.columns.upperBound + 1)
      .clamped(to: start..<frame.column + frame.width)
  }

  /// Shades the area of the selected view not covered by its children: padding, spacing and free
  /// space.
  private mutating func drawRoom(
    of node: NodeID, _ box: ScreenPicture.Box, _ drawing: ScreenPicture, _ frame: ScreenLayout.Frame
  ) {
    let inside = replay.tree.children(of: node).compactMap { drawing.box(of: $0) }
    guard state.trace.nodes[node.index].parent != nil, !inside.isEmpty else { return }
    for row in box.rows where row < frame.innerHeight {
      for column in box.columns where column < frame.width - 1 {
        let isCovered = inside.contains { $0.columns.contains(column) && $0.rows.contains(row) }
        let cell = canvas[frame.column + 1 + column, frame.row + 1 + row].text
        if isCovered || cell != " " || drawing.hasWords(atColumn: column, row: row) { continue }
        canvas.write(
          state.isASCII ? "/" : "╱", at: frame.column + 1 + column, frame.row + 1 + row, width: 1,
          .frame)
      }
    }
  }

  /// Draws a heavy outline; a view one line high is shown in reverse.
  private mutating func outline(
    _ box: ScreenPicture.Box, _ drawing: ScreenPicture, _ frame: ScreenLayout.Frame
  ) {
    let columns = cells(box, frame)
    let (top, bottom) = (frame.row + 1 + box.rows.lowerBound, frame.row + 1 + box.rows.upperBound)
    guard box.rows.count > 2, columns.count > 2, bottom < frame.row + frame.height else {
      for row in top...bottom where row < frame.row + frame.height {
        restyle(columns, row: row) { $0 = .reverse }
      }
      return
    }
    let glyphs = state.isASCII ? Array("######") : Array("━┃┏┓┗┛")
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    func put(_ glyph: Character, _ column: Int, _ row: Int) {
      let place = (column: column - frame.column - 1, row: row - frame.row - 1)
      if drawing.hasWords(atColumn: place.column, row: place.row) { return }
      canvas.write(String(glyph), at: column, row, width: 1, .bold)
    }
    for column in columns {
      for row in [top, bottom] { put(glyphs[0], column, row) }
    }
    for row in top...bottom {
      for column in [left, right] { put(glyphs[1], column, row) }
    }
    for (glyph, column, row) in [
      (glyphs[2], left, top), (glyphs[3], right, top), (glyphs[4], left, bottom),
      (glyphs[5], right, bottom),
    ] { put(glyph, column, row) }
  }

  /// Draws the name, size and position of the selected view below the picture.
  private mutating func drawCaption(_ frame: ScreenLayout.Frame, below row: Int) {
    guard let node = replay.selected else { return }
    let columns = frame.width - 1
    let own = PanelText(replay, columns: columns).place(of: node, at: state.replay.pictureCursor)
    let tints =
      PictureWords.tinted.count <= columns ? PictureWords.tinted : PictureWords.tintedBriefly
    let lines = own + (hasTints ? [tints] : [])
    let first = frame.row + 1 + row
    for (offset, line) in lines.enumerated() where first + offset < frame.row + frame.height {
      write(
        clipped(set(line), to: frame.width - 1), at: frame.column + 1, first + offset,
        width: frame.width - 1)
    }
  }

  /// Whether it uses placeholders for colours that the app declares.
  private var hasTints: Bool {
    replay.tree.preorder.contains { state.trace.nodes[$0.index].appearance.tint != nil }
  }
}
