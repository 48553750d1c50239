/// A canvas as what a terminal has to be sent.
package struct CanvasText {
  private let canvas: ScreenCanvas
  private let hasColours: Bool

  package init(_ canvas: ScreenCanvas, hasColours: Bool = true) {
    self.canvas = canvas
    self.hasColours = hasColours
  }

  /// Everything, or the rows that differ from what the terminal shows; between marks that let it
  /// show them at once.
  package func text(after shown: ScreenCanvas? = nil) -> String {
    let isSameSize = shown.map { $0.columns == canvas.columns && $0.rows == canvas.rows } ?? false
    let old = isSameSize ? shown : nil
    var text = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for row in 0..<canvas.rows where old.map({ differs(from: $0, row) }) ?? true {
      text += "\u{1B}[\(row + 1);1H" + line(row)
    }
    return text.isEmpty ? "" : "\u{1B}[?2026h\(text)\u{1B}[0m\u{1B}[?2026l"
  }

  private func differs(from old: ScreenCanvas, _ row: Int) -> Bool {
    let cells = row * canvas.columns..<(row + 1) * canvas.columns
    return canvas.cells[cells] != old.cells[cells]
  }

  private func line(_ row: Int) -> String {
    var line = ""
    var style: Style?
    for column in 0..<canvas.columns {
      let cell = canvas[column, row]
      if cell.text.isEmpty { continue }
      if cell.style != style {
        line += cell.style.sequence(hasColours: hasColours)
        style = cell.style
      }
      line += cell.text
      // Terminals do not agree on how wide these are, so what follows says where it goes.
      if cell.text.unicodeScalars.count > 1 || isWide(column, row) {
        line += "\u{1B}[\(column + (isWide(column, row) ? 3 : 2))G"
      }
    }
    return line
  }

  private func isWide(_ column: Int, _ row: Int) -> Bool {
    column + 1 < canvas.columns && canvas[column + 1, row].text.isEmpty
  }
}
