import Foundation
import HaggleReplay
import HaggleTerminal
import HaggleTraces
import HaggleVocabulary
import Testing

/// How the screen looks, besides what it says.
@Suite struct `The look of the screen` {
  private static let keys = ["", "c", "G", "x", "i", "?", "m a", "b B", "tab tab", "G i i"]

  /// Blue, yellow and cyan cannot be read on both.
  @Test(arguments: keys)
  func `has no colour that a dark or a light terminal swallows`(keys: String) throws {
    let sent = CanvasText(try Sample.nestedGrid(120, 40).pressing(keys).canvas, .basic).text()
    let codes = sent.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { $0.1.split(separator: ";") }
    #expect(Set(codes).subtracting(["0", "1", "2", "4", "7", "31", "35"]) == [])
  }

  /// Nothing in it has a style of its own, and there is one.
  @Test(arguments: ["", "c", "G", "G j j", "tab", "i", "x", "?", "M-4 j", "M-3"], [80, 120])
  func `has one solid bar for what is selected`(keys: String, columns: Int) throws {
    let state = try Sample.nestedGrid(columns, 30).pressing(keys)
    let rows = CanvasText(state.canvas).text().split(separator: /\u{1B}\[[0-9]+;1H/).dropFirst()
    // Where the picture shows a view that is but a line high, that is turned around as well.
    let bars = rows.compactMap { row in row.firstMatch(of: /\u{1B}\[0;7m([^\u{1B}]*)/)?.1 }
    let long = bars.filter { $0.count > 20 }
    #expect(long.count == 1, "\(bars)")
    #expect(long.first?.hasPrefix(">") == true)
  }

  @Test func `shows what was searched for in the tree, the events and the timeline`() throws {
    let found = try Sample.nestedGrid(100, 30).typing("/corner").pressing("enter")
    #expect(found.message == "corner, where everything ends up; n goes through its 21 events")
    let strip = try #require(found.canvas.lines.last { $0.contains("|") && $0.contains("/") })
    #expect(strip.contains("/"))
    #expect(found.text.contains("n/N match"))
    let vain = try Sample.nestedGrid(100, 30).typing("/qqqq").pressing("enter")
    #expect(vain.message == "no event matches “qqqq”")
    #expect(!vain.text.contains("n/N match"))
    let log = found.pressing("i").text
    #expect(log.contains(" /"))
    let sent = CanvasText(found.canvas).text()
    #expect(sent.contains("\u{1B}[0;4;35m"))
  }

  @Test(arguments: [(80, 24), (100, 30), (120, 40), (40, 10)])
  func `never lets depth eat a row`(columns: Int, rows: Int) throws {
    var trace = Trace(header: .init(tool: "test"))
    for index in 0..<90 {
      trace.nodes.append(
        .init(
          kind: index == 89 ? "Text" : "VStack", name: "deep\(index)", isLabelled: true,
          parent: index == 0 ? nil : NodeID(index - 1)))
    }
    for index in 0..<90 {
      trace.events.append(
        .ask(.init(node: NodeID(index), proposal: .init(width: 100, height: 100), caller: nil)))
    }
    var state = ScreenState(Replay(Timeline(trace)), columns: columns, rows: rows)
    for depth in [0, 12, 40, 70, 89] {
      state = state.typing(":select deep\(depth)").pressing("enter")
      #expect(state.text.contains("deep\(depth)"), "\(depth)")
      let row = try #require(state.canvas.lines.first { $0.hasPrefix(">") })
      #expect(row.contains("deep\(depth)"))
    }
    #expect(state.text.contains("89"))
  }

  @Test func `names the moment that each pane is about`() throws {
    let start = try Sample.nestedGrid(160, 40).pressing("1 7 3 g")
    #expect(start.text.contains("why outer ← 350×350 "))
    #expect(start.text.contains("picture: end"))
    #expect(start.pressing("1 9 5 g").text.contains("picture: so far"))
    let other = start.typing(":select nested").pressing("enter")
    #expect(other.text.contains("why nested ← 167×350, event "))
    #expect(other.text.contains("nested: offered and answered"))
    #expect(other.text.contains("source of nested"))
    let end = start.pressing("G")
    #expect(end.text.contains("why border.1 of outer is 350×350"))
    #expect(end.text.contains(" picture "))
  }

  @Test func `ends the timeline with the layout`() throws {
    let start = try Sample.nestedGrid()
    #expect(start.text.contains("event 64/200"))
    let beside = start.pressing("2 5 0 g")
    #expect(beside.text.contains("event 250/285"))
    #expect(beside.text.contains("beside the layout"))
    #expect(beside.text.contains("5 timeline: behind its end, beside the layout"))
  }
}

@Suite struct `Breakpoints on the screen` {
  @Test func `are listed, turned off and on, and deleted`() throws {
    let set = try Sample.nestedGrid().typing(":break outer").pressing("enter").typing(":break left")
      .pressing("enter B")
    #expect(set.text.contains("1  outer"))
    let off = set.pressing("space")
    #expect(off.text.contains("1  outer (off)"))
    #expect(off.message == "breakpoint 1 is off: outer")
    #expect(off.pressing("space").text.contains("1  outer "))
    #expect(off.pressing("space").message == "breakpoint 1 is on: outer")
    let deleted = off.pressing("delete")
    #expect(deleted.text.contains("1  left"))
    #expect(deleted.replay.settings.breakpoints.map(\.text) == ["left"])
    #expect(deleted.pressing("b").replay.settings.breakpoints.isEmpty)
    #expect(deleted.pressing("esc j").replay.settings.breakpoints.count == 1)
  }

  @Test func `have watched views below them`() throws {
    let watched = try Sample.nestedGrid().typing(":watch outer").pressing("enter B")
    #expect(watched.text.contains("watched: outer"))
    #expect(watched.pressing("delete").replay.settings.watched.isEmpty)
    #expect(try Sample.nestedGrid().pressing("B space").replay.settings.breakpoints.isEmpty)
  }
}

@Suite struct `The source on the screen` {
  @Test func `is opened in an editor at the view, or at the line that was chosen`() throws {
    let start = try Sample.nestedGrid()
    let nested = try #require(start.replay.selected)
    let place = try #require(start.replay.trace.nodes[nested.index].place)
    #expect(
      start.press(.key("e")).effect == .edit(line: place.line, column: place.column))
    let chosen = start.pressing("M-4 j j")
    #expect(chosen.press(.key("e")).effect == .edit(line: place.line + 2, column: 1))
    let bare = Trace(nodes: [.init(kind: "View", name: "n0")])
    let nowhere = ScreenState(Replay(Timeline(bare)), columns: 80, rows: 24)
    #expect(nowhere.press(.key("e")).effect == nil)
    #expect(nowhere.pressing("e").message == "where n0 is written is not known")
  }

  @Test func `is linked where the terminal follows links, and says the same`() throws {
    let link = SourceLink(path: "/a b/Ünï.swift")
    let state = ScreenState(
      try Sample.replay("nested-grid"), columns: 80, rows: 24, link: link)
    let canvas = state.canvas
    let linked = CanvasText(canvas, hasLinks: true).text()
    #expect(linked.contains("\u{1B}]8;;file:///a%20b/%C3%9Cn%C3%AF.swift#1\u{1B}\\"))
    let place = try #require(
      state.replay.selected.flatMap { state.replay.trace.nodes[$0.index].place })
    #expect(linked.contains(".swift#\(place.line)\u{1B}\\"))
    let plain = linked.replacing(/\u{1B}\]8;;[^\u{1B}]*\u{1B}\\/, with: "")
    #expect(plain == CanvasText(canvas).text())
    // Each link ends in its row.
    let opened = linked.matches(of: /\u{1B}\]8;;[^\u{1B}]/).count
    #expect(linked.matches(of: /\u{1B}\]8;;\u{1B}/).count == opened)
    #expect(!CanvasText(canvas).text().contains("]8;;"))
  }

  @Test(
    arguments: [
      ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
      (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
      (["VTE_VERSION": "7600"], true), (["VTE_VERSION": "4902"], false),
      (["WT_SESSION": "x"], true),
      (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
      (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
      (["TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.5a"], true),
      (["FORCE_HYPERLINK": "1"], true),
      (["FORCE_HYPERLINK": "0", "TERM": "xterm-kitty"], false),
    ] as [([String: String], Bool)])
  func `is linked only in terminals that are known for it`(
    environment: [String: String], isFollowed: Bool
  ) {
    #expect(SourceLink.areFollowed(in: environment) == isFollowed)
  }
}
