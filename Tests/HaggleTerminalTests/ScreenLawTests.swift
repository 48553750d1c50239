import Foundation
import HaggleReplay
import HaggleTerminal
import HaggleTestSupport
import HaggleTraces
import Testing

/// What holds of every screen, whatever the trace, the size and the keys.
@Suite struct `Every screen` {
  private static let keys: [String] = {
    var keys: [String] = Command.all.flatMap { $0.keys }
    keys += "1239aZé".map { String($0) }
    return keys + ["unknown", "backspace"]
  }()

  @Test(arguments: 0..<(Checkout.isFull ? 24 : 6))
  func `is as wide as its terminal, keeps its place and shows its focus`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let replay = try [Sample.replay("nested-grid"), Sample.strange, Sample.empty, Sample.partial]
      .randomElement(using: &random)
    var state = ScreenState(
      try #require(replay), columns: 80, rows: 24, isASCII: Bool.random(using: &random))
    for _ in 0..<60 {
      if Int.random(in: 0..<6, using: &random) == 0 {
        state = state.resized(
          columns: Int.random(in: 1...200, using: &random),
          rows: Int.random(in: 1...80, using: &random))
      }
      let input = input(&random, state)
      state = state.press(input).state
      try check(state, "seed \(seed) after \(input)")
    }
  }

  private func input(_ random: inout Seeded, _ state: ScreenState) -> KeyInput {
    let column = Int.random(in: 0..<state.columns, using: &random)
    let row = Int.random(in: 0..<state.rows, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .click(column: column, row: row)
    case 1: return .wheel(Bool.random(using: &random) ? 1 : -1, column: column, row: row)
    case 2: return .drag(column: column, row: row)
    case 3: return .paste("node ~ \u{1B}[31mGrid\n日本")
    default: return .key(Self.keys.randomElement(using: &random) ?? "s")
    }
  }

  private func check(_ state: ScreenState, _ when: String) throws {
    let lines = state.canvas.lines
    #expect(lines.count == state.rows, "\(when)")
    for line in lines { #expect(Sample.columns(line) == state.columns, "\(when): \(line)") }
    let last = max(state.replay.trace.events.count - 1, -1)
    #expect(-1...last ~= state.replay.cursor.event, "\(when)")
    let isRoomy = state.columns >= 20 && state.rows >= 8
    let isShown = lines.contains { $0.contains("[") }
    #expect(!isRoomy || isShown, "\(when): \(state.focus) is not shown")
  }

  @Test(arguments: [(20, 8), (40, 10), (59, 14), (80, 24), (140, 40), (500, 200)])
  func `names the pane that keys are for`(columns: Int, rows: Int) throws {
    var state = try Sample.nestedGrid(columns, rows)
    for _ in 0..<3 {
      for _ in ScreenPane.allCases {
        #expect(state.text.contains("[\(state.focus.rawValue)"), "\(state.focus)")
        state = state.pressing("tab")
      }
      state = state.pressing("+")
    }
  }

  @Test(arguments: ["", "c", "x", "tab tab", "i", "i i", "?", "m a c b"])
  func `says without colours and styles what it says with them`(keys: String) throws {
    let canvas = try Sample.nestedGrid().pressing(keys).canvas
    let sent = CanvasText(canvas).text()
    let plain = sent.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    #expect(plain == canvas.lines.joined())
    let colourless = CanvasText(canvas, .none).text()
    #expect(colourless.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "") == plain)
    #expect(!colourless.contains(/\u{1B}\[[0-9;]*;?(3[0-7]|9[0-7])m/))
  }

  @Test(arguments: ["", "c", "x", "tab", "i", "i i", "?", "m a s", "tab tab tab tab", "v"])
  func `is ASCII where that is wanted`(keys: String) throws {
    let text = try Sample.nestedGrid(isASCII: true).pressing(keys).text
    let others = text.filter { !$0.isASCII }
    #expect(others.isEmpty)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 3), (5, 2), (3, 80)])
  func `fits into the smallest terminal`(columns: Int, rows: Int) throws {
    let state = try Sample.nestedGrid(columns, rows).pressing("c x tab ? : a")
    let widths = state.canvas.lines.map { Sample.columns($0) }
    #expect(widths == Array(repeating: columns, count: rows))
  }
}
