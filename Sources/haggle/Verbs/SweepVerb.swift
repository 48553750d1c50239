import Foundation
import HaggleExperiments
import HaggleVocabulary

/// `haggle sweep FILE`
enum SweepVerb: Verb {
  struct Settings: WatchSettings, WritingSettings {
    var scenario = ScenarioOptions()
    var sweep = SweepSettings()
    var format = Format.text
    var text = SweepAnswer.Options()
    var plotted: Plotted?
    var out = Destination()
    var isWatched = false
  }

  enum Format: String, CaseIterable {
    case text
    case json
    case csv
    case svg
    case html
  }

  enum Plotted: String, CaseIterable {
    case width
    case height
  }

  static let name = "sweep"
  static let summary = "lay a view out at many widths, type sizes or devices: where it breaks"
  static let operands = Operands(text: "FILE", count: 1...1)
  static let about =
    "FILE is SwiftUI source, or - for standard input. One thing is varied: --width, --height, or "
    + "several values of --device, --type-size, --locale, --platform or --direction. It says what is "
    + "cut, breaks or reaches out, which view is shown, how many columns there are, and from where "
    + "on. Where nothing is said, widths from 320 to 1024 are tried (of a Mac's window 200 to 1400; "
    + "of something smaller half to double its width)."
  static let examples = [
    Example(
      command: "haggle sweep Traces/nested-grid.swift --width 200...500",
      about: "what changes between these widths, and where"),
    Example(
      command: "haggle sweep Traces/nested-grid.swift --type-size all",
      about: "a row for each type size"),
    Example(
      command: "haggle sweep Screen.swift --device all --format html --out sweep.html",
      about: "all phones and tablets, as a page"),
  ]
  static let exitCodes = ExitCodes(
    success: "the view was swept, whatever was found",
    misuse: "the command line makes no sense: a range without lengths, two things varied at once",
    unreadable: "the file cannot be read or laid out, or leaves a bracket open")

  /// Options of `ScenarioOptions` that a sweep redefines or does not need.
  private static let ownNames: Set<String> = [
    "--device", "--platform", "--type-size", "--locale", "--rtl", "--resize", "--strict",
    "--verify",
  ]

  static var options: [Option<Settings>] {
    SweepSettings.options.map { option in
      Option(name: option.name, value: option.value, about: option.about) {
        (settings, value) throws(InvalidValue) in try option.apply(&settings.sweep, value)
      }
    } + forms
      + ScenarioOptions.options(at: \.scenario).filter { !ownNames.contains($0.name) }
  }

  private static var forms: [Option<Settings>] {
    [
      .text("--node", value: "NAME", "the view whose length is shown (else the root)", \.text.node),
      .choice("--plot", "the length that is shown (else the one that says more)", \.plotted),
      .choice("--format", "for people, for programs, for a page", \.format),
      .json(\.format, .json),
    ] + Destination.options(at: \.out, "write to this file instead of standard output") + [
      .watch(\.isWatched),
      .flag("--all", "show remarks as well, instead of only counting them", \.text.showsAll),
      .ascii(\.text.isASCII),
      .number("--columns", in: 40...1000, "how many characters fit into a line (80, if not given)")
      {
        $0.text.columns = $1
      },
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    var scenario = settings.scenario
    settings.sweep.apply(to: &scenario.overrides)
    // Misuse is reported before anything is read.
    try settings.out.check(against: operands[0], otherwise: Destination.usual)
    _ = try settings.sweep.plan(usual: (0, 1), isSizeStated: scenario.run.proposal != nil)
    let source = try SourceSubject(operands[0], scenario, "a sweep is of a text")
    let file = SweptFile(source, scenario)
    let plan = try settings.sweep.plan(
      usual: file.usualWidths, isSizeStated: scenario.run.proposal != nil,
      on: source.scenario.stage)
    let tracked = try settings.text.node.map { name throws(Failure) in try file.view(named: name) }
    Console.message(file.messages)
    let answer = answer(settings, of: file, plan, tracking: tracked)
    if answer.run.layouts.isEmpty {
      throw .unreadable("\(source.file.name) has no view to lay out at any of these points")
    }
    try settings.out.write(SweepForm.bytes(answer, settings.format))
    Console.message(source.recoveredBrackets)
    return source.recoveredBrackets.isEmpty ? .success : .unreadable
  }

  private static func answer(
    _ settings: Settings, of file: SweptFile, _ plan: SweepRun.Plan,
    tracking tracked: SweptView?
  ) -> SweepAnswer {
    let workers = SweepWorkers(threads: ProcessInfo.processInfo.activeProcessorCount) { done, all in
      Console.progress("\(done + 1) of \(all) layouts …")
    }
    let run = SweepRun(file.subject, plan, tracking: tracked, on: workers)
    let findings = SweptFindings(of: run)
    Console.endProgress()
    var options = settings.text
    options.plotted = settings.plotted.map { $0 == .width ? .horizontal : .vertical }
    return SweepAnswer(run, findings, of: file, options)
  }
}
