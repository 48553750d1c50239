import HaggleReplay
import HaggleTerminal
import HaggleTraces

/// `haggle replay [TRACE|FILE]`
enum ReplayVerb: Verb {
  struct Settings: VerbSettings {
    var scenario = ScenarioOptions()
    /// The file of the negotiation to compare with.
    var other: String?
    var commands: String?
    var keys: String?
    var isPlain = false
    var isASCII = false
    var columns: Int?
    var isWatched = false
    var isJSON = false
  }

  static let name = "replay"
  static let summary = "step through a negotiation, forwards and backwards"
  static let operands = Operands(text: "[TRACE|FILE]", count: 0...1)
  static let about =
    "TRACE is a recorded negotiation (.trace.json or .trace) and FILE SwiftUI source, which is laid out "
    + "first; without either it is the newest trace in the folder. With --commands, or where the "
    + "commands come from a pipe, each stop is printed as text."
  static let examples = [
    Example(
      command: "haggle replay Traces/nested-grid.swift --commands \"c w\"",
      about: "to the next finding, and why that number is what it is"),
    Example(
      command: "haggle replay nested-grid.trace.json",
      about: "step through it in the terminal; ? lists the keys"),
    Example(
      command: "haggle replay Traces/nested-grid.swift --commands \"c\" --json",
      about: "where it opens and where c leads, for programs"),
  ]
  static let exitCodes = ExitCodes(
    misuse: "the command line makes no sense, or there is no such command",
    unreadable: "the file cannot be read or laid out")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      .text(
        "--commands", value: "KEYS",
        "do this and print each stop, such as \"sso f c\" or \":77 w\"",
        \.commands),
      .text(
        "--against", value: "FILE",
        "a trace or source that it is held against: D shows what differs", \.other),
      .text("--keys", value: "standard|gdb|FILE", Self.keysHelp, \.keys),
      .watch(\.isWatched),
      .json(\.isJSON, true),
      .flag("--plain", "no screen: read commands line by line and print each stop", \.isPlain),
      .ascii(\.isASCII),
      .columns(of: "a printed line") { $0.columns = $1 },
    ]
  }

  private static let keysHelp =
    "which keys do what: standard; gdb has n and N step over, and o and O search on; a file has a "
    + "KEY and its COMMAND in each line. Where a person types, it is \(KeyChoice.ownFileShown) "
    + "unless you say otherwise"

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    let isForPerson =
      settings.commands == nil && !settings.isJSON
      && (InputFile.isTerminal
        || operands.first == "-" && !settings.isPlain && Terminal.isThere)
    let keys = try KeyChoice(settings.keys).map(isForPerson: isForPerson)
    let operand = if let named = operands.first { named } else { try newestTrace() }
    let recordings = try Recordings(operand, settings.scenario)
    let trace = recordings.traces[recordings.leading]
    Console.message(recordings.messages(isListed: false, isOfOne: true))
    var replay = Replay(Timeline(trace), keys: keys)
    replay.subject = recordings.isSource ? recordings.subject(of: trace) : nil
    if let other = try settings.other.map({ other throws(Failure) in
      try Recordings(other, settings.scenario).single("a replay is held against one")
    }) {
      replay = replay.against(Timeline(other))
    }
    let files = ReplayFiles(recordings, settings.scenario)
    let watch = settings.isWatched ? try Watch([operand], settings.scenario) : nil
    let isPrinted = settings.commands != nil || settings.isPlain || settings.isJSON
    if !isPrinted, Terminal.isThere,
      InputFile.isTerminal || operand == "-", show(replay, files, watchedBy: watch, settings)
    {
      return .success
    }
    if settings.isWatched {
      throw .misuse("--watch needs a terminal's screen, without --plain, --json and --commands")
    }
    return try printed(replay, files, settings, of: operand)
  }

  /// Without an operand: the most recent trace, as after recording.
  private static func newestTrace() throws(Failure) -> String {
    guard let name = InputFile.newest(endingIn: TraceEncoding.allCases.map(\.ending)) else {
      throw .misuse(
        "there is no .trace.json in this folder; name a trace or a source file, or write one: "
          + "haggle trace View.swift --out View.trace.json")
    }
    Console.message("\(name.shown), the newest trace in this folder\n")
    return name
  }

  /// Whether a terminal can show it.
  private static func show(
    _ replay: Replay, _ files: ReplayFiles, watchedBy watch: Watch?, _ settings: Settings
  ) -> Bool {
    guard let terminal = Terminal(hasColours: !ColourChoice.isUnwanted) else { return false }
    var (files, watch) = (files, watch)
    files.patience = .seconds(3)
    let link = files.sourcePath(replay.trace).map { SourceLink(path: $0) }
    let news: (ScreenState) -> EffectReply? = {
      watch?.isSaved() == true ? files.laidOutAnew($0.replay.trace) : nil
    }
    terminal.run(
      { ScreenState(replay, columns: $0, rows: $1, isASCII: settings.isASCII, link: link) },
      carryOut: { files.carryOut($0, $1.replay, progress: $2) },
      news: settings.isWatched ? news : nil)
    return true
  }

  private static func printed(
    _ replay: Replay, _ files: ReplayFiles, _ settings: Settings, of operand: String
  ) throws(Failure) -> ExitCode {
    var line = LineReplay(
      replay.naming(replay.keys.inLines), files: files, columns: settings.columns ?? 100,
      isASCII: settings.isASCII, inJSONOf: settings.isJSON ? operand : nil)
    // If standard input was the view itself, no commands can come from it; nobody types JSON's.
    let isInputTaken = operand == "-" || settings.isJSON && InputFile.isTerminal
    if settings.commands != nil || isInputTaken { return try line.run(settings.commands ?? "") }
    return try line.runInput()
  }
}
