/// A command of the tool: its operands and options, its help, and its action.
protocol Verb {
  associatedtype Settings: VerbSettings

  static var name: String { get }
  /// The description, in one line that begins with a verb.
  static var summary: String { get }
  static var operands: Operands { get }
  /// A paragraph about the operands.
  static var about: String { get }
  static var options: [Option<Settings>] { get }
  static var examples: [Example] { get }
  static var exitCodes: ExitCodes { get }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode
  /// The options of the layout if the operands are to be watched; nil if not.
  static func watched(_ settings: Settings) -> ScenarioOptions?
  /// Runs the verb on watched files, each time that they are laid out.
  static func run(
    _ settings: Settings, on operands: [String], in round: Watcher.Round
  ) throws(Failure)
  /// Removes files that only watching needs.
  static func endWatching(_ settings: Settings)
}

/// The options of a verb, as they are where the command line names none.
protocol VerbSettings {
  init()
}

/// The options of a verb with `--watch`.
protocol WatchSettings: VerbSettings {
  var scenario: ScenarioOptions { get }
  var isWatched: Bool { get }
}

extension Verb where Settings: WatchSettings {
  static func watched(_ settings: Settings) -> ScenarioOptions? {
    settings.isWatched ? settings.scenario : nil
  }
}

/// The options of a verb whose answer goes to a file, anew each time that it is laid out.
protocol WritingSettings: VerbSettings {
  var out: Destination { get set }
}

extension Verb where Settings: WritingSettings {
  static func run(
    _ settings: Settings, on operands: [String], in round: Watcher.Round
  ) throws(Failure) {
    var settings = settings
    settings.out = try settings.out.inRound(round)
    _ = try run(settings, on: operands)
  }
}

/// A valid command line, and its purpose.
struct Example {
  let command: String
  let about: String
}

/// An option of any verb, without what it does.
struct OptionRow {
  let name: String
  let value: OptionValue?
  let about: String
}

/// The number of operands of a verb, and their notation in help.
struct Operands {
  let text: String
  let count: ClosedRange<Int>
}

extension Verb {
  static func run(_ arguments: [String]) throws(Failure) -> ExitCode {
    do throws(Failure) {
      // Help takes precedence over errors.
      if arguments.prefix(while: { $0 != "--" }).contains(where: { ["-h", "--help"].contains($0) })
      {
        try Console.answer(HelpText.text(for: self))
        return .success
      }
      let invocation = try Invocation(arguments, options: options, defaults: Settings())
      try check(invocation.operands)
      if let scenario = watched(invocation.settings) {
        var watcher = try Watcher(invocation.operands, scenario)
        try watcher.run { (round) throws(Failure) in
          try run(invocation.settings, on: invocation.operands, in: round)
        } atEnd: {
          endWatching(invocation.settings)
        }
      }
      return try run(invocation.settings, on: invocation.operands)
    } catch {
      throw error.about(name)
    }
  }

  static func watched(_ settings: Settings) -> ScenarioOptions? { nil }

  static func run(
    _ settings: Settings, on operands: [String], in round: Watcher.Round
  ) throws(Failure) {
    _ = try run(settings, on: operands)
  }

  static func endWatching(_ settings: Settings) {}

  /// The options for shells.
  static var optionRows: [OptionRow] {
    options.map { OptionRow(name: $0.name, value: $0.value, about: $0.about) }
  }

  /// The options specific to the verb.
  static var ownRows: [(String, String)] { rows(options.filter { !$0.isOfLayout }) }

  /// The layout options shared with other verbs.
  static var layoutRows: [(String, String)] { rows(options.filter(\.isOfLayout)) }

  private static func rows(_ options: [Option<Settings>]) -> [(String, String)] {
    options.map { ($0.name + ($0.value.map { " \($0.notation)" } ?? ""), $0.about) }
  }

  private static func check(_ operands: [String]) throws(Failure) {
    if operands.count < self.operands.count.lowerBound {
      throw .misuse(
        "\(self.operands.text) is missing" + (examples.first.map { ", as in: \($0.command)" } ?? "")
      )
    }
    if let extra = operands.dropFirst(self.operands.count.upperBound).first {
      throw .misuse(
        "unexpected argument “\(extra)”; usage: haggle \(name) \(self.operands.text)")
    }
  }
}
