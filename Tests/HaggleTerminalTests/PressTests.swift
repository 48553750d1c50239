import HaggleReplay
import HaggleTerminal
import HaggleTraces
import Testing

@Suite struct `Keys on the screen` {
  @Test(
    arguments: [
      ("c", 173), ("c C", 64), ("s s", 66), ("3 s", 67), ("g", 0), ("G", 199), ("1 2 0 g", 120),
      ("tab tab tab tab right", 65), ("M-5 left", 63), ("i j j", 66), ("M-3 enter", 12),
      ("m a g ' a", 64), ("g M-left", 64), ("M-2 enter", 64), ("M-2 k k k enter", 62),
      ("c x enter", 64), ("j enter", 47),
    ])
  func `lead to events`(keys: String, event: Int) throws {
    #expect(try Sample.nestedGrid().pressing(keys).replay.cursor.event == event)
  }

  @Test func `need one press from the first finding to why the grid is short`() throws {
    let start = try Sample.nestedGrid()
    let explained = start.pressing("x").text
    #expect(explained.contains("phantom-minimum at nested"))
    #expect(explained.contains("outer is 294.33 wide instead of 350"))
    #expect(start.pressing("c").text.contains("83.5 + 83.5 = 294.33"))
  }

  @Test func `type commands, searches and notes`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.typing(":120").pressing("enter").replay.cursor.event == 120)
    #expect(start.typing("/pass").pressing("enter").replay.cursor.event == 200)
    let noted = start.typing("Ahello there").pressing("enter")
    #expect(noted.replay.notes(at: 64).map(\.text) == ["hello there"])
    #expect(noted.text.contains("note: hello there"))
  }

  @Test func `edit what is typed, and recall what was`() throws {
    let typed = try Sample.nestedGrid().typing(":10x").pressing("backspace left 9 enter")
    #expect(typed.replay.cursor.event == 190)
    #expect(typed.typing(":").pressing("up enter").replay.cursor.event == 190)
    let left = typed.typing(":55").pressing("esc")
    #expect(left.replay.cursor.event == 190)
    #expect(typed.typing(":sib").pressing("tab").text.contains(":sibling"))
  }

  @Test func `list the commands that may be meant`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.typing(":").text.contains("Tab completes: apply attach back break"))
    #expect(start.typing(":fin").text.contains("Tab completes: findings finish finish-back"))
    #expect(!start.typing(":select o").text.contains("Tab completes:"))
    #expect(!start.typing("/o").text.contains("Tab"))
  }

  @Test func `scroll at once what lies over the panes`() throws {
    let help = try Sample.nestedGrid().pressing("?")
    #expect(help.text.contains(" 1–15 of 50 "))
    #expect(help.pressing("pagedown").text.contains(" 8–22 of 50 "))
    #expect(help.pressing("pagedown pageup").text.contains(" 1–15 of 50 "))
    let end = help.pressing("G")
    #expect(end.text.contains(" 36–50 of 50 "))
    #expect(end.pressing("pageup").text.contains(" 29–43 of 50 "))
  }

  @Test(arguments: [
    (80, " column 8 of the query: what node is compared with is missing. Write, say, node…"),
    (
      120, " column 8 of the query: what node is compared with is missing. Write, say, node ~ Grid."
    ),
  ])
  func `tell what is wrong with a search in one line`(columns: Int, message: String) throws {
    let state = try Sample.nestedGrid(columns).pressing("/").typing("node ==").pressing("enter")
    let lines = state.canvas.lines
    let said = lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(said.contains(message), "\(lines.suffix(3))")
    #expect(!lines.joined().contains("\u{FFFD}"))
  }

  @Test func `never stop at text that makes no sense`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.typing(":nonsense").pressing("enter").message?.contains("nonsense") == true)
    #expect(start.typing("/node ~").pressing("enter").message != nil)
    #expect(start.pressing("é").message == "é does nothing here; ? lists the keys")
    let unmarked = start.pressing("m up")
    #expect(unmarked.message == "↑ does nothing here; ? lists the keys")
    #expect(unmarked.replay.settings.marks.isEmpty)
    #expect(start.press(.paste("rm -rf")).state.message == "press : or / before pasting")
  }

  @Test func `cycle what the first pane shows and go through the panes`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.pressing("i").view == .log)
    #expect(start.pressing("i i").view == .picture)
    #expect(start.pressing("i i i").view == .tree)
    #expect(start.pressing("tab").focus == .reasons)
    #expect(start.pressing("S-tab").focus == .timeline)
    #expect(start.pressing("M-4").focus == .source)
    #expect(start.typing(":stack").pressing("enter").focus == .calls)
  }

  @Test func `quit only when nothing is open and nothing would be lost`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.press(.key("q")).effect == .quit)
    #expect(start.pressing("?").press(.key("q")).effect == nil)
    let marked = start.pressing("m a")
    #expect(marked.press(.key("q")).effect == nil)
    #expect(marked.pressing("q").press(.key("q")).effect == .quit)
    #expect(marked.after(.saved("written")).press(.key("q")).effect == .quit)
  }

  @Test func `write only over what the user agrees to lose`() throws {
    let start = try Sample.nestedGrid().pressing("m a").typing(":write b.json")
    let asked = start.press(.key("enter"))
    #expect(asked.effect == .write(path: "b.json", replacing: false))
    let question = asked.state.after(
      .occupied("b.json exists", .write(path: "b.json", replacing: true)))
    #expect(question.text.contains("b.json exists. Replace it? (y/n)"))
    #expect(question.press(.key("y")).effect == .write(path: "b.json", replacing: true))
    #expect(question.press(.key("n")).effect == nil)
    #expect(question.pressing("n s").replay.cursor.event == 65)
  }

  @Test func `show edits that were asked for`() throws {
    let start = try Sample.nestedGrid()
    let asked = start.typing(":try height 44").pressing("enter")
    let goal = Replay.EditGoal.number(try #require(start.replay.selected), .height, 44)
    #expect(start.typing(":try height 44").press(.key("enter")).effect == .tryEdits(goal))
    let edit = TriedEdit(
      [LineChange(at: 3, removing: ["  .padding()"], adding: [])], effect: [], others: [])
    let found = asked.after(.found(.init(for: goal, [edit], trials: 9))).text
    for line in [
      "1 edit that gives nested height 44, of 9 that were laid out:", "1  3 - .padding()",
      "all sizes and places stay as they are",
    ] { #expect(found.contains(line)) }
    let none = asked.after(.found(.init(for: goal, [], trials: 9, nearest: edit))).text
    for line in [
      "none of 9 edits that were laid out gives nested height 44", "the closest attempt:",
      "3 - .padding()",
    ] { #expect(none.contains(line)) }
  }

  @Test func `look for no edits where there is no finding`() throws {
    let start = ScreenState(try Sample.replay("two-bars"), columns: 80, rows: 24)
    let asked = start.press(.key("t"))
    #expect(asked.effect == nil)
    #expect(asked.state.text.contains("no findings; :try width 350 looks for edits"))
  }

  @Test func `lead to where a view has its place from before it is asked`() throws {
    let early = try Sample.nestedGrid().pressing("g").typing(":select nested").pressing("enter")
    #expect(early.text.contains("nested is not asked before event 21"))
    #expect(early.text.contains("G goes to the end of the layout"))
  }

  @Test func `ask the terminal to suspend, to draw anew and to copy`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.press(.key("C-z")).effect == .suspend)
    #expect(start.press(.key("C-l")).effect == .redraw)
    guard case .copy(let text) = start.press(.key("y")).effect else {
      Issue.record("nothing is copied")
      return
    }
    #expect(text.hasPrefix("64/285  nested → 8×16\n"))
  }

  @Test func `choose with the mouse until it is given back`() throws {
    let start = try Sample.nestedGrid()
    let row = try #require(start.canvas.lines.firstIndex { $0.contains("right Color") })
    #expect(start.press(.click(column: 8, row: row)).state.replay.trace.nodes.count > 0)
    let chosen = start.press(.click(column: 8, row: row)).state.replay
    #expect(chosen.selected.map { chosen.trace.name(of: $0) } == "right")
    #expect(start.press(.wheel(1, column: 2, row: row)).state.replay.cursor.event == 64)
    let given = start.pressing("M-m")
    #expect(!given.hasMouse)
    #expect(given.message == "the mouse selects text; Alt-m takes it back")
    let finding = try #require(start.canvas.lines.last { $0.contains("·!·") }?.firstIndex(of: "!"))
    let strip = try #require(start.canvas.lines.lastIndex { $0.contains("·!·") })
    let column = start.canvas.lines[strip].distance(
      from: start.canvas.lines[strip].startIndex, to: finding)
    #expect(
      start.pressing("g").press(.click(column: column, row: strip)).state.replay.cursor.event == 64)
  }
}
