import HaggleReplay
import HaggleReports
import HaggleTraces

/// A replay whose stops are printed one below the other: for scripts, tests and screen readers.
struct LineReplay {
  private(set) var replay: Replay
  private let columns: Int
  private let isASCII: Bool
  private(set) var isOver = false

  init(_ replay: Replay, columns: Int, isASCII: Bool) {
    self.replay = replay
    self.columns = columns
    self.isASCII = isASCII
  }

  /// Prints where the replay begins.
  func begin() throws(Failure) { try print(StopText(replay, columns: columns).lines) }

  /// Does what a line of commands says, and prints what comes of each.
  mutating func run(_ commands: String) throws(Failure) -> ExitCode {
    let instructions: [Instruction]
    do throws(CommandError) {
      instructions = try Instruction.read(commands)
    } catch {
      throw .misuse(error.message)
    }
    for instruction in instructions where !isOver { try perform(instruction) }
    return .success
  }

  private mutating func perform(_ instruction: Instruction) throws(Failure) {
    let outcome = replay.perform(instruction)
    let hasMoved = outcome.replay.cursor != replay.cursor
    let hasChosen = outcome.replay.chosen != replay.chosen
    replay = outcome.replay
    try print(["", "> \(instruction.typed)"])
    if let message = outcome.message { try print([message]) }
    if hasMoved {
      try print(StopText(replay, columns: columns).lines)
    } else if hasChosen, let node = replay.selected {
      try print(["selected: " + PanelText(replay, columns: columns).summary(of: node)])
    }
    if let effect = outcome.effect { try carryOut(effect) }
  }

  private mutating func carryOut(_ effect: Replay.Effect) throws(Failure) {
    switch effect {
    case .show(let panel):
      let text = PanelText(replay, columns: columns)
      try print([PanelText.title(panel, in: replay.trace) + ":"] + text.lines(panel).map(\.text))
    case .copy: try print(StopText(replay, columns: columns).lines)
    case .screen(let instruction): try print(["“\(instruction.typed)” needs a screen"])
    case .write, .attach: break
    case .quit: isOver = true
    }
  }

  private func print(_ lines: [String]) throws(Failure) {
    let text = lines.map { $0 + "\n" }.joined()
    try Console.answer(isASCII ? ASCIIText.text(text) : text)
  }
}
