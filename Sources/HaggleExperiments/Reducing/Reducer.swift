package import HaggleReplay
package import HaggleScenarios
import HaggleSyntax
package import HaggleTraces
package import HaggleVocabulary

/// Makes a text as small as possible while it still shows what is to be preserved.
///
/// A step removes something, or replaces it by its content. Steps are tried from the largest to the
/// smallest, repeatedly, until none succeeds.
package struct Reducer {
  /// What is to be preserved.
  package enum Request {
    /// The first finding.
    case anything
    /// The finding with this key.
    case finding(String)
    /// The result of a claim, failed or not, and the view that it is about.
    case claim(Expectation, NodeID?)
  }

  private let test: InterestingnessTest
  private let run: ScenarioRun

  package init(_ run: ScenarioRun) {
    self.run = run
    test = InterestingnessTest(scenario: run.request.scenario, options: run.request.options)
  }

  /// The layout of the original text.
  package var trace: Trace { run.trace }

  /// The last pass of it.
  package var timeline: Timeline { Timeline(run.lastPass) }

  /// The original text with what is to be preserved; nil if the finding does not exist.
  package func start(_ request: Request) -> Start? {
    switch request {
    case .anything: return run.trace.findings.first.map(start)
    case .finding(let key):
      return run.trace.findings.first { $0.ignoreKey == key || $0.rule == key }.map(start)
    case .claim(let expectation, let node):
      let last = WrittenTrace(run.lastPass, of: test.scenario.source)
      let claim = node.map { expectation.about(run.lastPass.nodes[$0.index].name) } ?? expectation
      return start(.claim(KeptClaim(claim, of: node, in: last)))
    }
  }

  private func start(_ finding: Finding) -> Start {
    start(.finding(KeptFinding(finding, in: WrittenTrace(run.trace, of: test.scenario.source))))
  }

  private func start(_ kept: Kept) -> Start {
    Start(
      text: KeptText(
        source: test.scenario.source, root: run.request.root.name, kept: kept, trace: run.trace,
        diagnosticCounts: DiagnosticCounts(of: run.trace)))
  }

  /// The start of a reduction.
  package struct Start {
    let text: KeptText

    /// Why the claim fails; nil if it holds, or for a finding.
    package var failure: String? {
      if case .claim(let claim) = text.kept { claim.failure } else { nil }
    }
  }
}

// MARK: - Going on

extension Reducer {
  /// The progress of a reduction.
  package struct Progress {
    /// The number of non-empty lines.
    package let before: Int
    package let now: Int
    /// The number of texts laid out.
    package let tried: Int
  }

  /// The smallest text that was found.
  package struct Outcome {
    package let text: String
    package let progress: Progress
    /// Whether no further step is possible; false if it was stopped.
    package let isMinimal: Bool
    /// The layout of its view.
    package let trace: Trace
    /// The finding in that layout; nil for a claim.
    package let finding: Finding?
    /// The claim with the view's new name; nil for a finding.
    package let claim: Expectation?
  }

  /// - Parameter goesOn: asked before each text whether to lay it out.
  package func reduce(_ start: Start, while goesOn: (Progress) -> Bool) -> Outcome {
    var reduction = Reduction(start.text, by: test)
    let isMinimal = reduction.run(while: goesOn)
    reduction.tidy(like: test.scenario.source)
    let text = reduction.text
    var (finding, claim): (Finding?, Expectation?)
    switch text.kept {
    case .finding(let kept): finding = kept.finding
    case .claim(let kept): claim = kept.expectation
    }
    return Outcome(
      text: text.source.text, progress: reduction.progress, isMinimal: isMinimal,
      trace: text.trace, finding: finding, claim: claim)
  }
}
