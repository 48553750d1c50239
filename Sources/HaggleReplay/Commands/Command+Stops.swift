extension Command {
  static let stops = [`break`, delete, search, searchNext, filter]

  package static let `break` = Command(
    "break", keys: ["b"],
    about: "set or clear a breakpoint on the selected view; backwards: list them",
    argument: .text("EXPRESSION", isNeeded: false), back: breakpoints,
    .replay { $0.setBreakpoint($1.argument) })

  package static let breakpoints = Command("breakpoints", keys: ["B"], .show(.breakpoints))

  package static let delete: Command = Command(
    "delete", keys: ["delete"],
    about: Words {
      "delete a breakpoint: in the list of \($0.name(of: .breakpoints)) that of the row, where "
        + "\($0.name(of: .fold)) turns it off and on"
    },
    argument: .text("NUMBER", isNeeded: false), .replay { $0.deleteBreakpoint($1.argument) })

  package static let disable = Command(
    "disable", about: "turn a breakpoint off by its number; backwards: on again",
    argument: .text("NUMBER", isNeeded: false),
    back: Command(
      "enable", argument: .text("NUMBER", isNeeded: false),
      .replay { $0.turnBreakpoint($1.argument, isOn: true) }),
    .replay { $0.turnBreakpoint($1.argument, isOn: false) })

  package static let search: Command = Command(
    "search", keys: ["/"],
    about: Words {
      "search the events: `\($0.typed(.search, "node ~ Grid && ask.width == min"))`, "
        + "or just a word"
    },
    argument: .text(
      "EXPRESSION", isNeeded: true,
      prompt: Words { $0.name(of: .search) == "/" ? "/" : "search: " }),
    .replay { $0.search(for: $1.text) })

  package static let searchNext = pair(
    "search-next", keys: ["n"], gdbKeys: ["o"],
    back: "search-back", backKeys: ["N"], backGDBKeys: ["O"],
    about: "the next event that was searched for"
  ) { replay, instruction, direction in
    replay.searchOn(direction, instruction)
  }

  package static let filter = Command(
    "filter", keys: ["&", "\\"], about: "show only such events; without an expression all again",
    argument: .text("EXPRESSION", isNeeded: false, prompt: "show only: "),
    .replay { $0.setFilter($1.argument) })

  package static let watch = Command(
    "watch", about: "stop wherever the selected view changes, or no longer",
    argument: .text("NODE", isNeeded: false), .replay { $0.watch($1.argument) })
}
