import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A replay` {
  /// A root that asks two children; a finding about the second one, which the root suffers from.
  ///
  ///     0  pass 1      3  1 →      6  0 →
  ///     1  0 ←         4  2 ←      7  place 0
  ///     2  1 ← 0×0     5  2 →      8  end
  private static func replay(_ keys: KeyMap = .standard) -> Replay {
    var trace = Trace(
      nodes: [
        .init(kind: "Grid", name: "outer", isLabelled: true),
        .init(kind: "Color", name: "Color.1", parent: NodeID(0)),
        .init(kind: "Grid", name: "Grid.2", parent: NodeID(0)),
      ],
      events: [
        begin(1), ask(0, 9, 9), ask(1, 0, 0, by: 0), answer(1, 0, 0), ask(2, 0, 0, by: 0),
        answer(2, 8, 16), answer(0, 3, 3), place(0, 0, 0, 3, 3), end(1),
      ])
    trace.remarks = [
      .finding(
        Finding(
          rule: "phantom-minimum", class: .smell, node: NodeID(2), statement: .init("m"),
          evidence: [4, 5],
          consequences: [
            .init(rule: "underfill", node: NodeID(0), statement: .init("u"), evidence: [1, 6])
          ]))
    ]
    return Replay(Timeline(trace), keys: keys)
  }

  /// Where each command of a line leads, and what is said of it.
  private func walk(_ commands: String, _ keys: KeyMap = .standard) throws -> [String] {
    var replay = Self.replay(keys)
    return try Instruction.read(commands, keys: keys).map { instruction in
      let outcome = replay.perform(instruction)
      replay = outcome.replay
      return "\(replay.cursor.event)" + (outcome.message.map { " \($0)" } ?? "")
    }
  }

  private func selection(_ commands: String) throws -> String {
    var replay = Self.replay()
    for instruction in try Instruction.read(commands) {
      replay = replay.perform(instruction).replay
    }
    return replay.selected.map { replay.trace.name(of: $0) } ?? "-"
  }

  @Test func `begins where the first finding can be seen`() {
    #expect(Self.replay().cursor.event == 5)
    #expect(Self.replay().selected == NodeID(2))
  }

  /// Where the events that prove a finding show its own view, else that of its sentence.
  @Test(arguments: [
    (NodeID(2), nil, 5), (NodeID(2), NodeID(0), 5), (NodeID(1), NodeID(0), 6),
    (NodeID(1), nil, 4),
  ])
  func `begins at the view that a finding is about`(node: NodeID, subject: NodeID?, event: Int) {
    var trace = Self.replay().trace
    trace.remarks = [
      .finding(
        Finding(
          rule: "uneven-background", class: .smell, node: node,
          statement: .init("m", subject: subject), evidence: [4, 5, 6]))
    ]
    #expect(Replay(Timeline(trace)).cursor.event == event)
  }

  @Test(arguments: [
    ("g s s o", ["0", "1", "2", "3"]),
    ("g2sf", ["0", "2", "3"]),
    ("S S", ["4", "3"]),
    (
      "c C C", ["6", "5", "5 no finding, breakpoint or change of a watched view before this event"]
    ),
    ("Gss", ["7", "8", "8 this is the last event"]),
    ("9s", ["8"]),
    (":99", ["5 there is no event 99; they go from 0 to 8"]),
    ("g>", ["0", "6"]),
    (
      "/Color;nnN",
      [
        "7 Color.1, where everything ends up; n goes through its 2 events",
        "2 1 of 2 that match “Color”, from the beginning", "3 2 of 2 that match “Color”",
        "2 1 of 2 that match “Color”",
      ]
    ),
    ("/no such word;", ["5 no event matches “no such word”"]),
    ("n", ["5 nothing was searched for yet: /EXPRESSION does"]),
    ("magGg'a''", ["5 event 5 is marked a", "0", "7", "0", "5", "0"]),
    ("'b", ["5 no event is marked b: mb marks one"]),
    ("z", ["5 there is nothing to undo"]),
    ("A here;z", ["5 noted at event 5", "5 undone: the note"]),
    ("b gc", ["5 breakpoint 1: node == Grid.2", "0", "4"]),
    ("bb", ["5 breakpoint 1: node == Grid.2", "5 breakpoint 1 is cleared: node == Grid.2"]),
    (
      "&Color;g..,&;.",
      [
        "5 2 of 9 events are shown; & alone shows all", "0", "2", "3", "2",
        "2 all events are shown", "3",
      ]
    ),
    (
      "b:break 1;:break 1",
      [
        "5 breakpoint 1: node == Grid.2", "5 breakpoint 1 is cleared: node == Grid.2",
        "5 there is no breakpoint 1; B lists them",
      ]
    ),
    ("m(", ["5 a mark is a letter or a digit, not “(”"]),
    (":watch outer;gc", ["5 outer is watched: c stops where it changes", "0", "5"]),
    (
      "mxqq",
      [
        "5 event 5 is marked x",
        "5 marks or notes are not saved: :write saves them, q once more drops them", "5",
      ]
    ),
    (":why nobody width", ["5 no view is called nobody; :tree lists them"]),
    (":why outer wdth", ["5 no view is called outer wdth; :tree lists them"]),
    (":select Grid", ["5 Grid is several views: outer, Grid.2"]),
    (":watch Gird", ["5 no view is called Gird; did you mean Grid?"]),
    ("W3z", ["5 “3z” is no length: a number of points has to follow, as in W350"]),
  ])
  func `goes where commands lead`(commands: String, stops: [String]) throws {
    #expect(try walk(commands) == stops)
  }

  @Test(arguments: [
    ("use gdb", "gnnN", ["0", "1", "6", "1"]),
    (
      "use gdb", "/Color;ooO",
      [
        "7 Color.1, where everything ends up; o goes through its 2 events",
        "2 1 of 2 that match “Color”, from the beginning", "3 2 of 2 that match “Color”",
        "2 1 of 2 that match “Color”",
      ]
    ),
    (
      "use gdb", "GGnn/Color;",
      [
        "7", "7", "8", "8 this is the last event",
        "7 Color.1, where everything ends up; o goes through its 2 events",
      ]
    ),
    ("M mark\n` jump", "MaG`a``", ["5 event 5 is marked a", "7", "5", "7"]),
    ("M mark\nm none", "'b", ["5 no event is marked b: Mb marks one"]),
    ("m none", "'b", ["5 no event is marked b: :mark b marks one"]),
    ("L breakpoints", ":break 1", ["5 there is no breakpoint 1; L lists them"]),
    ("E filter", "EColor", ["5 2 of 9 events are shown; E alone shows all"]),
    ("c none\nC none", ":watch outer", ["5 outer is watched: :continue stops where it changes"]),
    ("+ search\nP search-next", "P", ["5 nothing was searched for yet: +EXPRESSION does"]),
    ("R why-not", "R3z", ["5 “3z” is no length: a number of points has to follow, as in R350"]),
    (
      "Q quit", "mxQ",
      [
        "5 event 5 is marked x",
        "5 marks or notes are not saved: :write saves them, Q once more drops them",
      ]
    ),
    ("T go", "T7", ["7"]),
  ])
  func `goes where other keys lead, and names no others`(
    file: String, commands: String, stops: [String]
  ) throws {
    #expect(try walk(commands, KeyMap.read(file)) == stops)
  }

  @Test(arguments: [
    ("sQ", "“Q” is no key of the replay; H lists them"),
    (":", "a command is missing behind the colon; H lists them"),
    (":jumble", "there is no command “:jumble”; H lists them"),
  ])
  func `says with the keys in force what is wrong`(text: String, message: String) throws {
    let keys = try KeyMap.read("H help\nQ none")
    #expect(throws: CommandError(message)) { try Instruction.read(text, keys: keys) }
  }

  @Test func `keeps its keys when its notes are saved`() throws {
    #expect(Self.replay(.gdb).saved().keys == .gdb)
  }

  @Test(arguments: [
    ("", "Grid.2"), ("k", "Color.1"), ("kk", "outer"), ("kkk", "outer"), ("H", "outer"),
    ("Hl", "Color.1"), ("K", "Color.1"), ("KJ", "Grid.2"), ("HhG", "outer"), ("g", "outer"),
    (":select Color.1", "Color.1"), (":select Color", "Color.1"), ("u", "outer"), ("ks", "outer"),
    // What is folded away is stepped over.
    ("H j", "Color.1"), ("H space", "outer"), ("Hhj", "outer"),
  ])
  func `selects views`(commands: String, name: String) throws {
    #expect(try selection(commands.replacingOccurrences(of: "space", with: ":fold")) == name)
  }

  @Test(
    arguments: [
      ("w", .show(.why(NodeID(2)))), ("Hw", .show(.why(NodeID(0)))),
      (":why outer", .show(.why(NodeID(0)))), (":why outer width", .show(.why(NodeID(0), .width))),
      (":why  outer  y", .show(.why(NodeID(0), .y))), (":why x", .show(.why(NodeID(2), .x))),
      ("W350", .show(.whyNot(NodeID(2), expected: 350))),
      ("W350h", .show(.whyNot(NodeID(2), .height, expected: 350))),
      ("W350 width", .show(.whyNot(NodeID(2), .width, expected: 350))),
      ("v", .show(.values(NodeID(2)))),
      ("x", .show(.finding(0))), ("cx", .show(.finding(0))), ("gx", .show(.finding(0))),
      ("B", .show(.breakpoints)), ("?", .show(.help)), ("q", .quit), ("a", .attach(path: nil)),
      ("t", .tryEdits(.finding(0))), (":try 30", .tryEdits(.number(NodeID(2), .width, 30))),
      (":try height 44.5", .tryEdits(.number(NodeID(2), .height, 44.5))),
      ("H:try x -3", .tryEdits(.number(NodeID(0), .x, -3))), (":try -3", nil), (":try big", nil),
      (":try width", nil), (":try width 3 4", nil), (":try depth 3", nil),
      (":attach out", .attach(path: "out")), (":write", .write(path: nil)), ("y", .copy),
    ] as [(String, Replay.Effect?)])
  func `shows what it is asked to`(commands: String, effect: Replay.Effect?) throws {
    var replay = Self.replay()
    var last: Replay.Effect?
    for instruction in try Instruction.read(commands) {
      let outcome = replay.perform(instruction)
      replay = outcome.replay
      last = outcome.effect
    }
    #expect(last == effect)
  }

  @Test(
    arguments: [
      ("W350;t", .tryEdits(.number(NodeID(2), .width, 350))),
      ("W44.5h;t", .tryEdits(.number(NodeID(2), .height, 44.5))), ("W350;Ht", nil), ("t", nil),
    ] as [(String, Replay.Effect?)])
  func `tries what was asked for, where nothing is found`(commands: String, effect: Replay.Effect?)
    throws
  {
    var trace = Self.replay().trace
    trace.remarks = []
    var replay = Replay(Timeline(trace))
    var last: Replay.Effect?
    for instruction in try Instruction.read(":select \(trace.nodes[2].name);" + commands) {
      let outcome = replay.perform(instruction)
      replay = outcome.replay
      last = outcome.effect
    }
    #expect(last == effect)
  }

  private static let edit = TriedEdit(
    [LineChange(at: 3, removing: ["b"], adding: ["a"])], effect: [], others: [])

  @Test func `keeps edits that were found against a finding in the trace, and asks for them once`()
    throws
  {
    let found = Replay.FoundEdits(for: .finding(0), [Self.edit], trials: 46)
    let (replay, panel) = Self.replay().taking(found)
    #expect(panel == .finding(0))
    #expect(replay.annotated.findings[0].edits == [Self.edit])
    #expect(replay.annotated.findings[0].trials == 46)
    let again = try #require(try Instruction.read("t").first)
    #expect(replay.perform(again).effect == .show(.finding(0)))
  }

  @Test func `keeps marks and notes for the trace`() throws {
    var replay = Self.replay()
    for instruction in try Instruction.read("ma A it begins here;") {
      replay = replay.perform(instruction).replay
    }
    #expect(replay.isChanged)
    let trace = replay.annotated
    #expect(trace.marks == [Mark("a", event: 5)])
    #expect(trace.annotations == [Annotation("it begins here", event: 5)])
    #expect(trace.findings.count == 1)
    #expect(!replay.saved().isChanged)
    #expect(Replay(Timeline(trace)).settings.notes.count == 1)
  }

  @Test func `goes back and forward through where it was`() throws {
    #expect(
      try walk(":0;:8;:back;:back;:back;:forward;:forward;:forward") == [
        "0", "8", "0", "5", "5 there is no place where you were before", "0", "8",
        "8 you have not gone back",
      ])
  }

  @Test func `of nothing stands before everything and survives every command`() throws {
    let nothing = Replay(Timeline(Trace()))
    for command in Command.all {
      let outcome = nothing.perform(Instruction(command, argument: "a"))
      #expect(outcome.replay.cursor.event == -1)
    }
  }
}
