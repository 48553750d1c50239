import HaggleTraces

/// `haggle attach TRACE|FILE`
enum AttachVerb: Verb {
  struct Settings {
    var scenario = ScenarioOptions()
    var out: String?
    var title: String?
    var notes: [String] = []
    var replaces = false
  }

  static let name = "attach"
  static let summary = "write a bug report that anyone can open: text, page and trace"
  static let operands = Operands(text: "TRACE|FILE", count: 1...1)
  static let about =
    "Writes a folder with bug.md (to paste into an issue), NAME.html (the replay, for a browser) "
    + "and NAME.trace.json (the recording). Nothing is overwritten, and nothing half-written; the "
    + "same input gives the same bytes."
  static var defaults: Settings { Settings() }
  static let examples = [
    Example(
      command: "haggle attach GridBug.swift --note \"The grid should fill its frame.\"",
      about: "the folder GridBug-report, ready to be attached"),
    Example(
      command: "haggle attach monitor.trace.json --out report --force",
      about: "the report of a recording, written anew"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "the folder was written"), (.misuse, "the command line makes no sense"),
    (
      .unreadable,
      "the input cannot be read or laid out, or a file exists already or cannot be written"
    ),
  ]

  static var options: [Option<Settings>] {
    [
      .text("--out", value: "DIR", "the folder (NAME-report, if not given)", \.out),
      Option(
        name: "--note", value: "TEXT",
        about: "a note of yours, kept in the trace and shown everywhere, as often as needed"
      ) { settings, text in settings.notes.append(text) },
      .text("--title", value: "TEXT", "the title (else made of the first finding)", \.title),
      .flag("--force", "overwrite files that exist", \.replaces),
    ] + ScenarioOptions.options(at: \.scenario)
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try check(settings)
    let input = try SingleTrace(operands[0], settings.scenario)
    Console.message(input.messages)
    var trace = input.trace
    trace.remarks += settings.notes.map { .annotation(Annotation($0)) }
    let report = BugFolder(
      trace, named: input.name, title: settings.title, stating: settings.scenario.directives)
    let folder = settings.out.map(Self.withoutSlash) ?? report.suggestedFolder
    let paths = try report.write(to: folder, replacing: settings.replaces)
    try Console.answer(paths.map { "\($0)\n" }.joined())
    Console.message(report.warnings + advice)
    return .success
  }

  private static func check(_ settings: Settings) throws(Failure) {
    if settings.out?.isEmpty == true {
      throw .misuse("--out needs a folder; without it NAME-report is written")
    }
    if settings.title?.allSatisfy(\.isWhitespace) == true {
      throw .misuse("--title needs words; without it the first finding says them")
    }
  }

  private static let advice =
    "Paste bug.md into the issue and attach the other two. Where a tracker refuses .html or .md "
    + "(GitHub Enterprise Server up to 3.18), zip the folder.\n"

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
