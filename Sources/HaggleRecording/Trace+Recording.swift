import Foundation
package import HaggleLayouts
package import HaggleTraces
package import HaggleVocabulary

extension Trace {
  /// The settings of a recording.
  package struct Settings {
    package var context: LayoutContext
    package var policy: CachePolicy
    /// The number of questions to layouts after which the pass is repeated under `full`.
    var budget: Int
    /// Answers that replace those of the layouts.
    package var overrides: [LayoutEngine.Question: CGSize]
    /// Whether to probe nodes, so that each has its whole profile.
    package var probes: Bool
    /// The number of this layout of the same views, from 1, and its reason.
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

/// A recorded layout, with what is needed to ask it more questions.
package struct Recording {
  package private(set) var trace: Trace
  /// The tree, including nodes added during the layout.
  package let tree: LayoutTree
  /// The resulting container sizes.
  package let containers: ContainerSizes
  /// The engine of the layout, for positions; nil once nobody needs it.
  package private(set) var engine: LayoutEngine?

  /// Lays `tree` out for `proposal`.
  ///
  /// A pass that exceeds the budget of questions is discarded and repeated under
  /// `CachePolicy.full`; the header says so.
  package init(
    of tree: LayoutTree, in proposal: ProposedViewSize, header: Trace.Header = Trace.Header(),
    settings: Trace.Settings = Trace.Settings()
  ) {
    let pass = RecordedPass.complete(tree, proposal, settings)
    var trace = Trace(header: header, nodes: pass.nodes, events: pass.takeEvents())
    trace.header.proposal = proposal
    let nodes = pass.tree.nodes
    trace.header.boxes = nodes.indices.count {
      (nodes[$0].layout as? PlaceholderLayout)?.isGiven == false
    }
    trace.header.cache = pass.policy.rawValue
    trace.header.exceededBudget = pass.policy == settings.policy ? nil : settings.budget
    self.trace = trace
    self.tree = pass.tree
    containers = pass.containers
    engine = pass.engine
    if settings.probes { probe(settings) }
  }

  /// Asks what no parent asked, so that each node has its whole profile.
  package mutating func probe(_ settings: Trace.Settings) {
    trace.events += SideProbes(tree, settings, containers).events(completing: trace)
  }

  /// Lets go of the engine, which takes about half as much memory as the log.
  package mutating func dropEngine() { engine = nil }

  /// Adds the state set after the pass to its end.
  package mutating func note(_ writes: [StateWrite]) {
    let end = trace.events.lastIndex { if case .passEnd = $0 { true } else { false } }
    guard let end, case .passEnd(let number, let size, let earlier) = trace.events[end] else {
      return
    }
    trace.events[end] = .passEnd(number: number, size: size, writes: earlier + writes)
  }
}

/// A single pass over a tree.
private struct RecordedPass {
  /// The number of questions recorded before the total is estimated.
  private static let quickBudget = 20_000
  /// The number of distinct questions per node that an ordinary tree does not exceed: nine where
  /// its axes are independent, about thirty where texts couple them (docs/NEGOTIATION.md, section
  /// 1).
  private static let distinctQuestions = 32

  let policy: CachePolicy
  /// The tree, including nodes added during the layout.
  let tree: LayoutTree
  let containers: ContainerSizes
  let engine: LayoutEngine
  private let isOverBudget: Bool
  private let recorder: Recorder

  /// The recorded events; the recorder forgets them, so that appending copies nothing.
  func takeEvents() -> [Event] { recorder.takeEvents() }

  /// The nodes as they are in the trace.
  var nodes: [Trace.Node] { engine.traceNodes(recorder) }

  /// Records a pass within its budget, if necessary under `full`.
  ///
  /// A number of questions that multiplies with depth is first counted without recording: the
  /// events of a million questions would take a gigabyte before being discarded.
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

  /// In pre-order, which only matches the ids if no node was added later.
  fileprivate var numbersAmongTheirKind: [Int] {
    var numbers = [Int](repeating: 0, count: nodes.count)
    var counts: [String: Int] = [:]
    var open = [NodeID(0)]
    while let id = open.popLast() {
      let kind = nodes[id.index].description.kind
      numbers[id.index] = next(after: &counts[kind, default: 0])
      open += nodes[id.index].children.reversed()
    }
    return numbers
  }

  // Looks for the kind once, instead of to read its count and again to write it.
  private func next(after count: inout Int) -> Int {
    count += 1
    return count
  }
}

extension LayoutEngine {
  /// The nodes as a trace has them: labelled, or numbered among their kind in pre-order.
  fileprivate func traceNodes(_ recorder: Recorder) -> [Trace.Node] {
    let numbers = tree.numbersAmongTheirKind
    let holders = labelHolders
    return tree.nodes.indices.map { index in
      let about = tree.nodes[index].description
      let label = about.label.flatMap { holders[$0] == index ? $0 : nil }
      var node = Trace.Node(
        kind: about.kind, name: label ?? about.kind + "." + String(numbers[index]),
        isLabelled: label != nil, parent: recorder.parents[index], place: about.place,
        arguments: about.arguments, traits: about.traits, roles: roles(of: NodeID(index)),
        owners: about.owners,
        birth: recorder.births[index])
      node.appearance = about.appearance
      // Words that are already in the arguments are not repeated.
      if !about.shown.isEmpty, node.words != about.shown { node.shown = about.shown }
      return node
    }
  }

  /// The node that has each label: of several, such as the children of a `ViewThatFits`, the first
  /// that is shown.
  private var labelHolders: [String: Int] {
    tree.nodes.indices.reduce(into: [:]) { holders, index in
      guard let label = tree.nodes[index].description.label else { return }
      guard let holder = holders[label] else { return holders[label] = index }
      if !isShown(NodeID(holder)), isShown(NodeID(index)) { holders[label] = index }
    }
  }
}
