import Foundation
import HaggleLayouts
import HaggleRecording
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// A root laid out without side probes and rules, with an engine to ask more questions.
struct LaidOut {
  let timeline: Timeline
  let tree: LayoutTree
  let context: LayoutContext
  /// The drawn area of each view, in the root's space.
  let drawn: [NodeID: CGRect]
  /// The text as the last pass has it; nil if there is only one pass.
  private(set) var settled: Scenario?
  private(set) var passes = 1
  private let answers: Answers

  /// Answers further questions; created on demand, as most layouts need none.
  private final class Answers {
    private let make: () -> LayoutEngine
    private(set) lazy var engine = make()

    init(_ make: @escaping () -> LayoutEngine) { self.make = make }
  }

  var trace: Trace { timeline.trace }

  /// Effects have run: texts with effects are laid out until they settle.
  ///
  /// - Parameter isNew: whether the text was evaluated for this layout alone, so that its first
  ///   pass need not be evaluated once more.
  init(_ request: LayoutRequest, isNew: Bool = false) {
    let (scenario, root) = (request.scenario, request.root)
    if isNew, root.mayHaveEffects {
      self.init(Settling(request, isUsedHere: true).sequence)
      return
    }
    let proposal = RootProposal(request)
    let settings = Trace.Settings(request, proposal, probes: false)
    let header = Trace.Header(screen: proposal.screen)
    scenario.beginPass()
    let recording = Recording(
      of: root.tree, in: proposal.size, header: header, settings: settings)
    let isFirst = scenario.stage.changes.isEmpty
    guard isFirst, !root.mayHaveEffects || request.effects(after: recording).known.isEmpty else {
      self.init(Settling(request).sequence)
      return
    }
    self.init(recording, settings.context)
  }

  private init(_ sequence: PassSequence) {
    self.init(sequence.recording, sequence.settings.context)
    (settled, passes) = (sequence.request.scenario, sequence.number)
  }

  /// The last pass alone, as it was evaluated, for another proposal.
  ///
  /// - Parameter number: of the pass.
  init(lastPass request: LayoutRequest, number: Int) {
    let proposal = RootProposal(request)
    var settings = Trace.Settings(request, proposal, probes: false)
    if number > 1 { settings.pass = (number, PassReason(.state)) }
    let recording = Recording(
      of: request.root.tree, in: proposal.size, header: Trace.Header(screen: proposal.screen),
      settings: settings)
    self.init(recording, settings.context)
    (settled, passes) = (request.scenario, number)
  }

  private init(_ recording: Recording, _ context: LayoutContext) {
    self.init(recording.trace, of: recording.tree, recording.containers, in: context)
  }

  init(
    _ trace: Trace, of tree: LayoutTree, _ containers: ContainerSizes, in context: LayoutContext
  ) {
    timeline = Timeline(trace)
    drawn = Dictionary(
      timeline.drawings.map { ($0.node, $0.rectangle) }, uniquingKeysWith: { first, _ in first })
    self.tree = tree
    self.context = context
    answers = Answers {
      LayoutEngine(tree, context: context, policy: .full, containers: containers)
    }
  }

  func answer(of node: NodeID, to proposal: ProposedViewSize) -> CGSize {
    answers.engine.ask(node, proposal)
  }

  /// Its length without a stated length on that axis, with the other axis as placed.
  func ideal(_ node: NodeID, _ axis: Axis) -> CGFloat {
    var proposal = timeline.placement(of: node)?.placement.proposal ?? .unspecified
    proposal[axis] = nil
    return answers.engine.ask(node, proposal)[axis]
  }

  /// Whether a text is narrower than its words are in one line.
  func breaksIntoLines(_ text: NodeID) -> Bool {
    (length(text, .horizontal) ?? 0) < ideal(text, .horizontal) - Criterion.tolerance
  }

  func length(_ node: NodeID, _ axis: Axis) -> CGFloat? { timeline.size(of: node)?[axis] }

  /// The length that what is in a frame takes of it, in points.
  func need(of frame: NodeID, _ axis: Axis) -> CGFloat {
    timeline.modified(by: frame).compactMap { length($0, axis) }.min() ?? 0
  }

  func has(_ role: NodeRole, _ node: NodeID) -> Bool {
    trace.nodes[node.index].roles.contains(role)
  }

  func parent(_ node: NodeID) -> NodeID? { trace.nodes[node.index].parent }

  /// The ancestors of a view, innermost first.
  func ancestors(_ node: NodeID) -> [NodeID] {
    Array(sequence(first: node) { parent($0) }.dropFirst())
  }

  /// The part of a view that its ancestors do not clip.
  func unclippedPart(of view: NodeID) -> CGRect? {
    ancestors(view).filter { has(.clips, $0) }.compactMap { timeline.rectangle(of: $0) }
      .reduce(timeline.rectangle(of: view)) { $0?.common(with: $1) }
  }

  /// By how many points a view reaches beyond the sides of the screen, where nothing scrolls there.
  func excessAside(of view: NodeID) -> CGFloat {
    let path = [view] + ancestors(view)
    let isScrolled = zip(path, path.dropFirst()).contains { inner, around in
      has(.scrolls, around) && timeline.proposal(inner, .horizontal) == nil
    }
    guard !isScrolled, let place = timeline.rectangle(of: view) else { return 0 }
    return max(0, room.minX - place.minX, place.maxX - room.maxX)
  }

  /// Whether an ancestor clips the view to `frame` (within one point).
  func isCutOff(_ view: NodeID, by frame: CGRect) -> Bool {
    ancestors(view).contains { around in
      has(.clips, around)
        && timeline.rectangle(of: around).map { frame.encloses($0, within: 1) } == true
    }
  }
}

// MARK: - Texts

extension LaidOut {
  /// The missing part of a text: the missing height or, for a broken word, the missing width, in
  /// points.
  func missing(of text: NodeID) -> CGFloat {
    guard let size = timeline.size(of: text), let placed = timeline.placement(of: text) else {
      return .infinity
    }
    let proposal = placed.placement.proposal
    guard tree.nodes[text.index].layout is TextLayout else { return 0 }
    // What is set in smaller type may still break inside of a word.
    if let scale = scale(ofUncut: text) { return missingWidth(of: text, at: scale) }
    let broken = missingWidth(of: text)
    let needed = answer(of: text, to: ProposedViewSize(width: proposal.width, height: nil)).height
    return max(broken, max(0, needed - size.height))
  }

  /// The scale of a text that is set in smaller type so that nothing is cut; nil for others.
  private func scale(ofUncut text: NodeID) -> CGFloat? {
    timeline.reasons(of: text).compactMap { number -> CGFloat? in
      guard case .reason(let reason) = trace.events[number],
        case .scaled(isCut: false)? = reason.detail
      else { return nil }
      return reason.terms.first { $0.knownRole == .scale }?.value
    }.last
  }

  /// By how much a text is narrower than its longest word, in points.
  ///
  /// - Parameter scale: that of its type.
  func missingWidth(of text: NodeID, at scale: CGFloat = 1) -> CGFloat {
    guard let layout = tree.nodes[text.index].layout as? TextLayout,
      let width = length(text, .horizontal)
    else { return 0 }
    return max(0, layout.longestWord(in: context) * scale - width)
  }

  /// Whether a text may have only so many lines, which leave out some of it.
  func hasFewLines(_ text: NodeID) -> Bool {
    (tree.nodes[text.index].layout as? TextLayout)?.limitsLines == true
  }

  /// What is missing of a text, or how much longer its line is than it may be, in points.
  func loss(of text: NodeID) -> CGFloat { max(missing(of: text), shortage(of: text)) }

  /// The additional width that a truncated text needs, in points, even if its line limit is the
  /// reason; 0 for other texts.
  func shortage(of text: NodeID) -> CGFloat {
    guard timeline.isCutShort(text), let width = length(text, .horizontal) else { return 0 }
    return max(ideal(text, .horizontal) - width, 1)
  }
}
