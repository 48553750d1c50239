import Foundation
import HaggleReplay
import HaggleTerminal
import HaggleTraces

/// Replays for the tests of the screen.
enum Sample {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A recording of `Traces/`.
  static func replay(_ name: String) throws -> Replay {
    let file = root.appending(path: "Traces/\(name).trace.json")
    let trace = try Trace.read(Array(Data(contentsOf: file)), named: name).trace
    return Replay(Timeline(trace))
  }

  /// The grid in a grid that does not fill its space, at its first finding.
  static func nestedGrid(
    _ columns: Int = 80, _ rows: Int = 24, isASCII: Bool = false
  ) throws -> ScreenState {
    ScreenState(try replay("nested-grid"), columns: columns, rows: rows, isASCII: isASCII)
  }
}

extension ScreenState {
  /// The state after these keys, each by its name in the table, separated by spaces.
  func pressing(_ keys: String) -> ScreenState {
    keys.split(separator: " ").reduce(self) { $0.press(.key(String($1))).state }
  }

  /// The state after a text was typed, letter by letter.
  func typing(_ text: String) -> ScreenState {
    text.reduce(self) { $0.press(.key($1 == " " ? "space" : String($1))).state }
  }

  var text: String { canvas.lines.joined(separator: "\n") }
}
