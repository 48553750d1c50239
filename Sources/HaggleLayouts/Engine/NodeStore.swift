/// The state of a node during layout.
struct NodeState {
  let box: LayoutBox
  let parent: NodeID?
  var children: [NodeID]
  /// The direction of the enclosing stack; modifiers in between do not hide it.
  let orientation: Axis?
  /// The writing direction inside.
  let layoutDirection: LayoutDirection
  /// The values passed to its container.
  var values: LayoutValues
  /// Whether it, or a descendant, may set an explicit alignment guide.
  var mayHaveGuides: Bool
  var isPlaced = false
  /// Whether its parent excluded it from the layout.
  var isLeftOut = false
  /// Its priority and spacing once asked for: neither depends on a proposal, and a parent that asks
  /// for them does so at every level.
  var priority: Double?
  var spacing: ViewSpacing?
  var cache = SizeCache()
  /// Its further answers, in the memo.
  var further = Memo<ProposalKey, CGSize>.Chain()
  /// The positions of its explicit guides, as far as computed.
  var guides = Memo<LayoutEngine.GuideQuestion, CGFloat?>.Chain()
  var placement = Placement(origin: .zero, size: .zero, proposal: .unspecified)
  /// The origin from the top left of the root's proposal; nil before placement.
  var originInRoot: CGPoint?
}

/// Node states at fixed addresses: the only unsafe memory of the engine.
///
/// Stable storage for node states. A class with array properties would check each access for
/// exclusivity at run time, at several times the cost of the layout (docs/ARCHITECTURE.md,
/// "Storage"). Elements are accessed by their address; no such pointer outlives a call of the
/// engine, which owns the store. Later nodes go to new blocks, so earlier ones never move.
final class NodeStore {
  /// The address of a node's state, valid while the store lives.
  typealias Place = UnsafeMutablePointer<NodeState>
  private static let blockSize = 256

  private let base: Place
  private let capacity: Int
  @exclusivity(unchecked) private var blocks: [Place] = []
  @exclusivity(unchecked) private(set) var count = 0

  /// - Parameter capacity: how many nodes there are to begin with.
  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: max(capacity, 1))
  }

  deinit {
    base.deinitialize(count: min(count, capacity))
    base.deallocate()
    for (index, block) in blocks.enumerated() {
      block.deinitialize(count: min(Self.blockSize, count - capacity - index * Self.blockSize))
      block.deallocate()
    }
  }

  @inline(__always) subscript(id: NodeID) -> Place {
    // Reading a field compiles to a load; `index` is a call into another module.
    let index = Int(id.number)
    precondition(index >= 0 && index < count, "no such node")
    return index < capacity ? base + index : later(index - capacity)
  }

  private func later(_ index: Int) -> Place {
    blocks[index / Self.blockSize] + index % Self.blockSize
  }

  func append(_ state: consuming NodeState) {
    let index = count - capacity
    if index >= 0, index % Self.blockSize == 0 {
      blocks.append(.allocate(capacity: Self.blockSize))
    }
    (index < 0 ? base + count : later(index)).initialize(to: state)
    count += 1
  }
}
