/// The sizes of containers for `containerRelativeFrame`, in points.
package struct ContainerSizes: Equatable {
  /// The proposal to the root; 0 where it is not finite.
  var root: CGSize
  /// The inner sizes of scroll views and other containers, as placed.
  var inner: [NodeID: CGSize]

  package init(root: CGSize = .zero, inner: [NodeID: CGSize] = [:]) {
    self.root = root
    self.inner = inner
  }
}

/// A container that descendants with `containerRelativeFrame` are relative to.
package protocol RelativeContainer: BuiltInLayout {
  /// The size of its content area when the container has `size`, in points.
  ///
  /// - Parameters:
  ///   - unsafe: how far safe areas reach into it, in points.
  ///   - content: where its first child went; nil without one.
  func room(in size: CGSize, unsafe: EdgeInsets, for content: Placement?) -> CGSize
}

extension RelativeContainer {
  /// The whole container.
  package func room(in size: CGSize, unsafe: EdgeInsets, for content: Placement?) -> CGSize { size }
}

/// A view whose size is relative to its container.
package protocol ContainerRelative: BuiltInLayout {}

extension LayoutEngine {
  /// The size of the nearest container around the node, in points. Source: Apple's documentation of
  /// `containerRelativeFrame`.
  func containerSize(around id: NodeID) -> CGSize {
    var outer = nodes[id].pointee.parent
    while let node = outer {
      if nodes[node].pointee.box.kind.isRelativeContainer, let size = containers.inner[node] {
        return size
      }
      outer = nodes[node].pointee.parent
    }
    return containers.root
  }

  /// Determines the sizes of containers before anything is recorded.
  ///
  /// A view may affect the size of the container that it is relative to, so this takes a few
  /// rounds, each with an engine of its own and without an observer.
  func settleContainers(_ proposal: ProposedViewSize) {
    containers.root = CGSize(
      width: proposal.width?.finite ?? 0, height: proposal.height?.finite ?? 0)
    guard hasContainerRelatives else { return }
    for _ in 0..<Self.mostRounds {
      let trial = LayoutEngine(
        tree, context: context, policy: .full, overrides: overrides, containers: containers,
        budget: budget)
      let found = trial.layOutOnce(proposal)
      guard found != containers, !trial.isOverBudget else { return }
      containers = found
    }
    observer?.note(
      NodeID(0), .engine,
      "has containers whose sizes depend on views that depend on them; round \(Self.mostRounds) counts"
    )
  }

  private static let mostRounds = 8

  /// The resulting container sizes.
  private func layOutOnce(_ proposal: ProposedViewSize) -> ContainerSizes {
    placeRoot(proposal)
    var found = ContainerSizes(root: containers.root)
    for index in 0..<nodes.count {
      guard let container = nodes[NodeID(index)].pointee.box.relativeContainer else { continue }
      let content = nodes[NodeID(index)].pointee.children.first.map { placement(of: $0) }
      let placed = nodes[NodeID(index)].pointee.placement
      found.inner[NodeID(index)] = container.room(
        in: placed.offered, unsafe: safeAreaOverlap(of: NodeID(index)), for: content)
    }
    return found
  }
}

extension LayoutEngine {
  /// Whether a view may be relative to a container other than the root; content built later may
  /// contain one.
  private var hasContainerRelatives: Bool {
    var (hasContainer, hasRelative) = (false, false)
    for index in 0..<nodes.count {
      let box = nodes[NodeID(index)].pointee.box
      hasContainer = hasContainer || box.kind.isRelativeContainer
      hasRelative = hasRelative || box.kind.isContainerRelative || box.kind.isGrowing
    }
    return hasContainer && hasRelative
  }
}

extension Placement {
  /// What it was offered, its own length where that is nothing: how long its content is has no part
  /// in it.
  fileprivate var offered: CGSize {
    CGSize(
      width: proposal.width?.finite ?? size.width, height: proposal.height?.finite ?? size.height)
  }
}
