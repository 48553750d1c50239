import HaggleReplay
import HaggleReports
import HaggleTerminal
import Testing

/// The screen under other keys than the standard ones: they work, and it names no others.
@Suite struct `A screen with other keys` {
  private func start(_ file: String) throws -> ScreenState {
    let replay = try Sample.replay("nested-grid")
    return ScreenState(
      Replay(replay.timeline, keys: try KeyMap.read(file)), columns: 80, rows: 24)
  }

  @Test(arguments: [
    ("use gdb", "n", 65), ("use gdb", "1 2 g n", 173), ("use gdb", "N", 21),
    ("C-f step\nM-C-a step-back", "C-f C-f M-C-a", 65), ("F2 mark\nF3 jump", "F2 a g F3 a", 64),
    ("F3 jump", "g F3 F3", 64), ("; continue", ";", 173), ("enter continue", "enter", 173),
    ("P pane-number", "P 5 enter right", 65), ("F5 pane-number", "F5 right", 65),
    ("T go", "T 1 2 0 enter", 120), ("Q none", "Q", 64),
  ])
  func `goes where they lead`(file: String, keys: String, event: Int) throws {
    #expect(try start(file).pressing(keys).replay.cursor.event == event)
  }

  @Test func `lists them as its help`() throws {
    let map = try KeyMap.read("use gdb\nF2 explain\nW none\nJ tree\nw none\nR why")
    let lines = KeyHelp.lines(map)
    for line in [
      "  n / N                 from a question over to its answer :over",
      "  o / O                 the next event that was searched for :search-next",
      "  F2 x                  explain the finding: fact, evidence, remedy :explain",
      "  –                     why not another size or place: `:why-not 350`, `:why-not 20y` :why-not",
      "  R                     why it has this size and this place: the arithmetic, and who offered "
        + "what :why",
      "  – / K                 the next view beside it :sibling", "By name",
      "  J                     the views :tree",
    ] { #expect(lines.contains(line)) }
    #expect(!KeyHelp.lines().contains("By name"))
    let state = ScreenState(
      Replay(try Sample.replay("nested-grid").timeline, keys: map), columns: 100, rows: 40)
    #expect(state.pressing("?").text.contains("n / N       from a question over"))
  }

  @Test func `names them wherever it names keys`() throws {
    let state = try start(
      "X explain\nV down\nE over\nH help\nR prompt\n+ search\nF4 mouse\nN note\nM mark\nL breakpoints"
    )
    #expect(state.text.contains("phantom-minimum at nested: X explains it"))
    #expect(state.text.contains(" V/k view  s/S event  E/O over "))
    #expect(state.text.contains("H keys"))
    #expect(state.pressing("é").message == "é does nothing here; H lists the keys")
    #expect(state.press(.paste("a")).state.message == "press R or + before pasting")
    #expect(state.pressing("F4").message == "the mouse selects text; F4 takes it back")
    #expect(state.typing(":notes").pressing("enter").text.contains("no notes: N adds one"))
    #expect(state.typing(":marks").pressing("enter").text.contains("no marks: Ma marks this"))
    #expect(state.pressing("L").text.contains("no breakpoints: b sets one"))
    #expect(state.typing(":zz").pressing("enter").message?.hasSuffix("; H lists them") == true)
    #expect(state.pressing("+").text.contains("search: "))
    let moved = try start("left none\nh none\nF6 right").pressing("M-5 enter")
    #expect(moved.message == ":left and F6 walk along the events")
  }

  @Test func `leaves out of its last line what has no key`() throws {
    let text = try start("j none\ndown none\nC-n none\nw none\nx none\n? none\nF1 none").text
    #expect(text.contains(" k/↑/C-p view") == false)
    #expect(text.contains(" k view  s/S event"))
    #expect(!text.contains(" keys"))
    #expect(!text.contains("why  Tab"))
  }
}
