import HaggleReplay
import HaggleTraces

/// `haggle attach TRACE|FILE`
enum AttachVerb: Verb {
  struct Settings: VerbSettings {
    var scenario = ScenarioOptions()
    var out: String?
    var title: String?
    var notes: [String] = []
    var replaces = false
    var opens = false
    var reduces = false
    var finding: String?
    var triesEdits = true
    var redaction: Redaction = []
    var isJSON = false
  }

  static let name = "attach"
  static let summary = "write a bug report that anyone can open: text, page and trace"
  static let operands = Operands(text: "TRACE|FILE", count: 1...1)
  static let about =
    "Writes a folder with bug.md (to paste into an issue), NAME.html (the replay, for a browser) "
    + "and NAME.trace.json (the recording). Nothing is overwritten, and nothing half-written; the "
    + "same input gives the same bytes."
  static let examples = [
    Example(
      command: "haggle attach GridBug.swift --note \"The grid should fill its frame.\"",
      about: "the folder GridBug-report, ready to be attached"),
    Example(
      command: "haggle attach GridBug.swift --reduce",
      about: "the same of the smallest text that still has the first finding"),
    Example(
      command: "haggle attach GridBug.swift --redact text,names,source,paths",
      about: "the same without anything of the app but sizes, places and rules"),
    Example(
      command: "haggle attach monitor.trace.json --out report --force",
      about: "the report of a recording, written anew"),
  ]
  static let exitCodes = ExitCodes(
    success: "the folder was written",
    unreadable:
      "the input cannot be read or laid out, or a file exists already or cannot be written")

  static var options: [Option<Settings>] {
    [
      .text("--out", value: "DIR", "the folder (NAME-report, if not given)", \.out),
      Option(
        name: "--note", value: "TEXT",
        about: "a note of yours, kept in the trace and shown everywhere, as often as needed"
      ) { settings, text in settings.notes.append(text) },
      .text("--title", value: "TEXT", "the title (else made of the first finding)", \.title),
      .flag("--force", "overwrite files that exist", \.replaces),
      .json(\.isJSON, true),
      .open(\.opens, "the page"),
      .flag(
        "--reduce",
        "report the smallest text that still has the first finding, as haggle reduce finds it, and "
          + "add that text", \.reduces),
      .text(
        "--finding", value: "KEY",
        "which finding it is about, as findings print it: underfill@menu (else the first)",
        \.finding),
      .edits(\.triesEdits),
      Redaction.option(at: \.redaction, of: "all files"),
    ] + ScenarioOptions.options(at: \.scenario)
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try check(settings)
    let written =
      try settings.reduces ? reduced(operands[0], settings) : plain(operands[0], settings)
    let report = written.report
    let folder = settings.out.map(Self.withoutSlash) ?? report.suggestedFolder
    let paths = try report.write(to: folder, replacing: settings.replaces)
    if settings.isJSON {
      let answer = AttachJSON(report, in: folder, redacted: written.redacted, lines: written.lines)
      try Console.answer(answer.bytes)
    } else {
      try Console.answer(paths.map { "\($0.shown)\n" }.joined())
    }
    let hasWords = settings.title != nil || !settings.notes.isEmpty
    let leftOut = settings.redaction.contains(.text) && hasWords ? withoutWords : ""
    Console.message(leftOut + report.warnings + (settings.isJSON ? "" : advice))
    if settings.opens { DefaultProgram.show("\(folder)/\(report.page)") }
    return .success
  }

  /// A report, and what a program is told of how it was made.
  private struct Made {
    let report: BugFolder
    var redacted: AttachJSON.Redacted?
    var lines: AttachJSON.ReducedLines?
  }

  private static func plain(_ operand: String, _ settings: Settings) throws(Failure) -> Made {
    var input = try SingleTrace(operand, settings.scenario)
    Console.message(input.messages)
    if settings.triesEdits, input.hasEdits {
      let wait = EditWait()
      defer { wait.end() }
      input.tryEdits(wait)
    }
    let trace = try about(settings.finding, input.trace, in: input.name)
    return made(of: trace, named: input.name, settings, stating: settings.scenario.directives)
  }

  /// A report of the reduced text; none if the user interrupts the search.
  private static func reduced(_ operand: String, _ settings: Settings) throws(Failure) -> Made {
    let reducing = ReduceVerb.Settings(scenario: settings.scenario, finding: settings.finding)
    let answer = try Reducing.answer(ReduceSubject(operand, reducing), most: reducing.most)
    defer { answer.interrupts.deliver() }
    Console.message(answer.answer.summary)
    let trace = try answer.answer.trace(
      settings.scenario, triesEdits: settings.triesEdits)
    let kept = answer.answer.outcome.finding?.ignoreKey
    let name = answer.answer.subject.name
    var made = made(of: try about(kept, trace, in: name), named: name, settings, holdsSource: true)
    let progress = answer.answer.outcome.progress
    made.lines = .init(before: progress.before, after: progress.now)
    return made
  }

  /// The trace with the finding of the report first.
  private static func about(
    _ key: String?, _ trace: Trace, in file: String
  ) throws(Failure) -> Trace {
    guard let key else { return trace }
    let printed = FindingKey.printed(key, of: trace.findings, in: Timeline(trace))
    let meant = trace.findings.firstIndex { $0.ignoreKey == printed || $0.rule == printed }
    guard let meant else {
      throw .noFinding(key, among: trace.findings.map(\.ignoreKey), in: file)
    }
    return trace.leading(withFinding: meant)
  }

  /// The report of a trace with its notes, redacted.
  private static func made(
    of trace: Trace, named name: String, _ settings: Settings, stating stated: [String] = [],
    holdsSource: Bool = false
  ) -> Made {
    var noted = trace
    noted.remarks += settings.notes.map { .annotation(Annotation($0)) }
    var redactor = Redactor(noted, settings.redaction)
    let report = BugFolder(
      redactor.trace, named: settings.redaction.leavesOutFileName ? "layout" : name,
      title: redactor.title(settings.title), stating: redactor.directives(stated),
      holdsSource: holdsSource)
    return Made(report: report, redacted: redactor.summary)
  }

  private static func check(_ settings: Settings) throws(Failure) {
    if settings.out?.isEmpty == true {
      throw .misuse("--out needs a folder; without it NAME-report is written")
    }
    if settings.title?.allSatisfy(\.isWhitespace) == true {
      throw .misuse("--title needs words; without it the first finding says them")
    }
  }

  private static let withoutWords =
    "--redact text leaves out the words of --note and --title too; write them into the issue.\n"

  private static let advice =
    "Paste bug.md into the issue and attach the other files. Where a tracker refuses .html or .md "
    + "(GitHub Enterprise Server up to 3.18), zip the folder.\n"

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
