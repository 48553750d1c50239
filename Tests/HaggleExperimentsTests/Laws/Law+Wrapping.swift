import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

/// A modifier that takes no part in the negotiation.
struct TransparentModifier {
  let name: String
  let layout: any Layout
  /// What it adds beside what it modifies.
  var added: (any Layout)?
  /// Whether guides are looked for at it. Containers around it then place their content, and ask
  /// it anew where three answers are not enough to remember, only to find that there is no guide:
  /// there are more questions, and every rectangle stays where it was.
  var looksForGuides = false

  static var all: [TransparentModifier] {
    [
      .init(name: "border", layout: BorderLayout()),
      .init(name: "id", layout: IdentityLayout()),
      .init(name: "offset by 0", layout: OffsetLayout(.zero)),
      .init(
        name: "alignmentGuide that nobody asks for",
        layout: AlignmentGuideLayout(HorizontalAlignment(Unused.self)) { $0.width / 3 },
        looksForGuides: true),
      .init(
        name: "overlay with a colour", layout: LayeredLayout(), added: ColorLayout(),
        looksForGuides: true),
      .init(name: "LayoutMonitor", layout: LayoutMonitorLayout(), looksForGuides: true),
    ]
  }

  private enum Unused: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// An app's layout hides what a view tells its container: its priority, the direction of its
  /// stack, its guides and traits. A leaf without any has nothing to hide.
  func mayWrap(_ node: LayoutTree.Node) -> Bool {
    guard layout is LayoutMonitorLayout else { return true }
    return node.values.isEmpty
      && (node.layout is ColorLayout || node.layout is TextLayout || node.layout is ImageLayout)
  }
}

extension Law {
  static let wraps = Law("a transparent modifier changes no event but its own") { trial in
    var random = SampleGenerator(seed: trial.seed)
    let position = random.pick(Array(0..<1000))
    let modifier = random.pick(TransparentModifier.all)
    let candidates = trial.tree.nodes.indices.filter { modifier.mayWrap(trial.tree.nodes[$0]) }
    guard !candidates.isEmpty else { return nil }
    let node = NodeID(candidates[position % candidates.count])
    let wrapped = WrappedTree(trial.tree, node, modifier)
    var original = trial.run.trace.events.filter { !$0.isNote }
    var events = wrapped.events(of: Negotiation(wrapped.tree, trial.specimen))
    // A view with guides is asked for them through the modifier, and so once more.
    if modifier.looksForGuides || trial.tree.hasGuides(node) {
      original = original.outcome
      events = events.outcome
    }
    let difference = zip(original, events).first { $0 != $1 }
    if difference == nil, original.count == events.count { return nil }
    return "\(modifier.name) around \(trial.run.name(node)): "
      + (difference.map { "\($0), and with it \($1)" } ?? "\(original.count), \(events.count)")
  }
}

extension LayoutTree {
  /// Whether a guide can come from a node or from inside of it.
  fileprivate func hasGuides(_ node: NodeID) -> Bool {
    let layout = nodes[node.index].layout
    return layout is AlignmentGuideLayout || layout is TextLayout
      || nodes[node.index].children.contains { hasGuides($0) }
  }
}

/// A tree with a modifier around one of its nodes.
private struct WrappedTree {
  let tree: LayoutTree
  private let wrapped: NodeID
  /// The nodes' ids in the original tree; the wrapper has that of what it wraps, what it adds none.
  private let originals: [NodeID?]
  private let wrapper: NodeID

  init(_ original: LayoutTree, _ node: NodeID, _ modifier: TransparentModifier) {
    var nodes = original.nodes
    for index in nodes.indices { nodes[index].description.label = "\(index)" }
    var children = [node]
    if let added = modifier.added {
      children.append(NodeID(nodes.count))
      nodes.append(Self.node(added, [], "added"))
    }
    let wrapper = NodeID(nodes.count)
    nodes = nodes.map { parent in
      var parent = parent
      parent.children = parent.children.map { $0 == node ? wrapper : $0 }
      return parent
    }
    nodes.append(Self.node(modifier.layout, children, "wrapper"))
    tree = LayoutTree(nodes, root: node == NodeID(0) ? wrapper : NodeID(0))
    let labels = tree.nodes.map { $0.description.label ?? "" }
    originals = labels.map { $0 == "wrapper" ? node : Int($0).map { NodeID($0) } }
    self.wrapper = NodeID(labels.firstIndex(of: "wrapper") ?? 0)
    wrapped = NodeID(labels.firstIndex(of: "\(node.index)") ?? 0)
  }

  private static func node(
    _ layout: any Layout, _ children: [NodeID], _ label: String
  ) -> LayoutTree.Node {
    LayoutTree.Node(
      layout: layout, children: children, values: LayoutValues(),
      description: NodeDescription(kind: label, label: label))
  }

  /// The events without those between the wrapper and its content, as if it were the content.
  func events(of run: Negotiation) -> [Event] {
    run.trace.events.compactMap { event in
      if let node = event.node, node == wrapped || originals[node.index] == nil {
        guard case .reason = event else { return nil }
      }
      return event.isNote ? nil : event.renumbered { originals[$0.index] ?? $0 }
    }
  }
}

extension [Event] {
  /// What came of it: rectangles, and the size of all.
  fileprivate var outcome: [Event] {
    filter { event in
      switch event {
      case .place, .passEnd: true
      default: false
      }
    }
  }
}

extension Event {
  fileprivate var isNote: Bool { if case .note = self { true } else { false } }

  fileprivate func renumbered(_ id: (NodeID) -> NodeID) -> Event {
    switch self {
    case .ask(var ask):
      ask.node = id(ask.node)
      ask.caller = ask.caller.map(id)
      return .ask(ask)
    case .answer(let node, let size, let isCached):
      return .answer(node: id(node), size: size, isCached: isCached)
    case .place(var placement):
      placement.node = id(placement.node)
      return .place(placement)
    case .reason(let reason): return .reason(reason.mapNodes(id))
    default: return self
    }
  }
}
