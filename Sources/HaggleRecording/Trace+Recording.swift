import Foundation
package import HaggleLayouts
package import HaggleTraces
package import HaggleVocabulary

extension Trace {
  /// How a negotiation is recorded.
  package struct Settings {
    package var context: LayoutContext
    package var policy: CachePolicy
    /// The questions that may reach layouts before the pass is run again under `full`.
    var budget: Int
    /// Answers that replace those of the layouts.
    package var overrides: [LayoutEngine.Question: CGSize]
    /// Whether the tool asks what no parent asked, so that every node has its whole profile.
    package var probes: Bool
    /// Which layout of the same views it is, from 1, and why there is another one.
    package var pass = (number: 1, reason: PassReason(.firstLayout))

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
  package init(
    recording tree: LayoutTree, in proposal: ProposedViewSize, header: Header = Header(),
    settings: Settings = Settings()
  ) {
    self = Recording(of: tree, in: proposal, header: header, settings: settings).trace
  }
}

/// A layout that was recorded, and what a later question to it needs.
package struct Recording {
  package private(set) var trace: Trace
  /// The tree with what came into being while it was laid out.
  package let tree: LayoutTree
  /// The containers as they came out.
  package let containers: ContainerSizes
  /// What laid it out, to ask where things are.
  package let engine: LayoutEngine

  /// Lays `tree` out for `proposal`.
  ///
  /// A pass that exceeds the budget of questions is thrown away and run again under
  /// `CachePolicy.full`; the header says so.
  package init(
    of tree: LayoutTree, in proposal: ProposedViewSize, header: Trace.Header = Trace.Header(),
    settings: Trace.Settings = Trace.Settings()
  ) {
    let pass = RecordedPass.complete(tree, proposal, settings)
    var trace = Trace(header: header, nodes: pass.nodes, events: pass.takeEvents())
    trace.header.proposal = proposal
    let nodes = pass.tree.nodes
    trace.header.boxes = nodes.indices.count { nodes[$0].layout is PlaceholderLayout }
    trace.header.cache = pass.policy.rawValue
    trace.header.exceededBudget = pass.policy == settings.policy ? nil : settings.budget
    self.trace = trace
    self.tree = pass.tree
    containers = pass.containers
    engine = pass.engine
    if settings.probes { probe(settings) }
  }

  /// Asks what no parent asked, so that every node has its whole profile.
  package mutating func probe(_ settings: Trace.Settings) {
    trace.events += SideProbes(tree, settings, containers).events(completing: trace)
  }

  /// Keeps what was set once the pass was over.
  package mutating func note(_ writes: [StateWrite]) {
    let end = trace.events.lastIndex { if case .passEnd = $0 { true } else { false } }
    guard let end, case .passEnd(let number, let size, let earlier) = trace.events[end] else {
      return
    }
    trace.events[end] = .passEnd(number: number, size: size, writes: earlier + writes)
  }
}

/// One pass over a tree.
private struct RecordedPass {
  /// So many questions are recorded of any tree before it is found out how many there will be.
  private static let quickBudget = 20_000
  /// Distinct questions to a node that an honest tree stays below: nine where its axes are
  /// independent, some thirty where texts couple them (docs/NEGOTIATION.md, section 1). More are a
  /// runaway.
  private static let distinctQuestions = 32

  let policy: CachePolicy
  /// The tree with what came into being on the way.
  let tree: LayoutTree
  let containers: ContainerSizes
  let engine: LayoutEngine
  private let isOverBudget: Bool
  private let recorder: Recorder

  /// What was recorded; the recorder forgets it, so that whoever adds to it copies nothing.
  func takeEvents() -> [Event] { recorder.takeEvents() }

  /// As they are in the trace.
  var nodes: [Trace.Node] { engine.traceNodes(recorder) }

  /// Records a pass within its budget, if need be under `full`.
  ///
  /// What multiplies with depth is first counted without writing it down: the events of a million
  /// questions would take a gigabyte only to be thrown away.
  static func complete(
    _ tree: LayoutTree, _ proposal: ProposedViewSize, _ settings: Trace.Settings
  ) -> RecordedPass {
    let parents = tree.parents
    let honest = distinctQuestions * tree.nodes.count
    func record(_ policy: CachePolicy, budget: Int) -> RecordedPass {
      RecordedPass(tree, proposal, settings, policy: policy, parents: parents, budget: budget)
    }
    let quick = record(settings.policy, budget: min(settings.budget, max(quickBudget, honest)))
    guard quick.isOverBudget else { return quick }
    func isEnough(_ budget: Int, under policy: CachePolicy) -> Bool {
      isWithinBudget(tree, proposal, settings, policy: policy, budget: budget)
    }
    if settings.policy != .full, isEnough(settings.budget, under: settings.policy) {
      return record(settings.policy, budget: settings.budget)
    }
    let budget = max(settings.budget, honest)
    if isEnough(budget, under: .full) { return record(.full, budget: budget) }
    return RecordedPass(
      tree, proposal, settings, policy: .full, parents: parents, budget: 0, exceeding: budget)
  }

  private static func isWithinBudget(
    _ tree: LayoutTree, _ proposal: ProposedViewSize, _ settings: Trace.Settings,
    policy: CachePolicy, budget: Int
  ) -> Bool {
    let engine = LayoutEngine(
      tree, context: settings.context, policy: policy, overrides: settings.overrides,
      budget: budget)
    _ = engine.layOut(proposal)
    return !engine.isOverBudget
  }

  /// - Parameter known: the budget that it is known to exceed; nil for the one that it has.
  private init(
    _ tree: LayoutTree, _ proposal: ProposedViewSize, _ settings: Trace.Settings,
    policy: CachePolicy, parents: [NodeID?], budget: Int, exceeding known: Int? = nil
  ) {
    let recorder = Recorder(parents: parents)
    let engine = LayoutEngine(
      tree, context: settings.context, policy: policy, observer: recorder,
      overrides: settings.overrides, budget: budget)
    recorder.begin(pass: settings.pass.number, reason: settings.pass.reason, proposal)
    let size = engine.layOut(proposal)
    if engine.isOverBudget { recorder.giveUp(after: known ?? budget) }
    recorder.end(pass: settings.pass.number, engine.isOverBudget ? .zero : size)
    self.policy = policy
    self.recorder = recorder
    self.tree = engine.tree
    containers = engine.containers
    self.engine = engine
    isOverBudget = engine.isOverBudget
  }
}

extension LayoutTree {
  /// The parent of each node; nil for the root.
  fileprivate var parents: [NodeID?] {
    var parents = [NodeID?](repeating: nil, count: nodes.count)
    for index in nodes.indices {
      for child in nodes[index].children { parents[child.index] = NodeID(index) }
    }
    return parents
  }

  /// In pre-order, which ids follow only where no node came later.
  fileprivate var numbersAmongTheirKind: [Int] {
    var numbers = [Int](repeating: 0, count: nodes.count)
    var counts: [String: Int] = [:]
    var open = [NodeID(0)]
    while let id = open.popLast() {
      let kind = nodes[id.index].description.kind
      counts[kind, default: 0] += 1
      numbers[id.index] = counts[kind]!
      open += nodes[id.index].children.reversed()
    }
    return numbers
  }
}

extension LayoutEngine {
  /// The nodes as a trace has them: labelled, or numbered among their kind in pre-order.
  fileprivate func traceNodes(_ recorder: Recorder) -> [Trace.Node] {
    let numbers = tree.numbersAmongTheirKind
    var labels: Set<String> = []
    return tree.nodes.indices.map { index in
      let about = tree.nodes[index].description
      let isLate = recorder.births[index] > 0
      let label = about.label.flatMap { labels.insert($0).inserted || !isLate ? $0 : nil }
      var node = Trace.Node(
        kind: about.kind, name: label ?? about.kind + "." + String(numbers[index]),
        isLabelled: label != nil, parent: recorder.parents[index], place: about.place,
        arguments: about.arguments, traits: about.traits, roles: roles(of: NodeID(index)),
        owners: about.owners.map { Trace.Node.Owner(view: $0.view, place: $0.place) },
        birth: recorder.births[index])
      node.appearance = about.appearance
      // What the arguments say is not said twice.
      if !about.shown.isEmpty, node.words != about.shown { node.shown = about.shown }
      return node
    }
  }
}
