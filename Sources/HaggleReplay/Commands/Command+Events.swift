extension Command {
  static let events = [step, next, over, finish, `continue`, change, pass, first]

  package static let step = pair(
    "step", keys: ["s"], back: "step-back", backKeys: ["S"],
    about: "the next event, whatever the depth"
  ) { replay, instruction, direction in
    replay.walk(instruction, or: direction.edge) {
      replay.timeline.step(.into, direction, from: $0)
    }
  }

  package static let next = pair(
    "next", keys: ["."], back: "previous", backKeys: [","],
    about: "the next event that the filter shows"
  ) { replay, instruction, direction in
    let isFiltered = replay.settings.filter != nil
    return replay.walk(
      instruction,
      or: isFiltered ? "the filter shows nothing \(direction.side) this event" : direction.edge
    ) {
      replay.timeline.next(direction, from: $0, where: replay.isShown)
    }
  }

  package static let over = pair(
    "over", keys: ["o"], gdbKeys: ["n"], back: "over-back", backKeys: ["O"], backGDBKeys: ["N"],
    about: "from a question over to its answer"
  ) { replay, instruction, direction in
    replay.walk(instruction, or: direction.edge) {
      replay.timeline.step(.over, direction, from: $0)
    }
  }

  package static let finish = pair(
    "finish", keys: ["f"], back: "finish-back", backKeys: ["F"],
    about: "finish this call: to its answer"
  ) { replay, instruction, direction in
    replay.walk(instruction, or: "no call is open here") {
      replay.timeline.step(.out, direction, from: $0)
    }
  }

  package static let `continue` = pair(
    "continue", keys: ["c"], back: "continue-back", backKeys: ["C"],
    about: "continue to the next finding, breakpoint or change of a watched view"
  ) { replay, instruction, direction in
    replay.walk(
      instruction,
      or: "no finding, breakpoint or change of a watched view \(direction.side) this event"
    ) {
      replay.timeline.next(direction, from: $0) { !replay.stops(at: $0).isEmpty }
    }
  }

  static let change = pair(
    "change", keys: [">"], back: "change-back", backKeys: ["<"],
    about: "the next event that gave the selected view another answer or rectangle"
  ) { replay, instruction, direction in
    let node = replay.selected
    let name = node.map { replay.trace.name(of: $0) } ?? "the view"
    return replay.walk(
      instruction, or: "no answer or rectangle of \(name) changes \(direction.side) this event"
    ) { cursor in
      node.flatMap { replay.timeline.change(of: $0, direction, from: cursor) }
    }
  }

  package static let pass = pair(
    "pass", keys: ["]"], back: "pass-back", backKeys: ["["], about: "the next pass"
  ) { replay, instruction, direction in
    replay.walk(instruction, or: "there is no pass \(direction.side) this event") {
      replay.timeline.step(.pass, direction, from: $0)
    }
  }

  package static let last = Command(
    "last", keys: ["G", "end"], motion: .bottom,
    .replay { replay, _ in replay.settled.outcome() })

  static let first = Command(
    "first", keys: ["g", "home"],
    about: Words {
      "the first event; backwards: the end of the layout, where everything has its place; "
        + "`\($0.event(120))` is event 120"
    },
    back: last, numbered: go, motion: .top,
    .replay { replay, _ in replay.moved(to: replay.timeline.start).outcome() })

  package static let go = Command(
    "go", about: "to an event by its number", argument: .text("EVENT", isNeeded: true),
    .replay { $0.go(to: $1.text) })
}

extension Direction {
  /// Why there is no event in this direction.
  fileprivate var edge: String {
    self == .forwards ? "this is the last event" : "this is the first event"
  }

  /// "after" or "before": where an event in this direction lies.
  var side: String { self == .forwards ? "after" : "before" }
}
