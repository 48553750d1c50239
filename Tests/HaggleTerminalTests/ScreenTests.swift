import Foundation
import HaggleReplay
import HaggleTerminal
import HaggleTestSupport
import Testing

/// Whole screens, as they are drawn; `UPDATE_GOLDENS=1 swift test` writes them anew.
@Suite struct `The screen` {
  private static let folder = Checkout.root.appending(path: "Tests/HaggleTerminalTests/Screens")

  struct Case: Sendable {
    var name: String
    var keys: String
    var columns = 80
    var rows = 24
    var isASCII = false
  }

  static let cases = [
    Case(name: "start", keys: ""),
    Case(name: "finding", keys: "c"),
    Case(name: "explained", keys: "x"),
    Case(name: "stepping", keys: "s s o b"),
    Case(name: "log", keys: "i"),
    Case(name: "picture", keys: "c f i i"),
    Case(name: "narrow", keys: "c", columns: 40, rows: 10),
    Case(name: "wide", keys: "c f tab", columns: 150, rows: 40),
    Case(name: "end", keys: "G", columns: 120, rows: 40),
    Case(name: "end-small", keys: "G"),
    Case(name: "searched", keys: "/ c o r n e r enter i", columns: 100, rows: 30),
    Case(name: "help", keys: "?", columns: 100, rows: 30),
    Case(name: "breakpoints", keys: "b j j b B space", columns: 80, rows: 24),
    Case(name: "ascii-wide", keys: "G", columns: 110, rows: 30, isASCII: true),
    Case(name: "ascii", keys: "c tab", isASCII: true),
  ]

  @Test(arguments: cases)
  func `shows after keys what a file shows`(sample: Case) throws {
    let start = try Sample.nestedGrid(sample.columns, sample.rows, isASCII: sample.isASCII)
    let shown = start.pressing(sample.keys).canvas.lines.map(\.withoutEnd)
    let file = Self.folder.appending(path: "\(sample.name).txt")
    if Checkout.writesGoldens {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data((shown.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(shown.joined(separator: "\n") + "\n" == expected, "\(sample.name)")
  }

  @Test(arguments: [60, 80, 100, 120])
  func `says which event it is, and what is asked, at any width`(columns: Int) throws {
    var trace = try Sample.replay("nested-grid").trace
    trace.header.scenario = String(repeating: "AVeryLongName", count: 8) + ".swift"
    let state = ScreenState(Replay(Timeline(trace)), columns: columns, rows: 24).pressing("1 7 3 g")
    let header = try #require(state.canvas.lines.first)
    #expect(header.contains("AVeryLongName"))
    #expect(header.contains(" · pass 1"))
    // What is beside the layout is counted where there is room.
    let last = columns < 80 ? "200" : "200+85"
    #expect(header.withoutEnd.hasSuffix(" · event 173/\(last) · =350"))
  }
}

extension String {
  /// Without the spaces at its end.
  fileprivate var withoutEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
