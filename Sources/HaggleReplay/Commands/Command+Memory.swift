extension Command {
  static let memory = [mark, jump, back, note, undo, attach, copy]

  package static let mark: Command = Command(
    "mark", keys: ["m"],
    about: Words { "mark this event with a letter: `\($0.typed(.mark, "a"))`" },
    argument: .letter(), .replay { $0.mark($1.text) })

  static let jump: Command = Command(
    "jump", keys: ["'"],
    about: Words {
      "to a marked event: `\($0.typed(.jump, "a"))`; `\($0.before)` is where you were before"
    },
    argument: .letter(twice: Replay.placeBefore), .replay { $0.jump(to: $1.text) })

  static let back = pair(
    "back", keys: ["M-left"], back: "forward", backKeys: ["M-right"], isKeptByBrowser: true,
    about: "back to where you were; backwards: forward again"
  ) { replay, instruction, direction in
    replay.travel(direction.opposite, instruction.count ?? 1)
  }

  package static let note = Command(
    "note", keys: ["A"], about: "add a note to this event",
    argument: .text("TEXT", isNeeded: true, prompt: "note: "), .replay { $0.note($1.text) })

  static let undo = Command(
    "undo", keys: ["z"],
    about: "undo the last change of breakpoints, marks, notes, filter or folding",
    .replay { replay, _ in replay.undo })

  package static let attach = Command(
    "attach", keys: ["a"], about: "write the bug report: `bug.md`, the page and the trace",
    argument: .text("PATH", isNeeded: false),
    .replay { $0.outcome(nil, .attach(path: $1.argument)) })

  package static let copy = Command(
    "copy", keys: ["y"], about: "copy this stop as text",
    .replay { replay, _ in replay.outcome(nil, .copy) })

  static let write = Command(
    "write", about: "write the trace with its marks and notes",
    argument: .text("PATH", isNeeded: false), .replay { $0.outcome(nil, .write(path: $1.argument)) }
  )
}
