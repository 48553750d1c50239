import Foundation
import HaggleLayouts
import HaggleVocabulary

/// A layout run as a person would write it down.
final class Dialogue: LayoutObserver {
  /// One question that was put to a node, whether or not its cache knew the answer.
  struct Exchange {
    let node: NodeID
    let name: String
    let asked: ProposedViewSize
    let answered: CGSize
    let isCached: Bool
    /// The exchanges that it took to find the answer.
    let inside: Range<Int>

    /// `frame ← 0×0 → 8×16`
    var line: String { "\(name) ← \(text)" }
    /// `0×0 → 8×16`
    var text: String { "\(NumberText.display(asked)) → \(NumberText.display(answered))" }
  }

  /// With what came into being while it was laid out.
  private(set) var tree: LayoutTree
  private var descriptions: [NodeDescription]
  private(set) var exchanges: [Exchange] = []
  private(set) var placements: [NodeID: CGRect] = [:]
  private(set) var reasons: [Reason] = []
  private(set) var notes: [String] = []
  private(set) var size = CGSize.zero
  private(set) var questionCount = 0
  private(set) var isOverBudget = false
  private var order: [NodeID] = []
  private var open: [(asked: ProposedViewSize, start: Int)] = []
  private(set) var asks: [(node: NodeID, asked: ProposedViewSize)] = []

  /// Lays `tree` out and listens.
  init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, context: LayoutContext = LayoutContext(),
    policy: CachePolicy = .swiftui, overrides: [LayoutEngine.Question: CGSize] = [:],
    budget: Int = LayoutEngine.defaultBudget
  ) {
    self.tree = tree
    descriptions = tree.nodes.map(\.description)
    let engine = LayoutEngine(
      tree, context: context, policy: policy, observer: self, overrides: overrides, budget: budget)
    size = engine.layOut(proposal)
    questionCount = engine.questionCount
    isOverBudget = engine.isOverBudget
    self.tree = engine.tree
  }

  convenience init(
    _ sketch: Sketch, in proposal: ProposedViewSize, context: LayoutContext = LayoutContext(),
    policy: CachePolicy = .swiftui
  ) {
    self.init(sketch.tree, in: proposal, context: context, policy: policy)
  }

  func name(_ node: NodeID) -> String {
    let about = descriptions[node.index]
    return about.label ?? about.kind
  }

  func willAsk(_ node: NodeID, _ proposal: ProposedViewSize, isPlacing: Bool) {
    open.append((proposal, exchanges.count))
    asks.append((node, proposal))
  }

  func didAnswer(_ node: NodeID, _ size: CGSize, isCached: Bool) {
    let (asked, start) = open.removeLast()
    exchanges.append(
      Exchange(
        node: node, name: name(node), asked: asked, answered: size, isCached: isCached,
        inside: start..<exchanges.count))
  }

  func didPlace(_ node: NodeID, _ placement: Placement) {
    placements[node] = CGRect(origin: placement.origin, size: placement.size)
    order.append(node)
  }

  func didGrow(_ node: NodeID, _ nodes: ArraySlice<LayoutTree.Node>) {
    descriptions += nodes.map(\.description)
  }

  func explain(_ reason: () -> Reason) { reasons.append(reason()) }

  func note(_ node: NodeID, _ source: LayoutNoteSource, _ text: String) { notes.append(text) }
}

// MARK: - What was said

extension Dialogue {
  /// What reached a layout, in the order of the answers: `frame ← 0×0 → 8×16`.
  var lines: [String] { exchanges.filter { !$0.isCached }.map(\.line) }

  /// What reached `name`, in order: `0×0 → 8×16`.
  func answers(of name: String) -> [String] {
    exchanges.filter { $0.name == name && !$0.isCached }.map(\.text)
  }

  /// The distinct proposals to `name` in the order in which they first arrived.
  func asked(_ name: String) -> [String] {
    asks.filter { self.name($0.node) == name }.map { NumberText.display($0.asked) }.uniqued
  }

  /// The names in the order in which they were first asked for an explicit size on both axes.
  func serving(_ names: [String]) -> [String] {
    asks.filter { Self.isExplicit($0.asked) }.map { name($0.node) }.filter(names.contains).uniqued
  }

  /// The names in the order in which they were first asked anything.
  func probing(_ names: [String]) -> [String] {
    asks.map { name($0.node) }.filter(names.contains).uniqued
  }

  private static func isExplicit(_ proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard let length = proposal[axis] else { return false }
      return length != 0 && length.isFinite
    }
  }
}

// MARK: - Where everything went

extension Dialogue {
  /// Rectangles in their parents' spaces, by name.
  var frames: [String: CGRect] {
    Dictionary(placements.map { (name($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The rectangle of `name` in the space that was offered to the root: `12.5,0 175×100`.
  func frame(of name: String) -> String? {
    guard let node = order.first(where: { self.name($0) == name }), let rect = placements[node]
    else { return nil }
    var origin = rect.origin
    var parent = parents[node.index]
    while let id = parent, let outer = placements[id] {
      origin.x += outer.minX
      origin.y += outer.minY
      parent = parents[id.index]
    }
    let (x, y) = (NumberText.display(origin.x), NumberText.display(origin.y))
    return "\(x),\(y) \(NumberText.display(rect.size))"
  }

  func size(of name: String) -> String? {
    order.first { self.name($0) == name }.flatMap { placements[$0] }
      .map { NumberText.display($0.size) }
  }

  private var parents: [NodeID?] {
    var parents = [NodeID?](repeating: nil, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      for child in node.children { parents[child.index] = NodeID(index) }
    }
    return parents
  }
}

extension [String] {
  /// Each element where it first stands.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
