/// Something that one can tell a replay to do; its raw value is what one types after `:`.
package enum Command: String, CaseIterable, Sendable {
  // Time.
  case step
  case stepBack = "step-back"
  case next
  case previous
  case over
  case overBack = "over-back"
  case finish
  case finishBack = "finish-back"
  case `continue`
  case continueBack = "continue-back"
  case change
  case changeBack = "change-back"
  case pass
  case passBack = "pass-back"
  case first
  case last
  /// To an event by its number.
  case go

  // The tree.
  case down
  case up
  case left
  case right
  case sibling
  case siblingBack = "sibling-back"
  case parent
  case fold
  case select

  // Calls.
  case callee
  case caller

  // Explanations.
  case why
  case whyNot = "why-not"
  case values
  case explain
  case findings
  case tree
  case log
  case picture
  case stack
  case ledger
  case source

  // Stops.
  case `break`
  case breakpoints
  case watch
  case search
  case searchNext = "search-next"
  case searchBack = "search-back"
  case filter

  // Memory.
  case mark
  case jump
  case marks
  case back
  case forward
  case undo
  case note
  case notes

  // Out into the world.
  case attach
  case write
  case copy

  // The screen.
  case pane
  case paneBack = "pane-back"
  case paneNumber = "pane-number"
  case enlarge
  case shrink
  case view
  case halfDown = "half-down"
  case halfUp = "half-up"
  case open
  case close
  case prompt
  case mouse
  case redraw
  case suspend

  case help
  case quit
}

extension Command {
  /// What has to be typed behind it.
  package enum Argument: Hashable, Sendable {
    /// One more character, as in `ma`.
    case letter
    /// Text up to the end of the line or to `;`. `isNeeded`: without it the command says what it
    /// wants.
    case text(String, isNeeded: Bool)
  }

  package var argument: Argument? {
    switch self {
    case .mark, .jump: .letter
    case .whyNot: .text("NUMBER", isNeeded: true)
    case .search: .text("EXPRESSION", isNeeded: true)
    case .filter, .break: .text("EXPRESSION", isNeeded: false)
    case .note: .text("TEXT", isNeeded: true)
    case .go: .text("EVENT", isNeeded: true)
    case .select: .text("NODE", isNeeded: true)
    case .why, .values, .watch: .text("NODE", isNeeded: false)
    case .write, .attach: .text("PATH", isNeeded: false)
    case .paneNumber: .text("1…5", isNeeded: true)
    case .prompt: .text("COMMAND", isNeeded: true)
    default: nil
    }
  }

  /// Whether it means nothing without a text behind it.
  package var needsText: Bool {
    if case .text(_, isNeeded: true) = argument { true } else { false }
  }

  /// Whether its key asks for the argument; by key the others do without it if they can.
  package var isPrompted: Bool {
    switch self {
    case .whyNot, .search, .filter, .note, .prompt: true
    default: false
    }
  }

  /// Whether a whole screen is needed for it to mean anything.
  package var needsScreen: Bool {
    switch self {
    case .pane, .paneBack, .paneNumber, .enlarge, .shrink, .view, .halfDown, .halfUp, .open, .close,
      .prompt, .mouse, .redraw, .suspend:
      true
    default: false
    }
  }
}
