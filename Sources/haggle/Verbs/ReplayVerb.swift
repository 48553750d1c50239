import HaggleReplay
import HaggleReports
import HaggleTraces

/// `haggle replay [TRACE|FILE]`
enum ReplayVerb: Verb {
  struct Settings {
    var scenario = ScenarioOptions()
    var commands: String?
    var isASCII = false
    var columns = 100
  }

  static let name = "replay"
  static let summary = "step through a negotiation, forwards and backwards"
  static let operands = Operands(text: "[TRACE|FILE]", count: 0...1)
  static let about =
    "TRACE is a recorded negotiation (.trace.json) and FILE SwiftUI source, which is laid out "
    + "first; without either it is the newest trace in the folder. With --commands, or where the "
    + "commands come from a pipe, each stop is printed as text."
  static var defaults: Settings { Settings() }
  static let examples = [
    Example(
      command: "haggle replay Traces/nested-grid.swift --commands \"c w\"",
      about: "to the next finding, and why that number is what it is"),
    Example(
      command: "haggle replay nested-grid.trace.json",
      about: "step through it in the terminal; ? lists the keys"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "it did its job"),
    (.misuse, "the command line makes no sense, or there is no such command"),
    (.unreadable, "the file cannot be read or laid out"),
  ]

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      .text(
        "--commands", "KEYS", "do this and print each stop, such as \"sso f c\" or \":77 w\"",
        \.commands),
      .flag("--ascii", "use no characters beyond ASCII", \.isASCII),
      .number("--width", in: 40...1000, "how many characters fit into a line") {
        $0.columns = $1
      },
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    guard let operand = operands.first else {
      throw .misuse("name a trace or a source file")
    }
    let recordings = try Recordings(operand, settings.scenario)
    Console.remark(recordings.remarks(isListed: false))
    guard recordings.traces.count == 1 else {
      throw .misuse(
        "\(recordings.file.name) has \(recordings.traces.count) views to lay out and a replay "
          + "walks through one; choose with --root: "
          + recordings.rootNames.joined(separator: ", "))
    }
    let replay = Replay(Timeline(recordings.traces[0]))
    var line = LineReplay(replay, columns: settings.columns, isASCII: settings.isASCII)
    if let commands = settings.commands { return try line.run(commands) }
    return try line.runInput()
  }
}
