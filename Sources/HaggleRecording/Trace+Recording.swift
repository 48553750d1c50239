package import HaggleLayouts
package import HaggleTraces
package import HaggleVocabulary

extension Trace {
  /// How a negotiation is recorded.
  package struct Settings {
    package var context: LayoutContext
    package var policy: CachePolicy
    /// The questions that may reach layouts before the pass is run again under `full`.
    package var budget: Int
    /// Answers that stand in for those of the layouts.
    package var overrides: [LayoutEngine.Question: CGSize]
    /// Whether the tool asks what no parent asked, so that every node has its whole profile.
    package var probes: Bool

    package init(
      context: LayoutContext = LayoutContext(), policy: CachePolicy = .swiftui,
      budget: Int = LayoutEngine.defaultBudget,
      overrides: [LayoutEngine.Question: CGSize] = [:], probes: Bool = true
    ) {
      self.context = context
      self.policy = policy
      self.budget = budget
      self.overrides = overrides
      self.probes = probes
    }
  }

  /// Lays `tree` out for `proposal` and records the negotiation.
  ///
  /// A pass that exceeds the budget of questions is thrown away and run again under
  /// `CachePolicy.full`; the header says so.
  package init(
    recording tree: LayoutTree, in proposal: ProposedViewSize, header: Header = Header(),
    settings: Settings = Settings()
  ) {
    let parents = tree.parents
    var recording = Recording(tree, proposal, settings, settings.policy, parents)
    if recording.isOverBudget, settings.policy != .full {
      recording = Recording(tree, proposal, settings, .full, parents)
      recording.budgetExceeded = settings.budget
    }
    self.init(header: header, nodes: tree.traceNodes(parents), events: recording.events)
    self.header.proposal = proposal
    self.header.cache = recording.policy.rawValue
    self.header.exceededBudget = recording.budgetExceeded
    if settings.probes {
      events += SideProbes(tree, settings).events(completing: self)
    }
  }
}

/// One pass over a tree.
private struct Recording {
  let policy: CachePolicy
  let events: [Event]
  let isOverBudget: Bool
  var budgetExceeded: Int?

  /// Under `full` there is no budget: every distinct question is asked once.
  init(
    _ tree: LayoutTree, _ proposal: ProposedViewSize, _ settings: Trace.Settings,
    _ policy: CachePolicy, _ parents: [NodeID?]
  ) {
    let recorder = Recorder(parents: parents)
    let engine = LayoutEngine(
      tree, context: settings.context, policy: policy, observer: recorder,
      overrides: settings.overrides, budget: policy == .full ? .max : settings.budget)
    recorder.begin(pass: 1, reason: "first layout", proposal)
    recorder.end(pass: 1, engine.layOut(proposal))
    self.policy = policy
    events = recorder.events
    isOverBudget = engine.isOverBudget
  }
}

extension LayoutTree {
  /// The parent of each node; nil for the root.
  fileprivate var parents: [NodeID?] {
    var parents = [NodeID?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for child in node.children { parents[child.index] = NodeID(index) }
    }
    return parents
  }

  /// The nodes as a trace tells them: labelled, or numbered among their kind in pre-order.
  fileprivate func traceNodes(_ parents: [NodeID?]) -> [Trace.Node] {
    var counts: [String: Int] = [:]
    return zip(nodes, parents).map { node, parent in
      let about = node.description
      counts[about.kind, default: 0] += 1
      return Trace.Node(
        kind: about.kind, name: about.label ?? "\(about.kind).\(counts[about.kind]!)",
        isLabelled: about.label != nil, parent: parent, place: about.place,
        arguments: about.arguments, traits: about.traits,
        owners: about.owners.map { Trace.Node.Owner(view: $0.view, place: $0.place) })
    }
  }
}
