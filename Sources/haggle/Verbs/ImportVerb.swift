import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// `haggle import LOG`
enum ImportVerb: Verb {
  struct Settings: VerbSettings {
    var out = Destination()
    var format: Format?
    var text = TraceText.Options()
  }

  enum Format: String, CaseIterable {
    case tree
    case log
    case json
  }

  static let name = "import"
  static let summary = "make a trace of what a LayoutMonitor printed to the console"
  static let operands = Operands(text: "LOG", count: 1...1)
  static let about =
    "LOG is a text with lines such as “Proposal Mode: ProposedViewSize(width: Optional(0.0), "
    + "height: nil)” and “Required Size: (8.0, 16.0)”, among any others, or - for standard input. "
    + "A label in front (“outer: Proposal Mode: …”) names the view. What the log does not say is "
    + "left open."
  static let examples = [
    Example(
      command: "haggle import Traces/grid-monitor.log",
      about: "what was asked and answered, what is not known, and what stands out"),
    Example(
      command: "pbpaste | haggle import - --out monitor.trace.json",
      about: "a trace of the log in the clipboard, for replay, check, why and attach"),
  ]
  static let exitCodes = ExitCodes(
    success: "the log was read, as far as it says something about a layout",
    unreadable: "the log cannot be read, or has no line of a LayoutMonitor")

  static var options: [Option<Settings>] {
    [
      .choice("--as", "show the trace in this form instead of the report", \.format),
      .json(\.format, .json),
    ] + Destination.options(at: \.out, "write the trace to this file") + [
      .ascii(\.text.isASCII),
      .columns { $0.text.columns = $1 },
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try settings.out.check(against: operands[0], otherwise: Destination.traces)
    let file = try InputFile(operands[0], as: .log)
    let log = try LogFile(file).log
    let trace = log.trace.withFindings
    try settings.out.write(trace)
    try Console.answer(bytes(log, trace, settings))
    if settings.format == nil { Console.message(next(file, settings)) }
    return .success
  }

  private static func bytes(_ log: ConsoleLog, _ trace: Trace, _ settings: Settings) -> [UInt8] {
    switch settings.format {
    case .json: return trace.encoded()
    case .tree: return TraceText(trace, .tree, settings.text).bytes
    case .log: return TraceText(trace, .log, settings.text).bytes
    case nil:
      let report = ImportReport(log, Timeline(trace), columns: settings.text.columns ?? 100).text
      return Array((settings.text.isASCII ? ASCIIText.text(report) : report).utf8)
    }
  }

  /// The next step, as a hint.
  private static func next(_ file: InputFile, _ settings: Settings) -> String {
    guard let path = settings.out.path else {
      let name = FileName.stem(of: file.baseName) + ".trace.json"
      return "To keep it: haggle import \(ShellText.quoted(file.path)) "
        + "--out \(ShellText.quoted(name))\n"
    }
    let word = ShellText.quoted(path)
    return "Written to \(path.shown). Next: haggle replay \(word), or haggle attach \(word)\n"
  }
}
