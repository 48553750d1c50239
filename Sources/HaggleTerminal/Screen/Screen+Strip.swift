import HaggleReplay
import HaggleReports
import HaggleTraces

// The timeline: all events from left to right, possibly several per cell.
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

  /// Draws the rule above, which points at the current event.
  private mutating func drawStripRule(_ strip: Strip, _ row: Int) {
    rule(0, row, width: state.columns)
    let isFocus = state.focus == .timeline && state.popup == nil
    let words = "5 timeline\(strip.besides)"
    let title = isFocus ? "[\(words)]" : " \(words) "
    let isLeft = strip.cursor > title.columns + 1
    let start = isLeft ? 1 : state.columns - title.columns - 1
    canvas.write(title, at: max(start, 0), row, isFocus ? .bold : .plain)
    if strip.count > 0 { canvas.write(state.isASCII ? "v" : "▼", at: strip.cursor, row, .bold) }
  }
}

/// The events of each cell of the timeline: a cell may have several events, or an event several
/// cells.
struct Strip {
  private let state: ScreenState
  /// The number of events of the layout itself; later ones are not on the strip.
  private let events: Int
  let count: Int

  init(_ state: ScreenState, width: Int) {
    self.state = state
    events = state.timeline.layoutEnd.event + 1
    count = events > 0 ? max(width, 0) : 0
  }

  /// The first cell of the current event.
  var cursor: Int {
    guard count > 0 else { return 0 }
    let event = min(max(state.replay.cursor.event, 0), events - 1)
    return event * count / events
  }

  /// Empty if the event begins in an earlier cell.
  func events(_ cell: Int) -> Range<Int> { first(cell)..<max(first(cell), first(cell + 1)) }

  private func first(_ cell: Int) -> Int { min((cell * events + count - 1) / count, events) }

  /// The target of a click on the cell: its finding, else its first event.
  func target(_ cell: Int) -> Int {
    events(cell).first { !state.replay.moments(at: $0).isEmpty } ?? drag(cell)
  }

  /// The target of dragging to the cell: its event, or the one that began last.
  func drag(_ cell: Int) -> Int {
    guard count > 0 else { return 0 }
    let own = events(min(max(cell, 0), count - 1))
    return own.isEmpty ? max(own.lowerBound - 1, 0) : own.lowerBound
  }

  /// A note that the cursor is beyond the strip.
  var besides: String {
    state.replay.cursor.event < events ? "" : ": behind its end, beside the layout"
  }

  struct Mark {
    var text: String
    var style: Style
    var isPlain = false
  }

  /// A mark's letter, `/` for a search result, `!` for a finding, `|` for the beginning of a pass,
  /// otherwise a dot.
  func mark(_ cell: Int, isASCII: Bool) -> Mark {
    let events = events(cell)
    let letters = state.replay.settings.marks.filter { events.contains($0.event) }.map(\.name)
    if let letter = letters.min()?.first { return Mark(text: String(letter), style: .user) }
    if state.replay.search?.finds(anyOf: events) == true { return Mark(text: "/", style: .found) }
    if state.replay.hasMoment(in: events) { return Mark(text: "!", style: .finding) }
    let isPass = state.timeline.passes.contains { events.contains($0.events.lowerBound) }
    if isPass { return Mark(text: "|", style: .frame) }
    return Mark(text: isASCII ? "." : "·", style: .frame, isPlain: true)
  }
}
