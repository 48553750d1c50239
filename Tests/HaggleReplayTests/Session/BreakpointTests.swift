import HaggleReplay
import HaggleTraces
import HaggleVocabulary
import Testing

/// A root that asks a child twice, and explains itself in between.
///
///      0  pass 1         3  1 →          6  0 reason       9  place 1
///      1  0 ←            4  0 reason     7  0 →           10  end
///      2  1 ←            5  0 reason     8  place 0       11  1 asked by haggle
private func story() -> Replay {
  let trace = Trace(
    nodes: [
      .init(kind: "HStack", name: "row", isLabelled: true),
      .init(kind: "Text", name: "Text.1", parent: NodeID(0)),
    ],
    events: [
      begin(1), ask(0, 9, 9), ask(1, 0, 0, by: 0), answer(1, 1, 1),
      .reason(Reason(NodeID(0), .order)), .reason(Reason(NodeID(0), .share)),
      .reason(Reason(NodeID(0), .size)), answer(0, 3, 3), place(0, 0, 0, 3, 3),
      place(1, 0, 0, 1, 1), end(1), probe(1, .zero, 1, 1),
    ])
  return Replay(Timeline(trace))
}

private func stops(_ commands: String) throws -> [Int] {
  var replay = story()
  var stops: [Int] = []
  for instruction in try Instruction.read(commands) {
    replay = replay.perform(instruction).replay
  }
  let next = Instruction(.continue)
  while true {
    let later = replay.perform(next).replay
    guard later.cursor != replay.cursor else { return stops }
    replay = later
    stops.append(replay.cursor.event)
  }
}

private func said(_ commands: String) throws -> [String] {
  var replay = story()
  return try Instruction.read(commands).map { instruction in
    let outcome = replay.perform(instruction)
    replay = outcome.replay
    return outcome.message ?? ""
  }
}

@Suite struct `A breakpoint` {
  @Test(
    arguments: [
      // Of a view its questions, answers and places; not a line of its arithmetic.
      (":select row;bg", [1, 7, 8]), (":break row;g", [1, 7, 8]), (":break HStack;g", [1, 7, 8]),
      (":break Text;g", [2, 3, 9]),
      // An expression says itself what it is about, and so does a word that is no view's.
      (":break node == row;g", [1, 4, 5, 6, 7, 8]), (":break event == reason;g", [4, 5, 6]),
      (":break share;g", [5]),
      // Off, on again, deleted.
      (":break row;:disable;g", []), (":break row;:disable 1;:enable 1;g", [1, 7, 8]),
      (":break row;:break Text;:disable 1;g", [2, 3, 9]), (":break row;:delete;g", []),
      (":break row;:break Text;:delete 1;g", [2, 3, 9]), (":break row;:disable;zg", [1, 7, 8]),
    ] as [(String, [Int])])
  func `stops where something is said about its view`(commands: String, events: [Int]) throws {
    #expect(try stops(commands) == events)
  }

  @Test(
    arguments: [
      (":break row;:disable", ["breakpoint 1: row", "breakpoint 1 is off: row"]),
      (":break row;:disable;:enable", ["", "", "breakpoint 1 is on: row"]),
      (":delete", ["say which breakpoint: B lists them"]),
      (":disable x", ["“x” is no number of a breakpoint: B lists them"]),
      (":enable 3", ["there is no breakpoint 3; B lists them"]),
      (":break row;:break Text;:delete", ["", "", "say which breakpoint: B lists them"]),
      (":break row;:delete", ["", "breakpoint 1 is cleared: row"]),
    ])
  func `says what becomes of it`(commands: String, messages: [String]) throws {
    for (said, message) in zip(try said(commands), messages) where !message.isEmpty {
      #expect(said == message)
    }
  }
}

@Suite struct `A search` {
  @Test(arguments: [
    ("/Text", "Text.1; n goes through its 3 events", 9),
    ("/row;/xt", "Text.1; n goes through its 3 events", 9),
    ("/Text;n", "1 of 3 that match “Text”, from the beginning", 2),
    ("/Text;/zzz", "no event matches “zzz”", 9),
  ])
  func `for a word selects a view where everything has its place`(
    commands: String, message: String, event: Int
  ) throws {
    var replay = story()
    var last: String?
    for instruction in try Instruction.read(commands) {
      let outcome = replay.perform(instruction)
      (replay, last) = (outcome.replay, outcome.message)
    }
    #expect(last == message)
    #expect(replay.cursor.event == event)
  }

  @Test(
    arguments: [
      // Haggle's own questions are beside the layout, and found only by an expression.
      (
        "g/Text;nnn",
        [
          "", "Text.1, where everything ends up; n goes through its 3 events",
          "1 of 3 that match “Text”, from the beginning", "2 of 3 that match “Text”",
          "3 of 3 that match “Text”",
        ]
      ),
      // A near miss: it has its place here.
      (
        ":9;/Text;n3n",
        [
          "", "Text.1; n goes through its 3 events", "1 of 3 that match “Text”, from the beginning",
          "3 of 3 that match “Text”",
        ]
      ),
      (
        "g/kind == Text;3n",
        ["", "1 of 4 that match “kind == Text”", "4 of 4 that match “kind == Text”"]
      ),
      (
        "G/row;nN",
        [
          "", "row; n goes through its 6 events", "1 of 6 that match “row”, from the beginning",
          "nothing matches “row” before this event",
        ]
      ),
      ("/nobody;n", ["no event matches “nobody”", "nothing matches “nobody” after this event"]),
      (
        "g/share;N", ["", "1 of 1 that match “share”", "nothing matches “share” before this event"]
      ),
    ])
  func `says how many there are, and which this is`(commands: String, messages: [String]) throws {
    #expect(try said(commands) == messages)
  }
}

@Suite struct `A layout without findings` {
  @Test func `is shown at its last placement, with its root selected`() {
    let replay = story()
    #expect(replay.cursor.event == 9)
    #expect(replay.selected == NodeID(0))
    #expect(replay.isSettled)
    #expect(replay.timeline.layoutEnd.event == 10)
  }

  @Test(arguments: [("gG", 9, 0), ("g:select Text.1;G", 9, 1), ("gs", 1, 0), ("Gs", 10, 0)])
  func `keeps at its end what was selected`(commands: String, event: Int, node: Int) throws {
    var replay = story()
    for instruction in try Instruction.read(commands) {
      replay = replay.perform(instruction).replay
    }
    #expect(replay.cursor.event == event)
    #expect(replay.selected == NodeID(node))
  }

  /// The call that panes explain.
  @Test(arguments: [("g", nil), (":4", 1), (":select Text.1;:1", 1), (":7;:select Text.1", 2)])
  func `explains the last question to a view that was chosen`(
    commands: String, ask: Int?
  ) throws {
    var replay = story()
    for instruction in try Instruction.read(commands) {
      replay = replay.perform(instruction).replay
    }
    #expect(replay.callAtHand.map { replay.timeline.spans[$0].ask } == ask)
  }

  @Test func `of nothing has no end`() {
    let nothing = Timeline(Trace())
    #expect(nothing.settled == Cursor(after: -1))
    #expect(nothing.layoutEnd == Cursor(after: -1))
  }

  @Test func `ends with its last pass, whether that places anything or not`() {
    let twice = timeline(
      [nil],
      [begin(1), ask(0, 1, 1), answer(0, 1, 1), place(0, 0, 0, 1, 1), end(1), begin(2), end(2)])
    #expect(twice.settled.event == 6)
    let cutOff = timeline([nil], [begin(1), ask(0, 1, 1), answer(0, 1, 1), place(0, 0, 0, 1, 1)])
    #expect(cutOff.settled.event == 3)
    let bare = timeline([nil], [ask(0, 1, 1), answer(0, 1, 1), probe(0, .zero, 0, 0)])
    #expect(bare.settled.event == 1)
  }
}
