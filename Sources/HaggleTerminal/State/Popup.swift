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
}
