/// A canvas as text with escape sequences for a terminal.
package struct CanvasText {
  private let canvas: ScreenCanvas
  private let colours: TerminalColours
  private let hasLinks: Bool

  /// - Parameter hasLinks: whether the terminal follows links (OSC 8).
  package init(_ canvas: ScreenCanvas, _ colours: TerminalColours = .full, hasLinks: Bool = false) {
    self.canvas = canvas
    self.colours = colours
    self.hasLinks = hasLinks
  }

  /// The whole canvas, or the rows that changed; enclosed in marks for a synchronised update.
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
    guard canvas.cells[cells] == old.cells[cells] else { return true }
    return hasLinks && canvas.links != old.links && canvas.cells[cells].contains { $0.link != nil }
  }

  private func line(_ row: Int) -> String {
    var line = ""
    var style: Style?
    var link: Int?
    for column in 0..<canvas.columns {
      let cell = canvas[column, row]
      if cell.text.isEmpty { continue }
      if cell.style != style {
        line += cell.style.sequence(colours)
        style = cell.style
      }
      if hasLinks, cell.link != link {
        line += opening(cell.link)
        link = cell.link
      }
      line += cell.text
      // Terminals disagree on the width of these, so the cursor is repositioned after them.
      if cell.text.unicodeScalars.count > 1 || isWide(column, row) {
        line += "\u{1B}[\(column + (isWide(column, row) ? 3 : 2))G"
      }
    }
    return link == nil ? line : line + opening(nil)
  }

  /// The sequence that begins a link, or ends one.
  private func opening(_ link: Int?) -> String {
    "\u{1B}]8;;\(link.map { canvas.links[$0] } ?? "")\u{1B}\\"
  }

  private func isWide(_ column: Int, _ row: Int) -> Bool {
    column + 1 < canvas.columns && canvas[column + 1, row].text.isEmpty
  }
}
