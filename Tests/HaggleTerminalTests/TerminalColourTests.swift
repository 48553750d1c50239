import HaggleReplay
import HaggleReports
import HaggleVocabulary
import Testing

@testable import HaggleTerminal

@Suite struct `The colours of a terminal` {
  @Test(arguments: [
    ([:], TerminalColours.basic), (["TERM": "xterm"], .basic),
    (["TERM": "xterm-256color"], .indexed),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .full),
    (["TERM": "xterm", "COLORTERM": "24bit"], .full), (["TERM": "xterm-direct"], .full),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
  ])
  func `are those that its environment tells of`(
    environment: [String: String], colours: TerminalColours
  ) {
    #expect(TerminalColours(in: environment) == colours)
  }

  @Test(arguments: [
    (Paint(0xFF0000), "196"), (Paint(0x000000), "16"), (Paint(0xFFFFFF), "231"),
    (Paint(0x007AFF), "33"), (Paint(0x808080), "244"), (Paint(0x8E8E93), "246"),
  ])
  func `are the nearest that it has`(paint: Paint, index: String) {
    #expect(TerminalColours.indexed.codes(paint, isBackground: true) == ["48", "5", index])
    #expect(TerminalColours.basic.codes(paint, isBackground: true) == [])
    #expect(
      TerminalColours.full.codes(paint, isBackground: false)
        == ["38", "2", "\(paint.red)", "\(paint.green)", "\(paint.blue)"])
  }

  /// A letter in its own colour where that can be read, else in black or white.
  @Test(arguments: [
    (Paint(0xFFFFFF), Paint(0x007AFF), Paint(0x007AFF)), (Paint(0x000000), Paint(0x101010), .white),
    (Paint(0xFFCC00), .white, Paint(0x000000)), (Paint(0x007AFF), .white, .white),
  ])
  func `stand under letters that can be read`(fill: Paint, wanted: Paint, ink: Paint) {
    #expect(Style.Fill(fill, ink: wanted).ink == ink)
    #expect(fill.contrast(to: ink) >= 3)
  }

  /// Words in a colour of their own on a background that nobody knows.
  @Test(
    arguments: [
      (0x007AFF, 0x007AFF), (0xFF3B30, 0xFF3B30), (0x8A8A8E, 0x8A8A8E), (0x34C759, 0x2CA94C),
      (0xFFCC00, 0xB38F00), (0x000080, 0x5959AC), (0x000000, nil), (0xFFFFFF, nil), (0xD1D1D6, nil),
    ] as [(UInt32, UInt32?)])
  func `are shades that can be read on black and on white`(code: UInt32, legible: UInt32?) {
    let paint = Paint(code).legible
    #expect(paint?.code == legible.map { Paint($0).code })
    if let paint { #expect(min(paint.contrast(to: .white), paint.contrast(to: Paint(0))) >= 3) }
  }

  @Test(arguments: [
    (TerminalColours.full, "\u{1B}[0;38;2;0;0;0;48;2;255;204;0ma\u{1B}[0m\nb\n"),
    (.indexed, "\u{1B}[0;38;5;16;48;5;220ma\u{1B}[0m\nb\n"), (.basic, "a\nb\n"), (.none, "a\nb\n"),
  ])
  func `fill a picture where there are enough of them`(colours: TerminalColours, text: String) {
    let look = CellLook(fill: Paint(0xFFCC00), ink: .white)
    let lines = [RoleText("a", .drawn(look)), RoleText("b")]
    #expect(StyledText.text(lines, colours) == text)
  }

  @Test(arguments: [(nil, false), (Paint(0xE8DAF5), true)])
  func `are said to be assumed where the app declares them`(tint: Paint?, isSaid: Bool) throws {
    var trace = try Sample.replay("two-bars").trace
    for index in trace.nodes.indices { trace.nodes[index].appearance.tint = tint }
    let state = ScreenState(Replay(Timeline(trace)), columns: 200, rows: 60)
    #expect(state.text.contains("assumed: the tints of colours") == isSaid)
    let narrow = state.resized(columns: 100, rows: 30)
    #expect(narrow.text.contains("assumed: some colours") == isSaid)
  }

  @Test func `fill what has a colour in the picture, and nothing else`() throws {
    let state = try Sample.nestedGrid(120, 40).pressing("G")
    let drawing = try #require(state.cache.picture?.drawing)
    let trace = state.trace
    for (name, code) in [("left", "#ff9500"), ("corner", "#32ade6")] {
      let node = try #require(trace.nodes.firstIndex { $0.name == name })
      let box = try #require(drawing.box(of: NodeID(node)))
      let middle = (
        (box.columns.lowerBound + box.columns.upperBound) / 2, box.rows.lowerBound + 1
      )
      #expect(drawing.look(atColumn: middle.0, row: middle.1).fill?.code == code, "\(name)")
    }
    #expect(drawing.look(atColumn: 0, row: 0).fill == nil)
  }
}
