import HaggleExperiments

/// `haggle reduce FILE`
enum ReduceVerb: Verb {
  struct Settings: VerbSettings {
    var scenario = ScenarioOptions()
    var format = TextFormat.text
    var finding: String?
    var expectation: String?
    var out = Destination()
    var most = 20_000
  }

  static let name = "reduce"
  static let summary = "find the smallest text that still shows the same, for a bug report"
  static let operands = Operands(text: "FILE", count: 1...1)
  static let about =
    "FILE is SwiftUI source, or - for standard input. Takes away what is not needed, and prints what "
    + "is left: it has the same finding, of the same views, and rests on nothing that FILE does not "
    + "rest on. Without a goal the first finding has to stay; with --expect, what the claim says or, "
    + "where it fails, the number that it fails with. What the command line says of the layout is "
    + "written into the text. Ctrl-C ends the search and prints the smallest text so far."
  static let examples = [
    Example(
      command: "haggle reduce Traces/nested-grid.swift",
      about: "the smallest text that has its finding"),
    Example(
      command: "haggle reduce Traces/quiz-3.swift --expect \"shelf width == 224\"",
      about: "the smallest text in which that is so"),
  ]
  static let exitCodes = ExitCodes(
    success: "what is printed shows the same, also where it could not become any smaller",
    misuse: "the command line makes no sense, or there is no such finding or view",
    unreadable: "the file cannot be read or laid out, or leaves a bracket open")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario)
      + Destination.options(at: \.out, "write the text to this file") + [
        .text(
          "--finding", value: "KEY", "what has to stay, as findings print it: underfill@menu",
          \.finding),
        .text(
          "--expect", value: "CLAIM",
          "what has to stay as it is, as after “// expect:”: “title width == 62”", \.expectation),
        .number(
          "--most", in: 1...1_000_000, "how many texts to lay out, at most (else 20000)"
        ) { $0.most = $1 },
        .choice("--format", "for people or for programs", \.format),
        .json(\.format, .json),
      ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try check(settings, operands[0])
    let subject = try ReduceSubject(operands[0], settings)
    let answer = Reducing.answer(subject, most: settings.most)
    defer { answer.interrupts.deliver() }
    Console.message(answer.answer.summary)
    let bytes = settings.format == .json ? answer.answer.json : Array(answer.answer.source.utf8)
    try settings.out.write(bytes)
    return .success
  }

  private static func check(_ settings: Settings, _ file: String) throws(Failure) {
    if settings.finding != nil, settings.expectation != nil {
      throw .misuse("--finding and --expect are two goals; give one of them")
    }
    try settings.out.check(against: file, otherwise: Destination.usual)
  }
}

/// Reduces a text; a watching person can stop it.
enum Reducing {
  static func answer(
    _ subject: ReduceSubject, most: Int
  ) -> (answer: ReduceAnswer, interrupts: Interrupts) {
    let interrupts = Interrupts()
    let outcome = subject.reducer.reduce(subject.start) { progress in
      Console.progress(
        "\(progress.before) → \(progress.now) lines, \(progress.tried) tried")
      return progress.tried < most && !interrupts.isPending
    }
    Console.endProgress()
    let wasStopped = interrupts.isPending
    return (
      ReduceAnswer(outcome: outcome, subject: subject, wasStopped: wasStopped), interrupts
    )
  }
}
