import HaggleReplay
import HaggleReports

/// A panel that covers the panes.
struct Popup: Sendable {
  var panel: Replay.Panel
  var rows: [LineText.Row]
  /// The line that Enter is about.
  var line: Int

  var current: Line? { rows.indices.contains(line) ? rows[line].line : nil }

  mutating func move(by offset: Int) {
    line = min(max(line + offset, 0), max(rows.count - 1, 0))
  }

  /// Scrolls: the line that Enter is about goes to the middle first, where those that can be seen
  /// move with it.
  mutating func scroll(by offset: Int, height: Int) {
    let middle = height / 2
    let lowest = rows.count - height + middle
    if lowest > middle { line = offset > 0 ? max(line, middle) : min(line, lowest) }
    move(by: offset)
  }
}
