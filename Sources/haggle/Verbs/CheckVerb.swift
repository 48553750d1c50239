import HaggleTraces

/// `haggle check FILE…`
enum CheckVerb: Verb {
  struct Settings: WatchSettings {
    var scenario = ScenarioOptions()
    var format = Format.text
    var failOn = Finding.Class.contract
    var colour = ColourChoice.auto
    var isWatched = false
    var triesEdits = false
    var seeksIdle = false
    /// The file of known findings.
    var baseline: String?
    /// The file to write known findings to.
    var newBaseline: String?
    /// How many characters fit into a line of words; nil for any number.
    var columns: Int?
  }

  enum Format: String, CaseIterable {
    case text, json
    /// Annotations of GitHub Actions.
    case github
    case junit, sarif
  }

  static let name = "check"
  static let summary = "hold scenarios and traces against their expectations, and count findings"
  static let operands = Operands(text: "FILE…", count: 1...Int.max)
  static let about =
    "Each FILE is SwiftUI source with “// expect:” comments, a trace (.trace.json or .trace), "
    + "a folder of sources, or - for standard input. A file that cannot be laid out does not stop "
    + "the others; files of a folder that declare no view are counted, and are no error."
  static let examples = [
    Example(
      command: "haggle check Traces/*.swift", about: "every scenario, as a layout unit test"),
    Example(
      command: "haggle check Traces/*.swift --format sarif > haggle.sarif",
      about: "for code scanning, or --format github in a step of GitHub Actions"),
    Example(
      command: "haggle check Traces/*.swift --write-baseline haggle-baseline.txt",
      about: "what is found now is known from now on, with --baseline haggle-baseline.txt"),
    Example(
      command: "haggle check Traces/nested-grid.swift --fail-on proof",
      about: "findings that are not proven do not count"),
  ]
  static let exitCodes = ExitCodes(
    success: "every expectation holds, and there is no finding that the files do not expect",
    refusal:
      "an expectation does not hold, there is such a finding, or, with --verify, an answer came "
      + "out otherwise",
    unreadable:
      "a file cannot be read or laid out, nothing of it can, it leaves a bracket open, a trace is "
      + "cut off, or no file of a folder declares a view")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      .choice(
        "--format",
        "for people; for programs; as annotations of GitHub Actions; as JUnit's XML; as SARIF 2.1.0",
        \.format),
      .json(\.format, .json),
      .choice(
        "--fail-on",
        "which findings count: of this class or a stronger one (contract, if not given)", \.failOn),
      .text(
        "--baseline", value: "FILE",
        "findings that this file lists do not count; what it lists in vain is said", \.baseline),
      .text(
        "--write-baseline", value: "FILE",
        "write what is found now to this file, to be known from then on", \.newBaseline),
      .flag("--edits", "lay out edits against what is found, which takes longer", \.triesEdits),
      .smells(\.seeksIdle),
      .choice("--color", ColourChoice.about, \.colour),
      .columns(of: "a line of words; code and commands stay as they are") { $0.columns = $1 },
      .watch(\.isWatched),
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    let old = try settings.baseline.map { path throws(Failure) in try Baseline(path) }
    var new = try settings.newBaseline.map { path throws(Failure) in
      try Baseline(path, isNew: true)
    }
    // What is written to the baseline is known only then; otherwise each file is reported as it
    // comes.
    let isTold = settings.format == .text && new == nil
    let columns = settings.columns ?? Console.columns
    var read = try CheckedFiles(operands, settings, known: new == nil ? old : nil) {
      checks throws(Failure) in
      guard isTold else { return }
      try Console.answer(settings.colour.text(CheckText.lines(of: checks, columns: columns)))
    }
    try new?.write(read.checks, of: read.names)
    if let new { read.checks = new.marking(read.checks).foldingRepeats() }
    if let old, new == nil { Console.message(old.stale(read.checks, of: read.names)) }
    try answer(settings, read.checks, read.gaps, isTold: isTold)
    if let misnamed = read.misnamed { throw misnamed }
    let isVain = read.checks.isEmpty || !read.gaps.unreadable.isEmpty
    if isVain || read.isDamaged || read.isHollow { return .unreadable }
    let holds = read.isVerified && !read.checks.contains { $0.fails(on: settings.failOn) }
    return holds ? .success : .refusal
  }

  /// - Parameter isTold: whether all but the sum was printed as it came.
  private static func answer(
    _ settings: Settings, _ checks: [CheckedTrace], _ gaps: CheckGaps, isTold: Bool
  ) throws(Failure) {
    let failOn = settings.failOn
    switch settings.format {
    case .text:
      let columns = settings.columns ?? Console.columns
      let lines =
        (isTold ? [] : CheckText.lines(of: checks, columns: columns))
        + CheckText.sum(checks, gaps, columns: columns)
      try Console.answer(settings.colour.text(lines))
    case .json: try Console.answer(CheckJSON(checks, gaps).bytes)
    case .github:
      let lines = CheckAnnotations.lines(checks, gaps, failOn: failOn)
      try Console.answer(lines.map { $0 + "\n" }.joined())
    case .junit:
      try Console.answer(CheckJUnit.text(checks, gaps, failOn: failOn))
    case .sarif:
      try Console.answer(CheckSARIF(checks, gaps, failOn: failOn).bytes)
    }
  }
}
