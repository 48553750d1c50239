import HaggleReplay
import HaggleTerminal
import HaggleTraces
import Testing

@Suite struct `The mouse on the screen` {
  /// The cell at which a text stands.
  private func place(_ text: String, _ state: ScreenState) throws -> (column: Int, row: Int) {
    let lines = state.canvas.lines
    let row = try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
    let start = try #require(lines[row].range(of: text)?.lowerBound)
    return (lines[row].distance(from: lines[row].startIndex, to: start), row)
  }

  private func click(_ text: String, _ state: ScreenState, by offset: Int = 0) throws -> ScreenState
  {
    let (column, row) = try place(text, state)
    return state.press(.click(column: column + offset, row: row)).state
  }

  private func selected(_ state: ScreenState) -> String {
    state.replay.selected.map { state.replay.trace.name(of: $0) } ?? "–"
  }

  @Test func `drags the cursor along the timeline, and nothing else`() throws {
    let start = try Sample.nestedGrid()
    let strip = try #require(start.canvas.lines.lastIndex { $0.contains("·!·") })
    let held = start.press(.click(column: 0, row: strip)).state
    #expect(held.replay.cursor.event == 0)
    // Rows do not matter once it is held.
    let dragged = held.press(.drag(column: 40, row: 3)).state
    #expect(dragged.replay.cursor.event == 101)
    #expect(dragged.press(.drag(column: 79, row: strip)).state.replay.cursor.event == 199)
    #expect(dragged.press(.drag(column: 500, row: strip)).state.replay.cursor.event == 199)
    #expect(dragged.press(.drag(column: 0, row: strip)).state.replay.cursor.event == 0)
    // It came from one place, however many it passed.
    #expect(dragged.pressing("M-left").replay.cursor.event == 64)
    #expect(start.press(.drag(column: 40, row: strip)).state.replay.cursor.event == 64)
    #expect(dragged.pressing("j").press(.drag(column: 0, row: strip)).state.replay.cursor.event > 0)
  }

  @Test func `does what the last line says`() throws {
    let start = try Sample.nestedGrid()
    #expect(try click("x explain", start).text.contains("[findings]"))
    #expect(try click("explain", start).text.contains("[findings]"))
    #expect(try click("? keys", start).text.contains("[keys]"))
    #expect(try click("s/S event", start).replay.cursor.event == 65)
    let noFinding = ScreenState(Sample.partial, columns: 80, rows: 24)
    #expect(try click("W why not", noFinding).text.contains("why not: "))
  }

  @Test func `explains a finding where it is said, and at its badge`() throws {
    let start = try Sample.nestedGrid()
    #expect(try click("! outer was offered", start).text.contains("[findings]"))
    let row = try place("- nested Grid", start).row
    let badge = start.press(.click(column: 34, row: row)).state
    #expect(badge.text.contains("[findings]"))
  }

  @Test func `folds at the sign for that, and selects elsewhere`() throws {
    let start = try Sample.nestedGrid()
    let folded = try click("- outer Grid", start)
    #expect(folded.text.contains("+ outer Grid"))
    #expect(selected(folded) == "outer")
    #expect(!folded.text.contains("left Color"))
    #expect(try click("+ outer Grid", folded).text.contains("left Color"))
    let chosen = try click("- outer Grid", start, by: 4)
    #expect(selected(chosen) == "outer")
    #expect(chosen.text.contains("left Color"))
  }

  @Test func `folds also where levels are left out before the sign`() throws {
    let start = ScreenState(Sample.deep, columns: 80, rows: 40)
    #expect(start.text.contains("⋯- n12 View"))
    let folded = try click("- n12 View", start)
    #expect(folded.text.contains("⋯+ n12 View") && !folded.text.contains("n13 View"))
  }

  @Test func `selects the view at a place of the picture`() throws {
    let wide = try Sample.nestedGrid(120, 40).pressing("G")
    let chosen = try click("│ left", wide, by: 3)
    #expect(selected(chosen) == "left")
    #expect(chosen.text.contains("left 55.67×350 at 27.83,0"))
    #expect(chosen.text.contains("why left is 55.67×350"))
    #expect(chosen.text.contains("4 source of left"))
  }

  @Test func `leads from a fact to its view`() throws {
    let state = ScreenState(try Sample.replay("settings-form"), columns: 120, rows: 40)
    let fact = try #require(state.canvas.lines.first { $0.hasPrefix(" · ") })
    let chosen = try click(String(fact.prefix(20)), state)
    #expect(chosen.replay.chosen != nil)
  }
}
