import HaggleReports

/// `haggle survey DIR`
enum SurveyVerb: Verb {
  struct Settings: VerbSettings {
    var folder = FolderSurvey()
    var format = TextFormat.text
    var top = 10
  }

  static let name = "survey"
  static let summary = "lay out every Swift file of a folder, and say what came of it"
  static let operands = Operands(text: "DIR", count: 1...1)
  static let about =
    "Each file below DIR is traced by a process of its own, as many at once as there are "
    + "processors. Hidden folders are left out, and links to folders are not followed. A file in "
    + "place of DIR, or - for standard input, is surveyed alone."
  static let examples = [
    Example(
      command: "haggle survey Traces",
      about: "how many of these files can be laid out, and what is assumed most often"),
    Example(
      command: "haggle survey . --time-limit 0.5 --json > survey.json",
      about: "the same of your own sources, for a program: each file with all that was reported"),
  ]
  static let exitCodes = ExitCodes(
    success: "the files were surveyed, whatever came of it",
    unreadable: "DIR cannot be read, or holds no Swift file")

  static var options: [Option<Settings>] {
    [
      .choice("--format", "for people or for programs", \.format),
      .json(\.format, .json),
      .number(
        "--jobs", in: 1...1000, "how many files at once (as many as processors, if not given)"
      ) { $0.folder.jobs = $1 },
      timeLimit,
      .number("--top", in: 1...1_000_000, "how many entries a list shows (10, if not given)") {
        $0.top = $1
      },
    ]
  }

  private static var timeLimit: Option<Settings> {
    Option(
      name: "--time-limit", value: "SECONDS",
      about: "how much of a processor's time a file may take (1, if not given); one that takes "
        + "five times that on the clock is stopped"
    ) { (settings, text) throws(InvalidValue) in
      guard let seconds = Double(text), 0.001...86_400 ~= seconds else {
        throw InvalidValue(expected: "a number of seconds from 0.001 to 86400")
      }
      settings.folder.timeLimit = seconds
    }
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    let operand = operands[0]
    if FilePath.isFolder(operand) {
      let survey = try settings.folder.survey(operand)
      for place in survey.unreadable {
        Console.message("\("\(operand)/\(place.path)".shown) is left out: \(place.reason)\n")
      }
      try answer(survey, settings) { SurveyJSON(survey).bytes }
    } else {
      let file = try FileSurvey.survey(operand, within: settings.folder.timeLimit)
      var alone = file
      alone.file = file.file.split(separator: "/").last.map(String.init) ?? file.file
      let survey = Survey(operand, files: [alone], timeLimit: settings.folder.timeLimit)
      try answer(survey, settings) { SortedJSON.bytes(of: file) }
    }
    return .success
  }

  private static func answer(
    _ survey: Survey, _ settings: Settings, json: () -> [UInt8]
  ) throws(Failure) {
    switch settings.format {
    case .text: try Console.answer(SurveyText(survey, top: settings.top).text)
    case .json: try Console.answer(json())
    }
  }
}
