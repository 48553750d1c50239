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
    /// How many times a text is laid out that sets its own state, at most.
    package var passes: Int
    /// Whether findings are held against what may as well be so where the text leaves it open.
    var weighs = true

    package init(
      proposal: ProposedViewSize? = nil, policy: CachePolicy = .swiftui,
      budget: Int = LayoutEngine.defaultBudget, verifies: Bool = false,
      passes: Int = SettledLayout.mostPasses
    ) {
      self.proposal = proposal
      self.policy = policy
      self.budget = budget
      self.verifies = verifies
      self.passes = passes
    }
  }

  /// The negotiation with its findings and verdicts among the remarks.
  package private(set) var trace: Trace
  /// The last pass by itself, whose nodes have the ids of `tree`, with its findings.
  private(set) var lastPass: Trace
  /// How the last pass is numbered among all; nil where there is only that one.
  private let numbers: Renumbering?
  /// What came of asking for every answer again; nil where it was not asked for.
  package let selfCheck: SelfCheck?
  /// The tree with what came into being while it was laid out.
  package let tree: LayoutTree
  /// The containers as they came out.
  package let containers: ContainerSizes
  package let context: LayoutContext
  /// How much work it is to lay the text out again.
  let effort: Int
  /// The same with all that its rules have laid out to prove what they suspect.
  let work: Int

  package init(_ scenario: Scenario, root: Scenario.Root, options: Options = Options()) {
    self.init(scenario, root: root, options: options, doubting: nil)
  }

  /// - Parameter isDoubted: which findings are held against what may as well be so; nil for all.
  init(
    _ scenario: Scenario, root: Scenario.Root, options: Options,
    doubting isDoubted: ((Finding) -> Bool)?
  ) {
    let header = Trace.Header(
      tool: Tool.nameAndVersion, scenario: scenario.source.name, source: scenario.source.text,
      root: root.name)
    let layout = SettledLayout(scenario, root, options, room: options.proposal, header: header)
    let run = layout.run
    // Content that is built while it is laid out may need assumptions of its own.
    var trace = layout.trace(
      noting: layout.diagnostics + layout.scenario.diagnostics(of: layout.root, in: run.tree))
    var findings = layout.findings(in: trace)
    if options.weighs {
      var doubts = Doubts(of: trace, scenario, root, options, after: layout)
      let sure = isDoubted.map { isDoubted in findings.filter { !isDoubted($0) } } ?? []
      findings = sure + doubts.weighed(findings.filter { isDoubted?($0) ?? true }, in: trace)
      trace.add(doubts.withheld)
    }
    let parts = scenario.source.parts
    trace.add(.foundElsewhere(findings, parts))
    findings.removeAll { $0.isOfProject(parts) }
    if !findings.isEmpty, let preview = FoundInPreview(trace, of: scenario.source) {
      trace.add(.foundInPreview(findings.filter(preview.holds)))
      findings.removeAll(where: preview.holds)
    }
    trace.conclude(findings, layout.verdicts, ignoring: scenario.directives.ignored)
    self.trace = trace
    lastPass = layout.lastPass(of: trace)
    numbers = layout.numbers
    tree = run.tree
    containers = run.containers
    context = layout.settings.context
    effort = layout.effort
    work = effort + run.recording.trace.events.count * (1 + run.judgement.layouts)
    selfCheck =
      options.verifies
      ? SelfCheck(
        run.tree, run.recording.trace.events, settings: layout.settings, containers: run.containers)
      : nil
  }
}

extension ScenarioRun {
  /// The same with more said of its findings.
  ///
  /// - Parameter findings: those of the last pass, in their order.
  func with(_ findings: [Finding]) -> ScenarioRun {
    var run = self
    run.lastPass.restate(findings)
    run.trace.restate(numbers.map { findings.map($0.finding) } ?? findings)
    return run
  }

  /// The same with more findings, behind its own.
  ///
  /// - Parameter findings: of the last pass.
  func adding(_ findings: [Finding]) -> ScenarioRun {
    var run = self
    run.lastPass.remarks += findings.map { .finding($0) }
    run.trace.remarks += (numbers.map { findings.map($0.finding) } ?? findings).map { .finding($0) }
    return run
  }

  /// A node of the trace as the last pass by itself numbers it.
  func inLastPass(_ node: NodeID) -> NodeID { numbers?.inverse.id(node) ?? node }

  /// An edit in the numbers of the trace.
  func inTrace(_ edit: TriedEdit) -> TriedEdit { numbers?.edit(edit) ?? edit }
}

/// The tool's own name, as it is written in traces.
package enum Tool {
  package static let version = "0.1.0"
  package static let nameAndVersion = "haggle \(version)"
}
