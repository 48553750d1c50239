import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// `haggle try FILE [NODE width|height|x|y --to NUMBER]`
enum TryVerb: Verb {
  struct Settings: VerbSettings {
    var scenario = ScenarioOptions()
    var format = TextFormat.text
    var finding: String?
    var expectation: String?
    /// The expected number.
    var expected: Wish?
    var applied: Applied?
    /// Whether an edit of another file may be written into that.
    var writesOthers = false
    var most = 3
    /// How many characters fit into a line; nil for as many as there are.
    var columns: Int?
  }

  /// What a length or a place is to be.
  enum Wish {
    case points(Double)
    case length(LengthWord)
  }

  /// A length without a number.
  enum LengthWord: String {
    /// As long as its content, or as that of what it lies behind.
    case hug
    /// As long as what it is in.
    case fill
  }

  /// The edit that is to be written.
  enum Applied {
    /// By its number in this answer.
    case number(Int)
    /// By its key, which is the same wherever it is shown.
    case key(String)

    init?(_ word: String) {
      if TriedEdit.isKey(word) {
        self = .key(word)
      } else if let number = Int(word), 1...EditSearch.mostAsked ~= number {
        self = .number(number)
      } else {
        return nil
      }
    }
  }

  static let name = "try"
  static let summary = "find edits of the source that mend the layout, each of them laid out"
  static let operands = Operands(text: "FILE [NODE [width|height|x|y]]", count: 1...3)
  static let about =
    "FILE is SwiftUI source, or - for standard input. Without a goal it looks at the "
    + "first findings, and says of each what came of it. "
    + "With NODE alone, a text that is cut is to show all that it says. "
    + "With --to, NODE gets that number; with --expect, what a line of “// expect:” would say "
    + "comes true. Edits that change least come first; where none alone does it, two are made at "
    + "once. Nothing is written to FILE without --apply."
  static let examples = [
    Example(
      command: "haggle try Traces/nested-grid.swift", about: "what helps against its finding"),
    Example(
      command: "haggle try Traces/two-bars.swift rigid width --to 40",
      about: "what makes the first bar 40 wide"),
  ]
  static let exitCodes = ExitCodes(
    success: "there are such edits, no findings, or the view has that number",
    refusal: "no edit that was tried reaches the goal; the closest attempt is shown",
    misuse: "the command line makes no sense, or there is no such finding, view or edit",
    unreadable: "the file cannot be read or laid out, or leaves a bracket open")

  static var options: [Option<Settings>] {
    ScenarioOptions.options(at: \.scenario) + goals + [
      applying,
      .flag(
        "--other-files", "with --apply, write an edit of another file of the project into that",
        \.writesOthers),
      .number("--most", in: 1...EditSearch.mostAsked, "how many edits to show at most (else 3)") {
        $0.most = $1
      },
      .columns(of: "a line of words; those of an edit stay as they are") { $0.columns = $1 },
      .choice("--format", "for people or for programs", \.format),
      .json(\.format, .json),
    ]
  }

  private static var applying: Option<Settings> {
    Option(
      name: "--apply", value: "EDIT",
      about:
        "write an edit into FILE, by its key, as haggle trace and haggle try print it, or by its "
        + "number in this answer"
    ) { (settings, word) throws(InvalidValue) in
      guard let applied = Applied(word) else {
        throw InvalidValue(
          expected: "the key of an edit, such as 3f9a2c, or a number from 1 to "
            + "\(EditSearch.mostAsked)")
      }
      settings.applied = applied
    }
  }

  private static var goals: [Option<Settings>] {
    [
      .text(
        "--finding", value: "KEY", "what is to go, as findings print it: underfill@menu",
        \.finding),
      .text(
        "--expect", value: "CLAIM",
        "what is to come true, as after “// expect:”: “title width >= 96”", \.expectation),
      wanted(
        "--to", "what NODE's width, height, x or y is to be, in points; a length also hug or fill"),
      wanted("--not", "as --to: what haggle why takes is taken here as well"),
    ]
  }

  private static func wanted(_ name: String, _ about: String) -> Option<Settings> {
    Option(name: name, value: "NUMBER", about: about) { (settings, text) throws(InvalidValue) in
      if let word = LengthWord(rawValue: text) { return settings.expected = .length(word) }
      guard let number = Double(text), number.isFinite else {
        throw InvalidValue(expected: "a number of points, such as 350, or hug or fill")
      }
      settings.expected = .points(number)
    }
  }

  static func run(_ settings: Settings, on operands: [String]) throws(Failure) -> ExitCode {
    try checkGoals(settings, operands)
    let text = try SourceSubject(operands[0], settings.scenario, "edits are of a text")
    let start = try TryStart(settings, operands, of: text)
    Console.message(text.recoveredBrackets + start.remark)
    let wait = EditWait()
    defer { wait.end() }
    var search = start.search
    search.progress = wait.progress
    defer { Console.endProgress() }
    if let applied = settings.applied {
      let edit = try AppliedEdit(applied, start, search, most: settings.most)
      Console.endProgress()
      return try edit.write(othersToo: settings.writesOthers)
    }
    let outcome = search.outcome(start.goals, most: settings.most)
    Console.endProgress()
    let answer = TryAnswer(
      start, outcome, TryTyped(settings, operands, start),
      columns: settings.columns ?? Console.columns)
    switch settings.format {
    case .text: try Console.answer(answer.text)
    case .json: try Console.answer(answer.json)
    }
    if !text.recoveredBrackets.isEmpty { return .unreadable }
    let isOpen = outcome.attempts.isEmpty && !start.goals.isEmpty && !outcome.isReached
    return isOpen ? .refusal : .success
  }

  private static func checkGoals(
    _ settings: Settings, _ operands: [String]
  ) throws(Failure) {
    let stated = [
      settings.finding.map { _ in "--finding" }, settings.expectation.map { _ in "--expect" },
      settings.expected.map { _ in "--to" },
    ].compactMap(\.self)
    if stated.count > 1 {
      throw .misuse("\(stated[0]) and \(stated[1]) are two goals; give one of them")
    }
    if settings.expected == nil, operands.count == 2, let other = stated.first {
      throw .misuse("\(other) is a goal, and so is “\(operands[1])”, shown whole; give one of them")
    }
    if settings.expected != nil, operands.count < 3 {
      throw .misuse("--to needs a view and a dimension: NODE width, behind FILE")
    }
    if settings.expected == nil, operands.count > 2 {
      throw .misuse(
        "a view needs the number that it should have: --to 350; or --to hug, as its content is")
    }
  }

  static func request(
    _ settings: Settings, _ operands: [String], _ search: EditSearch, of file: String
  ) throws(Failure) -> EditSearch.Request {
    if let key = settings.finding {
      return .finding(FindingKey.printed(key, of: search.findings, in: search.timeline))
    }
    if let text = settings.expectation {
      let expectation = Expectation(text, at: SourcePlace(line: 1, column: 1))
      if case .unreadable(let why) = expectation.claim {
        throw .misuse("--expect “\(text)” cannot be read: \(why)")
      }
      guard let name = expectation.subject else { return .claim(expectation) }
      let node = try NodeName.named(name, in: search.timeline, of: file)
      return .claim(expectation.about(search.trace.nodes[node.index].name))
    }
    guard let wish = settings.expected else {
      return operands.count > 1 ? .whole(try cutText(operands[1], search, of: file)) : .anything
    }
    let words = Quantity.allCases.map(\.rawValue)
    guard let quantity = Quantity(rawValue: operands[2]) else {
      throw .misuse(
        "“\(operands[2])” is no dimension: expected one of \(words.joined(separator: ", "))"
          + Suggestion.text(for: operands[2], among: words))
    }
    let node = try NodeName.find(operands[1], in: search.timeline, of: file)
    return .number(node, quantity, try number(wish, of: node, quantity, search.timeline))
  }

  /// A text that does not show all that it says, for which no number has to be stated.
  private static func cutText(
    _ word: String, _ search: EditSearch, of file: String
  ) throws(Failure) -> NodeID {
    let node = try NodeName.find(word, in: search.timeline, of: file)
    guard search.timeline.isCutShort(node) || !search.timeline.losses(ofText: node).isEmpty else {
      throw .misuse(
        "\(search.trace.title(of: node)) is no text that is cut: say what a view should have, "
          + "\(ShellText.quoted(word)) width --to 350, or --to hug, as its content is")
    }
    return node
  }

  /// The number that is wished for.
  private static func number(
    _ wish: Wish, of node: NodeID, _ quantity: Quantity, _ timeline: Timeline
  ) throws(Failure) -> Double {
    switch wish {
    case .points(let number):
      if number < 0, quantity.isLength {
        throw .misuse("--to \(NumberText.exact(number)): a length is never less than 0")
      }
      return number
    case .length(let word):
      guard quantity.isLength else {
        throw .misuse(
          "--to \(word.rawValue) is about a width or a height, not about \(quantity.rawValue)")
      }
      guard let length = length(word, of: node, on: quantity.axis, timeline), length.isFinite else {
        throw .misuse(
          "--to \(word.rawValue): the layout does not say how long that is for "
            + timeline.trace.title(of: node))
      }
      return length
    }
  }

  private static func length(
    _ word: LengthWord, of node: NodeID, on axis: Axis, _ timeline: Timeline
  ) -> Double? {
    switch word {
    case .hug: timeline.hugged(by: node, on: axis).map { Double($0) }
    case .fill: timeline.filled(by: node, on: axis).map { Double($0) }
    }
  }
}
