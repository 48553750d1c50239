import HaggleLayouts
import HaggleRecording
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// The passes up to and including one.
struct PassSequence {
  private(set) var request: LayoutRequest
  private(set) var settings: Trace.Settings
  private(set) var earlier: Trace?
  private(set) var proposal: RootProposal
  /// The last pass; without probes until it is judged.
  private(set) var recording: Recording
  private let header: Trace.Header

  /// The first pass.
  init(_ request: LayoutRequest, header: Trace.Header) {
    self.request = request
    self.header = header
    proposal = RootProposal(request)
    settings = Trace.Settings(request, proposal)
    recording = Recording(of: request.root, in: proposal, settings, header: header)
  }

  /// Another pass.
  mutating func go(on next: LayoutRequest, _ reason: PassReason) {
    earlier = recording.trace.kept(after: earlier)
    request = next
    proposal = RootProposal(request)
    let next = number + 1
    settings = Trace.Settings(request, proposal)
    settings.pass = (next, reason)
    recording = Recording(of: request.root, in: proposal, settings, header: header)
  }

  var number: Int { settings.pass.number }

  /// Runs the effects of the root's modifiers after the layout, and notes the changes of state in
  /// the pass.
  mutating func effects() -> (known: [StateChange], unknown: [StateChange]) {
    guard request.root.mayHaveEffects else { return ([], []) }
    let set = request.effects(after: recording)
    recording.note(set.known.map(StateWrite.init))
    return set
  }

  var afterEffects: LayoutRequest? { request.with(request.scenario.afterEffects) }

  func after(_ change: Circumstances.Change) -> LayoutRequest? {
    request.with(request.scenario.after(change))
  }

  /// The last pass, with probes and findings. Probes are added to its own recording, so that there
  /// is one of it.
  mutating func judge() -> TreeRun {
    recording.dropEngine()
    if settings.probes { recording.probe(settings) }
    return TreeRun(
      recording, of: request.root.tree, in: proposal.size, settings: settings)
  }
}

extension Trace.Settings {
  init(_ request: LayoutRequest, _ proposal: RootProposal, probes: Bool = true) {
    var context = request.scenario.context
    context.safeArea = proposal.safeArea
    context.keyboard = proposal.keyboard
    self.init(
      context: context, policy: request.options.policy, budget: request.options.budget,
      probes: probes)
  }
}

extension Recording {
  /// Records the layout of a root; probes follow the passes.
  fileprivate init(
    of root: Scenario.Root, in proposal: RootProposal, _ settings: Trace.Settings,
    header: Trace.Header
  ) {
    var (plain, header) = (settings, header)
    plain.probes = false
    header.proposalSource = proposal.source
    header.circumstances = proposal.circumstances
    header.screen = proposal.screen
    header.isDark = root.isDark
    header.isPointed = proposal.isPointed
    self.init(of: root.tree, in: proposal.size, header: header, settings: plain)
  }
}

extension Trace {
  /// The maximum number of events kept of earlier passes; beyond it only the bounds of a pass and
  /// the state set after it are kept.
  private static let mostEvents = 2_000_000

  /// This pass appended to the earlier ones.
  fileprivate func kept(after earlier: Trace?) -> Trace {
    guard let earlier else { return self }
    var pass = self
    if earlier.events.count + events.count > Self.mostEvents {
      pass.events = events.compactMap(\.withoutNodes)
      pass.nodes = []
    }
    return earlier.continued(by: pass)
  }
}

extension Event {
  /// The beginning or end of a pass; nil for events about a node.
  fileprivate var withoutNodes: Event? {
    guard case .passEnd(let number, let size, var writes) = self else {
      if case .passBegin = self { return self }
      return nil
    }
    for index in writes.indices { writes[index].node = nil }
    return .passEnd(number: number, size: size, writes: writes)
  }
}

extension StateWrite {
  fileprivate init(_ change: StateChange) {
    self.init(
      change.source.property, to: change.value, by: change.source.cause, at: change.source.place,
      of: change.node, isMeasured: change.isMeasured)
  }
}

extension PassReason {
  init(_ change: Circumstances.Change) {
    switch change {
    case .proposal: self.init(.resize)
    case .typeSize: self.init(.textSize, change.text)
    case .locale: self.init(.locale, change.text)
    case .direction: self.init(.direction, change.text)
    case .keyboard: self.init(.keyboard, change.text)
    }
  }
}

extension LayoutRequest {
  /// What the effects of the root's modifiers set after a layout.
  func effects(after recording: Recording) -> (known: [StateChange], unknown: [StateChange]) {
    guard let engine = recording.engine else { return ([], []) }
    return scenario.runEffects(of: root, in: recording.tree) { engine.geometry(of: $0) }
  }
}
