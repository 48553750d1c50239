extension Command {
  static let views = [down, right, sibling, parent, fold, callee]

  package static let down = pair(
    "down", keys: ["j", "down", "C-n"], back: "up", backKeys: ["k", "up", "C-p"],
    about: "the next row", motion: { .line($0) }
  ) { replay, instruction, direction in
    replay.row(direction, instruction.count ?? 1)
  }

  package static let right = pair(
    "right", keys: ["l", "right"], back: "left", backKeys: ["h", "left"],
    about: "unfold, or to the first view in it; backwards: fold, or to the view around it",
    motion: { .aside($0) }
  ) { replay, _, direction in
    direction == .forwards ? replay.inwards : replay.outwards
  }

  static let sibling = pair(
    "sibling", keys: ["J"], back: "sibling-back", backKeys: ["K"],
    about: "the next view beside it"
  ) { replay, instruction, direction in
    replay.sibling(direction, instruction.count ?? 1)
  }

  static let parent = Command(
    "parent", keys: ["H"], about: "the view around it", .replay { replay, _ in replay.parent })

  package static let fold = Command(
    "fold", keys: ["space"], about: "fold or unfold", .replay { replay, _ in replay.fold })

  package static let callee = pair(
    "callee", keys: ["d"], back: "caller", backKeys: ["u"],
    about: "into the calls that are open; backwards: out of them"
  ) { replay, instruction, direction in
    replay.call(direction, instruction.count ?? 1)
  }

  package static let select = Command(
    "select", about: "a view by its name, its words or its line",
    argument: .text("NODE", isNeeded: true),
    .replay { $0.select($1.text) })
}
