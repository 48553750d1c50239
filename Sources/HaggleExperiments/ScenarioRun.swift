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
    package var policy: CachePolicy
    /// The questions that may reach layouts before the pass is run again under `full`.
    package var budget: Int
    /// Whether every answer is asked for again once the run is over.
    package var verifies: Bool

    package init(
      proposal: ProposedViewSize? = nil, policy: CachePolicy = .swiftui,
      budget: Int = LayoutEngine.defaultBudget, verifies: Bool = false
    ) {
      self.proposal = proposal
      self.policy = policy
      self.budget = budget
      self.verifies = verifies
    }
  }

  /// The negotiation with its findings and verdicts among the remarks.
  package let trace: Trace
  /// What came of asking for every answer again; nil where it was not asked for.
  package let selfCheck: SelfCheck?
  /// The tree with what came into being while it was laid out.
  package let tree: LayoutTree
  /// The containers as they came out.
  package let containers: ContainerSizes
  package let context: LayoutContext

  package init(_ scenario: Scenario, root: Scenario.Root, options: Options = Options()) {
    let (proposal, source, safeArea) = Self.rootProposal(scenario, root, options)
    var context = scenario.context
    context.safeArea = safeArea
    let settings = Trace.Settings(
      context: context, policy: options.policy, budget: options.budget)
    let header = Trace.Header(
      tool: Tool.nameAndVersion, scenario: scenario.source.name, source: scenario.source.text,
      root: root.name, proposalSource: source)
    let run = TreeRun(
      root.tree, in: proposal, header: header, settings: settings,
      ignoring: scenario.directives.ignored)
    var trace = run.trace
    // Content that is built while it is laid out may need assumptions of its own.
    trace.note(scenario.diagnostics(of: root, in: run.tree))
    self.trace = trace
    tree = run.tree
    containers = run.containers
    self.context = context
    selfCheck =
      options.verifies
      ? SelfCheck(run.tree, trace.events, settings: settings, containers: run.containers) : nil
  }

  /// `--proposal` before `// proposal:` before a device that is named before what a preview
  /// says; the default device last.
  ///
  /// Only a device has something around what it proposes.
  private static func rootProposal(
    _ scenario: Scenario, _ root: Scenario.Root, _ options: Options
  ) -> (ProposedViewSize, String, safeArea: EdgeInsets) {
    if let proposal = options.proposal { return (proposal, "--proposal", EdgeInsets()) }
    if let proposal = scenario.directives.proposal {
      return (proposal, "// proposal:", EdgeInsets())
    }
    if let space = root.preview.presentedSpace(on: scenario.stage) { return space }
    let device = scenario.stage.device
    if !scenario.stage.isStated, let (size, shown) = root.preview.proposal(on: device) {
      let isFixed = root.preview.size != nil
      let words = (isFixed ? [] : [shown.name]) + root.preview.words
      return (
        ProposedViewSize(size), words.joined(separator: ", "),
        isFixed ? EdgeInsets() : shown.safeArea
      )
    }
    return (ProposedViewSize(device.proposal), device.name, device.safeArea)
  }
}

/// The tool's own name, as it is written in traces.
package enum Tool {
  package static let version = "0.1.0"
  package static let nameAndVersion = "haggle \(version)"
}
