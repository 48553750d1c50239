import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// The answer of `haggle reduce`.
struct ReduceAnswer {
  let outcome: Reducer.Outcome
  let subject: ReduceSubject
  let wasStopped: Bool

  /// The text, with the claim as an expectation.
  var source: String {
    guard let claim = outcome.claim else { return outcome.text }
    return outcome.text + "// expect: \(claim.text)\n"
  }

  /// The text laid out without further options.
  func trace(
    _ options: ScenarioOptions, triesEdits: Bool
  ) throws(Failure) -> Trace {
    let name = subject.file.baseName
    let all = Scenario(source, name: name)
    let chosen = all.roots.count == 1 ? all : Scenario(source, name: name, root: rootName)
    guard let root = chosen.roots.first else {
      throw .unreadable("\(subject.file.name): what is left of it cannot be laid out")
    }
    var run = options.run
    run.proposal = nil
    let traced = ScenarioRun(chosen, root: root, options: run)
    return triesEdits ? traced.withEdits().trace : traced.trace
  }

  /// The view that shows it.
  private var rootName: String? { outcome.trace.header.root }

  /// The option that selects the view, if the text has others before it.
  private var choosing: String {
    let roots = Scenario(source, name: subject.file.baseName).roots.map(\.name)
    guard let rootName, roots.count > 1 else { return "" }
    return "The text has \(roots.count) views to lay out; choose it with --root "
      + "\(ShellText.quoted(rootName)).\n"
  }

  /// A summary for standard error.
  var summary: String {
    let progress = outcome.progress
    let head =
      "\(subject.file.name): \(NumberText.counted(progress.before, "line")), \(progress.now) left; "
      + "\(progress.tried) texts laid out. \(kept)\n"
      + choosing + unshown
    if outcome.isMinimal { return head }
    return head
      + (wasStopped
        ? "It was stopped before that: it may become smaller.\n"
        : "That is as many as there may be: it may become smaller with a larger --most.\n")
  }

  /// That the text laid out by itself shows something else; empty if it shows what is kept.
  private var unshown: String {
    guard let trace = try? trace(ScenarioOptions(), triesEdits: false) else { return "" }
    if let claim = outcome.claim {
      let failure = ExpectationCheck([claim], against: trace).results.first?.failure
      return failure == subject.start.failure ? "" : Self.unshown(failure ?? "the claim holds")
    }
    let isShown = trace.findings.contains { $0.ignoreKey == outcome.finding?.ignoreKey }
    return isShown ? "" : Self.unshown("it has no such finding")
  }

  private static func unshown(_ what: String) -> String {
    "By itself it does not show that, as it needs something else of its project: \(what).\n"
  }

  private var kept: String {
    if let finding = outcome.finding { return "It still has \(finding.ignoreKey)." }
    let text = outcome.claim?.text ?? ""
    guard let failure = subject.start.failure else { return "It still holds that \(text)." }
    return "“\(text)” still fails: \(failure)."
  }

  var json: [UInt8] {
    let entry = Entry(
      claim: outcome.claim?.text,
      failure: subject.start.failure,
      finding: outcome.finding?.ignoreKey,
      isMinimal: outcome.isMinimal,
      lines: Lines(before: outcome.progress.before, after: outcome.progress.now), source: source,
      tried: outcome.progress.tried)
    return entry.bytes
  }

  private struct Entry: JSONAnswer {
    static let schema: String? = "reduce/1"

    let claim: String?
    /// Why the claim fails, before and after; absent if it holds.
    let failure: String?
    /// The key in the smaller text.
    let finding: String?
    let isMinimal: Bool
    let lines: Lines
    let source: String
    let tried: Int
  }

  private struct Lines: Encodable {
    let before: Int
    let after: Int
  }
}
