package import HaggleLayouts
package import HaggleRecording
package import HaggleScenarios
package import HaggleTraces
package import HaggleVocabulary

/// One root of a scenario: laid out, recorded and analysed.
package struct ScenarioRun {
  /// The options of a run from the command line.
  package struct Options: Sendable {
    /// Overrides the scenario's own proposal; nil uses that.
    package var proposal: ProposedViewSize?
    package var policy: CachePolicy
    /// The number of questions to layouts after which the pass is repeated under `full`.
    package var budget: Int
    /// Whether every question is repeated after the run.
    package var verifies: Bool
    /// The maximum number of passes for a text that sets its own state.
    package var passes: Int
    /// Whether findings are checked against alternatives if the text leaves something open.
    var weighs = true
    /// Which room it gets, compared to the one that is stated.
    var room = Room.stated

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

  let request: LayoutRequest
  /// The negotiation with its findings and verdicts among the remarks.
  package private(set) var trace: Trace
  /// The last pass alone, whose nodes have the ids of `tree`, with its findings.
  private(set) var lastPass: Trace
  /// The renumbering of the last pass among all; nil if there is only one.
  private let numbers: Renumbering?
  /// The result of repeating every question; nil if it was not requested.
  package let selfCheck: SelfCheck?
  /// The tree, including nodes added during the layout.
  package let tree: LayoutTree
  /// The resulting container sizes.
  package let containers: ContainerSizes
  package let context: LayoutContext
  /// The estimated cost of laying the text out again.
  let effort: Int
  /// The same with all that its rules have laid out to prove what they suspect.
  let work: Int

  package init(_ scenario: Scenario, root: Scenario.Root, options: Options = Options()) {
    self.init(LayoutRequest(scenario, root, options))
  }

  /// - Parameter isDoubted: which findings are held against what may as well be so; nil for all.
  init(_ request: LayoutRequest, doubting isDoubted: ((Finding) -> Bool)? = nil) {
    self.request = request
    let (scenario, options) = (request.scenario, request.options)
    let header = Trace.Header(
      tool: Tool.nameAndVersion, scenario: scenario.source.name, source: scenario.source.text,
      root: request.root.name)
    let layout = SettledLayout(request, header: header)
    let run = layout.run
    // Content that is built during the layout may need further assumptions.
    var trace = layout.trace(
      noting: layout.diagnostics + layout.scenario.diagnostics(of: layout.root, in: run.tree))
    var findings = layout.findings(in: trace)
    if options.weighs {
      var sensitivity = SensitivityCheck(of: trace, request, after: layout)
      let sure = isDoubted.map { isDoubted in findings.filter { !isDoubted($0) } } ?? []
      findings = sure + sensitivity.weighed(findings.filter { isDoubted?($0) ?? true }, in: trace)
      trace.add(sensitivity.withheld(in: trace))
      findings = OtherTimes(layout: layout, request: request).beside(findings)
    }
    let elsewhere = findings.filter { [trace, scenario] in $0.isOfProject(trace, scenario) }
    trace.add(.foundElsewhere(elsewhere, scenario.source.parts))
    findings.removeAll(where: elsewhere.contains)
    if !findings.isEmpty, let preview = FoundInPreview(trace, of: scenario.source) {
      trace.add(.foundInPreview(findings.filter(preview.holds)))
      findings.removeAll(where: preview.holds)
    }
    trace.conclude(findings, layout.verdicts, ignoring: scenario.directives.ignored)
    self.trace = trace
    lastPass = layout.lastPass(of: trace)
    numbers = layout.numbers
    (tree, containers) = (run.tree, run.containers)
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
  /// A copy with replaced findings.
  ///
  /// - Parameter findings: those of the last pass, in their order.
  func with(_ findings: [Finding]) -> ScenarioRun {
    var run = self
    run.lastPass.restate(findings)
    run.trace.restate(numbers.map { findings.map($0.finding) } ?? findings)
    return run
  }

  /// A copy with additional findings at the end.
  ///
  /// - Parameter findings: of the last pass.
  func adding(_ findings: [Finding]) -> ScenarioRun {
    var run = self
    run.lastPass.remarks += findings.map { .finding($0) }
    run.trace.remarks += (numbers.map { findings.map($0.finding) } ?? findings).map { .finding($0) }
    return run
  }

  /// The id in the last pass alone of a node of the trace.
  func inLastPass(_ node: NodeID) -> NodeID { numbers?.inverse.id(node) ?? node }

  /// An edit with the node ids of the trace.
  func inTrace(_ edit: TriedEdit) -> TriedEdit { numbers?.edit(edit) ?? edit }

  func inTrace(_ cure: Cure) -> Cure { numbers?.cure(cure) ?? cure }
}

/// The tool's name and version, as written in traces.
package enum Tool {
  package static let version = "0.1.0"
  package static let nameAndVersion = "haggle \(version)"
}
