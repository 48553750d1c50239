import HaggleReports
import HaggleTraces

/// `haggle trace FILE`
enum TraceVerb: Verb {
  struct Settings: WatchSettings, WritingSettings {
    var scenario = ScenarioOptions()
    var format: TraceText.Format?
    var text = TraceText.Options()
    var out = Destination()
    var failOn: Finding.Class?
    var triesEdits = true
    var seeksIdle = false
    var isWatched = false

    /// Whether the answer includes the assumptions.
    fileprivate var listsDiagnostics: Bool { [nil, .tree, .diagnostics].contains(format) }

    /// Whether findings are shown or stored in full, so that edits are worth their time.
    fileprivate var wantsEdits: Bool {
      triesEdits && (out.path != nil || (format?.holdsFindings ?? true))
    }
  }

  static let name = "trace"
  static let summary = "lay a view out and show the negotiation, the picture and the findings"
  static let operands = Operands(text: "FILE", count: 1...1)
  static let about =
    "FILE is SwiftUI source, a trace (.trace.json or .trace) to be shown, or - for standard input. "
    + "Paste the view whose layout came out wrong; what it needs of your app may be missing."
  static let examples = [
    Example(
      command: "haggle trace Traces/nested-grid.swift",
      about: "who asked whom for what, where everything went, and what went wrong"),
    Example(
      command: "haggle trace Traces/nested-grid.swift --out nested-grid.trace.json",
      about: "the same, and the recording in a file"),
    Example(
      command: "pbpaste | haggle trace - --device \"iPhone SE\" --as picture",
      about: "only the picture of the view in the clipboard, on a small screen"),
  ]
  static let exitCodes = ExitCodes(
    success: "the layout was traced",
    refusal: "with --fail-on: a finding of that class, or an expectation that does not hold; "
      + "with --verify: an answer that came out otherwise",
    unreadable:
      "the file cannot be read or laid out, is a trace that was cut off, or leaves a bracket open "
      + "(what there is of it, or what its indentation implies, is shown all the same)")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      .choice(
        "--as",
        "show only this (else the findings in short, the tree, the picture, and the findings in "
          + "full); diagnostics: what was assumed, each with its line", \.format,
        otherwise: "; haggle export --to makes html, svg and more"),
      .json(\.format, .json),
    ]
      + Destination.options(
        at: \.out, "write the trace to this file, compactly where its name ends in .trace") + [
        .edits(\.triesEdits),
        .smells(\.seeksIdle),
        .watch(\.isWatched),
        .flag("--all", "fold, abridge and leave out nothing", \.text.showsAll),
        .ascii(\.text.isASCII),
        .columns { $0.text.columns = $1 },
        .choice("--color", ColourChoice.about, \.text.colour),
        .choice(
          "--fail-on",
          "exit with 1 where a finding of this class or a stronger one is not expected by the file, "
            + "or an expectation does not hold", \.failOn),
      ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try settings.out.check(against: operands[0], otherwise: Destination.traces)
    var recordings = try Recordings(
      operands[0], settings.scenario, seeksIdle: settings.seeksIdle)
    let chosen = try chosen(settings, recordings)
    let said = recordings.messages(
      isListed: settings.listsDiagnostics, isOfOne: chosen != nil,
      isWhole: settings.format == .diagnostics)
    Console.message(said + recordings.unlooked)
    let hasEdits =
      settings.wantsEdits && recordings.traces.indices.contains(where: recordings.hasEdits)
    let wait = hasEdits ? EditWait() : nil
    defer { wait?.end() }
    // What cannot be written is said before anything is shown.
    if let wait, settings.out.path != nil { recordings.tryEdits(chosen ?? 0, wait) }
    try settings.out.write(recordings.traces[chosen ?? 0])
    let shown = chosen.map { [$0] } ?? Array(recordings.traces.indices)
    for index in shown {
      if index != shown.first { try Console.answer("\n") }
      try show(&recordings, at: index, settings, settings.out.path == nil ? wait : nil)
    }
    Console.message(recordings.verification)
    let recoveredBrackets = recordings.recoveredBrackets
    Console.message(recoveredBrackets)
    let isCutOff = recordings.traces.contains(where: \.header.isCutOff)
    if isCutOff || !recoveredBrackets.isEmpty { return .unreadable }
    let code = settings.failOn.map { verdict(recordings, failingOn: $0) } ?? .success
    return recordings.isVerified ? code : .refusal
  }

  /// Prints a trace; what does not depend on edits is there before they are laid out.
  private static func show(
    _ recordings: inout Recordings, at index: Int, _ settings: Settings, _ wait: EditWait?
  ) throws(Failure) {
    let trace = recordings.traces[index]
    // With several traces, each is titled by its root; a tree has this in its header.
    if recordings.traces.count > 1, settings.format != .tree, let root = trace.header.root {
      try Console.answer("\(root.visible):\n")
    }
    let subject = recordings.subject(of: trace)
    var options = settings.text
    options.tried = recordings.isSource ? subject : nil
    func write(_ part: TraceText.Part) throws(Failure) {
      if settings.format == .json {
        return part == .beginning ? () : try Console.answer(recordings.traces[index])
      }
      let text = TraceText(
        recordings.traces[index], settings.format, options, of: subject, part: part)
      try Console.answer(text.bytes)
    }
    guard let wait, recordings.hasEdits(index) else { return try write(.all) }
    try write(.beginning)
    recordings.tryEdits(index, wait)
    Console.endProgress()
    try write(.end)
  }

  /// The number of the trace that is written, as a file holds one; nil if all are shown.
  private static func chosen(
    _ settings: Settings, _ recordings: Recordings
  ) throws(Failure) -> Int? {
    guard settings.out.path != nil || settings.format == .json else { return nil }
    return try recordings.singleIndex("a trace holds one")
  }

  private static func verdict(_ recordings: Recordings, failingOn floor: Finding.Class) -> ExitCode
  {
    let checks = recordings.checked
    for check in checks { Console.message(RoleText.text(CheckText.lines(of: check))) }
    return checks.contains { $0.fails(on: floor) } ? .refusal : .success
  }
}
