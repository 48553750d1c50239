import HagglePage
import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleTraces

/// `haggle export TRACE|FILE --to FORM`
enum ExportVerb: Verb {
  struct Settings {
    var scenario = ScenarioOptions()
    var form: Form?
    var out: String?
    var triesEdits = true
  }

  enum Form: String, CaseIterable {
    case html
    case svg
    case markdown
  }

  static let name = "export"
  static let summary = "turn a trace into a page, a drawing or a report"
  static let operands = Operands(text: "TRACE|FILE", count: 1...1)
  static let about =
    "html: the replay as one file that opens in any browser, without a network. svg: where "
    + "everything ended up. markdown: a report for an issue or a wiki. The same input gives the "
    + "same bytes."
  static var defaults: Settings { Settings() }
  static let examples = [
    Example(
      command: "haggle export Traces/nested-grid.swift --to markdown",
      about: "findings, picture, views and arithmetic as GitHub shows them"),
    Example(
      command: "haggle export Traces/nested-grid.trace.json --to html --out nested-grid.html",
      about: "the replay of a recording, for a browser"),
  ]
  static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.success, "it was exported"), (.misuse, "the command line makes no sense"),
    (.unreadable, "the input cannot be read or laid out, or the output cannot be written"),
  ]

  static var options: [Option<Settings>] {
    [
      .choice("--to", "the form", \.form),
      .text("--out", value: "PATH", "write to this file instead of standard output", \.out),
      .edits(\.triesEdits),
    ] + ScenarioOptions.options(at: \.scenario)
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    guard let form = settings.form else {
      throw .misuse("--to is missing: \(Form.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let input = try SingleTrace(
      operands[0], settings.scenario, triesEdits: settings.triesEdits && form != .svg)
    if let path = settings.out, path == input.file.name || path == "-" {
      throw .misuse(
        path == "-"
          ? "--out needs a path; without it standard output is written"
          : "--out would overwrite \(path) itself")
    }
    Console.message(input.messages)
    let bytes = bytes(input.trace, form, named: input.name)
    if let path = settings.out {
      try OutputFile.write(bytes, to: path)
    } else {
      try Console.answer(bytes)
    }
    return .success
  }

  /// The options of `haggle trace` for the trace's source; nil where there is none.
  private static func sourceOptions(_ trace: Trace) -> String? {
    guard let source = trace.header.source else { return nil }
    let roots = Scenario(source, name: trace.header.scenario ?? "View.swift").roots
    return roots.count > 1 ? " --root \(ShellText.quoted(trace.header.root ?? ""))" : ""
  }

  static func bytes(_ trace: Trace, _ form: Form, named name: String) -> [UInt8] {
    switch form {
    case .html: Page(trace, named: name, sourceOptions: sourceOptions(trace)).bytes
    case .svg: Array(SVGReport(Timeline(trace)).text.utf8)
    case .markdown: Array(MarkdownReport(Timeline(trace)).text.utf8)
    }
  }
}
