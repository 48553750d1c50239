/// Lays out a tree: the only caller of layouts.
///
/// An engine lays out once; further questions need a new engine, so that no run affects another.
package final class LayoutEngine {
  let context: LayoutContext
  let policy: CachePolicy
  let observer: (any LayoutObserver)?
  let nodes: NodeStore
  /// The tree, including nodes added during the layout.
  @exclusivity(unchecked) package var tree: LayoutTree
  /// The number of levels that the current stack can carry.
  @exclusivity(unchecked) var depth: Int
  /// The sizes of containers that views are relative to.
  @exclusivity(unchecked) package internal(set) var containers: ContainerSizes
  /// The areas that bars take from nodes and their descendants.
  @exclusivity(unchecked) var insets: [NodeID: SafeAreaInset] = [:]
  /// The edges at which views ignore the safe area.
  @exclusivity(unchecked) var ignoredEdges: [NodeID: Edge.Set] = [:]
  /// The views that others follow.
  @exclusivity(unchecked) var matched = MatchedIndex()
  let overrides: [Question: CGSize]
  /// Answers beyond the capacity of the nodes' caches, for `CachePolicy.full`.
  @exclusivity(unchecked) private var memo = Memo<ProposalKey, CGSize>()
  /// The explicit guides of containers and modifiers that were computed; nil if there is none.
  @exclusivity(unchecked) private var guides = Memo<GuideQuestion, CGFloat?>()
  /// Measurements of texts, shared by equal texts.
  @exclusivity(unchecked) var texts: [TextKey: TextMemory] = [:]
  /// The number of questions to layouts after which the run is abandoned.
  let budget: Int
  @exclusivity(unchecked) package private(set) var questionCount = 0
  @exclusivity(unchecked) var isPlacing = false

  /// A question to a node.
  package struct Question: Hashable {
    let node: NodeID
    let key: ProposalKey

    package init(_ node: NodeID, _ proposal: ProposedViewSize) {
      self.node = node
      key = ProposalKey(proposal)
    }
  }

  /// A guide of a node with this size, as answered to this proposal.
  struct GuideQuestion: Hashable {
    private let proposal: ProposalKey
    private let guide: AlignmentKey
    private let size: ProposalKey

    init(_ guide: AlignmentKey, at size: CGSize, _ proposal: ProposedViewSize) {
      self.proposal = ProposalKey(proposal)
      self.guide = guide
      self.size = ProposalKey(ProposedViewSize(size))
    }
  }

  /// The default budget of questions in one run.
  package static let defaultBudget = 1_000_000

  /// - Parameter overrides: answers that replace those of the layouts, by node and question.
  package init(
    _ tree: LayoutTree, context: LayoutContext = LayoutContext(), policy: CachePolicy = .swiftui,
    observer: (any LayoutObserver)? = nil, overrides: [Question: CGSize] = [:],
    containers: ContainerSizes = ContainerSizes(), budget: Int = LayoutEngine.defaultBudget
  ) {
    nodes = NodeStore(tree, context.layoutDirection)
    tree.begin()
    self.tree = tree
    self.containers = containers
    depth = tree.depth
    self.context = context
    self.policy = policy
    self.observer = observer
    self.overrides = overrides
    self.budget = budget
  }

  /// Whether the run was abandoned; its answers are meaningless then.
  package var isOverBudget: Bool { questionCount > budget }

  /// Whether the tree exceeds the depth limit.
  var isTooDeep: Bool { depth > DeepStack.depthLimit }

  /// Proposes `proposal` to the root, centres the root in it, and places everything.
  ///
  /// On an axis with nil or ∞ the root starts at 0. Returns the root's size in points; a tree
  /// deeper than the limit is 0×0, and a note says so.
  package func layOut(_ proposal: ProposedViewSize) -> CGSize {
    let root = NodeID(0)
    guard !isTooDeep else {
      let limit = DeepStack.depthLimit
      observer?.note(root, .engine, "is \(depth) levels deep; \(limit) can be laid out")
      return .zero
    }
    return DeepStack.run(
      depth: depth,
      otherwise: { refusal in
        observer?.note(root, .engine, refusal.message)
        return .zero
      }
    ) {
      let proposal = withoutNaN(proposal, root)
      settleContainers(proposal)
      return placeRoot(proposal)
    }
  }

  /// Sizes the root for `proposal`, centres it, and places its descendants.
  @discardableResult func placeRoot(_ proposal: ProposedViewSize) -> CGSize {
    let root = NodeID(0)
    let size = answer(root, to: proposal)
    guard !isOverBudget else { return size }
    settle(root, Placement(origin: proposal.centering(size), size: size, proposal: proposal))
    placeEverything(below: root)
    return size
  }

  /// Asks one node outside of any negotiation.
  package func ask(_ node: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    ask([(node, proposal)])[0] ?? .zero
  }

  /// Asks many questions outside of any negotiation; nil for those beyond the budget.
  package func ask(_ questions: [(node: NodeID, proposal: ProposedViewSize)]) -> [CGSize?] {
    guard !isTooDeep else { return questions.map { _ in nil } }
    return DeepStack.run(depth: depth, otherwise: { _ in questions.map { _ in nil } }) {
      questions.map { question in
        guard !isOverBudget else { return nil }
        let size = answer(question.node, to: question.proposal)
        return isOverBudget ? nil : size
      }
    }
  }
}

extension ProposedViewSize {
  /// The origin that centres `size` in this proposal; 0 on an axis without a finite number.
  fileprivate func centering(_ size: CGSize) -> CGPoint {
    func origin(_ axis: Axis) -> CGFloat {
      guard let length = self[axis], length.isFinite else { return 0 }
      let origin = (length - size[axis]) / 2
      return origin.isFinite ? origin : 0
    }
    return CGPoint(x: origin(.horizontal), y: origin(.vertical))
  }
}

// MARK: - Sizing

extension LayoutEngine {
  /// The border crossing: every question of a parent to a child passes here, and nowhere else.
  func answer(_ id: NodeID, to proposal: ProposedViewSize) -> CGSize {
    let proposal = withoutNaN(proposal, id)
    observer?.willAsk(id, proposal, isPlacing: isPlacing)
    let key = ProposalKey(proposal)
    let node = nodes[id]
    if let known = knownAnswer(of: node, to: key) {
      observer?.didAnswer(id, known, isCached: true)
      return known
    }
    let stated = overrides.isEmpty ? nil : overrides[Question(id, proposal)]
    let size = stated ?? measure(node, id, proposal)
    remember(size, of: node, to: key)
    observer?.didAnswer(id, size, isCached: false)
    return size
  }

  private func knownAnswer(of node: NodeStore.Place, to key: ProposalKey) -> CGSize? {
    if let known = node.pointee.cache.answer(to: key) { return known }
    guard policy == .full, node.pointee.cache.isFull else { return nil }
    return memo.value(key, in: node.pointee.further)
  }

  private func remember(_ size: CGSize, of node: NodeStore.Place, to key: ProposalKey) {
    if policy == .full, node.pointee.cache.isFull {
      memo.add(size, key, to: &node.pointee.further)
    } else {
      node.pointee.cache.remember(size, to: key)
    }
  }

  private func measure(
    _ node: NodeStore.Place, _ id: NodeID, _ proposal: ProposedViewSize
  ) -> CGSize {
    questionCount += 1
    guard !isOverBudget else { return .zero }
    let subviews = LayoutSubviews(
      engine: self, container: id, count: node.pointee.children.count)
    let size = node.pointee.box.size(proposal, subviews)
    guard size.width.isNaN || size.height.isNaN else { return size }
    observer?.note(id, .engine, "answered \(NumberText.display(size)); NaN is read as 0")
    return CGSize(width: size.width.orZero, height: size.height.orZero)
  }

  /// NaN equals nothing, not even itself, and would never be found again: it counts as nil.
  @inline(__always)
  func withoutNaN(_ proposal: ProposedViewSize, _ id: NodeID) -> ProposedViewSize {
    let hasNaN = proposal.width?.isNaN == true || proposal.height?.isNaN == true
    return hasNaN ? withNilForNaN(proposal, id) : proposal
  }

  private func withNilForNaN(_ proposal: ProposedViewSize, _ id: NodeID) -> ProposedViewSize {
    observer?.note(id, .engine, "was proposed \(NumberText.display(proposal)); NaN is read as nil")
    return ProposedViewSize(
      width: proposal.width?.isNaN == true ? nil : proposal.width,
      height: proposal.height?.isNaN == true ? nil : proposal.height)
  }

  func withoutNaN(_ position: CGPoint, _ id: NodeID) -> CGPoint {
    guard position.x.isNaN || position.y.isNaN else { return position }
    let (x, y) = (NumberText.display(position.x), NumberText.display(position.y))
    observer?.note(id, .engine, "was placed at \(x), \(y); NaN is read as 0")
    return CGPoint(x: position.x.orZero, y: position.y.orZero)
  }

  func dimensions(_ id: NodeID, in proposal: ProposedViewSize) -> ViewDimensions {
    let size = answer(id, to: proposal)
    guard nodes[id].pointee.mayHaveGuides else { return ViewDimensions(size) }
    return ViewDimensions(size) { [self] key in explicitGuide(key, of: id, at: size, proposal) }
  }

  /// The result is remembered: a container must place its content to find a guide, and in turn asks
  /// the content for its guides. Source: decompiled (`cachedAlignment`).
  func explicitGuide(
    _ key: AlignmentKey, of id: NodeID, at size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let node = nodes[id]
    guard node.pointee.mayHaveGuides else { return nil }
    let question = GuideQuestion(key, at: size, proposal)
    if let known = guides.value(question, in: node.pointee.guides) { return known }
    let bounds = CGRect(origin: .zero, size: size)
    let value = node.pointee.box.guide(key, in: bounds, proposal, subviews(of: id))
      .map { $0.finiteOrZero }
    if !node.pointee.children.isEmpty { guides.add(value, question, to: &node.pointee.guides) }
    return value
  }
}

// MARK: - What a layout may know of a child

extension LayoutEngine {
  func subviews(of id: NodeID) -> LayoutSubviews {
    LayoutSubviews(engine: self, container: id, count: nodes[id].pointee.children.count)
  }

  func child(_ position: Int, of id: NodeID) -> NodeID { nodes[id].pointee.children[position] }

  func priority(of id: NodeID) -> Double {
    let node = nodes[id]
    if let known = node.pointee.priority { return known }
    let priority = node.pointee.box.priority(subviews(of: id))
    node.pointee.priority = priority
    return priority
  }

  func spacing(of id: NodeID) -> ViewSpacing {
    let node = nodes[id]
    if let known = node.pointee.spacing { return known }
    let spacing = node.pointee.box.spacing(subviews(of: id))
    node.pointee.spacing = spacing
    return spacing
  }

  func value<Key: LayoutValueKey>(_ key: Key.Type, of id: NodeID) -> Key.Value? {
    nodes[id].pointee.values[key]
  }

  /// The node's roles, for rules and reports.
  package func roles(of id: NodeID) -> NodeRoles {
    var roles = tree.roles(of: id, nodes[id].pointee.box.roles)
    if layoutDirection(in: id) == .rightToLeft, roles.contains(.text) || tree.hasCaption(id) {
      roles.insert(.beginsAtRight)
    }
    return roles
  }

  func mayHaveGuides(_ id: NodeID) -> Bool { nodes[id].pointee.mayHaveGuides }

  func orientation(around id: NodeID) -> Axis? { nodes[id].pointee.orientation }

  func layoutDirection(in id: NodeID) -> LayoutDirection { nodes[id].pointee.layoutDirection }
}
