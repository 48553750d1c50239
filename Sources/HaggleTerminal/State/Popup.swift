import HaggleReplay
import HaggleReports

/// A panel that covers the panes.
struct Popup: Sendable {
  var panel: Replay.Panel
  var rows: [LineText.Row]
  /// The line on which Enter acts.
  var line: Int

  var current: Line? { rows.indices.contains(line) ? rows[line].line : nil }

  mutating func move(by offset: Int) {
    line = min(max(line + offset, 0), max(rows.count - 1, 0))
  }

  /// Scrolls, keeping the current line in the middle while the visible lines can move.
  mutating func scroll(by offset: Int, height: Int) {
    let middle = height / 2
    let lowest = rows.count - height + middle
    if lowest > middle { line = offset > 0 ? max(line, middle) : min(line, lowest) }
    move(by: offset)
  }
}
