import HaggleAnalysis
import HaggleRecording
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// A root that is laid out until the state set by its views no longer changes.
///
/// A modifier such as `onGeometryChange` runs after a layout and may set state; SwiftUI then lays
/// out again. Findings are about the last of these passes.
///
/// Each pass is evaluated and recorded by itself, with ids from 0; `Trace.continued(by:)` joins
/// them, so that all nodes and events have their own numbers, and the end of a pass says what was
/// set. Findings are judged on the last pass before the passes are joined; rules about the passes
/// themselves get the `Feedback` of the whole.
package struct SettledLayout {
  /// The maximum number of passes, for a text that never stops setting state.
  package static let mostPasses = Feedback.mostPasses

  let scenario: Scenario
  let root: Scenario.Root
  let settings: Trace.Settings
  let run: TreeRun
  /// The passes before the last one; nil if there are none.
  private let earlier: Trace?
  private let passes: Settling

  /// - Parameter isUsedHere: whether the root's effects may change the given scenario.
  init(
    _ request: LayoutRequest, header: Trace.Header = Trace.Header(), isUsedHere: Bool = false
  ) {
    var passes = Settling(request, header: header, isUsedHere: isUsedHere)
    run = passes.judge()
    self.passes = passes
    let sequence = passes.sequence
    (scenario, root) = (sequence.request.scenario, sequence.request.root)
    settings = sequence.settings
    earlier = sequence.earlier
  }

  /// Whether its last pass sets nothing more.
  var isSettled: Bool { !passes.isEndless }

  /// The state that its effects set to what the text does not say.
  var lostState: LostState { LostState(properties: Set(passes.unknown.map(\.source.property))) }

  /// The estimated cost of laying it out again, for all passes.
  var effort: Int { scenario.effort * settings.pass.number }

  /// The renumbering of the last pass among all; nil if there is only one.
  var numbers: Renumbering? { earlier.map { Renumbering(before: $0) } }

  /// The trace of all passes, with the diagnostics of the text in the last.
  func trace(noting diagnostics: [Diagnostic] = []) -> Trace {
    var last = run.recording.trace
    last.note(diagnostics)
    return earlier?.continued(by: last) ?? last
  }

  /// The findings of the last pass, and of the sequence of passes.
  ///
  /// - Parameter trace: all passes.
  func findings(in trace: Trace) -> [Finding] {
    let last = keptMeasures + run.judgement.findings
    guard let numbers else { return last }
    return Analyzer.feedback(in: Timeline(trace)) + last.map(numbers.finding)
  }

  /// What its effects hear of that is not the longest of several lengths, which no log has.
  private var keptMeasures: [Finding] {
    let found = scenario.keptMeasures(of: root, in: run.tree)
    guard !found.isEmpty else { return [] }
    let timeline = Timeline(run.recording.trace)
    return found.map {
      Finding(
        keeping: ($0.key, $0.kept, $0.longest), isFirst: $0.isFirst, heardBy: ($0.cause, $0.place),
        of: $0.node, on: $0.axis, in: timeline)
    }
  }

  /// Findings of the last pass, with the node ids of all passes.
  func inAllPasses(_ findings: [Finding]) -> [Finding] {
    numbers.map { findings.map($0.finding) } ?? findings
  }

  /// The last pass alone, with its findings and the node ids of `run`.
  ///
  /// - Parameter trace: all passes.
  func lastPass(of trace: Trace) -> Trace {
    guard let numbers else { return trace }
    var last = run.recording.trace
    last.header = trace.header
    last.remarks = trace.remarks.map(numbers.inverse.remark)
    return last
  }

  var verdicts: [Verdict] {
    guard let numbers else { return run.judgement.verdicts }
    return run.judgement.verdicts.map(numbers.verdict)
  }

  /// Diagnostics about the space and the passes.
  var diagnostics: [Diagnostic] {
    let count = settings.pass.number
    let (changes, unknown) = (passes.changes, passes.unknown)
    let reported = changes.filter { $0.pass < count }.flatMap { each in
      each.set.map { (pass: each.pass + 1, change: $0) }
    }
    let settled = Set(reported.map(\.change.source)).sorted().map { source in
      let own = reported.filter { $0.change.source == source }
      let standIn = own.last { $0.change.isStandIn }
      return standIn.map { source.standIn($0.change, in: $0.pass) } ?? source.diagnostic(of: own)
    }
    let lost = Set(unknown.map(\.source)).sorted().map(\.lost)
    let told = passes.sequence.proposal.diagnostics + settled + lost
    guard passes.isEndless, let last = changes.last?.set.first else { return told }
    let step = passes.shrinkingStep(of: last.source)
    let late = step.map { last.source.slow($0, after: count) }
    return told + [late ?? last.source.endless(after: count)]
  }
}

extension StateChange.Source {
  /// The maximum number of values listed per property.
  private static let mostValues = 3

  /// A diagnostic that says what was set, and in which passes.
  fileprivate func diagnostic(of changes: [(pass: Int, change: StateChange)]) -> Diagnostic {
    let (first, last) = (changes[0].pass, changes[changes.count - 1].pass)
    var values: [String] = []
    for value in changes.map(\.change.value) where !values.contains(value) { values.append(value) }
    let more = values.count > Self.mostValues ? ["…"] : []
    let listed = (values.prefix(Self.mostValues) + more).joined(separator: ", ")
    let passes = first == last ? "pass \(first)" : "passes \(first) to \(last)"
    return Diagnostic(
      .pass, code: .secondPass, "\(passes): \(property) was set to \(listed) by \(cause)",
      remedy: "\(code: "--passes \(first - 1)") shows the layout before that", place: place,
      length: cause.count)
  }

  /// The placeholder for a value unknown to the text.
  fileprivate func standIn(_ change: StateChange, in pass: Int) -> Diagnostic {
    let (what, key) =
      change.count.map { (NumberText.counted($0, "element"), property + ".count") }
      ?? (change.value, property)
    return Diagnostic(
      .assumed, code: .stateStandIn,
      "pass \(pass): \(cause) sets \(property) to something that haggle cannot know: it holds \(what) instead",
      remedy: "set it to what it becomes: \(code: "--set \(key)=…")", place: place,
      length: cause.count)
  }

  /// The layout depends on the value that the state has instead.
  fileprivate var lost: Diagnostic {
    if property.isEmpty { return stopped }
    return Diagnostic(
      .assumed, code: .secondPass,
      "\(cause) sets \(property) to something that haggle cannot know: shown is the layout without that",
      remedy: "set it to what it becomes: \(code: "--set \(property)=…")", place: place,
      length: cause.count, subject: property)
  }

  /// What the code sets that was stopped is not known.
  private var stopped: Diagnostic {
    Diagnostic(
      .assumed, code: .secondPass,
      "\(cause) does not come to its end: shown is the layout without what it sets",
      remedy: "set the state to what it becomes: \(code: "--set NAME=VALUE")", place: place,
      length: cause.count)
  }

  fileprivate func slow(_ step: Double, after passes: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: .secondPass,
      """
      \(property) comes to rest late: after \(passes) passes \(cause) still changes it by \
      \(NumberText.display(step)), and by less each time
      """,
      place: place, length: cause.count)
  }

  fileprivate func endless(after passes: Int) -> Diagnostic {
    Diagnostic(
      .assumed, code: .secondPass,
      "\(property) does not settle: after \(passes) passes \(cause) still sets it to something else",
      remedy: "let it be set only where it changes by more than a pixel", place: place,
      length: cause.count)
  }
}
