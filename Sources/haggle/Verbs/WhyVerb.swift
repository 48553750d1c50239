import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// `haggle why FILE NODE [width|height|x|y]`
enum WhyVerb: Verb {
  struct Settings {
    var scenario = ScenarioOptions()
    var format = Format.text
    var isASCII = false
    var columns = 100
    /// The length that was expected instead, in points.
    var expected: Double?
  }

  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let name = "why"
  static let summary =
    "explain a number: the arithmetic that it is the result of, and who asked for it"
  static let operands = Operands(text: "FILE NODE [width|height|x|y]", count: 2...3)
  static let about =
    "FILE is SwiftUI source, a trace (.trace.json), or - for standard input. NODE is a name as "
    + "haggle trace prints it: the label of .id(…), or a kind with its number, such as Grid.2. "
    + "Without a dimension it explains width and height."
  static var defaults: Settings { Settings() }
  static let examples = [
    Example(
      command: "haggle why Traces/nested-grid.swift outer width",
      about: "why the grid is narrower than what it is offered")
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the number was explained, as far as the trace tells"),
    (.misuse, "the command line makes no sense, or there is no such node"),
    (.unreadable, "the file cannot be read or laid out, or leaves a bracket open"),
  ]

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      expected,
      .choice("--format", "for people or for programs", \.format),
      .flag("--ascii", "use no characters beyond ASCII", \.isASCII),
      .number("--width", in: 40...1000, "how many characters fit into a line") { $0.columns = $1 },
    ]
  }

  private static var expected: Option<Settings> {
    Option(
      name: "--not", value: "NUMBER",
      about: "the width or height that was expected instead, in points: name the first event that "
        + "ruled it out, and what would have had to be different"
    ) { (settings, text) throws(Misfit) in
      guard let number = Double(text), number.isFinite, number >= 0 else {
        throw Misfit(due: "a number of points, such as 350,")
      }
      settings.expected = number
    }
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    let dimensions = try dimensions(operands.dropFirst(2).first)
    let recordings = try Recordings(operands[0], settings.scenario)
    let timeline = Timeline(try trace(recordings))
    let node = try NodeName.find(operands[1], in: timeline.trace, of: recordings.file.name)
    Console.remark(recordings.remarks(isListed: false) + recordings.verification)
    let text = text(timeline, node, dimensions, settings)
    try Console.answer(settings.isASCII ? ASCIIText.text(text) : text)
    Console.remark(recordings.mendings)
    if !recordings.mendings.isEmpty { return .unreadable }
    return recordings.isVerified ? .success : .refusal
  }

  private static func text(
    _ timeline: Timeline, _ node: NodeID, _ dimensions: [Quantity], _ settings: Settings
  ) -> String {
    let texts = dimensions.map { dimension in
      let why = Why(timeline, node, dimension)
      let not = settings.expected.flatMap { why.not($0, timeline) }
      let lines = not.map { WhyNotText(timeline, $0).lines } ?? WhyText(timeline, why).lines
      return WhyText.text(lines, columns: settings.columns)
    }
    return texts.joined(separator: "\n")
  }

  private static func dimensions(_ word: String?) throws(Failure) -> [Quantity] {
    guard let word else { return [.width, .height] }
    guard let dimension = Quantity(rawValue: word) else {
      let words = Quantity.allCases.map(\.rawValue)
      throw .misuse(
        "“\(word)” is no dimension; one of \(words.joined(separator: ", ")) is due"
          + Suggestion.text(for: word, among: words))
    }
    return [dimension]
  }

  /// A number belongs to one view.
  private static func trace(_ recordings: Recordings) throws(Failure) -> Trace {
    if recordings.traces.count == 1 { return recordings.traces[0] }
    throw .misuse(
      "\(recordings.file.name) has \(recordings.traces.count) views to lay out; "
        + "choose with --root: \(recordings.rootNames.joined(separator: ", "))")
  }
}
