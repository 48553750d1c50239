extension Command {
  static let explanations = [why, whyNot, values, explain, tryEdits, diff, view]

  package static let why = Command(
    "why", keys: ["w"],
    about: "why it has this size and this place: the arithmetic, and who offered what",
    argument: .text("NODE", isNeeded: false), .replay { $0.why($1.text) })

  package static let whyNot: Command = Command(
    "why-not", keys: ["W"],
    about: Words {
      "why not another size or place: `\($0.typed(.whyNot, "350"))`, `\($0.typed(.whyNot, "20y"))`"
    },
    argument: .text("NUMBER", isNeeded: true, prompt: "why not: "), .replay { $0.whyNot($1.text) })

  package static let values = Command(
    "values", keys: ["v"],
    about: "what the view answers to its minimum, ideal, maximum and all else",
    argument: .text("NODE", isNeeded: false), .replay { $0.values(of: $1.argument) })

  package static let explain = Command(
    "explain", keys: ["x"], about: "explain the finding: fact, evidence, remedy",
    .replay { replay, _ in replay.explainFinding })

  package static let tryEdits = Command(
    "try", keys: ["t"],
    about: "edits of the source that help: against the finding, `:try width 350`",
    argument: .text("NUMBER", isNeeded: false), .replay { $0.tryEdits($1.text) })

  static let diff = Command(
    "diff", keys: ["D"],
    about: "what differs from the other negotiation: this view, then all (`--against OTHER`)",
    .replay { replay, _ in replay.showDiff })

  static let view = Command(
    "view", keys: ["i"], about: "tree, log or picture", .screen(.view))
}

// Panels that a screen shows side by side, as commands by name.
extension Command {
  static let byName = [
    go, select, watch, disable, findings, tree, log, picture, stack, ledger, source, marks, notes,
    write, applyEdit,
  ]

  static let findings = Command("findings", about: "all findings", .show(.findings))
  package static let tree = Command("tree", about: "the views", .show(.tree))
  static let log = Command("log", about: "the events", .show(.log))
  static let picture = Command("picture", about: "what is placed so far", .show(.picture))
  static let stack = Command("stack", about: "the open calls", .show(.stack))
  static let ledger = Command("ledger", about: "the reasons", .show(.ledger))
  static let source = Command("source", about: "the source", .show(.source))
  static let marks = Command("marks", about: "list the marks", .show(.marks))
  static let notes = Command("notes", about: "list the notes", .show(.notes))

  static let applyEdit = Command(
    "apply", about: "write an edit into the source, by its key: `:apply 3f9a2c`",
    argument: .text("KEY", isNeeded: true), .replay { $0.applyEdit($1.text) })
}
