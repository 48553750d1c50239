import HaggleReplay
import HaggleReports
import HaggleVocabulary

/// `haggle why FILE NODE [width|height|x|y]`
enum WhyVerb: Verb {
  struct Settings: VerbSettings {
    var scenario = ScenarioOptions()
    var format = TextFormat.text
    var isASCII = false
    var columns: Int?
    var colour = ColourChoice.auto
    var showsAll = false
    /// The expected length, in points.
    var expected: Double?
  }

  static let name = "why"
  static let summary =
    "explain a number: the arithmetic that it is the result of, and who asked for it"
  static let operands = Operands(text: "FILE NODE [width|height|x|y]", count: 1...3)
  static let about =
    "FILE is SwiftUI source, a trace (.trace.json or .trace), or - for standard input. NODE is a name as "
    + "haggle trace prints it (the label of .id(…), or a kind with its number, such as Grid.2), "
    + "what a view shows (“Sign out”), where it is written (70 or 70:31), or a view of your own "
    + "(LabeledRow, LabeledRow[2]/Text). "
    + "Without a dimension it explains width and height. docs/REPLAY.md has a glossary of the "
    + "words: share, cross, clamp, priority, …"
  static let examples = [
    Example(
      command: "haggle why Traces/nested-grid.swift outer width",
      about: "why the grid is narrower than what it is offered"),
    Example(
      command: "haggle why Screen.swift \"Sign out\" x",
      about: "why the text is where it is"),
  ]
  static let exitCodes = ExitCodes(
    success: "the number was explained, as far as the trace shows",
    refusal: "with --verify: an answer that came out otherwise",
    misuse: "the command line makes no sense, or there is no such node",
    unreadable: "the file cannot be read or laid out, or leaves a bracket open")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      .points(
        "--not",
        "the number that was expected instead, in points: name the first event that ruled it "
          + "out, and what would have had to be different", \.expected),
      .flag("--all", "abridge no sum", \.showsAll),
      .choice("--format", "for people or for programs", \.format),
      .json(\.format, .json),
      .ascii(\.isASCII),
      .columns { $0.columns = $1 },
      .choice("--color", ColourChoice.about, \.colour),
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    let quantities = try quantities(operands.dropFirst(2).first, settings)
    let recordings = try Recordings(operands[0], settings.scenario)
    let timeline = Timeline(try recordings.single("a number belongs to one"))
    guard operands.count > 1 else {
      throw .misuse(NodeName.which(in: timeline, of: recordings.file.name))
    }
    let node = try NodeName.find(operands[1], in: timeline, of: recordings.file.name)
    Console.message(recordings.messages(isListed: false) + recordings.verification)
    let explanations = quantities.map {
      Explanation(
        timeline, Why(timeline, node, $0), expected: settings.expected,
        showsAll: settings.showsAll)
    }
    switch settings.format {
    case .text: try Console.answer(text(explanations, settings))
    case .json: try Console.answer(WhyJSON(timeline, explanations).bytes)
    }
    let remedy = explanations.allSatisfy(\.isSo) ? "" : remedy(recordings, operands, settings)
    Console.message(remedy + recordings.recoveredBrackets)
    if !recordings.recoveredBrackets.isEmpty { return .unreadable }
    return recordings.isVerified ? .success : .refusal
  }

  /// The command that tries edits for the expected number; empty for a recording, which has no
  /// source.
  private static func remedy(
    _ recordings: Recordings, _ operands: [String], _ settings: Settings
  ) -> String {
    guard let expected = settings.expected, operands.count == 3, recordings.isSource else {
      return ""
    }
    let words = operands.map(ShellText.quoted).joined(separator: " ")
    return "haggle try \(words) --to \(NumberText.exact(expected)) lays out edits that may "
      + "give it that\n"
  }

  private static func text(_ explanations: [Explanation], _ settings: Settings) -> String {
    let setting = LineText(columns: settings.columns ?? Console.fewColumns ?? 100)
    let texts = explanations.map { setting.roles($0.lines) }
    return settings.colour.text(
      Array(texts.joined(separator: [RoleText("")])), isASCII: settings.isASCII)
  }

  private static func quantities(
    _ word: String?, _ settings: Settings
  ) throws(Failure) -> [Quantity] {
    guard let word else {
      if settings.expected == nil { return [.width, .height] }
      throw .misuse("--not needs a dimension: width, height, x or y, behind NODE")
    }
    let words = Quantity.allCases.map(\.rawValue)
    guard let quantity = Quantity(rawValue: word) else {
      throw .misuse(
        "“\(word)” is no dimension: expected one of \(words.joined(separator: ", "))"
          + Suggestion.text(for: word, among: words))
    }
    if let expected = settings.expected, expected < 0, quantity.isLength {
      throw .misuse("--not \(NumberText.exact(expected)): a length is never less than 0")
    }
    return [quantity]
  }
}
