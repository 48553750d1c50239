import HaggleReplay
import HaggleReports

/// Something to read that lies over the panes.
struct Popup: Sendable {
  var panel: Replay.Panel
  var lines: [PanelLine]
  /// The line that Enter is about.
  var line: Int

  var current: PanelLine? { lines.indices.contains(line) ? lines[line] : nil }

  mutating func move(by offset: Int) {
    line = min(max(line + offset, 0), max(lines.count - 1, 0))
  }

  /// Scrolls: the line that Enter is about goes to the middle first, where those that can be seen
  /// move with it.
  mutating func scroll(by offset: Int, height: Int) {
    let middle = height / 2
    let lowest = lines.count - height + middle
    if lowest > middle { line = offset > 0 ? max(line, middle) : min(line, lowest) }
    move(by: offset)
  }
}
