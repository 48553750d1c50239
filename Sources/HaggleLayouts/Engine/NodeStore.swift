/// What the engine knows of one node while it lays out.
struct NodeState {
  let box: LayoutBox
  var firstChild: Int32
  var childCount: Int32
  /// The direction of the stack around it; modifiers between them do not hide it.
  let orientation: Axis?
  /// Whether an explicit alignment guide can come from it or from inside it.
  var mayHaveGuides: Bool
  var isPlaced = false
  /// What it said once to a parent that asked for its priority or its spacing: neither depends on a
  /// proposal, and a parent that asks its children does so at every level.
  var priority: Double?
  var spacing: ViewSpacing?
  var cache = SizeCache()
  var placement = Placement(origin: .zero, size: .zero, proposal: .unspecified)
}

/// Node states at addresses that never move: the only unsafe memory of the engine.
///
/// A class with array properties would check every access for exclusivity at run time, which costs
/// several times the layout itself (docs/ARCHITECTURE.md, "Storage"). An element is read and
/// written through its address instead; no reference to one outlives a statement.
final class NodeStore {
  private let base: UnsafeMutablePointer<NodeState>
  let count: Int

  init(_ states: [NodeState]) {
    count = states.count
    base = .allocate(capacity: max(count, 1))
    base.initialize(from: states, count: count)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  subscript(id: NodeID) -> UnsafeMutablePointer<NodeState> {
    precondition(id.index >= 0 && id.index < count, "no such node")
    return base + id.index
  }
}
