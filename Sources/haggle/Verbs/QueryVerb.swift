import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// `haggle query FILE EXPR`
enum QueryVerb: Verb {
  struct Settings: VerbSettings {
    var scenario = ScenarioOptions()
    var format = QueryText.Format.text
    var counts = false
  }

  static let name = "query"
  static let summary = "print the events that match an expression"
  static let operands = Operands(text: "FILE EXPR", count: 2...2)
  static let about =
    "FILE is a trace (.trace.json or .trace), SwiftUI source, or - for standard input. EXPR compares fields "
    + "with ==, !=, <, <=, >, >= and ~ (contains), joined by &&, ||, ! and ( ). Fields: "
    + QueryField.all.map(\.name).joined(separator: ", ")
    + ". Lengths are numbers, min (0), ideal (nil) or max (∞). docs/REPLAY.md has the rules."
  static let examples = [
    Example(
      command: "haggle query Traces/nested-grid.swift 'node ~ Grid && ask.width == min'",
      about: "what the grids were asked for their minimum, and what they answered"),
    Example(
      command: "haggle query Traces/nested-grid.trace.json 'finding ~ phantom'",
      about: "the events that prove a finding"),
    Example(
      command: "haggle query View.swift --count 'cached && phase == placing'",
      about: "how many answers were remembered while placing"),
  ]
  static let exitCodes = ExitCodes(
    success: "an event matches", refusal: "no event matches",
    misuse: "the command line or the expression makes no sense",
    unreadable: "the file cannot be read or laid out, or leaves a bracket open")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + [
      .choice("--format", "for people or, as the records of the trace, for programs", \.format),
      .json(\.format, .json),
      .flag("--count", "print only how many events match", \.counts),
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try check(operands[1])
    if settings.format == .json, !settings.counts, settings.scenario.given.isEmpty,
      let record = try record(operands)
    {
      try Console.answer(record)
      return .success
    }
    let recordings = try Recordings(operands[0], settings.scenario)
    let trace = try recordings.single("a query is about one")
    Console.message(recordings.messages(isListed: false) + recordings.verification)
    let timeline = Timeline(trace)
    let condition = try condition(operands[1], in: timeline)
    let events = condition.events(in: timeline)
    if settings.counts {
      try Console.answer("\(events.count)\n")
    } else {
      let text = QueryText(timeline, settings.format)
      for part in text.parts(of: events) { try Console.answer(part) }
    }
    Console.message(recordings.recoveredBrackets)
    if !recordings.recoveredBrackets.isEmpty { return .unreadable }
    if events.isEmpty {
      let names = unknownName(condition, in: trace)
      Console.message("no event of \(recordings.file.name) matches\(names)\n")
    }
    return events.isEmpty || !recordings.isVerified ? .refusal : .success
  }

  /// The record of a single event requested by number, which an indexed trace gives without being
  /// read; nil for other queries.
  private static func record(_ operands: [String]) throws(Failure) -> [UInt8]? {
    // A pipe can be read only once.
    guard case .file(_, isThere: true) = FilePath.kind(operands[0]),
      let number = (try? Query(operands[1]))?.onlyEvent,
      let index = CompactIndex(try InputFile(operands[0]).bytes)
    else { return nil }
    do throws(TraceError) {
      return try index.encodedEvent(number).map { QueryText.json(only: number, $0) }
    } catch {
      throw .unreadable(error.message(naming: operands[0].shown))
    }
  }

  private static func condition(
    _ text: String, in timeline: Timeline
  ) throws(Failure) -> Condition {
    do throws(QueryError) {
      return try Condition(text, in: timeline)
    } catch {
      throw .misuse(error.message)
    }
  }

  /// Refuses an invalid query before a file is read.
  private static func check(_ text: String) throws(Failure) {
    if !Condition.mayBeAddress(text) { _ = try condition(text, in: Timeline(Trace())) }
  }

  /// `: no view is called Gird; did you mean Grid?`
  private static func unknownName(_ condition: Condition, in trace: Trace) -> String {
    guard let name = condition.unknownNames(in: trace).first else { return "" }
    let known = trace.nodes.flatMap { node in
      [node.displayName, node.kind] + node.owners.map(\.view) + (node.drawnWords.map { [$0] } ?? [])
    }
    return ": no view is called “\(PlainText.line(name))”"
      + Suggestion.text(for: name, among: known)
  }
}
