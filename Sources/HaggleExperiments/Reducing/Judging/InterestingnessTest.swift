import HaggleScenarios
import HaggleSyntax
import HaggleTraces

/// Tests whether a text still shows what is to be preserved, the cheap conditions first: that a
/// compiler would take it, no diagnostics that were not there before, then the log, then
/// `SensitivityCheck`.
struct InterestingnessTest {
  let scenario: Scenario
  let options: ScenarioRun.Options
  private let wellFormedness: WellFormedness

  init(scenario: Scenario, options: ScenarioRun.Options) {
    self.scenario = scenario
    self.options = options
    wellFormedness = WellFormedness(of: scenario.source)
  }

  /// The rewritten text; nil if it does not show the same, or needs more assumptions.
  func text(of rewriting: Rewriting, from before: KeptText) -> KeptText? {
    let text = rewriting.text(of: before.source)
    guard wellFormedness.holds(for: SourceText(text, name: scenario.source.name)) else {
      return nil
    }
    let scenario = scenario.with(text)
    guard let root = scenario.root(like: before.root),
      DiagnosticCounts(scenario.diagnostics(of: root)).isWithin(before.diagnosticCounts)
    else { return nil }
    let kept = before.kept.moved(by: rewriting)
    guard let shown = shown(kept, LayoutRequest(scenario, root, options)),
      shown.diagnosticCounts.isWithin(before.diagnosticCounts)
    else {
      return nil
    }
    return KeptText(
      source: scenario.source, root: root.name, kept: shown.kept, trace: shown.trace,
      diagnosticCounts: shown.diagnosticCounts)
  }

  /// Another text with equal offsets.
  func text(_ source: SourceText, _ before: KeptText) -> KeptText? {
    let other = KeptText(
      source: source, root: before.root, kept: before.kept, trace: before.trace,
      diagnosticCounts: before.diagnosticCounts)
    return text(of: Rewriting(replacing: 0..<0), from: other)
  }

  /// Where code begins that laying out a text has run.
  func usedCode(of text: KeptText) -> [Int] {
    let scenario = scenario.with(text.source.text)
    guard let root = scenario.root(like: text.root) else { return [] }
    _ = LaidOut(LayoutRequest(scenario, root, options))
    return scenario.usedCode
  }

  private struct Shown {
    let kept: Kept
    let trace: Trace
    let diagnosticCounts: DiagnosticCounts
  }

  private func shown(_ kept: Kept, _ request: LayoutRequest) -> Shown? {
    switch kept {
    case .finding(let finding): shown(finding, request)
    case .claim(let claim): shown(claim, request)
    }
  }

  /// The log is tested first: findings that rest on an assumption take many more layouts.
  private func shown(_ kept: KeptFinding, _ request: LayoutRequest) -> Shown? {
    let layout = SettledLayout(request)
    let diagnostics =
      layout.diagnostics + layout.scenario.diagnostics(of: layout.root, in: layout.run.tree)
    let trace = layout.trace(noting: diagnostics)
    let text = WrittenTrace(trace, of: request.scenario.source)
    let same = layout.findings(in: trace).first { kept.isSame(as: $0, in: text) }
    guard let same else { return nil }
    var sensitivity = SensitivityCheck(of: trace, request, after: layout)
    guard let sure = sensitivity.weighed([same], in: trace).first, kept.isAsSure(as: sure) else {
      return nil
    }
    return Shown(
      kept: .finding(KeptFinding(sure, in: text)), trace: trace,
      diagnosticCounts: DiagnosticCounts(diagnostics))
  }

  private func shown(_ kept: KeptClaim, _ request: LayoutRequest) -> Shown? {
    let (scenario, root) = (request.scenario, request.root)
    let trace: Trace
    var diagnostics: [Diagnostic] = []
    if kept.isAboutNumbers {
      let laidOut = LaidOut(request)
      trace = laidOut.trace
      diagnostics = scenario.diagnostics(of: root, in: laidOut.tree)
    } else {
      let run = ScenarioRun(request)
      trace = run.lastPass
      diagnostics = scenario.diagnostics(of: root, in: run.tree)
    }
    let claim = kept.kept(in: WrittenTrace(trace, of: scenario.source))
    return claim.map {
      Shown(kept: .claim($0), trace: trace, diagnosticCounts: DiagnosticCounts(diagnostics))
    }
  }
}
