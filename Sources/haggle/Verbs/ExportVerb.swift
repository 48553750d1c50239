import Foundation
import HagglePage
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// `haggle export TRACE|FILE --to FORM`
enum ExportVerb: Verb {
  struct Settings: WatchSettings {
    var scenario = ScenarioOptions()
    var form: Form?
    var out = Destination()
    var opens = false
    var isWatched = false
    var triesEdits = true
    var redaction: Redaction = []
    var seeksIdle = false
    var isJSON = false
  }

  enum Form: String, CaseIterable {
    case html
    case svg
    case markdown
    case csv
    case chrome
    case test

    /// Whether the format shows remedies.
    fileprivate var holdsEdits: Bool { self == .html || self == .markdown }
  }

  static let name = "export"
  static let summary = "turn a trace into a page, a drawing, a report, a table or a test"
  static let operands = Operands(text: "TRACE|FILE", count: 1...1)
  static let about =
    "html: the replay as one file that opens in any browser, without a network. svg: where "
    + "everything ended up. markdown: a report for an issue or a wiki. csv: a row per event. chrome: "
    + "trace events, for Perfetto. test: a Swift test that holds the view to this layout. The same "
    + "input gives the same bytes (docs/EXPORTS.md)."
  static let examples = [
    Example(
      command: "haggle export Traces/nested-grid.swift --to markdown",
      about: "findings, picture, views and arithmetic as GitHub shows them"),
    Example(
      command: "haggle export Traces/nested-grid.trace.json --to html --out nested-grid.html",
      about: "the replay of a recording, for a browser"),
    Example(
      command: "haggle export Card.swift --to svg --redact text,names,source,paths",
      about: "the drawing without anything of the app but sizes, places and rules"),
    Example(
      command: "haggle export Traces/two-bars.swift --to test --out TwoBarsTests.swift",
      about: "a test that fails once the layout comes out otherwise"),
  ]
  static let exitCodes = ExitCodes(
    success: "it was exported",
    unreadable:
      "the input cannot be read or laid out, or the output exists already or cannot be written")

  static var options: [Option<Settings>] {
    [.choice("--to", "the form", \.form)]
      + Destination.options(at: \.out, "write to this file instead of standard output") + [
        .json(\.isJSON, true),
        .open(\.opens, "the file"),
        .watch(\.isWatched),
        .edits(\.triesEdits),
        Redaction.option(at: \.redaction, of: "what is written"),
        .smells(\.seeksIdle),
      ] + ScenarioOptions.options(at: \.scenario)
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try export(settings, operands[0], in: nil)
    return .success
  }

  static func run(
    _ settings: Settings, on operands: [String], in round: Watcher.Round
  ) throws(Failure) {
    if settings.out.path == nil { throw .misuse("--watch needs the file that --out names") }
    // The line about changes on a watched page quotes the source.
    if !settings.redaction.isEmpty { throw .misuse("--redact and --watch do not go together") }
    var settings = settings
    settings.out = try settings.out.inRound(round)
    if !round.isFirst { settings.opens = false }
    try export(settings, operands[0], in: round)
  }

  static func endWatching(_ settings: Settings) {
    if let path = settings.out.path { OutputFile.remove(picture(beside: path)) }
  }

  private static func export(
    _ settings: Settings, _ operand: String, in round: Watcher.Round?
  ) throws(Failure) {
    guard let form = settings.form else {
      throw .misuse("--to is missing: \(Form.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    try check(settings, operand)
    var (input, settings) = (
      try SingleTrace(operand, settings.scenario, seeksIdle: settings.seeksIdle), settings
    )
    Console.message(input.messages)
    let hasEdits = settings.triesEdits && form.holdsEdits && input.hasEdits
    let wait = hasEdits ? EditWait() : nil
    defer { wait?.end() }
    let early = hasEdits && round == nil ? try openEarly(input, &settings) : nil
    if let wait { input.tryEdits(wait) }
    let bytes = try write(input, form, settings, in: round)
    if let early { try end(early, Page(input.trace)) }
    if settings.isJSON, let path = settings.out.path {
      try Console.answer(ExportJSON(input.trace, form, to: path, bytes: bytes).bytes)
    }
    if settings.opens, let path = settings.out.path { DefaultProgram.show(path) }
  }

  /// - Returns: the number of bytes, for `--json`.
  private static func write(
    _ input: SingleTrace, _ form: Form, _ settings: Settings, in round: Watcher.Round?
  ) throws(Failure) -> Int {
    guard let round, let path = settings.out.path, form == .html else {
      return try write(parts(of: input, form, settings), settings)
    }
    let page = page(input, watched: round, as: path)
    // The page is written before the picture, so that a new picture implies a new page.
    let bytes = try write(page.encode, settings)
    try OutputFile.write(
      Array(page.stampPicture.utf8), to: picture(beside: path), replacing: true)
    return bytes
  }

  private static func write(_ parts: ByteParts, _ settings: Settings) throws(Failure) -> Int {
    try settings.out.write(parts)
    var count = 0
    if settings.isJSON { parts { count += $0.count } }
    return count
  }

  // MARK: Pages that are shown before edits are laid out

  /// A page that is to be shown is there at once; it looks for the one with edits by itself.
  ///
  /// - Returns: the picture by which it does.
  private static func openEarly(
    _ input: SingleTrace, _ settings: inout Settings
  ) throws(Failure) -> String? {
    guard settings.opens, settings.form == .html, settings.redaction.isEmpty,
      let path = settings.out.path
    else { return nil }
    let page = page(input, watched: Watcher.Round(), as: path)
    try settings.out.write(page.encode)
    try OutputFile.write(
      Array(page.stampPicture.utf8), to: picture(beside: path), replacing: true)
    DefaultProgram.show(path)
    (settings.out, settings.opens) = (settings.out.again, false)
    return picture(beside: path)
  }

  /// Tells the page that was shown early to load again, which it does within a moment.
  private static func end(_ picture: String, _ page: Page) throws(Failure) {
    try OutputFile.write(Array(page.stampPicture.utf8), to: picture, replacing: true)
    usleep(longestLook)
    OutputFile.remove(picture)
  }

  /// Microseconds between two looks of a page, and some more.
  private static let longestLook: UInt32 = 1_000_000

  // MARK: Pages that are watched

  private static func page(
    _ input: SingleTrace, watched round: Watcher.Round, as path: String
  ) -> Page {
    let name = picture(beside: path).split(separator: "/").last.map(String.init) ?? ""
    return Page(
      input.trace, named: input.name, sourceOptions: sourceOptions(input.trace),
      watched: Page.Watched(picture: name, change: round.change))
  }

  /// An image beside the page whose size tells a watching page that it was rewritten.
  private static func picture(beside path: String) -> String { path + ".watched.svg" }

  private static func check(_ settings: Settings, _ input: String) throws(Failure) {
    if settings.opens, settings.out.path == nil {
      throw .misuse("--open needs the file that --out names")
    }
    if settings.isJSON, settings.out.path == nil {
      throw .misuse("--json needs the file that --out names; it says what was written there")
    }
    if settings.form == .test, settings.redaction.leavesOutSource {
      throw .misuse("a test is its source; of --redact it has paths alone")
    }
    try settings.out.check(against: input, otherwise: Destination.usual)
  }

  /// The options of `haggle trace` for the trace's source; nil without a source.
  private static func sourceOptions(_ trace: Trace) -> String? {
    guard let source = trace.header.source else { return nil }
    let roots = Scenario(source, name: trace.header.scenario ?? "View.swift").roots
    return roots.count > 1 ? " --root \(ShellText.quoted(trace.header.root ?? ""))" : ""
  }

  private static func parts(
    of input: SingleTrace, _ form: Form, _ settings: Settings
  ) throws(Failure) -> ByteParts {
    let redactor = Redactor(input.trace, settings.redaction)
    return try parts(
      redactor.trace, form, named: settings.redaction.leavesOutFileName ? "layout" : input.name,
      stating: redactor.directives(settings.scenario.directives))
  }

  private static func parts(
    _ trace: Trace, _ form: Form, named name: String, stating stated: [String]
  ) throws(Failure) -> ByteParts {
    let bytes: [UInt8]
    switch form {
    case .html: return Page(trace, named: name, sourceOptions: sourceOptions(trace)).encode
    case .svg: bytes = Array(SVGReport(Timeline(trace)).text.utf8)
    case .markdown: bytes = Array(MarkdownReport(Timeline(trace)).text.utf8)
    case .csv: bytes = Array(EventCSV(Timeline(trace)).text.utf8)
    case .chrome: bytes = ChromeTrace(Timeline(trace)).bytes
    case .test: bytes = Array(try TestFile(trace, stating: stated).text.utf8)
    }
    return { $0(bytes) }
  }
}
