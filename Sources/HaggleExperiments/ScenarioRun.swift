package import HaggleLayouts
package import HaggleRecording
package import HaggleScenarios
package import HaggleTraces
package import HaggleVocabulary

/// One root of a scenario, laid out, recorded and judged.
package struct ScenarioRun {
  /// What the command line may say about a run.
  package struct Options: Sendable {
    /// Wins over the scenario's own; nil leaves it to the scenario.
    package var proposal: ProposedViewSize?
    package var device: Device?
    package var policy: CachePolicy
    /// The questions that may reach layouts before the pass is run again under `full`.
    package var budget: Int
    /// Whether every answer is asked for again once the run is over.
    package var verifies: Bool

    package init(
      proposal: ProposedViewSize? = nil, device: Device? = nil, policy: CachePolicy = .swiftui,
      budget: Int = LayoutEngine.defaultBudget, verifies: Bool = false
    ) {
      self.proposal = proposal
      self.device = device
      self.policy = policy
      self.budget = budget
      self.verifies = verifies
    }
  }

  /// The negotiation with its findings and verdicts among the remarks.
  package let trace: Trace
  /// What came of asking for every answer again; nil where nobody wanted to know.
  package let selfCheck: SelfCheck?

  package init(_ scenario: Scenario, root: Scenario.Root, options: Options = Options()) {
    let (proposal, source) = Self.rootProposal(scenario, options)
    let settings = Trace.Settings(
      context: scenario.context, policy: options.policy, budget: options.budget)
    let header = Trace.Header(
      tool: Tool.nameAndVersion, scenario: scenario.source.name, source: scenario.source.text,
      root: root.name, proposalSource: source, assumptions: scenario.assumptions(of: root),
      boxes: root.boxes)
    var trace = Trace(
      recording: root.tree, in: proposal, header: header, settings: settings)
    let retrial = Retrial(tree: root.tree, proposal: proposal, settings: settings)
    let judgement = Judgement(of: trace, by: retrial)
    trace.conclude(
      judgement.findings, judgement.verdicts, ignoring: scenario.directives.ignored)
    self.trace = trace
    selfCheck =
      options.verifies ? SelfCheck(root.tree, trace.events, settings: settings) : nil
  }

  /// `--proposal` before `// proposal:` before the device; the default device last.
  private static func rootProposal(
    _ scenario: Scenario, _ options: Options
  ) -> (ProposedViewSize, String) {
    if let proposal = options.proposal { return (proposal, "--proposal") }
    if let proposal = scenario.directives.proposal { return (proposal, "// proposal:") }
    if let device = options.device { return (ProposedViewSize(device.proposal), device.name) }
    let device = scenario.directives.device ?? .standard
    return (ProposedViewSize(device.proposal), device.name)
  }
}

/// The tool's own name, as it stands in traces.
package enum Tool {
  package static let version = "0.1.0"
  package static let nameAndVersion = "haggle \(version)"
}
