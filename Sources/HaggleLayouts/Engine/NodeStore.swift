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
  /// Where the memo keeps its other answers.
  var further = Memo<ProposalKey, CGSize>.Chain()
  /// Where its explicit guides lie, as far as they were looked for.
  var guides = Memo<LayoutEngine.GuideQuestion, CGFloat?>.Chain()
  var placement = Placement(origin: .zero, size: .zero, proposal: .unspecified)
  /// From the left and top of the space that was proposed to the root; nil before it is placed.
  var originInRoot: CGPoint?
}

/// Node states at addresses that never move: the only unsafe memory of the engine.
///
/// A class with array properties would check every access for exclusivity at run time, which costs
/// several times the layout itself (docs/ARCHITECTURE.md, "Storage"). An element is read and
/// written through its address instead; no reference to one outlives a call of the engine, which
/// holds the store. Nodes that come later are stored in blocks of their own, as those before them
/// stay where they are.
final class NodeStore {
  /// Where a node is, as long as the store lives.
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
    // Of a field the compiler makes a load; `index` is a call into another module.
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
