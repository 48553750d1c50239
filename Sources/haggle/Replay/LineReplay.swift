import HaggleReplay
import HaggleReports
import HaggleTerminal

/// A replay that prints each stop: for scripts, tests and screen readers.
struct LineReplay {
  private(set) var replay: Replay
  private var files: ReplayFiles
  private let columns: Int
  private let isASCII: Bool
  private(set) var isOver = false
  /// Whether a command named something that does not exist.
  private var isRefused = false
  /// What was said so far, for programs; nil where it is printed at once.
  private var record: ReplayJSON?

  /// - Parameter file: the name of the file if it is for programs.
  init(
    _ replay: Replay, files: ReplayFiles, columns: Int, isASCII: Bool, inJSONOf file: String? = nil
  ) {
    self.replay = replay
    self.files = files
    self.columns = columns
    self.isASCII = isASCII
    record = file.map { ReplayJSON(replay, of: $0) }
  }

  /// Prints the first stop, performs the commands, and prints the result of each.
  mutating func run(_ commands: String) throws(Failure) -> ExitCode {
    let instructions: [Instruction]
    do throws(CommandError) {
      instructions = try Instruction.read(commands, keys: replay.keys)
    } catch {
      throw .misuse("--commands: \(error.message)")
    }
    try begin()
    for instruction in instructions where !isOver { try perform(instruction) }
    try end()
    return isRefused ? .misuse : .success
  }

  /// As `run`, for lines of standard input as they arrive; an invalid line is reported and skipped.
  mutating func runInput() throws(Failure) -> ExitCode {
    var code = ExitCode.success
    let isPerson = InputFile.isTerminal
    try begin()
    while !isOver {
      // A person gets a prompt, and an invalid command of theirs is no failure.
      if isPerson, record == nil { try Console.answer("> ") }
      guard let line = readLine() else { break }
      let instructions: [Instruction]
      do throws(CommandError) {
        instructions = try Instruction.read(line, keys: replay.keys)
      } catch {
        Console.message("\(CommandLineTool.name) replay: \(error.message)\n")
        if !isPerson { code = .misuse }
        continue
      }
      for instruction in instructions where !isOver { try perform(instruction) }
      if isRefused, !isPerson { code = .misuse }
    }
    try end()
    return code
  }

  private mutating func begin() throws(Failure) {
    record?.begin(nil)
    try show(StopText(replay, columns: columns).text)
    record?.end(at: replay)
  }

  private func end() throws(Failure) {
    if let record { try Console.answer(record.bytes) }
  }

  private mutating func perform(_ instruction: Instruction) throws(Failure) {
    let outcome = replay.perform(instruction)
    let hasMoved = outcome.replay.cursor != replay.cursor
    let hasChosen = outcome.replay.chosen != replay.chosen
    replay = outcome.replay
    isRefused = isRefused || outcome.isRefused
    if record == nil { try show(["", "> \(instruction.typed)"]) }
    record?.begin(instruction.typed)
    if let message = outcome.message { try show([message]) }
    if hasMoved {
      try show(StopText(replay, columns: columns).text)
    } else if hasChosen, let node = replay.selected {
      try show(["selected: " + PanelText(replay, columns: columns).summary(of: node)])
    }
    if let effect = outcome.effect { try carryOut(effect) }
    record?.end(at: replay)
  }

  private mutating func carryOut(_ effect: Replay.Effect) throws(Failure) {
    switch effect {
    case .show(let panel):
      let text = PanelText(replay, columns: columns)
      if text.needsTitle(panel) { try show([text.title(panel) + ":"]) }
      try show(text.rows(panel).map(\.text))
    case .copy: try show(StopText(replay, columns: columns).text)
    case .screen(_, let instruction): try show(["“\(instruction.typed)” needs a screen"])
    case .tryEdits(let goal):
      let reply = files.carryOut(.tryEdits(goal), replay) { words in
        Console.progress(words)
        return true
      }
      Console.endProgress()
      try take(reply)
    // Who writes it down needs no question, as on the command line.
    case .applyEdit(let key):
      try take(files.carryOut(.applyEdit(key: key, replacing: true), replay))
    case .write(let path): try take(files.carryOut(.write(path: path, replacing: false), replay))
    case .attach(let path): try take(files.carryOut(.attach(path: path, replacing: false), replay))
    case .quit: isOver = true
    }
  }

  private mutating func take(_ reply: EffectReply) throws(Failure) {
    switch reply {
    case .message(let text): try show([text])
    case .saved(let text):
      replay = replay.saved()
      try show([text])
    case .found(let edits):
      let (replay, panel) = replay.taking(edits)
      self.replay = replay
      try carryOut(.show(panel))
    case .laidOut(let trace, let change):
      replay = replay.following(Timeline(trace))
      try show([change])
    // There is no terminal to ask on.
    case .occupied(let fact, let effect):
      isRefused = true
      if case .attach = effect {
        try show(["\(fact). Choose another folder: :attach DIR"])
      } else {
        try show(["\(fact). Choose another name: :write NAME.trace.json"])
      }
    }
  }

  private mutating func show(_ lines: [String]) throws(Failure) {
    let lines = isASCII ? lines.map(ASCIIText.text) : lines
    if record == nil { return try Console.answer(lines.map { $0 + "\n" }.joined()) }
    record?.say(lines)
  }
}
