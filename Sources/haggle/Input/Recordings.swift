import HaggleAnalysis
import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// The traces of a file: recorded in it, or made by laying out each of its views.
struct Recordings {
  let file: InputFile
  private(set) var traces: [Trace]
  /// The expectations of the file's author.
  let expectations: [Expectation]
  /// Warnings about a trace file, in lines.
  let warnings: String
  /// The result of repeating all questions, in lines; empty without `--verify`.
  let verification: String
  /// Whether all repeated questions had equal answers.
  let isVerified: Bool
  private let scenario: Scenario?
  /// The additions of its project file and other files, for display.
  private let additions: [ProjectNote]
  /// The options of the layout.
  private let given: [GivenOption]
  /// Whether the user chose the view to lay out.
  private let isChosen: Bool
  /// Lay out edits of each view; none without a source.
  private let replayEdits: [ReplayEdits]
  /// The findings that its project silences.
  private let silenced: [String]

  /// A note on statements that were not tested for an effect, in lines; may be empty.
  let unlooked: String

  /// - Parameter seeksIdle: whether to search for statements without effect.
  init(
    _ operand: String, _ options: ScenarioOptions, seeksIdle: Bool = false
  ) throws(Failure) {
    let subject: Subject
    (given, isChosen) = (options.given, options.root != nil)
    (file, subject) = try Self.read(operand, options)
    switch subject {
    case .trace(let trace, let warnings):
      if let option = options.given.first?.name ?? (seeksIdle ? "--smells" : nil) {
        throw .misuse("\(file.name) is recorded already; \(option) is for SwiftUI source")
      }
      traces = [trace.judged]
      expectations = trace.expectations
      self.warnings = warnings.map { "warning: \($0)\n" }.joined()
      (verification, isVerified, unlooked) = ("", true, "")
      (scenario, replayEdits, additions) = (nil, [], [])
      silenced = []
    case .scenario(let scenario, let text):
      var left = 0
      let runs = scenario.roots.map { root in
        let run = ScenarioRun(scenario, root: root, options: options.run)
        guard seeksIdle else { return run }
        let sought = run.withIdleStatements()
        left = max(left, sought.left)
        return sought.run
      }
      unlooked = Self.unlooked(left, in: file)
      replayEdits = runs.map(ReplayEdits.init)
      let (name, ignored) = (file.baseName, text.ignored)
      silenced = ignored
      traces = runs.map { Self.trace($0.trace, called: name, ignored) }
      additions = text.notes
      verification = runs.compactMap { $0.selfCheck?.report(on: $0.trace) }.joined()
      isVerified = runs.allSatisfy { $0.selfCheck?.holds ?? true }
      if options.isStrict { try Self.refuseAssumptions(of: scenario) }
      expectations = scenario.directives.expectations
      warnings = ""
      self.scenario = scenario
    }
  }

  /// Lays out edits of one of its views; nil without a source.
  func edits(_ index: Int) -> ReplayEdits? {
    replayEdits.indices.contains(index) ? replayEdits[index] : nil
  }

  /// Whether a trace has findings that edits are laid out for without being asked.
  func hasEdits(_ index: Int) -> Bool {
    replayEdits.indices.contains(index) && replayEdits[index].hasWork
  }

  /// Gives the first findings of a trace the edits that remove them.
  mutating func tryEdits(_ index: Int, _ wait: EditWait) {
    guard hasEdits(index) else { return }
    traces[index] = Self.trace(
      replayEdits[index].mended(wait.progress), called: file.baseName, silenced)
  }

  /// Whether a trace without findings has something that edits can be laid out for.
  func hasWants(_ index: Int) -> Bool {
    replayEdits.indices.contains(index) && replayEdits[index].hasWants
  }

  /// Gives a trace without findings the edits for what is seen of it.
  mutating func tryWants(_ index: Int, _ wait: EditWait) {
    guard hasWants(index) else { return }
    traces[index] = Self.trace(
      replayEdits[index].cured(wait.progress), called: file.baseName, silenced)
  }

  private static func unlooked(_ count: Int, in file: InputFile) -> String {
    let statements = NumberText.counted(count, "statement")
    return count == 0
      ? ""
      : "\(file.name) is too large for all of --smells: \(statements) about its layout were not "
        + "taken out\n"
  }

  private static func read(
    _ operand: String, _ options: ScenarioOptions
  ) throws(Failure) -> (InputFile, Subject) {
    let file = try InputFile(operand)
    return (file.withoutBytes, try Subject(file, options))
  }

  /// Why it is no save to show instead of what was there: its brackets do not close, or it is the
  /// beginning of what was there, without a view of it. Nil if it is one.
  ///
  /// - Parameter before: the traces that are shown.
  func unfinished(after before: [Trace]) -> String? {
    guard let scenario else { return nil }
    if let open = scenario.diagnostics.first(where: { $0.code == .unclosed }) {
      let line = open.place.map { " (line \($0.line))" } ?? ""
      return "\(file.name) does not parse\(line)"
    }
    let names = Set(rootNames)
    let text = scenario.source.text
    let lost = before.first { trace in
      !names.contains(trace.header.root ?? "")
        && trace.header.source.map { $0.count > text.count && $0.starts(with: text) } == true
    }
    return lost.map { "\(file.name) ends before \(($0.header.root ?? "its view").visible)" }
  }

  /// Diagnostics of unclosed brackets and where they were closed, rendered; may be empty.
  var recoveredBrackets: String {
    scenario.map { DiagnosticText(recoveredBracketsOf: $0).text } ?? ""
  }

  /// Diagnostics of misspelt directives, rendered; may be empty.
  var misspellings: String { scenario.map { DiagnosticText(misspellingsOf: $0).text } ?? "" }

  /// Whether it was laid out now, not recorded before.
  var isSource: Bool { scenario != nil }

  /// What was laid out, as words for a shell: as typed, and the view of this trace.
  func subject(of trace: Trace) -> String {
    let root = traces.count > 1 && !isChosen ? trace.header.root : nil
    return typed + (root.map { " --root \(ShellText.quoted($0))" } ?? "")
  }

  /// Which trace a replay or a report is of, unless stated: the first with a finding, as the others
  /// have nothing to report.
  var leading: Int { traces.firstIndex { !$0.findings.isEmpty } ?? 0 }

  private var rootNames: [String] { traces.map { $0.header.root ?? "" } }

  /// The trace of a file with one view, or of the leading one of a view and what it presents.
  ///
  /// - Parameter need: why there may be but one, such as `a query is about one`.
  /// - Throws: misuse, if there are several, with their names.
  func single(_ need: String) throws(Failure) -> Trace { traces[try singleIndex(need)] }

  /// The number of that trace.
  func singleIndex(_ need: String) throws(Failure) -> Int {
    let hosts = scenario?.roots.count { !$0.preview.isPresented } ?? traces.count
    if hosts < 2 { return leading }
    let names = rootNames.map { "--root \(ShellText.quoted($0))" }
    let more = names.count > Self.mostRoots ? ", … \(names.count - Self.mostRoots) more" : ""
    throw .misuse(
      "\(file.name) has \(traces.count) views to lay out, and \(need). Choose: "
        + names.prefix(Self.mostRoots).joined(separator: ", ") + more)
  }

  private static let mostRoots = 12

  /// Each trace with its expectations: those about views that only another one shows, as what is
  /// in a sheet, are left to that one.
  var checked: [CheckedTrace] {
    let names = traces.map { Set($0.nodes.map(\.name)) }
    return zip(traces, names).map { trace, own in
      let claims = expectations.filter { claim in
        own.isSuperset(of: claim.views) || !names.contains { $0.isSuperset(of: claim.views) }
      }
      return CheckedTrace(
        trace, file: file.name, subject: isSource ? subject(of: trace) : nil,
        expectations: claims)
    }
  }

  /// With `--strict` every assumption is an error.
  private static func refuseAssumptions(of scenario: Scenario) throws(Failure) {
    let text = DiagnosticText(strict: scenario).text
    if !text.isEmpty { throw .unreadable(text) }
  }

  /// The messages about the file.
  ///
  /// - Parameters:
  ///   - isListed: whether the answer lists the assumptions.
  ///   - isOfOne: whether it is of the leading view alone.
  ///   - isWhole: whether all is listed that it has of its project.
  func messages(isListed: Bool, isOfOne: Bool = false, isWhole: Bool = false) -> String {
    guard scenario != nil else { return warnings }
    let traces = isOfOne ? [self.traces[leading]] : self.traces
    let project = additions.lines(about: file.baseName, isWhole: isWhole)
    let incomplete = isListed ? [] : traces.filter { !$0.header.isComplete }
    let states = incomplete.map { trace in
      let root = self.traces.count > 1 ? trace.header.root.map { ", \($0)" } ?? "" : ""
      return "\(additions.isEmpty ? file.name : file.baseName)\(root): \(trace.completeness); "
        + "haggle trace \(typed) --as diagnostics lists what was assumed\n"
    }.joined()
    guard self.traces.count > 1 else { return project + states }
    let own = isOfOne ? "; this is \(rootNames[leading])" : ""
    return project + states
      + "\(file.name) has \(rootNames.count) views to lay out: "
      + "\(rootNames.joined(separator: ", "))\(own). Choose one with --root NAME.\n"
  }

  /// The file and the options of the layout, for a command line.
  private var typed: String {
    ([shellName] + given.map(\.shellText)).joined(separator: " ")
  }

  /// The name for a command line; standard input cannot be read again.
  private var shellName: String {
    file.name == InputFile.standardInput ? "FILE" : ShellText.quoted(file.name)
  }

  /// A trace names its scenario without the folder, so that it is equal wherever it is made.
  private static func trace(_ made: Trace, called name: String, _ ignored: [String]) -> Trace {
    var trace = made
    trace.header.scenario = name
    // A project silences findings that most of its files do not have.
    let vain = Set(ignored.map(Trace.vainIgnore))
    trace.header.ignored.removeAll(where: vain.contains)
    return trace
  }
}

extension Trace {
  /// The expectations in the scenario of a trace.
  fileprivate var expectations: [Expectation] {
    guard let text = header.source else { return [] }
    let source = SourceText(text, name: header.scenario ?? "")
    return Directives(SyntaxTree.parse(source).comments, in: source).expectations
  }

  /// A trace that was not recorded by an engine has no findings yet.
  fileprivate var judged: Trace {
    !header.isOfEngine && findings.isEmpty ? withFindings : self
  }

  /// The trace with the findings of its log.
  var withFindings: Trace {
    var trace = self
    trace.remarks += Analyzer.findings(in: Timeline(self)).map { .finding($0) }
    return trace
  }
}
