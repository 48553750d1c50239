import HaggleReplay
import HaggleReports
import HaggleTraces

// The panes, and popups over them.
extension Screen {
  mutating func draw(_ frame: ScreenLayout.Frame) {
    let window = state.window(frame)
    let isFocus = frame.pane == state.focus && state.popup == nil
    drawTitle(window, frame, isFocus: isFocus)
    if frame.content == .picture { drawPicture(frame) }
    for (offset, row) in window.rows.enumerated() where offset < frame.innerHeight {
      draw(row, frame, frame.row + 1 + offset, isFocus: isFocus)
      link(row, frame, frame.row + 1 + offset)
    }
    guard frame.column > 0 else { return }
    for row in frame.row..<frame.row + frame.height {
      canvas.write(state.isASCII ? "|" : "│", at: frame.column - 1, row, .frame)
    }
  }

  /// `─[2 why outer ← 350×350]──────────── 3–9 of 15 `; the brackets are the focus.
  private mutating func drawTitle(
    _ window: PaneWindow, _ frame: ScreenLayout.Frame, isFocus: Bool
  ) {
    rule(frame.column, frame.row, width: frame.width)
    let number = frame.pane.map { "\($0.rawValue) " } ?? ""
    let seen = min(window.rows.count, frame.innerHeight)
    let isAll = window.total <= seen
    let places = "\(window.first + 1)–\(window.first + seen) of \(window.total)"
    let range = isAll ? "" : " \(window.range ?? places) "
    let room = frame.width - 4 - set(range).columns
    let title = clipped(set("\(number)\(window.title)"), to: room)
    let words = isFocus ? "[\(title)]" : " \(title) "
    canvas.write(
      words, at: frame.column + 1, frame.row, width: frame.width - 1, isFocus ? .bold : .plain)
    let start = frame.column + frame.width - set(range).columns
    if room > 8 { write(range, at: start, frame.row, .frame) }
  }

  private mutating func draw(
    _ line: PaneRow, _ frame: ScreenLayout.Frame, _ row: Int, isFocus: Bool
  ) {
    if line.isCurrent { write(">", at: frame.column, row, width: frame.width, .bold) }
    let room = frame.width - 1
    // The subject of a row is more important than its number of questions.
    let isTight = set(line.text).columns + 1 + set(line.trailing).columns > room
    var trailing = set(isTight ? line.shortTrailing ?? line.trailing : line.trailing)
    // At least a third of the row is for its subject.
    if trailing.columns > room * 2 / 3 { trailing = clipped(trailing, to: room / 2) }
    let gap = trailing.isEmpty ? 0 : trailing.columns + 1
    let isShort = set(line.text).columns > room - gap
    let text = clipped(set(isShort ? line.short ?? line.text : line.text), to: room - gap)
    canvas.write(text, at: frame.column + 1, row, width: room, line.style)
    let start = frame.column + frame.width - trailing.columns
    canvas.write(trailing, at: start, row, width: trailing.columns, line.style)
    if line.isCurrent, isFocus {
      restyle(frame.column..<frame.column + frame.width, row: row) { $0 = .reverse }
    }
  }

  /// Links a line of the source to the file.
  private mutating func link(_ line: PaneRow, _ frame: ScreenLayout.Frame, _ row: Int) {
    guard let number = line.sourceLine, let link = state.link,
      state.replay.trace.header.parts.origin(of: number) == nil
    else { return }
    let start = frame.column + 1
    canvas.link(start..<start + "\(number)".count + 1, row: row, to: link.line(number))
  }

  /// The text, cut with an ellipsis if it does not fit.
  func clipped(_ text: String, to width: Int) -> String {
    guard text.columns > width else { return text }
    let ellipsis = state.isASCII ? "~" : "…"
    var clipped = ""
    var columns = 0
    for character in text {
      columns += character.columns
      if columns > width - 1 { break }
      clipped.append(character)
    }
    return width > 0 ? clipped + ellipsis : ""
  }

  // MARK: - Popups

  mutating func draw(_ popup: Popup, in area: ScreenLayout.Frame) {
    let height = area.innerHeight
    let all = popup.rows
    let first = PaneWindow.first(around: popup.line, height: height, total: all.count)
    let title = PanelText(replay).title(popup.panel)
    let rows = zip(all.indices, all).dropFirst(first).prefix(height).map { index, row in
      PaneRow(
        text: row.text, style: row.line.role == .finding ? .finding : .plain,
        isCurrent: index == popup.line, event: row.line.event)
    }
    let window = PaneWindow(title: title, rows: rows, first: first, total: all.count)
    drawTitle(window, area, isFocus: true)
    for (offset, row) in rows.enumerated() {
      draw(row, area, area.row + 1 + offset, isFocus: true)
    }
  }
}
