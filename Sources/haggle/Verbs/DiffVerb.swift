import HagglePage
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary

/// `haggle diff A B`, `haggle diff FILE --vs …`
enum DiffVerb: Verb {
  struct Settings: VerbSettings {
    /// The options for A, and for B except where B has its own.
    var first = ScenarioOptions()
    var second = ScenarioOptions()
    /// Whether the following options are for B only.
    var isAboutSecond = false
    var format = Format.text
    var showsAll = false
    var isASCII = false
    var columns = 100

    /// The options being parsed; those of A also apply to B.
    fileprivate var current: ScenarioOptions {
      get { isAboutSecond ? second : first }
      set {
        if !isAboutSecond { first = newValue }
        second = newValue
      }
    }
  }

  enum Format: String, CaseIterable {
    case text
    case markdown
    case html
    case json
  }

  static let name = "diff"
  static let summary =
    "hold two negotiations against each other: what differs, and what comes of it"
  static let operands = Operands(text: "A [B]", count: 1...2)
  static let about =
    "A and B are SwiftUI source, traces (.trace.json or .trace), or - for standard input, as in "
    + "git show HEAD:View.swift | haggle diff - View.swift. Options before --vs are about both, "
    + "those behind it about B alone; with --vs one file will do. Views are known again by what "
    + "they are and what is in them. What differs by itself comes first, then where the logs part, "
    + "then what looks different, then the findings that only one has."
  static let examples = [
    Example(
      command: "haggle diff Traces/two-bars.swift --vs --proposal 60x20",
      about: "what becomes of the bars in less room"),
    Example(
      command: "haggle diff Traces/two-bars.trace.json Traces/two-bars.swift",
      about: "whether a recorded negotiation is still what the source gives"),
  ]
  static let exitCodes = ExitCodes(
    success: "both negotiate the same", refusal: "they differ",
    unreadable: "a file cannot be read or laid out, or leaves a bracket open")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.current) + [
      .flag("--vs", "what follows is about B alone", \.isAboutSecond),
      .flag("--all", "list every view and every question", \.showsAll),
      .choice(
        "--format", "for people, for an issue, as a page of B with A beside it, or for programs",
        \.format),
      .json(\.format, .json),
      .ascii(\.isASCII),
      .columns { $0.columns = $1 },
    ]
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try check(settings, operands)
    let first = try Recordings(operands[0], settings.first)
    let second = try Recordings(operands[operands.count - 1], settings.second)
    let sides = [first, second]
    let diff = Diff(
      Timeline(try first.single("a comparison is about one")),
      Timeline(try second.single("a comparison is about one")))
    for side in sides { Console.message(side.messages(isListed: false) + side.verification) }
    try Console.answer(answer(diff, (first, second), settings))
    let recovered = sides.map(\.recoveredBrackets).filter { !$0.isEmpty }
    for text in recovered { Console.message(text) }
    if !recovered.isEmpty { return .unreadable }
    return diff.isEmpty && sides.allSatisfy(\.isVerified) ? .success : .refusal
  }

  private static func check(_ settings: Settings, _ operands: [String]) throws(Failure) {
    if operands.count == 1 {
      guard settings.isAboutSecond else {
        throw .misuse("B is missing: a second file, or --vs and what differs for B")
      }
      if operands[0] == "-" {
        throw .misuse("standard input can be read once; give a file to lay it out twice")
      }
    } else if operands == ["-", "-"] {
      throw .misuse("standard input can be A or B, not both")
    }
  }

  private static func answer(
    _ diff: Diff, _ sides: (Recordings, Recordings), _ settings: Settings
  ) -> [UInt8] {
    let names = (
      first: title(sides.0),
      second: ([title(sides.1)] + said(of: settings)).joined(separator: ", ")
    )
    switch settings.format {
    case .json: return DiffJSON(diff).bytes
    case .markdown: return Array(DiffMarkdown(diff, names: names).text.utf8)
    case .html:
      let (a, b) = (diff.first.trace, diff.second.trace)
      return Page(b, against: a, named: FileName.stem(of: sides.1.file.baseName, or: b.header.root))
        .bytes
    case .text:
      let lines = DiffText(diff, showsAll: settings.showsAll).lines
      let text =
        diff.isEmpty
        ? "both negotiate the same: \(size(diff.second))\n"
        : "A  \(names.first)\nB  \(names.second)\n\n"
          + LineText(columns: settings.columns).text(lines)
      return Array((settings.isASCII ? ASCIIText.text(text) : text).utf8)
    }
  }

  private static func size(_ timeline: Timeline) -> String {
    NumberText.counted(timeline.trace.nodes.count, "view") + ", "
      + NumberText.counted(timeline.spans.count, "question")
  }

  /// `--type-size xxxLarge`: the options for B alone that its trace does not name.
  private static func said(of settings: Settings) -> [String] {
    settings.second.given.dropFirst(settings.first.given.count)
      .filter { !["--proposal", "--device"].contains($0.name) }
      .map { PlainText.line($0.shellText) }
  }

  /// `View.swift, Screen, for 393×759`
  private static func title(_ side: Recordings) -> String {
    let header = side.traces[0].header
    let proposal = header.proposal.map { "for \(NumberText.display($0))" }
    let source = header.setting.map { " (\($0))" } ?? ""
    return [side.file.name, header.root, proposal.map { $0 + source }]
      .compactMap { $0.map { PlainText.line($0) } }.joined(separator: ", ")
  }
}
