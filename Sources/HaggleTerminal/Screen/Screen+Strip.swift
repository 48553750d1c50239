import HaggleReplay
import HaggleReports
import HaggleTraces

// The timeline: all events from left to right, several in a cell where there are many.
extension Screen {
  mutating func drawStrip() {
    guard let cells = layout.strip.last else { return }
    let strip = Strip(state, width: state.columns)
    if layout.strip.count > 1 { drawStripRule(strip, cells - 1) }
    for column in 0..<strip.count {
      let mark = strip.mark(column, isASCII: state.isASCII)
      canvas.write(mark.text, at: column, cells, mark.style)
    }
    defer {
      if layout.strip.count == 1, state.focus == .timeline { write("[5]", at: 0, cells, .bold) }
    }
    guard strip.count > 0 else { return }
    restyle(strip.cursor..<strip.cursor + 1, row: cells) { $0.isReverse = true }
    if layout.strip.count == 1, strip.mark(strip.cursor, isASCII: state.isASCII).isPlain {
      canvas.write(state.isASCII ? "^" : "▲", at: strip.cursor, cells, .reverse)
    }
  }

  /// The rule above points at the current event.
  private mutating func drawStripRule(_ strip: Strip, _ row: Int) {
    rule(0, row, width: state.columns)
    let isFocus = state.focus == .timeline && state.popup == nil
    let title = isFocus ? "[5 timeline]" : " 5 timeline "
    let isLeft = strip.cursor > title.columns + 1
    let start = isLeft ? 1 : state.columns - title.columns - 1
    canvas.write(title, at: max(start, 0), row, isFocus ? .bold : .frame)
    if strip.count > 0 { canvas.write(state.isASCII ? "v" : "▼", at: strip.cursor, row, .bold) }
  }
}

/// Which events a cell of the timeline is for.
struct Strip {
  private let state: ScreenState
  /// How many events a cell is for.
  let perCell: Int
  let count: Int

  init(_ state: ScreenState, width: Int) {
    self.state = state
    let events = state.trace.events.count
    perCell = max((events + width - 1) / max(width, 1), 1)
    count = (events + perCell - 1) / perCell
  }

  var cursor: Int { min(max(state.replay.cursor.event, 0) / perCell, max(count - 1, 0)) }

  func events(_ cell: Int) -> Range<Int> {
    cell * perCell..<min((cell + 1) * perCell, state.trace.events.count)
  }

  /// Where a click on the cell leads: to its finding, else to its first event.
  func target(_ cell: Int) -> Int {
    let events = events(cell)
    return events.first { !state.replay.moments(at: $0).isEmpty } ?? events.lowerBound
  }

  struct Mark {
    var text: String
    var style: Style
    var isPlain = false
  }

  /// A mark's letter, `!` for a finding, `|` where a pass begins, else a dot.
  func mark(_ cell: Int, isASCII: Bool) -> Mark {
    let events = events(cell)
    let letters = state.replay.settings.marks.filter { events.contains($0.event) }.map(\.name)
    if let letter = letters.min()?.first { return Mark(text: String(letter), style: .user) }
    if state.replay.hasMoment(in: events) { return Mark(text: "!", style: .finding) }
    let isPass = state.timeline.passes.contains { events.contains($0.events.lowerBound) }
    if isPass { return Mark(text: "|", style: .frame) }
    return Mark(text: isASCII ? "." : "·", style: .frame, isPlain: true)
  }
}
