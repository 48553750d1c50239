/// What the engine knows of one node while it lays out.
struct NodeState {
  let box: LayoutBox
  let parent: NodeID?
  var children: [NodeID]
  /// The direction of the stack around it; modifiers between them do not hide it.
  let orientation: Axis?
  /// The writing direction inside of it.
  let layoutDirection: LayoutDirection
  /// The values that it passes to its container.
  var values: LayoutValues
  /// Whether an explicit alignment guide can come from it or from inside it.
  var mayHaveGuides: Bool
  var isPlaced = false
  /// Whether its parent left it out of the layout.
  var isLeftOut = false
  /// What it said once to a parent that asked for its priority or its spacing: neither depends on a
  /// proposal, and a parent that asks its children does so at every level.
  var priority: Double?
  var spacing: ViewSpacing?
  var cache = SizeCache()
  var placement = Placement(origin: .zero, size: .zero, proposal: .unspecified)
  /// From the left and top of the space that was proposed to the root; nil before it is placed.
  var originInRoot: CGPoint?
}

/// Node states at addresses that never move: the only unsafe memory of the engine.
///
/// A class with array properties would check every access for exclusivity at run time, which costs
/// several times the layout itself (docs/ARCHITECTURE.md, "Storage"). An element is read and
/// written through its address instead; no reference to one outlives a statement. Nodes that come
/// later are stored in blocks of their own, as those before them stay where they are.
final class NodeStore {
  private typealias Block = UnsafeMutablePointer<NodeState>
  private static let blockSize = 256

  private let base: Block
  private let baseCount: Int
  private var blocks: [Block] = []
  private(set) var count: Int

  init(_ states: [NodeState]) {
    baseCount = states.count
    count = states.count
    base = .allocate(capacity: max(count, 1))
    base.initialize(from: states, count: count)
  }

  deinit {
    base.deinitialize(count: baseCount)
    base.deallocate()
    for (index, block) in blocks.enumerated() {
      block.deinitialize(count: min(Self.blockSize, count - baseCount - index * Self.blockSize))
      block.deallocate()
    }
  }

  subscript(id: NodeID) -> UnsafeMutablePointer<NodeState> {
    if id.index >= 0, id.index < baseCount { return base + id.index }
    precondition(id.index >= baseCount && id.index < count, "no such node")
    return later(id.index - baseCount)
  }

  private func later(_ index: Int) -> UnsafeMutablePointer<NodeState> {
    blocks[index / Self.blockSize] + index % Self.blockSize
  }

  func append(_ state: NodeState) {
    let index = count - baseCount
    if index % Self.blockSize == 0 { blocks.append(.allocate(capacity: Self.blockSize)) }
    later(index).initialize(to: state)
    count += 1
  }
}
